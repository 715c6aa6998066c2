export const id = 2518;
export const ids = [2518];
export const modules = {

/***/ 17566:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Xy: () => (/* binding */ batches),
  dT: () => (/* binding */ roomOf),
  xv: () => (/* binding */ writePage)
});

;// CONCATENATED MODULE: ./src/report/html/compiled.ts
// Made by `npm run docs` of src/page/; do not edit. The page as a browser runs it, and the hashes that its policy allows.
const script = [
    "(()=>{'use strict';",
    "const r=(()=>{function VJ(VA,yE){if(VA.length<=yE)return VA;",
    "return`${VA.slice(0,WJ(VA,Math.max(0,yE-1)))}…`;",
    "}",
    "function WJ(zE,WA){const XJ=zE.charCodeAt(WA-1);",
    "const YJ=zE.charCodeAt(WA);",
    "return(XJ&0xfc00)===0xd800&&(YJ&0xfc00)===0xdc00?WA-1:WA;",
    "}",
    "const AE=(ZJ)=>String(ZJ).replace(/\\B(?=(?:\\d{3})+$)/g,',');",
    "const aK=(BE,CE,bK=`${CE}s`)=>`${AE(BE)} ${BE===1?CE:bK}`;",
    "return{count:aK,clip:VJ,thousands:AE};",
    "})();",
    "const nC=(()=>{function cK({scenario:dK,trial:DE,call:EE,verdict:FE,beside:GE}){const qA=[HE(dK)];",
    "if(DE!==undefined)qA.push(String(DE));",
    "if(EE!==undefined)qA.push(`call-${EE}`);",
    "else if(FE!==undefined)qA.push(`verdict-${HE(FE)}`);",
    "else if(GE!==undefined)qA.push(`beside-${GE}`);",
    "return`#${qA.join('/')}`;",
    "}",
    "function eK(fK){const[gK='',IE='',XA='']=fK.replace(/^#/,'').split('/');",
    "const YA=JE(gK);",
    "if(YA===undefined||YA==='')return undefined;",
    "if(!/^[1-9]\\d{0,8}$/.test(IE))return{scenario:YA};",
    "const KE=/^call-([1-9]\\d{0,8})$/.exec(XA)?.[1];",
    "const LE=XA.startsWith('verdict-')?JE(XA.slice(8)):undefined;",
    "const ZA=/^beside-(reference|[1-9]\\d{0,8})$/.exec(XA)?.[1];",
    "return{scenario:YA,trial:Number(IE),...(KE===undefined?{}:{call:Number(KE)}),...(LE===undefined?{}:{verdict:LE}),...(ZA===undefined?{}:{beside:ZA==='reference'?ZA:Number(ZA)}),};",
    "}",
    "const HE=(hK)=>encodeURIComponent(hK.replace(/\\p{Cs}/gu,'\\ufffd'));",
    "function JE(iK){try{return decodeURIComponent(iK);",
    "}",
    "catch{return undefined;",
    "}",
    "}",
    "return{spotOf:eK,fragmentOf:cK};",
    "})();",
    "const jK=(()=>{const kK='agent-eval/viewer@1';",
    "const lK='block';",
    "return{blockId:lK,schema:kK};",
    "})();",
    "const mK=(()=>{const{blockId:nK,schema:ME}=jK;",
    "async function oK(){const NE=document.getElementById(nK);",
    "const OE=NE?.textContent??'';",
    "const PE=Number(NE?.dataset['contents']);",
    "if(typeof DecompressionStream==='undefined')throw new Error('This browser cannot unpack what the page holds; one of 2023 or later can');",
    "const z=JSON.parse(await QE(OE,0,PE));",
    "if(z.schema!==ME)throw new Error(`Expected ${ME}, found ${String(z.schema)}: this page is not whole`);",
    "const pK=Math.ceil(PE/3)*3;",
    "const oC=([qK,rK])=>QE(OE,pK+qK,rK);",
    "const RE=new Map(z.timelines.map(([sK,tK,...uK])=>[`${sK}/${tK}`,uK]));",
    "const SE=new Map(z.references.map(([vK,...wK])=>[vK,wK]));",
    "const TE=new Map();",
    "const UE=async(VE)=>VE&&JSON.parse(await oC(VE));",
    "const WE=[];",
    "for(const xK of await Promise.all(z.entries.map(oC)))for(const yK of xK.split('\\n'))zK(WE,JSON.parse(yK));",
    "return{contents:z,scenarios:WE.filter(Boolean),timelineOf:(AK,BK)=>UE(RE.get(`${AK}/${BK}`)),referenceOf:(CK)=>UE(SE.get(CK)),hasReference:(DK)=>SE.has(DK),hasTimeline:(EK,FK)=>RE.has(`${EK}/${FK}`),async linesOf(GK){const V=z.files[GK];",
    "const XE=V&&z.texts[V.part];",
    "if(!V||!XE)return undefined;",
    "const YE=TE.get(V.part)??oC(XE).then((HK)=>HK.split('\\n'));",
    "TE.set(V.part,YE);",
    "return JSON.parse((await YE)[V.line]??'\"\"').split(/\\r?\\n/);",
    "},};",
    "}",
    "function zK(ZE,A){if('head'in A){const IK=Array.from({length:A.runs});",
    "ZE[A.scenario]={number:A.scenario,head:A.head,asks:A.asks??[],runs:IK};",
    "return;",
    "}",
    "const{run:aF,result:JK}=A;",
    "const bF=ZE[A.scenario];",
    "if(bF)bF.runs[aF]={...JK,number:aF};",
    "}",
    "async function QE(KK,cF,pC){const LK=atob(KK.slice((cF/3)*4,Math.ceil((cF+pC)/3)*4));",
    "const dF=new Uint8Array(pC);",
    "for(let aB=0;aB<pC;aB++)dF[aB]=LK.charCodeAt(aB);",
    "const MK=new Blob([dF]).stream().pipeThrough(new DecompressionStream('gzip'));",
    "return await new Response(MK).text();",
    "}",
    "return{openBlock:oK};",
    "})();",
    "const NK=(()=>{const OK=/(?![\\ufe0e\\ufe0f])[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\p{Cs}\\p{Default_Ignorable_Code_Point}]/gu;",
    "const PK={'\\n':'\\\\n','\\r':'\\\\r','\\t':'\\\\t'};",
    "const QK=(eF)=>PK[eF]??`\\\\u{${eF.codePointAt(0).toString(16)}}`;",
    "const RK=(SK)=>SK.replace(OK,(qC)=>(/[\\n\\t]/.test(qC)?qC:QK(qC)));",
    "return{visibleLines:RK};",
    "})();",
    "const p=(()=>{const{visibleLines:rC}=NK;",
    "function fF(TK,sC,...UK){const n=document.createElement(TK);",
    "const{class:gF,id:hF,to:iF,title:jF,on:kF,hidden:VK,tab:lF,aria:WK,role:mF,}=typeof sC==='string'?{class:sC}:sC;",
    "if(gF)n.className=gF;",
    "if(hF!==undefined)n.id=hF;",
    "if(iF?.startsWith('#')&&n instanceof HTMLAnchorElement)n.href=iF;",
    "if(jF!==undefined)n.title=rC(jF);",
    "if(kF)n.addEventListener('click',kF);",
    "if(VK)n.hidden=true;",
    "if(lF!==undefined)n.tabIndex=lF;",
    "if(mF!==undefined)n.setAttribute('role',mF);",
    "for(const[XK,nF]of Object.entries(WK??{}))if(nF!==undefined)n.setAttribute(`aria-${XK}`,rC(nF));",
    "if(n instanceof HTMLButtonElement)n.type='button';",
    "bB(n,UK);",
    "return n;",
    "}",
    "function bB(tC,YK){for(const B of YK){if(B===undefined||B===false||B==='')continue;",
    "if(typeof B==='string')tC.append(document.createTextNode(rC(B)));",
    "else if(B instanceof Node)tC.append(B);",
    "else bB(tC,B);",
    "}",
    "}",
    "function ZK(oF,...aL){oF.replaceChildren();",
    "bB(oF,aL);",
    "}",
    "const bL=(cL)=>fF('span','heard',cL);",
    "return{el:fF,fill:ZK,put:bB,heard:bL};",
    "})();",
    "const dL=(()=>{function eL(pF){document.addEventListener('keydown',(qF)=>{const{key:uC,target:vC,altKey:fL,ctrlKey:gL,metaKey:hL,defaultPrevented:iL}=qF;",
    "if(fL||gL||hL||iL)return;",
    "if(vC instanceof HTMLInputElement||vC instanceof HTMLSelectElement){if(uC==='Escape')vC.blur();",
    "return;",
    "}",
    "const rF=Object.hasOwn(pF,uC)?pF[uC]:undefined;",
    "if(!rF)return;",
    "qF.preventDefault();",
    "rF.act();",
    "});",
    "}",
    "return{listen:eL};",
    "})();",
    "const sF=(()=>{const jL=(wC)=>wC.severity==='blocking'&&(wC.verdict==='fail'||wC.verdict==='error');",
    "return{blocks:jL};",
    "})();",
    "const cB=(()=>{const{blocks:kL}=sF;",
    "function lL(C,mL){if(C.verdict==='pass'||C.verdict==='skip')return C.verdict;",
    "if(C.severity!=='blocking')return C.severity;",
    "if(C.gates===false)return'known';",
    "return kL(C)&&mL.verdict!=='fail'?'spared':C.verdict;",
    "}",
    "const nL=({verdict:oL})=>oL==='skip'?'skipped':'a failure is expected';",
    "const pL=({index:qL,count:rL})=>`Shard ${qL} of ${rL}: what only all traces decide is left open, and agent-eval merge decides it`;",
    "function sL(H,dB){const{expected:tF,observed:uF}=H.sequences??{};",
    "return{scenario:dB.name,id:H.id,message:H.message,file:H.location?.file??dB.file,place:H.location,nearest:H.location??(dB.line?{line:dB.line}:undefined),evidence:(H.evidence??[]).filter((xC)=>xC.call!==undefined||xC.tool||xC.excerpt),chains:tF&&uF?[{word:'expected',names:tF},{word:'observed',names:uF},]:[],};",
    "}",
    "function tL(vF,eB){if(!eB?.line)return vF;",
    "return`${vF}:${eB.line}${eB.column?`:${eB.column}`:''}`;",
    "}",
    "return{reasonOf:nL,pointOf:tL,tell:sL,shardNote:pL,standingOf:lL};",
    "})();",
    "const I=(()=>{const{blocks:uL}=sF;",
    "const{standingOf:vL}=cB;",
    "const wL=({verdict:yC,pending:xL})=>yC===undefined?'none':xL&&yC==='skip'?'open':yC;",
    "const wF=(yL,{verdict:zL})=>vL(yL,{verdict:zL??'fail'});",
    "const xF=({trials:AL},{id:BL})=>BL==='trials_met'&&AL?.total===1;",
    "const CL=(yF)=>yF.dimensions.filter((DL)=>!xF(yF,DL));",
    "const EL=({head:zC})=>zC.verdict==='fail'&&zC.dimensions.some((zF)=>xF(zC,zF)&&uL(zF));",
    "const FL=(AF)=>AF.verdict==='fail'||AF.verdict==='error';",
    "const GL=(BF)=>/^[^.[]*/.exec(BF)?.[0]??BF;",
    "const HL={...{pass:'✓',fail:'✗',error:'!',skip:'–',spared:'✗',known:'✗',advisory:'✗',off:'–'},...{open:'…',none:'·'},};",
    "const IL={pass:'holds',fail:'fails',error:'cannot be told',skip:'skipped',spared:'fails, spared',known:'fails, known',advisory:'advisory',off:'off',open:'left open',none:'not judged',};",
    "const JL=(KL)=>HL[KL];",
    "const LL=(ML)=>IL[ML];",
    "function NL(OL,PL){const QL=['fail','error','known','spared','advisory','pass','skip','off'];",
    "const CF=(RL)=>QL.indexOf(wF(RL,PL));",
    "return[...OL].sort((SL,TL)=>CF(SL)-CF(TL));",
    "}",
    "return{isBad:FL,ownOf:CL,signOf:JL,standing:wF,wordOf:LL,stateOf:wL,ranked:NL,repeats:EL,familyOf:GL};",
    "})();",
    "const rA=(()=>{const{el:fB,heard:UL}=p;",
    "const{signOf:DF,wordOf:AC}=I;",
    "const VL=(gB)=>fB('span',{class:`mark is-${gB}`,title:AC(gB)},fB('span',{aria:{hidden:'true'}},DF(gB)),UL(AC(gB)));",
    "const WL=(BC)=>fB('span',`badge is-${BC}`,fB('span',{aria:{hidden:'true'}},`${DF(BC)} `),AC(BC));",
    "return{badge:WL,mark:VL};",
    "})();",
    "const W=(()=>{const{fragmentOf:sA}=nC;",
    "const XL=({head:YL})=>sA({scenario:YL.name});",
    "const ZL=({head:aM},{number:bM})=>sA({scenario:aM.name,trial:bM+1});",
    "const cM=({head:dM},{number:eM},fM)=>sA({scenario:dM.name,trial:eM+1,call:fM});",
    "const gM=({head:hM},iM,jM)=>sA({scenario:hM.name,trial:(iM?.number??0)+1,verdict:jM});",
    "const kM=({head:lM},{number:mM},EF)=>sA({scenario:lM.name,trial:mM+1,...(EF===undefined?{}:{beside:EF})});",
    "function nM(FF){if(location.hash===FF)dispatchEvent(new HashChangeEvent('hashchange'));",
    "else location.hash=FF;",
    "}",
    "return{go:nM,runPlace:ZL,scenarioPlace:XL,verdictPlace:gM,besidePlace:kM,callPlace:cM};",
    "})();",
    "const CC=(()=>{const{el:oM}=p;",
    "const tA=40;",
    "function pM(DC,EC,qM,{height:rM,role:GF}){const HF=[];",
    "const hB=[];",
    "const IF=new IntersectionObserver((sM)=>{for(const{isIntersecting:tM,target:uM}of sM)if(tM)iB(hB.indexOf(uM));",
    "},{rootMargin:'1200px'});",
    "const iB=(FC)=>{const X=hB[FC];",
    "if(!X||X.dataset['drawn'])return;",
    "X.dataset['drawn']='yes';",
    "X.style.minHeight='';",
    "IF.unobserve(X);",
    "for(let jB=FC*tA;jB<Math.min(EC,(FC+1)*tA);jB++){const GC=qM(jB);",
    "if(GF)GC.setAttribute('role','listitem');",
    "HF[jB]=GC;",
    "X.append(GC);",
    "}",
    "};",
    "if(GF)DC.setAttribute('role','list');",
    "DC.replaceChildren();",
    "for(let HC=0;HC<EC;HC+=tA){const kB=oM('div','rows');",
    "kB.style.minHeight=`${Math.min(tA,EC-HC)*rM}px`;",
    "hB.push(kB);",
    "DC.append(kB);",
    "IF.observe(kB);",
    "}",
    "iB(0);",
    "return{row(JF){iB(Math.floor(JF/tA));",
    "return HF[JF];",
    "},drawAll(){for(const vM of hB.keys())iB(vM);",
    "},};",
    "}",
    "return{seenList:pM};",
    "})();",
    "const wM=(()=>{const{count:KF,thousands:xM}=r;",
    "const{el:l,fill:yM}=p;",
    "const{mark:zM}=rA;",
    "const{familyOf:LF,isBad:MF,stateOf:IC}=I;",
    "const{scenarioPlace:AM}=W;",
    "const{seenList:BM}=CC;",
    "function CM(lB,{head:DM}){const JC={text:'',verdict:'',tag:'',family:'',change:''};",
    "const KC=[...lB].sort((EM,FM)=>NF(EM)-NF(FM));",
    "const OF=l('p',{class:'count',role:'status'});",
    "const LC=l('div',{class:'scenarios'});",
    "let D=[];",
    "let MC;",
    "let PF;",
    "const NC=()=>{D=KC.filter((GM)=>HM(GM,JC));",
    "yM(OF,D.length===KC.length?KF(D.length,'scenario'):`${xM(D.length)} of ${KF(KC.length,'scenario')}`);",
    "MC=BM(LC,D.length,(IM)=>JM(D[IM],PF),{height:32,role:true});",
    "};",
    "const Y=l('input',{aria:{label:'Search scenarios'}});",
    "Y.type='search';",
    "Y.placeholder='Search  /';",
    "Y.addEventListener('input',()=>{JC.text=Y.value.trim().toLowerCase();",
    "NC();",
    "});",
    "const mB=(KM,QF,RF)=>RF.length>0&&LM(QF,[['',QF],...RF],(MM)=>{JC[KM]=MM;",
    "NC();",
    "});",
    "const NM=new Set(lB.map((OM)=>IC(OM.head)));",
    "const SF=[['fail','fails'],['pass','holds'],['skip','skipped'],['open','left open'],].filter(([PM])=>NM.has(PM));",
    "const TF=(QM)=>[...new Set(QM)].sort().map((UF)=>[UF,UF]);",
    "const RM=DM?.baseline?['new','flaky','known'].map((VF)=>[VF,VF]):[];",
    "NC();",
    "return{element:l('nav',{class:'list',aria:{label:'Scenarios'}},l('div','filters',Y,l('div','choices',SF.length>1&&mB('verdict','any verdict',SF),mB('tag','any tag',TF(lB.flatMap((SM)=>SM.head.tags))),mB('family','any family',TF(lB.flatMap(TM))),mB('change','new and known',RM)),OF),LC),search:Y,shown:()=>D,select(OC){PF=OC;",
    "for(const UM of LC.querySelectorAll('[aria-current]'))UM.removeAttribute('aria-current');",
    "const WF=OC?D.indexOf(OC):-1;",
    "const XF=WF<0?undefined:MC?.row(WF)?.querySelector('a');",
    "XF?.setAttribute('aria-current','true');",
    "XF?.scrollIntoView({block:'nearest'});",
    "},drawAll:()=>MC?.drawAll(),};",
    "}",
    "function NF(YF){const{verdict:ZF='pass'}=YF.head;",
    "if(ZF!=='fail')return ZF==='pass'?4:5;",
    "const PC=QC(YF);",
    "return PC.includes('new')?0:PC.includes('flaky')?1:PC.length===0?2:3;",
    "}",
    "function LM(VM,WM,XM){const RC=l('select',{aria:{label:`Show ${VM}`}},WM.map(([YM,ZM])=>{const aG=l('option','',ZM);",
    "aG.value=YM;",
    "return aG;",
    "}));",
    "RC.addEventListener('change',()=>XM(RC.value));",
    "return RC;",
    "}",
    "function JM(nB,aN){const{head:bG}=nB;",
    "const{name:bN,tags:cN,trials:oB}=bG;",
    "const dN=QC(nB);",
    "return l('div','row',l('a',{to:AM(nB),...(nB===aN?{aria:{current:'true'}}:{})},zM(IC(bG)),l('span','name',l('span','text',bN),dN.map((cG)=>l('span',`tag change-${cG}`,cG)),cN.map((eN)=>l('span','tag',eN))),oB&&oB.total>1&&l('span',{class:'trials',title:'trials that passed'},`${oB.passed}/${oB.total}`)));",
    "}",
    "function*pB({head:fN,runs:gN}){yield*fN.dimensions;",
    "for(const dG of gN)if(dG)yield*dG.dimensions;",
    "}",
    "const TM=(hN)=>[...pB(hN)].filter(({id:iN})=>iN.includes('.')).map(({id:jN})=>LF(jN));",
    "const QC=(kN)=>[...new Set([...pB(kN)].flatMap(({change:eG})=>(eG===undefined?[]:[eG]))),];",
    "const fG=new WeakMap();",
    "function lN(uA){let qB=fG.get(uA);",
    "if(qB===undefined){const{name:mN,description:nN='',file:oN,tags:pN}=uA.head;",
    "const qN=[...pB(uA)].flatMap((rB)=>(MF(rB)?[rB.id,rB.message]:[rB.id]));",
    "const rN=uA.runs.flatMap((sB)=>(sB?[sB.trace,sB.id??'',sB.persona??'']:[]));",
    "qB=[...new Set([mN,nN,oN,...pN,...rN,...qN])].join('\\n').toLowerCase();",
    "fG.set(uA,qB);",
    "}",
    "return qB;",
    "}",
    "function HM(vA,{text:gG,verdict:SC,tag:hG,family:TC,change:iG}){if(SC!==''&&IC(vA.head)!==SC)return false;",
    "if(hG!==''&&!vA.head.tags.includes(hG))return false;",
    "if(iG!==''&&!QC(vA).includes(iG))return false;",
    "const sN=[...(TC===''?[]:pB(vA))];",
    "if(TC!==''&&!sN.some((jG)=>LF(jG.id)===TC&&(SC!=='fail'||MF(jG))))return false;",
    "return gG===''||gG.split(/\\s+/).every((tN)=>lN(vA).includes(tN));",
    "}",
    "return{scenarioList:CM};",
    "})();",
    "const kG=(()=>{const{count:uN}=r;",
    "function vN(UC){const wN=['new','known','flaky','fixed'].map((lG)=>`${UC[lG]} ${lG}`);",
    "return`${wN.join(', ')} against ${uN(UC.reports,'report')}${UC.confirmed?', in a rerun':''}`;",
    "}",
    "const xN=(yN)=>yN.weakened.map(({scenario:mG,dimension:nG,was:oG,is:pG})=>nG==='*'?`weakened: the scenario ${mG} was ${oG} in the baseline and is ${pG}`:`weakened: ${nG} of ${mG} was ${oG} in the baseline and is ${pG}`);",
    "function zN(wA){const AN=wA.fixed_dimensions.map(({scenario:BN,dimension:CN})=>`${BN}: ${CN}`);",
    "const DN=[{word:'fixed',names:AN},{word:'not in the baseline',names:wA.added},{word:'changed, so that earlier trials are not compared',names:wA.changed},{word:'gone',names:wA.gone},{word:'to run again',names:wA.rerun},];",
    "return DN.filter(({names:EN})=>EN.length>0);",
    "}",
    "const FN={cost_usd:{name:'cost',show:(GN)=>`$${GN.toFixed(4)}`},tool_calls:{name:'calls',show:String},turns:{name:'turns',show:String},tokens:{name:'tokens',show:String},duration_ms:{name:'duration',show:(HN)=>`${(HN/1000).toFixed(1)} s`},};",
    "function IN({figure:JN,was:qG,is:rG}){const{name:KN,show:sG}=FN[JN];",
    "return{name:KN,was:sG(qG),is:sG(rG),change:LN(qG,rG)};",
    "}",
    "function LN(tB,VC){if(tB===VC)return'±0 %';",
    "if(tB===0)return'from 0';",
    "return`${VC>tB?'+':'−'}${Math.round(Math.abs(VC/tB-1)*100)} %`;",
    "}",
    "return{figureOf:IN,countsOf:vN,differencesOf:zN,weakenedOf:xN};",
    "})();",
    "const MN=(()=>{const{count:J,thousands:NN}=r;",
    "const{countsOf:ON,differencesOf:PN,weakenedOf:QN}=kG;",
    "const{fragmentOf:RN}=nC;",
    "const{pointOf:SN,shardNote:TN}=cB;",
    "const{el:c}=p;",
    "const{badge:UN}=rA;",
    "const{repeats:VN}=I;",
    "function tG({mb:WN,runs:uB,timelines:uG,files:vG,why:wG}){const WC=`so that the page stays below ${WN} MB (html-max-mb)`;",
    "return[wG??'',uB>0?`${J(uB,'run')} left out, ${WC}: failing runs come first, then the newest`:'',uG>uB&&!wG?`${J(uG-uB,'timeline')} left out, ${WC}`:'',vG>0?`The text of ${J(vG,'scenario file')} left out, ${WC}`:'',].filter((XN)=>XN!=='');",
    "}",
    "function YN({title:ZN,head:m,rest:Z,more:xG,left:aO},bO){const cO=bO.filter(VN).length;",
    "return c('article','run',c('header','runhead',c('div','title',c('h1',{tab:-1},ZN??'agent-eval'),m&&UN(m.verdict)),m&&c('p','',dO(m.totals,cO))),m?.shard&&c('p','note',TN(m.shard)),aA('Left out of this page',tG(aO)),aA('What weakens the gate',[...(m?.baseline?QN(m.baseline):[]),...(m?.weakened??[])]),m?.baseline&&c('section','block',c('h2','','Against the baseline'),c('p','',ON(m.baseline)),PN(m.baseline).map(({word:eO,names:fO})=>[c('h3','',eO),c('ul','',fO.slice(0,200).map((gO)=>c('li','',gO))),])),aA('What could not be read',(Z?.problems??[]).map((bA)=>[c('code','',SN(bA.file,bA.line===undefined?undefined:{line:bA.line,...(bA.column===undefined?{}:{column:bA.column})})),` ${bA.message}`,]),xG?.problems),aA('Traces without a scenario',(Z?.unmatched_traces??[]).map((hO,iO)=>[c('code','',hO),` ${Z?.unmatched_reasons[iO]??''}`]),xG?.unmatched_traces),Z?.agreement&&jO(Z.agreement),aA('Notes',Z?.notes??[]),kO(m?.totals.tags??{}),c('p','dim',m?`agent-eval ${m.tool.version}`:''));",
    "}",
    "function dO(lO,mO){const{scenarios:nO,passed:oO,failed:pO,skipped:yG,traces:qO,blocking_failures:rO,advisory_failures:sO}=lO;",
    "return[J(nO,'scenario'),`${oO} passed`,`${pO} failed`,yG>0?`${yG} skipped`:'',J(qO,'trace'),J(rO-mO,'blocking finding'),J(sO,'advisory finding'),].filter(Boolean).join(' · ');",
    "}",
    "function aA(tO,zG,AG=0){if(zG.length===0)return undefined;",
    "return c('section','block',c('h2','',tO),c('ul','plain',zG.map((uO)=>c('li','',uO))),AG>0&&c('p','dim',`and ${NN(AG)} more; the JSON report has them all`));",
    "}",
    "function jO(vO){const{label:wO,disagreements:xO,true_pass:yO,true_fail:zO,false_pass:AO,false_fail:BO,unlabelled:CO}=vO;",
    "return[c('section','block',c('h2','',`Agreement with ${wO}`),c('p','',`${yO+zO} agree; ${AO} pass where the label is bad, ${BO} fail where it is good; ${CO} without it`),c('ul','plain',xO.map(({kind:DO,scenario:BG,trace:EO,dimension:FO=''})=>c('li','',`${DO==='false_pass'?'passes':'fails'}: `,c('a',{to:RN({scenario:BG})},BG),' ',c('code','',EO),` ${FO}`)))),];",
    "}",
    "function kO(GO){return aA('By tag',Object.entries(GO).map(([HO,{scenarios:IO,passed:JO}])=>[c('span','tag',HO),` ${JO} of ${IO} passed`,]));",
    "}",
    "return{leftTexts:tG,overviewOf:YN};",
    "})();",
    "const CG=(()=>{function KO(XC){for(const LO of document.querySelectorAll('.pointed'))LO.classList.remove('pointed');",
    "XC.classList.add('pointed');",
    "XC.scrollIntoView({block:'center'});",
    "XC.focus({preventScroll:true});",
    "}",
    "return{pointAt:KO};",
    "})();",
    "const DG=(()=>{const MO=400_000;",
    "function NO(K,L,OO=MO){if((K.length+1)*(L.length+1)>OO)return undefined;",
    "const YC=L.length+1;",
    "const EG=new Uint32Array((K.length+1)*YC);",
    "const cA=(PO,QO)=>EG[PO*YC+QO];",
    "for(let M=K.length-1;M>=0;M--)for(let N=L.length-1;N>=0;N--)EG[M*YC+N]=K[M]===L[N]?cA(M+1,N+1)+1:Math.max(cA(M+1,N),cA(M,N+1));",
    "const dA=[];",
    "let x=0;",
    "let y=0;",
    "while(x<K.length&&y<L.length){if(K[x]===L[y]&&cA(x,y)>0)dA.push({one:x++,other:y++});",
    "else if(cA(x+1,y)>=cA(x,y+1))dA.push({one:x++});",
    "else dA.push({other:y++});",
    "}",
    "while(x<K.length)dA.push({one:x++});",
    "while(y<L.length)dA.push({other:y++});",
    "return dA;",
    "}",
    "return{align:NO};",
    "})();",
    "const FG=(()=>{const RO=/^[\\w@%+=:,./][\\w@%+=:,./-]*$/;",
    "function SO(GG,HG){const ZC=/^(.*\\.(?:jsonl?|ndjson|traj|eval)(?:\\.gz)?)#[^/]*$/i.exec(GG)?.[1]??GG;",
    "const aD=ZC.startsWith('-')?`./${ZC}`:ZC;",
    "const TO=RO.test(aD)?aD:`'${aD.replaceAll(\"'\",\"'\\\\''\")}'`;",
    "return`agent-eval show ${TO}${HG===undefined?'':` --call ${HG}`}`;",
    "}",
    "return{showCommand:SO};",
    "})();",
    "const IG=(()=>{const{count:bD}=r;",
    "const{el:xA,fill:UO}=p;",
    "const JG=5;",
    "const KG=600;",
    "function cD(yA){if(yA<1000)return bD(yA,'byte');",
    "const[dD,VO]=yA<1e6?[yA/1000,'kB']:[yA/1e6,'MB'];",
    "return`${dD<10?dD.toFixed(1):Math.round(dD)} ${VO}`;",
    "}",
    "function WO(zA,XO,YO='pre'){const AA=typeof zA==='string'?zA:zA.head;",
    "const eA=typeof zA==='string'?undefined:ZO(AA,zA.of,XO);",
    "const LG=AA.split('\\n');",
    "const eD=LG.slice(0,JG).join('\\n');",
    "const vB=eD.length>KG?eD.slice(0,KG):eD;",
    "const fD=xA('div',`said ${YO}`,vB);",
    "const MG=LG.length-JG;",
    "if(vB.length===AA.length)return[fD,eA];",
    "const NG=MG>0?bD(MG,'more line'):bD(AA.length-vB.length,'more character');",
    "const BA=xA('button',{class:'more',aria:{expanded:'false'},on(){const wB=BA.getAttribute('aria-expanded')!=='true';",
    "BA.setAttribute('aria-expanded',String(wB));",
    "UO(fD,wB?AA:vB);",
    "BA.textContent=wB?'fold':NG;",
    "if(eA)eA.hidden=!wB;",
    "},});",
    "BA.textContent=NG;",
    "if(eA)eA.hidden=true;",
    "return[fD,xA('div','tools',BA),eA];",
    "}",
    "function aP(bP,cP){for(const dP of bP.querySelectorAll(`button.more[aria-expanded=\"${String(!cP)}\"]`))dP.click();",
    "}",
    "const ZO=(eP,fP,gP)=>xA('div','cut',`cut here: ${cD(new TextEncoder().encode(eP).length)} of ${cD(fP)} are in this page; `,xA('code','',gP),' has all of it');",
    "return{foldAll:aP,folded:WO,sizeText:cD};",
    "})();",
    "const hP=(()=>{const{count:iP}=r;",
    "const{align:jP}=DG;",
    "const{showCommand:OG}=FG;",
    "const{el:b}=p;",
    "const{folded:gD}=IG;",
    "const{seenList:kP}=CC;",
    "const PG=({rows:lP})=>lP.filter((mP)=>mP.is==='call');",
    "const nP=4_000_000;",
    "function oP(xB,yB){const[hD,iD]=[PG(xB.timeline),PG(yB.timeline)];",
    "const fA=pP(hD,iD);",
    "const jD=fA.findIndex((QG)=>QG.one===undefined||QG.other===undefined);",
    "const CA=jD>=0?jD:fA.findIndex(({one:qP=0,other:rP=0})=>!RG(hD[qP],iD[rP]));",
    "const SG=b('div',{class:'beside',aria:{label:'Calls of both runs'}});",
    "const TG=kP(SG,fA.length,(kD)=>{const zB=fA[kD];",
    "const[DA,EA]=[zB.one===undefined?undefined:hD[zB.one],zB.other===undefined?undefined:iD[zB.other],];",
    "const UG=!DA?'added':!EA?'gone':RG(DA,EA)?'same':'changed';",
    "const VG=UG==='same'&&JSON.stringify(DA?.result)===JSON.stringify(EA?.result);",
    "return b('div',`pair ${UG}${kD===CA?' parts':''}`,kD===CA&&b('p','parting',jD>=0?'Here the runs part':'The same calls; here an argument differs first'),WG(DA,xB,EA,VG),WG(EA,yB,DA,VG));",
    "},{height:70,role:true});",
    "const AB=(sP)=>fA.filter((tP)=>tP[sP==='one'?'other':'one']===undefined).length;",
    "const uP=CA<0?'Both runs make the same calls with the same arguments':`${iP(fA.length-AB('one')-AB('other'),'call')} in common, ${AB('one')} here alone, ${AB('other')} there alone`;",
    "return{element:b('section',{class:'block',aria:{label:'Side by side'}},b('h2','','Side by side'),b('p','dim',uP),b('div','pair heads',XG(xB),XG(yB)),SG,b('div','pair answers',YG(xB),YG(yB))),first:CA<0?undefined:TG.row(CA),drawAll:()=>TG.drawAll(),};",
    "}",
    "function pP(wP,xP){const aH=(yP)=>yP.map(({tool:zP,agent:AP=''})=>`${zP}\\0${AP}`);",
    "const[lD,mD]=[aH(wP),aH(xP)];",
    "return(jP(lD,mD,nP)??Array.from({length:Math.max(lD.length,mD.length)},(gX,gA)=>(gA>=lD.length?{other:gA}:gA>=mD.length?{one:gA}:{one:gA,other:gA})));",
    "}",
    "const RG=(BP,CP)=>JSON.stringify(BP?.given)===JSON.stringify(CP?.given);",
    "const XG=({name:bH,to:cH})=>b('div','cell',b('h3','',cH===undefined?bH:b('a',{to:cH},bH)));",
    "function WG(E,DP,dH,EP){if(!E)return b('div','cell none',b('span','dim','no such call'));",
    "const eH=OG(DP.trace,E.n);",
    "const FP=new Map(dH?.given.map(({name:GP,said:HP})=>[GP,JSON.stringify(HP)]));",
    "const IP=E.given.map(({name:fH,said:gH})=>[b('dt','',fH??'arguments'),b('dd',dH&&FP.get(fH)!==JSON.stringify(gH)?'differs':'',gD(gH,eH)),]);",
    "const{failed:BB,given:hH}=E;",
    "const iH=[b('span','dim',`call ${E.n}`),b('span','tool',E.tool),BB&&BB!=='unknown'&&b('span',`state ${BB}`,`✗ ${BB}`),];",
    "const jH=[hH.length>0&&b('dl','fields',IP),E.result!==undefined&&b('div','result',gD(E.result,eH)),];",
    "if(!EP)return b('div','cell',b('div','head',iH),jH);",
    "const[CB]=hH;",
    "const kH=CB&&(typeof CB.said==='string'?CB.said:CB.said.head).split('\\n')[0];",
    "return b('details','cell',b('summary','head',iH,kH!==undefined&&b('code','line',kH)),jH);",
    "}",
    "function YG({timeline:{rows:JP},trace:KP}){const nD=JP.findLast((oD)=>oD.is==='answer'||(oD.is==='message'&&oD.agent===undefined));",
    "return b('div','cell',b('div','head',b('span','dim','answer')),nD&&'said'in nD?gD(nD.said,OG(KP),'prose'):b('span','dim','none recorded'));",
    "}",
    "return{besideView:oP};",
    "})();",
    "const lH=(()=>{const{count:mH,thousands:LP}=r;",
    "function nH(FA){if(FA<1000)return`${Math.round(FA)} ms`;",
    "if(FA<99_950)return`${(FA/1000).toFixed(1)} s`;",
    "const GA=Math.round(FA/1000);",
    "if(GA<3600)return`${Math.floor(GA/60)} min ${GA%60} s`;",
    "return`${Math.floor(GA/3600)} h ${Math.floor((GA%3600)/60)} min`;",
    "}",
    "const MP=(oH)=>`$${oH.toFixed(oH<0.1?4:2)}`;",
    "function NP({turns:pH,tool_calls:OP,tool_errors:qH,duration_ms:rH,cost_usd:sH,...PP}){const{input_tokens:tH,output_tokens:uH}=PP;",
    "return[pH===undefined?'':mH(pH,'turn'),`${mH(OP,'call')}${qH>0?`, ${qH} failed`:''}`,rH===undefined?'':nH(rH),sH===undefined?'':MP(sH),tH===undefined&&uH===undefined?'':`${LP((tH??0)+(uH??0))} tokens`,].filter((QP)=>QP!=='');",
    "}",
    "return{statsTexts:NP,timeText:nH};",
    "})();",
    "const RP=(()=>{const{clip:SP,count:TP}=r;",
    "const{showCommand:vH}=FG;",
    "const{el:a}=p;",
    "const{timeText:wH}=lH;",
    "const{foldAll:UP,folded:O,sizeText:xH}=IG;",
    "const{isBad:VP,signOf:WP,standing:XP}=I;",
    "const{callPlace:YP,verdictPlace:ZP}=W;",
    "const{seenList:aQ}=CC;",
    "function bQ(yH,zH,HA){const pD=a('div',{class:'timeline',aria:{label:'What happened, in order'}});",
    "const cQ=dQ(yH,zH);",
    "const eQ=fQ(HA.rows);",
    "const qD=aQ(pD,HA.rows.length,(AH)=>gQ(HA.rows[AH],{scenario:yH,run:zH,cited:cQ,turn:eQ[AH]}),{height:90,role:true});",
    "const hQ=new Map(HA.rows.flatMap((BH,iQ)=>(BH.is==='call'?[[BH.n,iQ]]:[])));",
    "const DB=a('button',{class:'quiet',on(){const CH=DB.textContent==='unfold all';",
    "qD.drawAll();",
    "UP(pD,CH);",
    "DB.textContent=CH?'fold all':'unfold all';",
    "},});",
    "DB.textContent='unfold all';",
    "return{element:a('section',{class:'block',aria:{label:'Timeline'}},a('div','title',a('h2','','What happened'),DB),pD,jQ(HA)),callRow(kQ){const DH=hQ.get(kQ);",
    "return DH===undefined?undefined:qD.row(DH);",
    "},drawAll:()=>qD.drawAll(),};",
    "}",
    "function fQ(lQ){let EH;",
    "return lQ.map((EB)=>{const FB='turn'in EB&&!('agent'in EB&&EB.agent)?EB.turn:undefined;",
    "if(FB===undefined||FB===EH)return undefined;",
    "EH=FB;",
    "return FB;",
    "});",
    "}",
    "function dQ({head:mQ},nQ){const rD=new Map();",
    "for(const GB of nQ.dimensions){const FH=XP(GB,mQ);",
    "for(const sD of new Set((GB.evidence??[]).map((oQ)=>oQ.call)))if(sD!==undefined)rD.set(sD,[...(rD.get(sD)??[]),{id:GB.id,bad:VP(GB),sign:WP(FH),state:FH}]);",
    "}",
    "return rD;",
    "}",
    "function gQ(j,GH){const{run:pQ,turn:HH}=GH;",
    "const hA=vH(pQ.trace);",
    "const tD='agent'in j?j.agent:undefined;",
    "const P=(qQ,rQ,...sQ)=>a('div',{class:`event ${qQ}${tD===undefined?'':' sub'}`},HH!==undefined&&a('div','turn',`turn ${HH}`),a('div','who',rQ),a('div','what',tD!==undefined&&a('div','agent',a('span','dim','sub-agent '),tD),sQ));",
    "switch(j.is){case'call':return tQ(j,GH,P);",
    "case'user':return P('user','user',O(j.said,hA,'prose'));",
    "case'message':return P('message','agent',j.step!==undefined&&a('div','dim','of ',a('code','',j.step)),O(j.said,hA,'prose'));",
    "case'answer':return P('message answer','answer',O(j.said,hA,'prose'));",
    "case'compaction':return P('note','',a('p','','The context was summarised here: the model no longer has word by word what stands above'));",
    "case'confirmation':return P('gate','gate',a('p','',a('code','',j.step),' was let through as ',a('strong','',j.tier)),HB(j.given,hA));",
    "default:return P(`consent ${j.action}`,'asked',O(j.said,hA,'prose'),j.guards!==undefined&&a('p','dim','of ',a('code','',j.guards)),a('p','reply','the user: ',a('strong','',j.action)),HB(j.given,hA));",
    "}",
    "}",
    "const uQ={error:'failed',denied:'denied',blocked:'blocked',unknown:'whether it failed is not recorded',};",
    "function tQ(h,{scenario:IH,run:uD,cited:vQ},wQ){const IB=vQ.get(h.n)??[];",
    "const JH=IB.find((xQ)=>xQ.bad);",
    "const{failed:iA}=h;",
    "const KH=vH(uD.trace,h.n);",
    "const LH=[h.exit_code===undefined?'':`exit ${h.exit_code}`,h.duration_ms===undefined?'':wH(h.duration_ms),h.after_ms===undefined||h.after_ms<=0?'':`+${wH(h.after_ms)}`,].filter(Boolean);",
    "const vD=wQ(`call${iA&&iA!=='unknown'?' failed':''}${JH?` cited is-${JH.state}`:IB.length>0?' cited':''}`,'',a('div','head',a('span','tool',h.tool),h.command!==undefined&&a('code','dim',h.command),iA&&a('span',`state ${iA}`,iA==='unknown'?'?':`✗ ${uQ[iA]}`),LH.length>0&&a('span','facts',LH.join(' · '))),IB.length>0&&a('div','cites',IB.map(({id:MH,state:yQ,sign:zQ})=>a('a',{class:`cite is-${yQ}`,to:ZP(IH,uD,MH),title:'to the verdict'},`${zQ} ${MH}`))),h.malformed&&a('p','warn','the arguments are no JSON object'),HB(h.given,KH),h.result===undefined?a('p','dim','no result recorded'):a('div','result',O(h.result,KH)),h.result_bytes!==undefined&&a('p','cut',`the trace itself holds a part of ${xH(h.result_bytes)}`));",
    "vD.querySelector('.who')?.append(a('a',{to:YP(IH,uD,h.n),title:'the address of this call'},`call ${h.n}`));",
    "vD.tabIndex=-1;",
    "return vD;",
    "}",
    "function HB(NH,AQ){return(NH.length>0&&a('dl','fields',NH.map(({name:OH,said:BQ})=>[a('dt','',OH===undefined?CQ:SP(OH,80)),a('dd','',O(BQ,AQ)),])));",
    "}",
    "const CQ='arguments';",
    "const DQ={completed:'The run was completed',interrupted:'The run was interrupted',max_turns:'The run ended at its limit of turns',output_token_budget:'The run ended at its budget of output tokens',cost_budget:'The run ended at its budget of cost',};",
    "function jQ({rows:EQ,left_out:PH,shortened:QH,stop:wD,error:xD,cut_off:FQ,lacks:RH,also:SH}){return a('div','end',PH!==undefined&&a('p','cut',`${TP(PH,'later event')} left out: the run is too long for this page`),QH!==undefined&&a('p','cut',`Texts of this run are cut after ${xH(QH)} each, since it is very large`),xD!==undefined&&a('div','error',a('strong','','The run broke off: '),O(xD,'agent-eval show','prose')),FQ&&a('p','warn','The recording was cut off'),a('p','stop',wD===undefined?(xD===undefined?'How the run ended is not recorded':''):(DQ[wD]??wD)),EQ.length===0&&a('p','dim','Nothing is recorded'),RH.length>0&&a('p','dim',`This recording does not hold: ${RH.join(', ')}`),SH.length>0&&a('details','also',a('summary','','Also recorded'),HB(SH,'agent-eval show --json')));",
    "}",
    "return{timelineView:bQ};",
    "})();",
    "const GQ=(()=>{const{count:HQ}=r;",
    "const{align:IQ}=DG;",
    "const{el:k}=p;",
    "const JQ={same:'',missing:'missing',beyond:'extra',moved:'out of order',};",
    "const KQ=4;",
    "function LQ({expected:MQ,observed:NQ}){const jA=OQ(MQ,NQ);",
    "const JB=k('tbody','');",
    "for(let IA=0;IA<jA.length;){let JA=IA+1;",
    "const PQ=(TH)=>TH==='same'||TH==='beyond';",
    "while(JA<jA.length&&jA[JA]?.kind===jA[IA]?.kind)JA++;",
    "const KB=jA.slice(IA,JA);",
    "if(KB.length>KQ&&PQ(KB[0]?.kind))JB.append(...QQ(KB));",
    "else JB.append(...KB.map(yD));",
    "IA=JA;",
    "}",
    "if(jA.length===0)JB.append(k('tr','',k('td','','(none)'),k('td','','(none)')));",
    "const UH=(RQ)=>{const VH=k('th','',RQ);",
    "VH.scope='col';",
    "return VH;",
    "};",
    "return k('table','sequences',k('caption','heard','Expected and observed steps'),k('thead','',k('tr','',UH('expected'),UH('observed'))),JB);",
    "}",
    "function QQ(WH){const SQ=WH.slice(0,2);",
    "const XH=WH.slice(2);",
    "const zD=k('td','');",
    "zD.colSpan=2;",
    "const YH=k('tr','others',zD);",
    "zD.append(k('button',{class:'more',aria:{expanded:'false'},on:()=>YH.replaceWith(...XH.map(yD))},HQ(XH.length,'more step')));",
    "return[...SQ.map(yD),YH];",
    "}",
    "function yD({kind:AD,expected:LB,observed:ZH}){const aI=AD!=='same'&&k('span','note',JQ[AD]);",
    "return k('tr',`step ${AD}`,k('td','',LB!==undefined&&k('code','',LB),LB!==undefined&&aI),k('td','',ZH!==undefined&&k('code','',ZH),LB===undefined&&aI));",
    "}",
    "function OQ(kA,KA){const BD=IQ(kA,KA)??[...kA.map((ZX,TQ)=>({one:TQ})),...KA.map((aY,UQ)=>({other:UQ})),];",
    "const bI=(VQ)=>{const MB=new Map();",
    "for(const CD of VQ)if(CD!==undefined)MB.set(CD,(MB.get(CD)??0)+1);",
    "return(cI)=>{const dI=MB.get(cI)??0;",
    "MB.set(cI,dI-1);",
    "return dI>0;",
    "};",
    "};",
    "const WQ=bI(BD.map(({one:eI,other:XQ})=>(eI!==undefined&&XQ===undefined?kA[eI]:undefined)));",
    "const YQ=bI(BD.map(({one:ZQ,other:fI})=>(ZQ===undefined&&fI!==undefined?KA[fI]:undefined)));",
    "return BD.map(({one:LA,other:DD})=>{if(LA!==undefined&&DD!==undefined)return{kind:'same',expected:kA[LA],observed:KA[DD]};",
    "if(LA!==undefined)return{kind:YQ(kA[LA]??'')?'moved':'missing',expected:kA[LA]};",
    "const gI=KA[DD??0];",
    "return{kind:WQ(gI??'')?'moved':'beyond',observed:gI};",
    "});",
    "}",
    "return{sequencesTable:LQ};",
    "})();",
    "const aR=(()=>{const{count:bR}=r;",
    "const{pointOf:cR,tell:dR}=cB;",
    "const{el:e}=p;",
    "const{badge:eR,mark:fR}=rA;",
    "const{isBad:NB,ownOf:gR,ranked:hR,standing:iR}=I;",
    "const{callPlace:hI,verdictPlace:jR}=W;",
    "const{sequencesTable:kR}=GQ;",
    "function lR(iI,jI,mR){const{head:kI}=iI;",
    "const nR=gR(kI);",
    "const OB=hR([...(jI?.dimensions??[]),...nR],kI);",
    "const lI=new Map(OB.map((mI)=>[mI.id,oR(mI,iI,jI,mR)]));",
    "const nI=OB.filter(NB);",
    "const PB=OB.filter((pR)=>!NB(pR));",
    "const oI=(pI)=>pI.length>0&&e('ul','verdicts',pI.map((qR)=>lI.get(qR.id)));",
    "const ED=PB.filter((rR)=>rR.verdict==='pass').length;",
    "const qI=PB.length-ED;",
    "const sR=[ED>0?bR(ED,'verdict that holds','verdicts that hold'):'',qI>0?`${qI} skipped`:'',];",
    "const QB=e('details','others',e('summary','',sR.filter(Boolean).join(', ')),oI(PB));",
    "QB.open=nI.length===0;",
    "return{element:e('section',{class:'block',aria:{label:'Verdicts'}},e('h2','','Verdicts'),oI(nI),PB.length>0&&QB,OB.length===0&&e('p','dim','No verdict')),rowOf(tR){const FD=lI.get(tR);",
    "if(FD&&QB.contains(FD))QB.open=true;",
    "return FD;",
    "},};",
    "}",
    "function oR(g,Q,RB,uR){const{evidence:rI,message:vR}=dR(g,Q.head);",
    "const lA=iR(g,Q.head);",
    "const[GD]=rI.flatMap(({call:sI})=>(sI===undefined?[]:[sI]));",
    "const wR=RB&&GD!==undefined?hI(Q,RB,GD):jR(Q,RB,g.id);",
    "const tI=g.location?.line??Q.asks.find((xR)=>xR.id===g.id)?.line;",
    "return e('li',{class:`verdict is-${lA}`,tab:-1},e('div','head',fR(lA),e('a',{class:'id',to:wR,title:GD===undefined?'this verdict':'to its evidence'},g.id),NB(g)&&lA!=='fail'&&eR(lA),g.severity!=='blocking'&&lA!=='advisory'&&lA!=='off'&&e('span','tag',g.severity),g.change!==undefined&&e('span',`tag change-${g.change}`,g.change),tI!==undefined&&e('button',{class:'line',title:'to the line that asks for it',on:()=>uR(g)},cR((g.location?.file??Q.head.file).replace(/^.*\\//,''),{line:tI}))),e('p','message',vR),yR(rI,Q,RB),g.flagged_values&&g.flagged_values.length>0&&e('p','dim','ungrounded: ',g.flagged_values.map((zR,AR)=>[AR>0&&', ',e('code','',zR)])),NB(g)&&g.sequences&&kR(g.sequences),g.oracle&&e('details','oracle',e('summary','','what the oracle answered'),e('div','said pre',JSON.stringify(g.oracle,undefined,2))));",
    "}",
    "const uI=4;",
    "function yR(SB,BR,CR){const vI=(wI)=>wI.length>0&&e('ul','evidence',wI.map((DR)=>e('li','',ER(DR,BR,CR))));",
    "const xI=SB.length>uI+1?uI:SB.length;",
    "const HD=SB.slice(xI);",
    "return[vI(SB.slice(0,xI)),HD.length>0&&e('details','beyond',e('summary','',`${HD.length} more`),vI(HD)),];",
    "}",
    "const ER=({call:TB,tool:FR,excerpt:yI},GR,zI)=>{const AI=[TB===undefined?'':`call ${TB}`,FR??''].filter(Boolean).join(' ');",
    "const HR=TB!==undefined&&zI?e('a',{to:hI(GR,zI,TB)},AI):AI;",
    "return[HR,yI&&e('code','excerpt',yI)];",
    "};",
    "return{verdictsOf:lR};",
    "})();",
    "const IR=(()=>{const{clip:JR,count:KR,thousands:LR}=r;",
    "const{figureOf:MR}=kG;",
    "const{reasonOf:NR}=cB;",
    "const{besideView:OR}=hP;",
    "const{el:d}=p;",
    "const{statsTexts:PR}=lH;",
    "const{badge:QR}=rA;",
    "const{signOf:ID,stateOf:RR}=I;",
    "const{besidePlace:SR,go:BI,runPlace:UB}=W;",
    "const{timelineView:TR}=RP;",
    "const{verdictsOf:UR}=aR;",
    "async function VR(VB,R,o,CI,WR){const DI=UR(R,o,WR);",
    "const mA=o&&(await VB.timelineOf(R.number,o.number));",
    "const EI=o&&mA&&(await XR(VB,R,CI.beside));",
    "const FI=YR(VB,R,o,CI,mA);",
    "if(o&&mA&&EI){const ZR={name:`trial ${o.number+1}`,to:UB(R,o),trace:o.trace,timeline:mA};",
    "const JD=OR(ZR,EI);",
    "return{element:d('article','run',FI,JD.element),callRow:()=>undefined,verdictRow:()=>undefined,parting:JD.first,drawAll:JD.drawAll,};",
    "}",
    "const WB=o&&mA&&TR(R,o,mA);",
    "return{element:d('article','run',FI,o?.verdict!==undefined||R.head.verdict!==undefined?DI.element:undefined,WB?WB.element:aS(VB,o)),callRow:(bS)=>WB?.callRow(bS),verdictRow:DI.rowOf,parting:undefined,drawAll:()=>WB?.drawAll(),};",
    "}",
    "function aS({contents:{left:GI}},cS){if(!cS)return undefined;",
    "const dS=GI.why??`The timeline of this run was left out, so that the page stays below ${GI.mb} MB (html-max-mb), or its file could not be read again`;",
    "return d('section','block',d('h2','','What happened'),d('p','dim',`${dS}.`));",
    "}",
    "async function XR(HI,XB,YB){if(YB===undefined)return undefined;",
    "if(YB==='reference'){const II=await HI.referenceOf(XB.number);",
    "return II&&{name:'reference',trace:'REFERENCE',timeline:II};",
    "}",
    "const MA=XB.runs[YB-1];",
    "const JI=MA&&(await HI.timelineOf(XB.number,MA.number));",
    "return MA&&JI&&{name:`trial ${YB}`,to:UB(XB,MA),trace:MA.trace,timeline:JI};",
    "}",
    "function YR(KI,KD,v,eS,ZB){const{head:aC}=KD;",
    "const{name:fS,description:LI,tags:gS,reason:MI,trials:S}=aC;",
    "const NI=RR(aC);",
    "const hS=[ZB?.agent===v?.format?'':ZB?.agent,ZB?.model].filter(Boolean).join(' · ');",
    "return d('header','runhead',d('div','title',d('h1',{tab:-1},fS),NI!=='none'&&QR(NI),gS.map((iS)=>d('span','tag',iS))),LI&&d('p','description',LI),MI!==undefined&&aC.verdict&&d('p','warn',`${NR({verdict:aC.verdict})}: ${MI}`),S&&S.total>1&&d('p','dim',`${S.passed} of ${KR(S.total,'trial')} passed: rate ${S.rate}, 95 % interval ${S.interval[0]} to ${S.interval[1]}`),jS(KI,KD),kS(KI,KD,v,eS),v&&d('p','facts',d('code',{title:v.trace},JR(v.trace,120)),[v.format,hS,v.persona&&`persona ${v.persona}`,...PR(v.stats),ZB?.started].filter((OI)=>OI!==undefined&&OI!=='').map((lS)=>[' · ',lS])),(v?.notes??[]).map((mS)=>d('p','note',mS)));",
    "}",
    "function jS({contents:{head:nS}},{head:{name:PI}}){const LD=nS?.baseline;",
    "if(!LD)return undefined;",
    "const QI=LD.failures.filter((oS)=>oS.scenario===PI);",
    "const RI=LD.figures.filter((pS)=>pS.scenario===PI);",
    "if(QI.length+RI.length===0)return undefined;",
    "return d('details','baseline',d('summary','','Against the baseline'),QI.map((bC)=>d('p','',d('span',`tag change-${bC.change}`,bC.change),' ',d('code','',bC.dimension),` ${bC.message}`)),RI.map((SI)=>{const{name:qS,was:rS,is:sS,change:tS}=MR(SI);",
    "return d('p',SI.marked?'warn':'dim',`${qS}: ${rS} in the baseline, ${sS} now (${tS})`);",
    "}));",
    "}",
    "const TI=24;",
    "function kS(NA,cC,nA,{beside:uS}){const{runs:OA,number:PA}=cC;",
    "if(!nA||(OA.length<2&&!NA.hasReference(PA)))return undefined;",
    "const UI=OA.flatMap((MD,vS)=>(MD&&MD!==nA&&NA.hasTimeline(PA,vS)?[MD]:[]));",
    "const wS=NA.hasTimeline(PA,nA.number);",
    "return d('div','pickers',OA.length>1&&OA.length<=TI&&xS(cC,nA),OA.length>TI&&yS(cC,nA),wS&&(UI.length>0||NA.hasReference(PA))&&VI('Lay beside',String(uS??''),[['','beside …'],...(NA.hasReference(PA)?[['reference','the reference']]:[]),...UI.slice(0,500).map((ND)=>[String(ND.number+1),`trial ${ND.number+1} ${ID(ND.verdict??'none')}`]),],(dC)=>BI(SR(cC,nA,dC===''?undefined:dC==='reference'?dC:Number(dC)))));",
    "}",
    "function xS(WI,zS){return d('div',{class:'trials',role:'group',aria:{label:'Trials'}},WI.runs.map((T,OD)=>T?d('a',{class:`trial is-${T.verdict??'none'}`,to:UB(WI,T),title:T.trace,aria:{current:T===zS?'true':undefined,label:`trial ${OD+1} ${T.verdict??''}`},},`${OD+1} ${ID(T.verdict??'none')}`):d('span',{class:'trial',title:'left out'},String(OD+1))));",
    "}",
    "function yS(XI,AS){const PD=XI.runs.flatMap((YI)=>(YI?[YI]:[]));",
    "const BS=(ZI)=>`trial ${LR(ZI.number+1)} ${ID(ZI.verdict??'none')}`;",
    "const CS=[...PD.filter((DS)=>DS.verdict==='fail'),...PD.filter((ES)=>ES.verdict!=='fail')];",
    "return VI('Trial',String(AS.number),CS.map((aJ)=>[String(aJ.number),BS(aJ)]),(FS)=>{const bJ=PD.find((GS)=>String(GS.number)===FS);",
    "if(bJ)BI(UB(XI,bJ));",
    "});",
    "}",
    "function VI(HS,IS,JS,KS){const eC=d('select',{aria:{label:HS}},JS.map(([LS,MS])=>{const cJ=d('option','',MS);",
    "cJ.value=LS;",
    "return cJ;",
    "}));",
    "eC.value=IS;",
    "eC.addEventListener('change',()=>KS(eC.value));",
    "return eC;",
    "}",
    "return{runView:VR};",
    "})();",
    "const NS=(()=>{const{el:i,fill:QD,heard:OS}=p;",
    "const{isBad:dJ,ownOf:PS,signOf:QS,standing:RS,wordOf:eJ}=I;",
    "const{verdictPlace:SS}=W;",
    "const{pointAt:TS}=CG;",
    "function US(RD,QA,SD){const TD=VS(RD,QA,SD);",
    "const{files:UD}=RD.contents;",
    "const WS=[...new Set(TD.map((XS)=>XS.file))].sort((fJ,gJ)=>Number(VD(gJ))-Number(VD(fJ))||fJ-gJ);",
    "function VD(YS){return UD[YS]?.name===QA.head.file;",
    "}",
    "const WD=WS.map((RA)=>{const XD=i('ol',{class:'lines',tab:0,aria:{label:UD[RA]?.name??''}});",
    "const YD=UD[RA]?.name??'';",
    "const ZS=i('section','file',i('h2',{class:'path',title:YD},YD,!VD(RA)&&i('span','tag',YD.startsWith('agent-eval:')?'pack':'extended')),XD);",
    "return{number:RA,lines:XD,element:ZS,drawn:aT(RD,RA,XD,TD,QA,SD)};",
    "});",
    "const hJ=i('div','files',WD.map((bT)=>bT.element));",
    "if(WD.length===0)QD(hJ,i('section','file',i('h2','path',QA.head.file||'Scenario'),cT(QA,SD)));",
    "return{element:hJ,show(dT){const ZD=TD.find((eT)=>eT.id===dT.id);",
    "const iJ=WD.find((fT)=>fT.number===ZD?.file);",
    "void iJ?.drawn.then(()=>{const jJ=ZD&&iJ.lines.querySelector(`[data-line=\"${ZD.line}\"]`);",
    "if(jJ)TS(jJ);",
    "});",
    "},};",
    "}",
    "function cT(kJ,gT){const lJ=[...(gT?.dimensions??[]),...kJ.head.dimensions].filter((mJ)=>dJ(mJ)&&mJ.location);",
    "if(lJ.length===0)return i('p','dim','The text of this scenario is not in this page');",
    "return[i('p','dim','The text of this scenario is not in this page; what fails points at:'),i('ul','',lJ.map((aE)=>i('li','',i('code','',`${aE.location?.file??kJ.head.file}:${aE.location?.line}`),` ${aE.message}`))),];",
    "}",
    "function VS({contents:{files:hT}},iT,jT){const{head:bE,asks:kT}=iT;",
    "const lT=[...(jT?.dimensions??[]),...PS(bE)];",
    "const mT=new Map(kT.map((nJ)=>[nJ.id,nJ]));",
    "return lT.flatMap((F)=>{const cE=RS(F,bE);",
    "const w=mT.get(F.id);",
    "const{location:G}=F;",
    "const nT=G?.file??bE.file;",
    "const fC=G&&hT.findIndex((gC)=>gC.name===nT&&(w===undefined||gC.from<=G.line)&&(gC.from===1||gC.from===G.line));",
    "const dE=dJ(F)?{message:F.message}:{};",
    "if(G&&fC!==undefined&&fC>=0)return[{id:F.id,state:cE,file:fC,line:G.line,end:G.end_line??G.line,...dE},...(w&&w.file!==fC?[{id:F.id,state:cE,file:w.file,line:w.line,end:w.end,...dE}]:[]),];",
    "return w?[{id:F.id,state:cE,file:w.file,line:w.line,end:w.end,...dE}]:[];",
    "});",
    "}",
    "async function aT(oJ,eE,pJ,oT,pT,qT){const hC=await oJ.linesOf(eE);",
    "if(!hC)return QD(pJ,i('li','dim','The text of this file was left out'));",
    "const rT=oJ.contents.files[eE]?.from??1;",
    "if(hC.at(-1)==='')hC.pop();",
    "const sT=oT.filter((tT)=>tT.file===eE);",
    "QD(pJ,hC.map((uT,vT)=>wT(uT,rT+vT,sT,pT,qT)));",
    "}",
    "function wT(qJ,SA,rJ,xT,yT){const sJ=rJ.filter((fE)=>fE.line<=SA&&SA<=Math.max(fE.line,fE.end));",
    "const tJ=sJ.find((zT)=>zT.message!==undefined);",
    "const AT=sJ.find((BT)=>BT.state==='pass');",
    "const uJ=tJ?.state??AT?.state;",
    "const iC=rJ.filter((CT)=>CT.line===SA);",
    "const gE=iC.filter((DT)=>DT.message===undefined);",
    "const vJ=i('li',{class:uJ===undefined?'':`is-${uJ}`,tab:-1},i('span',{class:'number',aria:{hidden:'true'}},String(SA)),i('span',{class:'sign',title:gE.map((wJ)=>`${wJ.id}: ${eJ(wJ.state)}`).join('\\n')},iC[0]&&i('span',{aria:{hidden:'true'}},QS((tJ??iC[0]).state)),gE.length>0&&OS(gE.map((xJ)=>`${xJ.id} ${eJ(xJ.state)}`).join(', '))),i('code','',qJ===''?' ':qJ),iC.filter((ET)=>ET.message!==undefined).map((jC)=>i('div',`diagnostic is-${jC.state}`,i('a',{to:SS(xT,yT,jC.id)},jC.id),` ${jC.message}`)));",
    "vJ.dataset['line']=String(SA);",
    "return vJ;",
    "}",
    "return{sourceView:US};",
    "})();",
    "const PZ=(()=>{const{count:hE}=r;",
    "const{spotOf:yJ}=nC;",
    "const{openBlock:FT}=mK;",
    "const{el:f,fill:TA,put:iE}=p;",
    "const{listen:GT}=dL;",
    "const{scenarioList:HT}=wM;",
    "const{badge:IT}=rA;",
    "const{leftTexts:JT,overviewOf:KT}=MN;",
    "const{go:zJ,runPlace:LT,scenarioPlace:AJ}=W;",
    "const{pointAt:MT}=CG;",
    "const{runView:NT}=IR;",
    "const{sourceView:OT}=NS;",
    "FT().then(PT,(jE)=>{iE(document.body,[f('main','broken',f('h1','','This page cannot be read'),f('p','',jE instanceof Error?jE.message:String(jE))),]);",
    "});",
    "function PT(kE){const{contents:s,scenarios:lE}=kE;",
    "const U=HT(lE,s);",
    "const kC=f('main',{class:'middle',tab:-1});",
    "const mE=f('aside',{class:'right',aria:{label:'Scenario file'}});",
    "const BJ=f('p',{class:'heard',role:'status'});",
    "const CJ=new Map(lE.map((DJ)=>[DJ.head.name,DJ]));",
    "let q;",
    "let nE=0;",
    "const lC={list:oE('list','Scenarios'),run:oE('run','Run'),file:oE('file','File'),};",
    "function oE(QT,RT){return f('button',{on:()=>oA(QT)},RT);",
    "}",
    "function oA(EJ){document.body.dataset['pane']=EJ;",
    "for(const[ST,TT]of Object.entries(lC))TT.setAttribute('aria-pressed',String(ST===EJ));",
    "}",
    "async function pE(){const t=yJ(location.hash);",
    "const u=t&&CJ.get(t.scenario);",
    "if(!t||!u)return VT(t);",
    "const mC=t.trial===undefined?WT(u):u.runs[t.trial-1];",
    "const XT=++nE;",
    "if(q?.scenario!==u||q.run!==mC||q.beside!==t.beside){const qE=OT(kE,u,mC);",
    "const FJ=await NT(kE,u,mC,t,(YT)=>{oA('file');",
    "qE.show(YT);",
    "});",
    "if(XT!==nE)return;",
    "q={scenario:u,run:mC,beside:t.beside,view:FJ,source:qE};",
    "TA(kC,FJ.element);",
    "TA(mE,qE.element);",
    "kC.scrollTop=0;",
    "document.body.classList.toggle('two',t.beside!==undefined);",
    "document.title=`${u.head.name} · agent-eval`;",
    "U.select(u);",
    "TA(BJ,`${u.head.name}: ${u.head.verdict??'not judged'}`);",
    "}",
    "oA('run');",
    "aU(q,t);",
    "}",
    "function VT(GJ){nE++;",
    "q=undefined;",
    "TA(kC,GJ&&f('p','warn',`This page has no scenario ${GJ.scenario}`),KT(s,lE));",
    "TA(mE);",
    "document.body.classList.remove('two');",
    "document.title='agent-eval';",
    "U.select(undefined);",
    "oA('run');",
    "}",
    "function rE(HJ,sE){const pA=U.shown();",
    "const IJ=CJ.get(yJ(location.hash)?.scenario??'');",
    "const cU=IJ?pA.indexOf(IJ):HJ>0?-1:pA.length;",
    "for(let tE=1;tE<=pA.length;tE++){const uE=cU+HJ*tE;",
    "const vE=pA[sE&&uE>=pA.length?uE-pA.length:uE];",
    "if(!vE||(sE&&!sE(vE)))continue;",
    "zJ(AJ(vE));",
    "return;",
    "}",
    "}",
    "function JJ(dU){const KJ=q?.run&&q.scenario.runs[q.run.number+dU];",
    "if(q&&KJ)zJ(LT(q.scenario,KJ));",
    "}",
    "const UA=eU();",
    "const LJ={j:{does:'next scenario',act:()=>rE(1)},k:{does:'scenario before',act:()=>rE(-1)},n:{does:'next failure',act:()=>rE(1,({head:fU})=>fU.verdict==='fail')},']':{does:'next trial',act:()=>JJ(1)},'[':{does:'trial before',act:()=>JJ(-1)},'/':{does:'search',act(){oA('list');",
    "U.search.focus();",
    "},},'?':{does:'keys',act:()=>UA.showModal()},};",
    "iE(UA,[f('h2','','Keys'),f('dl','keys',Object.entries(LJ).map(([gU,{does:hU}])=>[f('dt','',f('kbd','',gU)),f('dd','',hU)])),f('button',{on:()=>UA.close()},'close'),]);",
    "GT(LJ);",
    "const MJ=JT(s.left);",
    "const NJ=(s.rest?.problems.length??0)+(s.more?.problems??0);",
    "iE(document.body,[f('header',{class:'top'},f('a',{class:'brand',to:'#'},s.title??'agent-eval'),s.head&&IT(s.head.verdict),s.head&&f('span','sum',iU(s.head.totals)),NJ>0&&f('a',{class:'warn',to:'#'},hE(NJ,'problem')),MJ.length>0&&f('a',{class:'warn',to:'#',title:MJ.join('\\n')},s.left.why?'verdicts alone':'not all is here'),f('span',{class:'panes',role:'group',aria:{label:'Show'}},lC.list,lC.run,lC.file),f('button',{class:'quiet',on:()=>UA.showModal(),aria:{label:'Keys'}},'?')),f('div','panes-of',U.element,kC,mE),BJ,UA,]);",
    "addEventListener('hashchange',()=>void pE());",
    "addEventListener('beforeprint',()=>{U.drawAll();",
    "q?.view.drawAll();",
    "});",
    "const OJ=U.shown()[0];",
    "if(location.hash.length>1||!OJ)void pE();",
    "else{history.replaceState(null,'',AJ(OJ));",
    "void pE().then(()=>oA('list'));",
    "}",
    "}",
    "const WT=({runs:PJ})=>PJ.find((jU)=>jU?.verdict==='fail')??PJ.find(Boolean);",
    "function aU({view:wE},{call:QJ,verdict:RJ}){const SJ=QJ!==undefined?wE.callRow(QJ):RJ!==undefined?wE.verdictRow(RJ):wE.parting;",
    "if(SJ)MT(SJ);",
    "}",
    "const iU=({scenarios:TJ,passed:kU,failed:xE,skipped:UJ,})=>[xE>0?`${xE} of ${hE(TJ,'scenario')} ${xE===1?'fails':'fail'}`:`${kU} of ${hE(TJ,'scenario')} hold`,UJ>0?`${UJ} skipped`:'',].filter(Boolean).join(', ');",
    "const eU=()=>f('dialog',{class:'help',aria:{label:'Keys'}});",
    "return{};",
    "})();",
    "})();",
];
const style = [
    ":root{color-scheme:light dark;--ground:#ffffff;--panel:#f6f7f9;--raised:#ffffff;--line:#dfe2e7;--text:#1c2128;--dim:#59636f;--accent:#0b5cad;--good:#1a6b32;--bad:#b3261e;--unsure:#7a4b00;--spared:#6b4a86;--good-ground:#e6f4ea;--bad-ground:#fdecea;--unsure-ground:#fdf1dc;--spared-ground:#f2ebf7;--pointed:#fff6cc;--mono:ui-monospace,SFMono-Regular,\"SF Mono\",Menlo,Consolas,\"Liberation Mono\",monospace}",
    "@media (prefers-color-scheme:dark){:root{--ground:#14171c;--panel:#1a1e25;--raised:#1e232b;--line:#323943;--text:#e3e6ea;--dim:#9aa5b1;--accent:#7db7f2;--good:#6fcf8a;--bad:#ff8f85;--unsure:#f0b95c;--spared:#cfa8e8;--good-ground:#17301f;--bad-ground:#3a1c1b;--unsure-ground:#35280f;--spared-ground:#2d2236;--pointed:#38320f}",
    "}",
    "*{box-sizing:border-box}",
    "html,body{height:100%;margin:0}",
    "body{display:flex;flex-direction:column;background:var(--ground);color:var(--text);font:14px / 1.5 system-ui,-apple-system,\"Segoe UI\",Roboto,\"Helvetica Neue\",Arial,sans-serif}",
    "code,.pre,kbd,.lines{font-family:var(--mono);font-size:12.5px}",
    "a{color:var(--accent);text-decoration:none}",
    "a:hover{text-decoration:underline}",
    "h1,h2,h3,p,ul,ol,dl,dd{margin:0;padding:0}",
    "h1{font-size:19px;line-height:1.3;overflow-wrap:anywhere}",
    "h2{font-size:13px;letter-spacing:0.02em}",
    "h3{font-size:13px}",
    "ul{list-style:none}",
    ":focus-visible{outline:2px solid var(--accent);outline-offset:1px;border-radius:3px}",
    "h1:focus-visible,.middle:focus-visible{outline:none}",
    ".heard{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}",
    ".dim{color:var(--dim)}",
    ".warn{color:var(--unsure)}",
    "button,select,input{font:inherit;color:var(--text);background:var(--raised);border:1px solid var(--line);border-radius:6px;padding:3px 9px;max-width:100%}",
    "button{cursor:pointer}",
    "button:hover,select:hover{border-color:var(--dim)}",
    ".quiet{border-color:transparent;background:none;color:var(--accent);padding:2px 6px}",
    ".tag{border:1px solid var(--line);border-radius:9px;padding:0 7px;font-size:11.5px;line-height:17px;color:var(--dim);white-space:nowrap;max-width:22ch;overflow:hidden;text-overflow:ellipsis;display:inline-block;vertical-align:middle}",
    ".change-new{color:var(--bad);border-color:currentColor}",
    ".change-flaky{color:var(--unsure);border-color:currentColor}",
    ".change-known{color:var(--spared);border-color:currentColor}",
    ".is-pass{--state:var(--good);--state-ground:var(--good-ground)}",
    ".is-fail{--state:var(--bad);--state-ground:var(--bad-ground)}",
    ".is-error{--state:var(--unsure);--state-ground:var(--unsure-ground)}",
    ".is-advisory{--state:var(--unsure);--state-ground:var(--unsure-ground)}",
    ".is-spared,.is-known{--state:var(--spared);--state-ground:var(--spared-ground)}",
    ".is-skip,.is-off,.is-open,.is-none{--state:var(--dim);--state-ground:var(--panel)}",
    ".mark{color:var(--state);font-weight:700;width:1.1em;text-align:center;flex:none}",
    ".badge{color:var(--state);background:var(--state-ground);border-radius:10px;padding:1px 9px;font-size:12px;font-weight:600;white-space:nowrap}",
    ".top{display:flex;align-items:center;gap:12px;padding:7px 14px;border-bottom:1px solid var(--line);background:var(--panel);flex:none;flex-wrap:wrap}",
    ".brand{font-weight:650;color:var(--text);overflow:hidden;text-overflow:ellipsis;white-space:nowrap;max-width:40vw}",
    ".top .sum{color:var(--dim)}",
    ".panes{display:none;margin-left:auto}",
    ".top > .quiet{margin-left:auto;font-weight:600}",
    ".panes-of{flex:1;min-height:0;display:grid;grid-template-columns:272px minmax(0,1fr) minmax(300px,30%)}",
    ".two .panes-of{grid-template-columns:272px minmax(0,1fr)}",
    ".two .right{display:none}",
    ".list,.middle,.right{position:relative;overflow:auto;min-height:0}",
    ".list{border-right:1px solid var(--line);background:var(--panel);display:flex;flex-direction:column;overflow:hidden}",
    ".right{border-left:1px solid var(--line);background:var(--panel)}",
    ".middle{outline-offset:-2px;scroll-padding:60px}",
    "@media screen{body{overflow:hidden}",
    "}",
    ".middle > .warn{padding:14px 22px 0}",
    ".filters{padding:10px 10px 6px;border-bottom:1px solid var(--line);display:grid;gap:6px}",
    ".filters input{width:100%}",
    ".choices{display:flex;flex-wrap:wrap;gap:5px}",
    ".choices select{font-size:12px;padding:2px 3px;flex:1 1 45%;min-width:0}",
    ".count{color:var(--dim);font-size:12px}",
    ".scenarios{overflow:auto;flex:1;padding:4px 6px 20px}",
    ".row a{display:grid;grid-template-columns:18px minmax(0,1fr) auto;gap:0 5px;padding:4px 6px;border-radius:6px;color:var(--text)}",
    ".row a:hover{background:var(--raised);text-decoration:none}",
    ".row a[aria-current]{background:var(--raised);box-shadow:inset 3px 0 0 var(--accent),0 0 0 1px var(--line)}",
    ".row .name{overflow-wrap:anywhere;line-height:1.35}",
    ".row .text{margin-right:6px}",
    ".row .trials{color:var(--dim);font-variant-numeric:tabular-nums;font-size:12px}",
    ".row .tag{margin-right:4px;max-width:14ch}",
    ".run{max-width:1060px;padding:16px 22px 60px}",
    ".two .run{max-width:none}",
    ".runhead{display:grid;gap:6px;padding-bottom:12px}",
    ".title{display:flex;flex-wrap:wrap;align-items:center;gap:6px 10px}",
    ".title > .quiet{margin-left:auto;font-weight:400}",
    ".description{max-width:75ch}",
    ".facts{color:var(--dim);font-size:12.5px;overflow-wrap:anywhere}",
    ".runhead .note,.run > .note{color:var(--unsure);font-size:12.5px}",
    ".pickers{display:flex;flex-wrap:wrap;gap:8px;align-items:center}",
    ".pickers .trials{display:flex;flex-wrap:wrap;gap:3px}",
    ".trial{border:1px solid var(--line);border-radius:5px;padding:1px 7px;font-size:12px;color:var(--state,var(--dim));font-variant-numeric:tabular-nums;background:var(--raised)}",
    ".trial[aria-current]{background:var(--state-ground,var(--panel));border-color:var(--state,var(--dim));font-weight:650}",
    ".block{border-top:1px solid var(--line);padding:12px 0 4px}",
    ".block > h2,.block > .title{margin-bottom:8px}",
    ".plain li{padding:2px 0;overflow-wrap:anywhere}",
    "details > summary{cursor:pointer;color:var(--dim);padding:3px 0}",
    ".baseline p{padding:2px 0}",
    ".verdict{padding:6px 10px 7px;border-left:3px solid var(--state);border-radius:0 6px 6px 0;margin-bottom:6px}",
    ".verdict.is-fail,.verdict.is-error,.verdict.is-advisory,.verdict.is-known,.verdict.is-spared{background:var(--state-ground)}",
    ".others .verdict{padding:3px 10px;margin-bottom:2px;border-left-width:2px}",
    ".verdict .head{display:flex;flex-wrap:wrap;gap:2px 8px;align-items:baseline}",
    ".verdict .id{font-family:var(--mono);font-size:12.5px;font-weight:650;color:var(--text);overflow-wrap:anywhere}",
    ".verdict .line{margin-left:auto;border:none;background:none;color:var(--accent);padding:0;font-family:var(--mono);font-size:12px}",
    ".verdict .line:hover{text-decoration:underline}",
    ".verdict .message{padding-left:24px;overflow-wrap:anywhere}",
    ".others .message{color:var(--dim);font-size:13px}",
    ".evidence{padding:3px 0 0 24px;font-size:13px}",
    ".evidence li{overflow-wrap:anywhere;padding:1px 0}",
    ".evidence a{font-weight:600;white-space:nowrap;padding-right:8px}",
    ".excerpt{color:var(--text)}",
    ".sequences{border-collapse:collapse;margin:7px 0 4px 24px;font-size:12.5px;min-width:min(420px,90%);background:var(--raised)}",
    ".sequences th{text-align:left;color:var(--dim);font-weight:600}",
    ".sequences th,.sequences td{border:1px solid var(--line);padding:1px 9px;vertical-align:top;overflow-wrap:anywhere;width:50%}",
    ".sequences .note{float:right;font-size:11.5px;padding-left:10px}",
    ".step.missing td:first-child{background:var(--bad-ground);color:var(--bad)}",
    ".step.moved td:not(:empty){background:var(--unsure-ground);color:var(--unsure)}",
    ".step.beyond td:last-child{color:var(--dim)}",
    ".sequences .others td{text-align:center}",
    ".oracle{padding-left:24px}",
    ".beyond{padding-left:24px}",
    ".beyond .evidence{padding-left:0}",
    ".event{display:grid;grid-template-columns:62px minmax(0,1fr);gap:0 10px;padding:3px 0}",
    ".event .who{color:var(--dim);font-size:12px;text-align:right;padding-top:4px;font-variant-numeric:tabular-nums}",
    ".event .who a{color:var(--dim)}",
    ".event .what{min-width:0;padding:4px 10px;border-left:2px solid var(--line)}",
    ".event.sub{margin-left:28px}",
    ".agent{font-size:12px;font-weight:600;overflow-wrap:anywhere}",
    ".turn{grid-column:1 / -1;color:var(--dim);font-size:11.5px;display:flex;align-items:center;gap:8px;padding:7px 0 5px}",
    ".turn::after{content:\"\";flex:1;border-top:1px dashed var(--line)}",
    ".event.call .what{background:var(--panel);border:1px solid var(--line);border-left:3px solid var(--line);border-radius:0 6px 6px 0;padding:4px 10px 5px}",
    ".event.failed .what{border-left-color:var(--bad)}",
    ".event.cited .what{border-left-color:var(--state,var(--accent))}",
    ".event.pointed .what,.verdict.pointed,.lines li.pointed{background:var(--pointed)}",
    ".event.user .what{border-left-color:var(--accent)}",
    ".event.answer .what{border-left-color:var(--good)}",
    ".event.note .what,.event.gate .what,.event.consent .what{border-left:2px dashed var(--unsure)}",
    ".event.decline .what,.event.cancel .what{border-left-color:var(--bad)}",
    ".event .head,.cell .head{display:flex;flex-wrap:wrap;align-items:baseline;gap:2px 10px}",
    ".tool{font-weight:650;overflow-wrap:anywhere}",
    ".event .head .facts{margin-left:auto;font-size:12px;font-variant-numeric:tabular-nums}",
    ".state{font-size:12px;font-weight:650;color:var(--bad)}",
    ".state.unknown{color:var(--dim);font-weight:400}",
    ".cites{display:flex;flex-wrap:wrap;gap:4px;padding:3px 0}",
    ".cite{font-family:var(--mono);font-size:12px;color:var(--state);background:var(--state-ground);border:1px solid var(--state);border-radius:9px;padding:0 8px;overflow-wrap:anywhere}",
    ".fields{display:grid;grid-template-columns:fit-content(28%) minmax(0,1fr);gap:0 12px;padding:3px 0}",
    ".fields dt{color:var(--dim);font-family:var(--mono);font-size:12px;line-height:1.55;overflow-wrap:anywhere}",
    ".said{white-space:pre-wrap;overflow-wrap:anywhere;tab-size:4}",
    ".said.pre{font-family:var(--mono);font-size:12.5px;line-height:1.5}",
    ".said.prose{max-width:85ch}",
    ".result{border-top:1px solid var(--line);margin-top:4px;padding-top:4px}",
    ".failed .result .said{color:var(--bad)}",
    ".more{border:none;background:none;padding:0;color:var(--accent);font-size:12px}",
    ".more:hover{text-decoration:underline}",
    ".cut{color:var(--unsure);font-size:12px}",
    ".end{padding:10px 0 0 74px;display:grid;gap:5px;font-size:13px}",
    ".end .stop{font-weight:600}",
    ".end .error{color:var(--bad)}",
    ".event:focus-visible,.verdict:focus-visible,.lines li:focus-visible{outline:none}",
    ".pair{display:grid;grid-template-columns:1fr 1fr;gap:0 14px}",
    ".pair .parting{grid-column:1 / -1;color:var(--bad);font-weight:650;font-size:12.5px;border-top:2px solid var(--bad);margin-top:8px;padding:3px 0}",
    ".cell{min-width:0;padding:6px 10px;border:1px solid var(--line);border-radius:6px;margin-bottom:5px;background:var(--raised)}",
    ".pair.same .cell{background:var(--panel)}",
    ".pair.gone .cell:not(.none),.pair.added .cell:not(.none){border-color:var(--bad);background:var(--bad-ground)}",
    ".cell.none{border-style:dashed;background:none;display:grid;place-content:center}",
    ".heads{position:sticky;top:0;background:var(--ground);z-index:1}",
    ".heads .cell{border:none;background:none;padding:3px 2px;margin:0}",
    "dd.differs{background:var(--unsure-ground);box-shadow:0 0 0 2px var(--unsure-ground)}",
    "summary.head{list-style:none;padding:0;color:var(--text);flex-wrap:nowrap}",
    "summary .line{overflow:hidden;text-overflow:ellipsis;white-space:nowrap;color:var(--dim)}",
    "summary .tool,summary .dim{flex:none}",
    ".file h2.path{padding:9px 12px 7px;font-family:var(--mono);font-size:12.5px;border-bottom:1px solid var(--line);position:sticky;top:0;background:var(--panel);overflow-wrap:anywhere;display:flex;gap:8px;z-index:1}",
    ".file > p,.file > ul{padding:8px 12px}",
    ".lines{list-style:none;padding:4px 0 14px;line-height:1.55}",
    ".lines li{display:grid;grid-template-columns:38px 18px minmax(0,1fr)}",
    ".lines li > code{white-space:pre-wrap;overflow-wrap:anywhere;padding-right:10px}",
    ".lines .number{color:var(--dim);text-align:right;padding-right:8px;user-select:none}",
    ".lines .sign{color:var(--state);font-weight:700;text-align:center;position:relative}",
    ".lines li.is-pass > code{color:var(--good)}",
    ".lines li.is-fail > code,.lines li.is-error > code,.lines li.is-advisory > code,.lines li.is-known > code,.lines li.is-spared > code{background:var(--state-ground);text-decoration:underline wavy var(--state) 1px;text-underline-offset:3px}",
    ".diagnostic{grid-column:3;color:var(--state);background:var(--state-ground);border-left:3px solid var(--state);padding:3px 9px;margin:2px 10px 5px 0;font:12.5px / 1.45 system-ui,sans-serif;overflow-wrap:anywhere}",
    ".diagnostic a{color:inherit;font-weight:650;font-family:var(--mono);font-size:12px;text-decoration:underline}",
    ".help{border:1px solid var(--line);border-radius:10px;background:var(--raised);color:var(--text);padding:16px 22px}",
    ".help::backdrop{background:rgb(0 0 0 / 40%)}",
    ".keys{display:grid;grid-template-columns:auto 1fr;gap:4px 14px;padding:10px 0}",
    "kbd{border:1px solid var(--line);border-bottom-width:2px;border-radius:4px;padding:0 6px}",
    ".broken{padding:40px;max-width:60ch}",
    "@media (max-width:1180px){.panes-of{grid-template-columns:240px minmax(0,1fr)}",
    ".panes{display:flex;gap:4px}",
    ".top > .quiet{margin-left:0}",
    ".panes button:first-child{display:none}",
    ".panes button[aria-pressed=\"true\"]{border-color:var(--accent);color:var(--accent)}",
    ".right{display:none;border-left:none}",
    "body[data-pane=\"file\"] .middle{display:none}",
    "body[data-pane=\"file\"] .right{display:block}",
    "}",
    "@media (max-width:760px){.panes-of,.two .panes-of{grid-template-columns:minmax(0,1fr)}",
    ".panes{order:9;width:100%;margin:0}",
    ".panes button,.panes button:first-child{display:block;flex:1;padding:6px}",
    ".top{padding:6px 10px;gap:6px 10px}",
    ".top > .quiet{margin-left:auto}",
    ".list,.middle,.right{display:none;border:none}",
    "body[data-pane=\"list\"] .list{display:flex}",
    "body[data-pane=\"run\"] .middle{display:block}",
    ".run{padding:12px 12px 50px}",
    ".event{grid-template-columns:minmax(0,1fr)}",
    ".event .who{text-align:left;padding:0 0 2px}",
    ".event.sub{margin-left:12px}",
    ".end{padding-left:0}",
    ".verdict .message,.evidence{padding-left:0}",
    ".sequences{margin-left:0;width:100%}",
    ".pair{gap:0 6px}",
    ".cell{padding:5px 6px}",
    ".cell .fields{grid-template-columns:minmax(0,1fr)}",
    "}",
    "@media print{html,body{height:auto}",
    "body,.panes-of{display:block}",
    "body[data-pane] .list,.top .panes,.top > .quiet,.more,.pickers,.sequences .others,.quiet{display:none}",
    "body[data-pane] .middle,body[data-pane] .right{display:block;overflow:visible;border:none;background:none}",
    ".run{max-width:none}",
    ".event,.verdict,.diagnostic{break-inside:avoid}",
    ".heads,.file h2.path{position:static}",
    "}",
];
const page = {
    script: script.join('\n'),
    style: style.join('\n'),
    scriptHash: 'sha256-h/kkciP35z/wPRizGY05litUklpq+ud7nv1QzzgqA20=',
    styleHash: 'sha256-jDSMElWBgiFexzR7k7JFB2ns44CVfC7KAtDZTpgLboo=',
};

// EXTERNAL MODULE: ./src/report/html/contract.ts
var contract = __webpack_require__(21874);
// EXTERNAL MODULE: ./src/report/html/shelf.ts
var shelf = __webpack_require__(22786);
;// CONCATENATED MODULE: ./src/report/html/block.ts



/** Lines that are packed together, about so many characters. */
const mostHeld = 1 << 18;
/** Packs lines, many to a part. `done`: is handed each part and how many lines it holds. */
function batches(gzip, done) {
    let held = [];
    let size = 0;
    let parts = 0;
    const flush = () => {
        if (held.length === 0)
            return;
        parts++;
        done(gzip(held.join('\n')), held.length);
        held = [];
        size = 0;
    };
    return {
        flush,
        /** Adds a line, and says where it stands. */
        add(line) {
            const at = { part: parts, line: held.length };
            held.push(line);
            size += line.length;
            if (size >= mostHeld)
                flush();
            return at;
        },
    };
}
/** How many packed bytes a page of so many bytes holds. */
const roomOf = (bytes) => Math.floor(((bytes - block_frame(0).join('').length) * 3) / 4);
/** Writes the page. What is beyond the room is given up, the last by rank first. `told`: asked when it is known what is left out. */
function writePage(sink, { gzip, room, parts, told }) {
    for (;;) {
        const { contents, bytes } = arranged(parts, told());
        const packed = gzip(JSON.stringify(contents));
        const used = parts.entries.used + parts.texts.used + parts.timelines.used + (0,shelf/* padded */.j)(packed.length);
        const fits = used <= room;
        if (!fits && (parts.timelines.drop() || parts.texts.drop() || parts.entries.drop()))
            continue;
        const [before, after] = block_frame(packed.length);
        sink.write(before);
        for (const one of [packed, ...bytes])
            sink.write(base64(one));
        sink.write(after);
        return;
    }
}
/** The contents, and the bytes of all parts in the order that they count in. */
function arranged({ entries, texts, timelines }, told) {
    const bytes = [];
    let at = 0;
    const lay = (part) => {
        const span = [at, part.length];
        bytes.push(part);
        at += (0,shelf/* padded */.j)(part.length);
        return span;
    };
    const texted = new Map(texts.parts.map((p) => [p.name, lay(p.bytes)]));
    const numbers = [...texted.keys()];
    const contents = {
        ...told,
        entries: entries.parts.map((p) => lay(p.bytes)),
        texts: [...texted.values()],
        files: told.files.map((f) => ({ ...f, part: numbers.indexOf(f.part) })),
        timelines: [],
        references: [],
    };
    const ordered = [...timelines.parts].sort((a, b) => a.name.scenario - b.name.scenario || (a.name.run ?? -1) - (b.name.run ?? -1));
    for (const { name, bytes: part } of ordered) {
        if (name.run === undefined)
            contents.references.push([name.scenario, ...lay(part)]);
        else
            contents.timelines.push([name.scenario, name.run, ...lay(part)]);
    }
    return { contents, bytes };
}
function base64(part) {
    const whole = Buffer.alloc((0,shelf/* padded */.j)(part.length));
    whole.set(part);
    return whole.toString('base64');
}
/** What stands around the block. `bytes`: how many the contents have. Nothing in it comes from outside. */
function block_frame(bytes) {
    const { style, script, styleHash, scriptHash } = page;
    const policy = `default-src 'none'; script-src '${scriptHash}'; style-src '${styleHash}'; base-uri 'none'; form-action 'none'`;
    return [
        `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>agent-eval</title>
<style>${style}</style>
</head>
<body>
<noscript>This page shows its runs by a script of its own, and needs JavaScript to be on.</noscript>
<script type="application/octet-stream" id="${contract/* blockId */.D}" data-contents="${bytes}">`,
        `</script>
<script>${script}</script>
</body>
</html>
`,
    ];
}


/***/ }),

/***/ 21874:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ blockId),
/* harmony export */   w: () => (/* binding */ schema)
/* harmony export */ });
const schema = 'agent-eval/viewer@1';
/** The element that holds the block: gzipped parts behind one another, each from a third byte on, as one base64 text. */
const blockId = 'block';


/***/ }),

/***/ 22786:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ Shelf),
/* harmony export */   j: () => (/* binding */ padded)
/* harmony export */ });
// Packed parts within a room: the first by rank stay, and what was refused is known.
/** Keeps parts as long as there is room; what ranks behind gives way to what comes later and ranks before it. */
class Shelf {
    #room;
    #used = 0;
    /** By rank. */
    #kept = [];
    /** Nothing that ranks behind this one is kept. */
    #refused = Number.POSITIVE_INFINITY;
    constructor(room) {
        this.#room = room;
    }
    /** Can a part of this rank still be kept? */
    takes(rank) {
        return rank < this.#refused;
    }
    put(name, rank, bytes) {
        if (!this.takes(rank))
            return;
        let at = this.#kept.length;
        while (at > 0 && this.#kept[at - 1].rank > rank)
            at--;
        this.#kept.splice(at, 0, { name, rank, bytes });
        this.#used += padded(bytes.length);
        while (this.#used > this.#room)
            this.drop();
    }
    /** Gives up the last by rank; `false`: there is none. */
    drop() {
        const last = this.#kept.pop();
        if (!last)
            return false;
        this.#used -= padded(last.bytes.length);
        this.#refused = Math.min(this.#refused, last.rank);
        return true;
    }
    get parts() {
        return this.#kept;
    }
    get used() {
        return this.#used;
    }
}
/** Every part begins at a third byte, so that it begins at a character of base64 of its own. */
const padded = (bytes) => Math.ceil(bytes / 3) * 3;


/***/ }),

/***/ 50055:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eR: () => (/* binding */ packedTimeline)
/* harmony export */ });
/* unused harmony exports mostSaid, timelineOf */
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87979);
/* harmony import */ var _model_trace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5136);
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60216);
// A trace → its timeline: every text redacted, then cut to a limit.



/** A text beyond this is cut: in bytes, as far as a character has one. */
const mostSaid = 20_000;
/** What a run whose texts are too many is cut to, one after another. */
const shorter = [mostSaid, 5000, 1000, 200];
/** So many characters of a run are packed. */
const mostOfRun = 12_000_000;
/** The timeline of a trace, packed: into the room, where shorter texts bring it about. */
function packedTimeline(trace, redact, gzip, room) {
    let packed = new Uint8Array();
    for (const most of shorter) {
        if (most !== shorter.at(-1) && weight(trace, most) > mostOfRun)
            continue;
        packed = gzip(JSON.stringify(timelineOf(trace, redact, most)));
        if (packed.length <= room)
            break;
    }
    return packed;
}
/** How many characters the rows of a trace have at most. */
function weight({ events }, most) {
    let sum = 0;
    for (const event of events) {
        const texts = event.type === 'tool_call' ? [event.arguments, event.result] : 'text' in event ? [event.text] : [];
        sum += 100;
        for (const one of texts)
            sum += typeof one === 'string' ? Math.min(one.length, most) : one === undefined ? 0 : most / 4;
    }
    return sum;
}
/** The timeline of a trace, with every text cut to so many characters. */
function timelineOf(trace, redact, most) {
    const said = sayer(redact, most);
    const maker = rowMaker(said, redact);
    const rows = [];
    let size = 0;
    let left = 0;
    for (const event of eventsOf(trace)) {
        const row = maker(event);
        size += sizeOf(row);
        if (size > mostOfRun)
            left++;
        else
            rows.push(row);
    }
    const { answer, agent, error, truncated, source, events } = trace;
    const last = events.findLast((e) => e.type === 'message' && !e.agent);
    if (answer !== undefined && !(last?.type === 'message' && last.text === answer))
        rows.push({ is: 'answer', said: said(answer) });
    const started = events.find((e) => e.type === 'tool_call' && e.at !== undefined);
    return {
        rows,
        ...(left > 0 ? { left_out: left } : {}),
        ...(most < mostSaid ? { shortened: most } : {}),
        ...(agent?.model === undefined ? {} : { model: redact(agent.model) }),
        ...(agent?.name === undefined ? {} : { agent: redact(agent.name) }),
        ...(started?.type === 'tool_call' && started.at !== undefined ? { started: started.at } : {}),
        ...(trace.stop_cause === undefined ? {} : { stop: trace.stop_cause }),
        ...(error ? { error: said(error) } : {}),
        ...(truncated ? { cut_off: true } : {}),
        lacks: source.lacks.map((kind) => _model_trace_js__WEBPACK_IMPORTED_MODULE_1__/* .evidenceNames */ .Y$[kind]),
        also: alsoOf(trace, said),
    };
}
/** What makes texts and values what is said of them. */
function sayer(redact, most) {
    const say = (text) => {
        const head = (0,_redact_js__WEBPACK_IMPORTED_MODULE_2__/* .excerpt */ .Kb)(text, redact, most);
        return text.length > most ? { head, of: Buffer.byteLength(text) } : head;
    };
    const field = (name, value) => {
        if (typeof value !== 'string')
            return { name: redact(name), said: say(laidOut(value)) };
        // Under a key that names a secret the text is one, whatever it looks like.
        const head = value.slice(0, most);
        const secret = redact(head) === head && (0,_redact_js__WEBPACK_IMPORTED_MODULE_2__/* .hidden */ .R)({ [name]: head }, redact)[name] !== head;
        return { name: redact(name), said: secret ? '[redacted]' : say(value) };
    };
    return Object.assign(say, { field });
}
/** So long a line is read without turning the head. */
const widest = 100;
/** Of longer JSON every element has lines of its own, without looking whether one would do. */
const mostFitted = 50_000;
/** JSON that is read easily: what fits into a line is one. */
function laidOut(value, indent = '') {
    const line = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .writeJson */ .GF)(value);
    if (indent.length + line.length <= widest || typeof value !== 'object' || value === null)
        return line;
    if (line.length > mostFitted)
        return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .writeJson */ .GF)(value, 2);
    const deeper = `${indent}  `;
    const lines = (some) => some.map((one) => `\n${deeper}${one}`).join(',');
    if (Array.isArray(value))
        return `[${lines(value.map((one) => laidOut(one, deeper)))}\n${indent}]`;
    return `{${lines(Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${laidOut(one, deeper)}`))}\n${indent}}`;
}
function fieldsOf(value, said) {
    if (value === undefined)
        return [];
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return [{ said: said(typeof value === 'string' ? value : laidOut(value)) }];
    return Object.entries(value).map(([name, one]) => said.field(name, one));
}
/** The events, with the prompt ahead where no event says it. */
function* eventsOf({ prompt, events }) {
    if (prompt !== undefined && !events.some((e) => e.type === 'user'))
        for (const text of typeof prompt === 'string' ? [prompt] : prompt)
            yield { type: 'user', text };
    yield* events;
}
function rowMaker(said, redact) {
    let n = 0;
    let began;
    const agentOf = ({ agent }) => (agent === undefined ? {} : { agent: redact(agent) });
    const after = (call) => {
        const time = (0,_model_trace_js__WEBPACK_IMPORTED_MODULE_1__/* .calledAt */ .fF)(call);
        if (time === undefined)
            return {};
        began ??= time;
        return { after_ms: time - began };
    };
    const call = (e) => ({
        is: 'call',
        n: ++n,
        tool: redact(e.tool),
        ...(e.command === undefined || e.command === e.tool ? {} : { command: redact(e.command) }),
        given: fieldsOf(e.arguments, said),
        ...(typeof e.arguments === 'string' ? { malformed: true } : {}),
        ...(e.result === undefined ? {} : { result: said(typeof e.result === 'string' ? e.result : laidOut(e.result)) }),
        ...(e.result_cut === undefined ? {} : { result_bytes: e.result_cut.bytes }),
        ...failureOf(e),
        ...(e.exit_code === undefined ? {} : { exit_code: e.exit_code }),
        ...(e.duration_ms === undefined ? {} : { duration_ms: e.duration_ms }),
        ...(e.turn === undefined ? {} : { turn: e.turn }),
        ...after(e),
        ...agentOf(e),
    });
    return (e) => {
        switch (e.type) {
            case 'tool_call':
                return call(e);
            case 'user':
                return { is: 'user', said: said(e.text) };
            case 'message':
                return {
                    is: 'message',
                    said: said(e.text),
                    ...(e.step === undefined ? {} : { step: redact(e.step) }),
                    ...(e.turn === undefined ? {} : { turn: e.turn }),
                    ...agentOf(e),
                };
            case 'confirmation':
                return { is: 'confirmation', step: redact(e.step), tier: redact(e.tier), given: fieldsOf(e.arguments, said) };
            case 'elicitation':
                return {
                    is: 'elicitation',
                    action: e.action,
                    said: said(e.message ?? ''),
                    given: fieldsOf(e.content, said),
                    ...(e.guards === undefined ? {} : { guards: redact(e.guards) }),
                };
            default:
                return { is: 'compaction' };
        }
    };
}
function failureOf(call) {
    if (call.denied)
        return { failed: 'denied' };
    if (call.blocked)
        return { failed: 'blocked' };
    const failed = (0,_model_trace_js__WEBPACK_IMPORTED_MODULE_1__/* .callFailed */ .Qn)(call);
    return failed === undefined ? { failed: 'unknown' } : failed ? { failed: 'error' } : {};
}
const lengthOf = (said) => (typeof said === 'string' ? said : said.head).length;
function sizeOf(row) {
    const fields = 'given' in row ? row.given : [];
    const texts = [
        ...fields.map((f) => f.said),
        ...('said' in row ? [row.said] : []),
        ...('result' in row ? [row.result] : []),
    ];
    return texts.reduce((sum, one) => sum + (one === undefined ? 0 : lengthOf(one)), 100);
}
/** What the run has recorded beside its events and its figures. */
function alsoOf(trace, said) {
    const { tools, structured_output, taint, blocked_sends, signals, state, self_evaluation, labels, workspace } = trace;
    const all = { tools, structured_output, taint, blocked_sends, signals, state, self_evaluation, labels, workspace };
    return Object.entries(all).flatMap(([name, value]) => value === undefined ? [] : [said.field(name.replaceAll('_', ' '), value)]);
}


/***/ })

};
