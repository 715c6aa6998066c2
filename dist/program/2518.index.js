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
    "const r=(()=>{function TJ(VA,yE){if(VA.length<=yE)return VA;",
    "return`${VA.slice(0,UJ(VA,Math.max(0,yE-1)))}…`;",
    "}",
    "function UJ(zE,WA){const VJ=zE.charCodeAt(WA-1);",
    "const WJ=zE.charCodeAt(WA);",
    "return(VJ&0xfc00)===0xd800&&(WJ&0xfc00)===0xdc00?WA-1:WA;",
    "}",
    "const AE=(XJ)=>String(XJ).replace(/\\B(?=(?:\\d{3})+$)/g,',');",
    "const YJ=(BE,CE,ZJ=`${CE}s`)=>`${AE(BE)} ${BE===1?CE:ZJ}`;",
    "return{count:YJ,clip:TJ,thousands:AE};",
    "})();",
    "const oC=(()=>{function aK({scenario:bK,trial:DE,call:EE,verdict:FE,beside:GE}){const qA=[HE(bK)];",
    "if(DE!==undefined)qA.push(String(DE));",
    "if(EE!==undefined)qA.push(`call-${EE}`);",
    "else if(FE!==undefined)qA.push(`verdict-${HE(FE)}`);",
    "else if(GE!==undefined)qA.push(`beside-${GE}`);",
    "return`#${qA.join('/')}`;",
    "}",
    "function cK(dK){const[eK='',IE='',XA='']=dK.replace(/^#/,'').split('/');",
    "const YA=JE(eK);",
    "if(YA===undefined||YA==='')return undefined;",
    "if(!/^[1-9]\\d{0,8}$/.test(IE))return{scenario:YA};",
    "const KE=/^call-([1-9]\\d{0,8})$/.exec(XA)?.[1];",
    "const LE=XA.startsWith('verdict-')?JE(XA.slice(8)):undefined;",
    "const ZA=/^beside-(reference|[1-9]\\d{0,8})$/.exec(XA)?.[1];",
    "return{scenario:YA,trial:Number(IE),...(KE===undefined?{}:{call:Number(KE)}),...(LE===undefined?{}:{verdict:LE}),...(ZA===undefined?{}:{beside:ZA==='reference'?ZA:Number(ZA)}),};",
    "}",
    "const HE=(fK)=>encodeURIComponent(fK.replace(/\\p{Cs}/gu,'\\ufffd'));",
    "function JE(gK){try{return decodeURIComponent(gK);",
    "}",
    "catch{return undefined;",
    "}",
    "}",
    "return{spotOf:cK,fragmentOf:aK};",
    "})();",
    "const hK=(()=>{const iK='agent-eval/viewer@1';",
    "const jK='block';",
    "return{blockId:jK,schema:iK};",
    "})();",
    "const kK=(()=>{const{blockId:lK,schema:ME}=hK;",
    "async function mK(){const NE=document.getElementById(lK);",
    "const OE=NE?.textContent??'';",
    "const PE=Number(NE?.dataset['contents']);",
    "if(typeof DecompressionStream==='undefined')throw new Error('This browser cannot unpack what the page holds; one of 2023 or later can');",
    "const z=JSON.parse(await QE(OE,0,PE));",
    "if(z.schema!==ME)throw new Error(`Expected ${ME}, found ${String(z.schema)}: this page is not whole`);",
    "const nK=Math.ceil(PE/3)*3;",
    "const pC=([oK,pK])=>QE(OE,nK+oK,pK);",
    "const RE=new Map(z.timelines.map(([qK,rK,...sK])=>[`${qK}/${rK}`,sK]));",
    "const SE=new Map(z.references.map(([tK,...uK])=>[tK,uK]));",
    "const TE=new Map();",
    "const UE=async(VE)=>VE&&JSON.parse(await pC(VE));",
    "const WE=[];",
    "for(const vK of await Promise.all(z.entries.map(pC)))for(const wK of vK.split('\\n'))xK(WE,JSON.parse(wK));",
    "return{contents:z,scenarios:WE.filter(Boolean),timelineOf:(yK,zK)=>UE(RE.get(`${yK}/${zK}`)),referenceOf:(AK)=>UE(SE.get(AK)),hasReference:(BK)=>SE.has(BK),hasTimeline:(CK,DK)=>RE.has(`${CK}/${DK}`),async linesOf(EK){const V=z.files[EK];",
    "const XE=V&&z.texts[V.part];",
    "if(!V||!XE)return undefined;",
    "const YE=TE.get(V.part)??pC(XE).then((FK)=>FK.split('\\n'));",
    "TE.set(V.part,YE);",
    "return JSON.parse((await YE)[V.line]??'\"\"').split(/\\r?\\n/);",
    "},};",
    "}",
    "function xK(ZE,A){if('head'in A){const GK=Array.from({length:A.runs});",
    "ZE[A.scenario]={number:A.scenario,head:A.head,asks:A.asks??[],runs:GK};",
    "return;",
    "}",
    "const{run:aF,result:HK}=A;",
    "const bF=ZE[A.scenario];",
    "if(bF)bF.runs[aF]={...HK,number:aF};",
    "}",
    "async function QE(IK,cF,qC){const JK=atob(IK.slice((cF/3)*4,Math.ceil((cF+qC)/3)*4));",
    "const dF=new Uint8Array(qC);",
    "for(let aB=0;aB<qC;aB++)dF[aB]=JK.charCodeAt(aB);",
    "const KK=new Blob([dF]).stream().pipeThrough(new DecompressionStream('gzip'));",
    "return await new Response(KK).text();",
    "}",
    "return{openBlock:mK};",
    "})();",
    "const LK=(()=>{const MK=/(?![\\ufe0e\\ufe0f])[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\p{Cs}\\p{Default_Ignorable_Code_Point}]/gu;",
    "const NK={'\\n':'\\\\n','\\r':'\\\\r','\\t':'\\\\t'};",
    "const OK=(eF)=>NK[eF]??`\\\\u{${eF.codePointAt(0).toString(16)}}`;",
    "const PK=(QK)=>QK.replace(MK,(rC)=>(/[\\n\\t]/.test(rC)?rC:OK(rC)));",
    "return{visibleLines:PK};",
    "})();",
    "const p=(()=>{const{visibleLines:sC}=LK;",
    "function bB(RK,tC,...SK){const m=document.createElement(RK);",
    "const{class:fF,id:gF,to:hF,title:iF,on:jF,hidden:TK,tab:kF,aria:UK,role:lF,}=typeof tC==='string'?{class:tC}:tC;",
    "if(fF)m.className=fF;",
    "if(gF!==undefined)m.id=gF;",
    "if(hF?.startsWith('#')&&m instanceof HTMLAnchorElement)m.href=hF;",
    "if(iF!==undefined)m.title=sC(iF);",
    "if(jF)m.addEventListener('click',jF);",
    "if(TK)m.hidden=true;",
    "if(kF!==undefined)m.tabIndex=kF;",
    "if(lF!==undefined)m.setAttribute('role',lF);",
    "for(const[VK,mF]of Object.entries(UK??{}))if(mF!==undefined)m.setAttribute(`aria-${VK}`,sC(mF));",
    "if(m instanceof HTMLButtonElement)m.type='button';",
    "cB(m,SK);",
    "return m;",
    "}",
    "function cB(uC,WK){for(const B of WK){if(B===undefined||B===false||B==='')continue;",
    "if(typeof B==='string')uC.append(document.createTextNode(sC(B)));",
    "else if(B instanceof Node)uC.append(B);",
    "else cB(uC,B);",
    "}",
    "}",
    "function XK(nF,...YK){nF.replaceChildren();",
    "cB(nF,YK);",
    "}",
    "const ZK=(aL)=>bB('span','heard',aL);",
    "function bL(cL,dL,eL,fL){const dB=bB('select',{aria:{label:cL}},eL.map(([gL,hL])=>{const oF=bB('option','',hL);",
    "oF.value=gL;",
    "return oF;",
    "}));",
    "dB.value=dL;",
    "dB.addEventListener('change',()=>fL(dB.value));",
    "return dB;",
    "}",
    "return{el:bB,fill:XK,put:cB,heard:ZK,chooser:bL};",
    "})();",
    "const iL=(()=>{function jL(pF){document.addEventListener('keydown',(qF)=>{const{key:vC,target:wC,altKey:kL,ctrlKey:lL,metaKey:mL,defaultPrevented:nL}=qF;",
    "if(kL||lL||mL||nL)return;",
    "if(wC instanceof HTMLInputElement||wC instanceof HTMLSelectElement){if(vC==='Escape')wC.blur();",
    "return;",
    "}",
    "const rF=Object.hasOwn(pF,vC)?pF[vC]:undefined;",
    "if(!rF)return;",
    "qF.preventDefault();",
    "rF.act();",
    "});",
    "}",
    "return{listen:jL};",
    "})();",
    "const sF=(()=>{const oL=(xC)=>xC.severity==='blocking'&&(xC.verdict==='fail'||xC.verdict==='error');",
    "return{blocks:oL};",
    "})();",
    "const eB=(()=>{const{blocks:pL}=sF;",
    "function qL(C,rL){if(C.verdict==='pass'||C.verdict==='skip')return C.verdict;",
    "if(C.severity!=='blocking')return C.severity;",
    "if(C.gates===false)return'known';",
    "return pL(C)&&rL.verdict!=='fail'?'spared':C.verdict;",
    "}",
    "const sL=({verdict:tL})=>tL==='skip'?'skipped':'a failure is expected';",
    "const uL=({index:vL,count:wL})=>`Shard ${vL} of ${wL}: what only all traces decide is left open, and agent-eval merge decides it`;",
    "function xL(H,fB){const{expected:tF,observed:uF}=H.sequences??{};",
    "return{scenario:fB.name,id:H.id,message:H.message,file:H.location?.file??fB.file,place:H.location,nearest:H.location??(fB.line?{line:fB.line}:undefined),evidence:(H.evidence??[]).filter((yC)=>yC.call!==undefined||yC.tool||yC.excerpt),chains:tF&&uF?[{word:'expected',names:tF},{word:'observed',names:uF},]:[],};",
    "}",
    "function yL(vF,gB){if(!gB?.line)return vF;",
    "return`${vF}:${gB.line}${gB.column?`:${gB.column}`:''}`;",
    "}",
    "return{reasonOf:sL,pointOf:yL,tell:xL,shardNote:uL,standingOf:qL};",
    "})();",
    "const I=(()=>{const{blocks:zL}=sF;",
    "const{standingOf:AL}=eB;",
    "const BL=({verdict:zC,pending:CL})=>zC===undefined?'none':CL&&zC==='skip'?'open':zC;",
    "const wF=(DL,{verdict:EL})=>AL(DL,{verdict:EL??'fail'});",
    "const xF=({trials:FL},{id:GL})=>GL==='trials_met'&&FL?.total===1;",
    "const HL=(yF)=>yF.dimensions.filter((IL)=>!xF(yF,IL));",
    "const JL=({head:AC})=>AC.verdict==='fail'&&AC.dimensions.some((zF)=>xF(AC,zF)&&zL(zF));",
    "const KL=(AF)=>AF.verdict==='fail'||AF.verdict==='error';",
    "const LL=(BF)=>/^[^.[]*/.exec(BF)?.[0]??BF;",
    "const ML={...{pass:'✓',fail:'✗',error:'!',skip:'–',spared:'✗',known:'✗',advisory:'✗',off:'–'},...{open:'…',none:'·'},};",
    "const NL={pass:'holds',fail:'fails',error:'cannot be told',skip:'skipped',spared:'fails, spared',known:'fails, known',advisory:'advisory',off:'off',open:'left open',none:'not judged',};",
    "const OL=(PL)=>ML[PL];",
    "const QL=(RL)=>NL[RL];",
    "function SL(TL,UL){const VL=['fail','error','known','spared','advisory','pass','skip','off'];",
    "const CF=(WL)=>VL.indexOf(wF(WL,UL));",
    "return[...TL].sort((XL,YL)=>CF(XL)-CF(YL));",
    "}",
    "return{isBad:KL,ownOf:HL,signOf:OL,standing:wF,wordOf:QL,stateOf:BL,ranked:SL,repeats:JL,familyOf:LL};",
    "})();",
    "const rA=(()=>{const{el:hB,heard:ZL}=p;",
    "const{signOf:DF,wordOf:BC}=I;",
    "const aM=(iB)=>hB('span',{class:`mark is-${iB}`,title:BC(iB)},hB('span',{aria:{hidden:'true'}},DF(iB)),ZL(BC(iB)));",
    "const bM=(CC)=>hB('span',`badge is-${CC}`,hB('span',{aria:{hidden:'true'}},`${DF(CC)} `),BC(CC));",
    "return{badge:bM,mark:aM};",
    "})();",
    "const W=(()=>{const{fragmentOf:sA}=oC;",
    "const cM=({head:dM})=>sA({scenario:dM.name});",
    "const eM=({head:fM},{number:gM})=>sA({scenario:fM.name,trial:gM+1});",
    "const hM=({head:iM},{number:jM},kM)=>sA({scenario:iM.name,trial:jM+1,call:kM});",
    "const lM=({head:mM},nM,oM)=>sA({scenario:mM.name,trial:(nM?.number??0)+1,verdict:oM});",
    "const pM=({head:qM},{number:rM},EF)=>sA({scenario:qM.name,trial:rM+1,...(EF===undefined?{}:{beside:EF})});",
    "function sM(FF){if(location.hash===FF)dispatchEvent(new HashChangeEvent('hashchange'));",
    "else location.hash=FF;",
    "}",
    "return{go:sM,runPlace:eM,scenarioPlace:cM,verdictPlace:lM,besidePlace:pM,callPlace:hM};",
    "})();",
    "const DC=(()=>{const{el:tM}=p;",
    "const tA=40;",
    "function uM(EC,FC,vM,{height:wM,role:GF}){const HF=[];",
    "const jB=[];",
    "const IF=new IntersectionObserver((xM)=>{for(const{isIntersecting:yM,target:zM}of xM)if(yM)kB(jB.indexOf(zM));",
    "},{rootMargin:'1200px'});",
    "const kB=(GC)=>{const X=jB[GC];",
    "if(!X||X.dataset['drawn'])return;",
    "X.dataset['drawn']='yes';",
    "X.style.minHeight='';",
    "IF.unobserve(X);",
    "for(let lB=GC*tA;lB<Math.min(FC,(GC+1)*tA);lB++){const HC=vM(lB);",
    "if(GF)HC.setAttribute('role','listitem');",
    "HF[lB]=HC;",
    "X.append(HC);",
    "}",
    "};",
    "if(GF)EC.setAttribute('role','list');",
    "EC.replaceChildren();",
    "for(let IC=0;IC<FC;IC+=tA){const mB=tM('div','rows');",
    "mB.style.minHeight=`${Math.min(tA,FC-IC)*wM}px`;",
    "jB.push(mB);",
    "EC.append(mB);",
    "IF.observe(mB);",
    "}",
    "kB(0);",
    "return{row(JF){kB(Math.floor(JF/tA));",
    "return HF[JF];",
    "},drawAll(){for(const AM of jB.keys())kB(AM);",
    "},};",
    "}",
    "return{seenList:uM};",
    "})();",
    "const BM=(()=>{const{count:KF,thousands:CM}=r;",
    "const{chooser:DM,el:n,fill:EM}=p;",
    "const{mark:FM}=rA;",
    "const{familyOf:LF,isBad:MF,stateOf:JC}=I;",
    "const{scenarioPlace:GM}=W;",
    "const{seenList:HM}=DC;",
    "function IM(nB,{head:JM}){const KC={text:'',verdict:'',tag:'',family:'',change:''};",
    "const LC=[...nB].sort((KM,LM)=>NF(KM)-NF(LM));",
    "const OF=n('p',{class:'count',role:'status'});",
    "const MC=n('div',{class:'scenarios'});",
    "let D=[];",
    "let NC;",
    "let PF;",
    "const OC=()=>{D=LC.filter((MM)=>NM(MM,KC));",
    "EM(OF,D.length===LC.length?KF(D.length,'scenario'):`${CM(D.length)} of ${KF(LC.length,'scenario')}`);",
    "NC=HM(MC,D.length,(OM)=>PM(D[OM],PF),{height:32,role:true});",
    "};",
    "const Y=n('input',{aria:{label:'Search scenarios'}});",
    "Y.type='search';",
    "Y.placeholder='Search  /';",
    "Y.addEventListener('input',()=>{KC.text=Y.value.trim().toLowerCase();",
    "OC();",
    "});",
    "const oB=(QM,QF,RF)=>RF.length>0&&DM(`Show ${QF}`,'',[['',QF],...RF],(RM)=>{KC[QM]=RM;",
    "OC();",
    "});",
    "const SM=new Set(nB.map((TM)=>JC(TM.head)));",
    "const SF=[['fail','fails'],['pass','holds'],['skip','skipped'],['open','left open'],].filter(([UM])=>SM.has(UM));",
    "const TF=(VM)=>[...new Set(VM)].sort().map((UF)=>[UF,UF]);",
    "const WM=JM?.baseline?['new','flaky','known'].map((VF)=>[VF,VF]):[];",
    "OC();",
    "return{element:n('nav',{class:'list',aria:{label:'Scenarios'}},n('div','filters',Y,n('div','choices',SF.length>1&&oB('verdict','any verdict',SF),oB('tag','any tag',TF(nB.flatMap((XM)=>XM.head.tags))),oB('family','any family',TF(nB.flatMap(YM))),oB('change','new and known',WM)),OF),MC),search:Y,shown:()=>D,select(PC){PF=PC;",
    "for(const ZM of MC.querySelectorAll('[aria-current]'))ZM.removeAttribute('aria-current');",
    "const WF=PC?D.indexOf(PC):-1;",
    "const XF=WF<0?undefined:NC?.row(WF)?.querySelector('a');",
    "XF?.setAttribute('aria-current','true');",
    "XF?.scrollIntoView({block:'nearest'});",
    "},drawAll:()=>NC?.drawAll(),};",
    "}",
    "function NF(YF){const{verdict:ZF='pass'}=YF.head;",
    "if(ZF!=='fail')return ZF==='pass'?4:5;",
    "const QC=RC(YF);",
    "return QC.includes('new')?0:QC.includes('flaky')?1:QC.length===0?2:3;",
    "}",
    "function PM(pB,aN){const{head:aG}=pB;",
    "const{name:bN,tags:cN,trials:qB}=aG;",
    "const dN=RC(pB);",
    "return n('div','row',n('a',{to:GM(pB),...(pB===aN?{aria:{current:'true'}}:{})},FM(JC(aG)),n('span','name',n('span','text',bN),dN.map((bG)=>n('span',`tag change-${bG}`,bG)),cN.map((eN)=>n('span','tag',eN))),qB&&qB.total>1&&n('span',{class:'trials',title:'trials that passed'},`${qB.passed}/${qB.total}`)));",
    "}",
    "function*rB({head:fN,runs:gN}){yield*fN.dimensions;",
    "for(const cG of gN)if(cG)yield*cG.dimensions;",
    "}",
    "const YM=(hN)=>[...rB(hN)].filter(({id:iN})=>iN.includes('.')).map(({id:jN})=>LF(jN));",
    "const RC=(kN)=>[...new Set([...rB(kN)].flatMap(({change:dG})=>(dG===undefined?[]:[dG]))),];",
    "const eG=new WeakMap();",
    "function lN(uA){let sB=eG.get(uA);",
    "if(sB===undefined){const{name:mN,description:nN='',file:oN,tags:pN}=uA.head;",
    "const qN=[...rB(uA)].flatMap((tB)=>(MF(tB)?[tB.id,tB.message]:[tB.id]));",
    "const rN=uA.runs.flatMap((uB)=>(uB?[uB.trace,uB.id??'',uB.persona??'']:[]));",
    "sB=[...new Set([mN,nN,oN,...pN,...rN,...qN])].join('\\n').toLowerCase();",
    "eG.set(uA,sB);",
    "}",
    "return sB;",
    "}",
    "function NM(vA,{text:fG,verdict:SC,tag:gG,family:TC,change:hG}){if(SC!==''&&JC(vA.head)!==SC)return false;",
    "if(gG!==''&&!vA.head.tags.includes(gG))return false;",
    "if(hG!==''&&!RC(vA).includes(hG))return false;",
    "const sN=[...(TC===''?[]:rB(vA))];",
    "if(TC!==''&&!sN.some((iG)=>LF(iG.id)===TC&&(SC!=='fail'||MF(iG))))return false;",
    "return fG===''||fG.split(/\\s+/).every((tN)=>lN(vA).includes(tN));",
    "}",
    "return{scenarioList:IM};",
    "})();",
    "const jG=(()=>{const{count:uN}=r;",
    "function vN(UC){const wN=['new','known','flaky','fixed'].map((kG)=>`${UC[kG]} ${kG}`);",
    "return`${wN.join(', ')} against ${uN(UC.reports,'report')}${UC.confirmed?', in a rerun':''}`;",
    "}",
    "const xN=(yN)=>yN.weakened.map(({scenario:lG,dimension:mG,was:nG,is:oG})=>mG==='*'?`weakened: the scenario ${lG} was ${nG} in the baseline and is ${oG}`:`weakened: ${mG} of ${lG} was ${nG} in the baseline and is ${oG}`);",
    "function zN(wA){const AN=wA.fixed_dimensions.map(({scenario:BN,dimension:CN})=>`${BN}: ${CN}`);",
    "const DN=[{word:'fixed',names:AN},{word:'not in the baseline',names:wA.added},{word:'changed, so that earlier trials are not compared',names:wA.changed},{word:'gone',names:wA.gone},{word:'to run again',names:wA.rerun},];",
    "return DN.filter(({names:EN})=>EN.length>0);",
    "}",
    "const FN={cost_usd:{name:'cost',show:(GN)=>`$${GN.toFixed(4)}`},tool_calls:{name:'calls',show:String},turns:{name:'turns',show:String},tokens:{name:'tokens',show:String},duration_ms:{name:'duration',show:(HN)=>`${(HN/1000).toFixed(1)} s`},};",
    "function IN({figure:JN,was:pG,is:qG}){const{name:KN,show:rG}=FN[JN];",
    "return{name:KN,was:rG(pG),is:rG(qG),change:LN(pG,qG)};",
    "}",
    "function LN(vB,VC){if(vB===VC)return'±0 %';",
    "if(vB===0)return'from 0';",
    "return`${VC>vB?'+':'−'}${Math.round(Math.abs(VC/vB-1)*100)} %`;",
    "}",
    "return{figureOf:IN,countsOf:vN,differencesOf:zN,weakenedOf:xN};",
    "})();",
    "const MN=(()=>{const{count:J,thousands:NN}=r;",
    "const{countsOf:ON,differencesOf:PN,weakenedOf:QN}=jG;",
    "const{fragmentOf:RN}=oC;",
    "const{pointOf:SN,shardNote:TN}=eB;",
    "const{el:c}=p;",
    "const{badge:UN}=rA;",
    "const{repeats:VN}=I;",
    "function sG({mb:WN,runs:wB,timelines:tG,files:uG,why:vG}){const WC=`so that the page stays below ${WN} MB (html-max-mb)`;",
    "return[vG??'',wB>0?`${J(wB,'run')} left out, ${WC}: failing runs come first, then the newest`:'',tG>wB&&!vG?`${J(tG-wB,'timeline')} left out, ${WC}`:'',uG>0?`The text of ${J(uG,'scenario file')} left out, ${WC}`:'',].filter((XN)=>XN!=='');",
    "}",
    "function YN({title:ZN,head:l,rest:Z,more:wG,left:aO},bO){const cO=bO.filter(VN).length;",
    "return c('article','run',c('header','runhead',c('div','title',c('h1',{tab:-1},ZN??'agent-eval'),l&&UN(l.verdict)),l&&c('p','',dO(l.totals,cO))),l?.shard&&c('p','note',TN(l.shard)),aA('Left out of this page',sG(aO)),aA('What weakens the gate',[...(l?.baseline?QN(l.baseline):[]),...(l?.weakened??[])]),l?.baseline&&c('section','block',c('h2','','Against the baseline'),c('p','',ON(l.baseline)),PN(l.baseline).map(({word:eO,names:fO})=>[c('h3','',eO),c('ul','',fO.slice(0,200).map((gO)=>c('li','',gO))),])),aA('What could not be read',(Z?.problems??[]).map((bA)=>[c('code','',SN(bA.file,bA.line===undefined?undefined:{line:bA.line,...(bA.column===undefined?{}:{column:bA.column})})),` ${bA.message}`,]),wG?.problems),aA('Traces without a scenario',(Z?.unmatched_traces??[]).map((hO,iO)=>[c('code','',hO),` ${Z?.unmatched_reasons[iO]??''}`]),wG?.unmatched_traces),Z?.agreement&&jO(Z.agreement),aA('Notes',Z?.notes??[]),kO(l?.totals.tags??{}),c('p','dim',l?`agent-eval ${l.tool.version}`:''));",
    "}",
    "function dO(lO,mO){const{scenarios:nO,passed:oO,failed:pO,skipped:xG,traces:qO,blocking_failures:rO,advisory_failures:sO}=lO;",
    "return[J(nO,'scenario'),`${oO} passed`,`${pO} failed`,xG>0?`${xG} skipped`:'',J(qO,'trace'),J(rO-mO,'blocking finding'),J(sO,'advisory finding'),].filter(Boolean).join(' · ');",
    "}",
    "function aA(tO,yG,zG=0){if(yG.length===0)return undefined;",
    "return c('section','block',c('h2','',tO),c('ul','plain',yG.map((uO)=>c('li','',uO))),zG>0&&c('p','dim',`and ${NN(zG)} more; the JSON report has them all`));",
    "}",
    "function jO(vO){const{label:wO,disagreements:xO,true_pass:yO,true_fail:zO,false_pass:AO,false_fail:BO,unlabelled:CO}=vO;",
    "return[c('section','block',c('h2','',`Agreement with ${wO}`),c('p','',`${yO+zO} agree; ${AO} pass where the label is bad, ${BO} fail where it is good; ${CO} without it`),c('ul','plain',xO.map(({kind:DO,scenario:AG,trace:EO,dimension:FO=''})=>c('li','',`${DO==='false_pass'?'passes':'fails'}: `,c('a',{to:RN({scenario:AG})},AG),' ',c('code','',EO),` ${FO}`)))),];",
    "}",
    "function kO(GO){return aA('By tag',Object.entries(GO).map(([HO,{scenarios:IO,passed:JO}])=>[c('span','tag',HO),` ${JO} of ${IO} passed`,]));",
    "}",
    "return{leftTexts:sG,overviewOf:YN};",
    "})();",
    "const BG=(()=>{function KO(XC){for(const LO of document.querySelectorAll('.pointed'))LO.classList.remove('pointed');",
    "XC.classList.add('pointed');",
    "XC.scrollIntoView({block:'center'});",
    "XC.focus({preventScroll:true});",
    "}",
    "return{pointAt:KO};",
    "})();",
    "const CG=(()=>{const MO=400_000;",
    "function NO(K,L,OO=MO){if((K.length+1)*(L.length+1)>OO)return undefined;",
    "const YC=L.length+1;",
    "const DG=new Uint32Array((K.length+1)*YC);",
    "const cA=(PO,QO)=>DG[PO*YC+QO];",
    "for(let M=K.length-1;M>=0;M--)for(let N=L.length-1;N>=0;N--)DG[M*YC+N]=K[M]===L[N]?cA(M+1,N+1)+1:Math.max(cA(M+1,N),cA(M,N+1));",
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
    "const EG=(()=>{const RO=/^[\\w@%+=:,./][\\w@%+=:,./-]*$/;",
    "function SO(FG,GG){const ZC=/^(.*\\.(?:jsonl?|ndjson|traj|eval)(?:\\.gz)?)#[^/]*$/i.exec(FG)?.[1]??FG;",
    "const aD=ZC.startsWith('-')?`./${ZC}`:ZC;",
    "const TO=RO.test(aD)?aD:`'${aD.replaceAll(\"'\",\"'\\\\''\")}'`;",
    "return`agent-eval show ${TO}${GG===undefined?'':` --call ${GG}`}`;",
    "}",
    "return{showCommand:SO};",
    "})();",
    "const HG=(()=>{const{count:bD}=r;",
    "const{el:xA,fill:UO}=p;",
    "const IG=5;",
    "const JG=600;",
    "function cD(yA){if(yA<1000)return bD(yA,'byte');",
    "const[dD,VO]=yA<1e6?[yA/1000,'kB']:[yA/1e6,'MB'];",
    "return`${dD<10?dD.toFixed(1):Math.round(dD)} ${VO}`;",
    "}",
    "function WO(zA,XO,YO='pre'){const AA=typeof zA==='string'?zA:zA.head;",
    "const eA=typeof zA==='string'?undefined:ZO(AA,zA.of,XO);",
    "const KG=AA.split('\\n');",
    "const eD=KG.slice(0,IG).join('\\n');",
    "const xB=eD.length>JG?eD.slice(0,JG):eD;",
    "const fD=xA('div',`said ${YO}`,xB);",
    "const LG=KG.length-IG;",
    "if(xB.length===AA.length)return[fD,eA];",
    "const MG=LG>0?bD(LG,'more line'):bD(AA.length-xB.length,'more character');",
    "const BA=xA('button',{class:'more',aria:{expanded:'false'},on(){const yB=BA.getAttribute('aria-expanded')!=='true';",
    "BA.setAttribute('aria-expanded',String(yB));",
    "UO(fD,yB?AA:xB);",
    "BA.textContent=yB?'fold':MG;",
    "if(eA)eA.hidden=!yB;",
    "},});",
    "BA.textContent=MG;",
    "if(eA)eA.hidden=true;",
    "return[fD,xA('div','tools',BA),eA];",
    "}",
    "function aP(bP,cP){for(const dP of bP.querySelectorAll(`button.more[aria-expanded=\"${String(!cP)}\"]`))dP.click();",
    "}",
    "const ZO=(eP,fP,gP)=>xA('div','cut',`cut here: ${cD(new TextEncoder().encode(eP).length)} of ${cD(fP)} are in this page; `,xA('code','',gP),' has all of it');",
    "return{foldAll:aP,folded:WO,sizeText:cD};",
    "})();",
    "const hP=(()=>{const{count:iP}=r;",
    "const{align:jP}=CG;",
    "const{showCommand:NG}=EG;",
    "const{el:b}=p;",
    "const{folded:gD}=HG;",
    "const{seenList:kP}=DC;",
    "const OG=({rows:lP})=>lP.filter((mP)=>mP.is==='call');",
    "const nP=4_000_000;",
    "function oP(zB,AB){const[hD,iD]=[OG(zB.timeline),OG(AB.timeline)];",
    "const fA=pP(hD,iD);",
    "const jD=fA.findIndex((PG)=>PG.one===undefined||PG.other===undefined);",
    "const CA=jD>=0?jD:fA.findIndex(({one:qP=0,other:rP=0})=>!QG(hD[qP],iD[rP]));",
    "const RG=b('div',{class:'beside',aria:{label:'Calls of both runs'}});",
    "const SG=kP(RG,fA.length,(kD)=>{const BB=fA[kD];",
    "const[DA,EA]=[BB.one===undefined?undefined:hD[BB.one],BB.other===undefined?undefined:iD[BB.other],];",
    "const TG=!DA?'added':!EA?'gone':QG(DA,EA)?'same':'changed';",
    "const UG=TG==='same'&&JSON.stringify(DA?.result)===JSON.stringify(EA?.result);",
    "return b('div',`pair ${TG}${kD===CA?' parts':''}`,kD===CA&&b('p','parting',jD>=0?'Here the runs part':'The same calls; here an argument differs first'),VG(DA,zB,EA,UG),VG(EA,AB,DA,UG));",
    "},{height:70,role:true});",
    "const CB=(sP)=>fA.filter((tP)=>tP[sP==='one'?'other':'one']===undefined).length;",
    "const uP=CA<0?'Both runs make the same calls with the same arguments':`${iP(fA.length-CB('one')-CB('other'),'call')} in common, ${CB('one')} here alone, ${CB('other')} there alone`;",
    "return{element:b('section',{class:'block',aria:{label:'Side by side'}},b('h2','','Side by side'),b('p','dim',uP),b('div','pair heads',WG(zB),WG(AB)),RG,b('div','pair answers',XG(zB),XG(AB))),first:CA<0?undefined:SG.row(CA),drawAll:()=>SG.drawAll(),};",
    "}",
    "function pP(wP,xP){const ZG=(yP)=>yP.map(({tool:zP,agent:AP=''})=>`${zP}\\0${AP}`);",
    "const[lD,mD]=[ZG(wP),ZG(xP)];",
    "return(jP(lD,mD,nP)??Array.from({length:Math.max(lD.length,mD.length)},(ZW,gA)=>(gA>=lD.length?{other:gA}:gA>=mD.length?{one:gA}:{one:gA,other:gA})));",
    "}",
    "const QG=(BP,CP)=>JSON.stringify(BP?.given)===JSON.stringify(CP?.given);",
    "const WG=({name:aH,to:bH})=>b('div','cell',b('h3','',bH===undefined?aH:b('a',{to:bH},aH)));",
    "function VG(E,DP,cH,EP){if(!E)return b('div','cell none',b('span','dim','no such call'));",
    "const dH=NG(DP.trace,E.n);",
    "const FP=new Map(cH?.given.map(({name:GP,said:HP})=>[GP,JSON.stringify(HP)]));",
    "const IP=E.given.map(({name:eH,said:fH})=>[b('dt','',eH??'arguments'),b('dd',cH&&FP.get(eH)!==JSON.stringify(fH)?'differs':'',gD(fH,dH)),]);",
    "const{failed:DB,given:gH}=E;",
    "const hH=[b('span','dim',`call ${E.n}`),b('span','tool',E.tool),DB&&DB!=='unknown'&&b('span',`state ${DB}`,`✗ ${DB}`),];",
    "const iH=[gH.length>0&&b('dl','fields',IP),E.result!==undefined&&b('div','result',gD(E.result,dH)),];",
    "if(!EP)return b('div','cell',b('div','head',hH),iH);",
    "const[EB]=gH;",
    "const jH=EB&&(typeof EB.said==='string'?EB.said:EB.said.head).split('\\n')[0];",
    "return b('details','cell',b('summary','head',hH,jH!==undefined&&b('code','line',jH)),iH);",
    "}",
    "function XG({timeline:{rows:JP},trace:KP}){const nD=JP.findLast((oD)=>oD.is==='answer'||(oD.is==='message'&&oD.agent===undefined));",
    "return b('div','cell',b('div','head',b('span','dim','answer')),nD&&'said'in nD?gD(nD.said,NG(KP),'prose'):b('span','dim','none recorded'));",
    "}",
    "return{besideView:oP};",
    "})();",
    "const kH=(()=>{const{count:lH,thousands:LP}=r;",
    "function mH(FA){if(FA<1000)return`${Math.round(FA)} ms`;",
    "if(FA<99_950)return`${(FA/1000).toFixed(1)} s`;",
    "const GA=Math.round(FA/1000);",
    "if(GA<3600)return`${Math.floor(GA/60)} min ${GA%60} s`;",
    "return`${Math.floor(GA/3600)} h ${Math.floor((GA%3600)/60)} min`;",
    "}",
    "const MP=(nH)=>`$${nH.toFixed(nH<0.1?4:2)}`;",
    "function NP({turns:oH,tool_calls:OP,tool_errors:pH,duration_ms:qH,cost_usd:rH,...PP}){const{input_tokens:sH,output_tokens:tH}=PP;",
    "return[oH===undefined?'':lH(oH,'turn'),`${lH(OP,'call')}${pH>0?`, ${pH} failed`:''}`,qH===undefined?'':mH(qH),rH===undefined?'':MP(rH),sH===undefined&&tH===undefined?'':`${LP((sH??0)+(tH??0))} tokens`,].filter((QP)=>QP!=='');",
    "}",
    "return{statsTexts:NP,timeText:mH};",
    "})();",
    "const RP=(()=>{const{clip:SP,count:TP}=r;",
    "const{showCommand:uH}=EG;",
    "const{el:a}=p;",
    "const{timeText:vH}=kH;",
    "const{foldAll:UP,folded:O,sizeText:wH}=HG;",
    "const{isBad:VP,signOf:WP,standing:XP}=I;",
    "const{callPlace:YP,verdictPlace:ZP}=W;",
    "const{seenList:aQ}=DC;",
    "function bQ(xH,yH,HA){const pD=a('div',{class:'timeline',aria:{label:'What happened, in order'}});",
    "const cQ=dQ(xH,yH);",
    "const eQ=fQ(HA.rows);",
    "const qD=aQ(pD,HA.rows.length,(zH)=>gQ(HA.rows[zH],{scenario:xH,run:yH,cited:cQ,turn:eQ[zH]}),{height:90,role:true});",
    "const hQ=new Map(HA.rows.flatMap((AH,iQ)=>(AH.is==='call'?[[AH.n,iQ]]:[])));",
    "const FB=a('button',{class:'quiet',on(){const BH=FB.textContent==='unfold all';",
    "qD.drawAll();",
    "UP(pD,BH);",
    "FB.textContent=BH?'fold all':'unfold all';",
    "},});",
    "FB.textContent='unfold all';",
    "return{element:a('section',{class:'block',aria:{label:'Timeline'}},a('div','title',a('h2','','What happened'),FB),pD,jQ(HA)),callRow(kQ){const CH=hQ.get(kQ);",
    "return CH===undefined?undefined:qD.row(CH);",
    "},drawAll:()=>qD.drawAll(),};",
    "}",
    "function fQ(lQ){let DH;",
    "return lQ.map((GB)=>{const HB='turn'in GB&&!('agent'in GB&&GB.agent)?GB.turn:undefined;",
    "if(HB===undefined||HB===DH)return undefined;",
    "DH=HB;",
    "return HB;",
    "});",
    "}",
    "function dQ({head:mQ},nQ){const rD=new Map();",
    "for(const IB of nQ.dimensions){const EH=XP(IB,mQ);",
    "for(const sD of new Set((IB.evidence??[]).map((oQ)=>oQ.call)))if(sD!==undefined)rD.set(sD,[...(rD.get(sD)??[]),{id:IB.id,bad:VP(IB),sign:WP(EH),state:EH}]);",
    "}",
    "return rD;",
    "}",
    "function gQ(j,FH){const{run:pQ,turn:GH}=FH;",
    "const hA=uH(pQ.trace);",
    "const tD='agent'in j?j.agent:undefined;",
    "const P=(qQ,rQ,...sQ)=>a('div',{class:`event ${qQ}${tD===undefined?'':' sub'}`},GH!==undefined&&a('div','turn',`turn ${GH}`),a('div','who',rQ),a('div','what',tD!==undefined&&a('div','agent',a('span','dim','sub-agent '),tD),sQ));",
    "switch(j.is){case'call':return tQ(j,FH,P);",
    "case'user':return P('user','user',O(j.said,hA,'prose'));",
    "case'message':return P('message','agent',j.step!==undefined&&a('div','dim','of ',a('code','',j.step)),O(j.said,hA,'prose'));",
    "case'answer':return P('message answer','answer',O(j.said,hA,'prose'));",
    "case'compaction':return P('note','',a('p','','The context was summarised here: the model no longer has word by word what stands above'));",
    "case'confirmation':return P('gate','gate',a('p','',a('code','',j.step),' was let through as ',a('strong','',j.tier)),JB(j.given,hA));",
    "default:return P(`consent ${j.action}`,'asked',O(j.said,hA,'prose'),j.guards!==undefined&&a('p','dim','of ',a('code','',j.guards)),a('p','reply','the user: ',a('strong','',j.action)),JB(j.given,hA));",
    "}",
    "}",
    "const uQ={error:'failed',denied:'denied',blocked:'blocked',unknown:'whether it failed is not recorded',};",
    "function tQ(h,{scenario:HH,run:uD,cited:vQ},wQ){const KB=vQ.get(h.n)??[];",
    "const IH=KB.find((xQ)=>xQ.bad);",
    "const{failed:iA}=h;",
    "const JH=uH(uD.trace,h.n);",
    "const KH=[h.exit_code===undefined?'':`exit ${h.exit_code}`,h.duration_ms===undefined?'':vH(h.duration_ms),h.after_ms===undefined||h.after_ms<=0?'':`+${vH(h.after_ms)}`,].filter(Boolean);",
    "const vD=wQ(`call${iA&&iA!=='unknown'?' failed':''}${IH?` cited is-${IH.state}`:KB.length>0?' cited':''}`,'',a('div','head',a('span','tool',h.tool),h.command!==undefined&&a('code','dim',h.command),iA&&a('span',`state ${iA}`,iA==='unknown'?'?':`✗ ${uQ[iA]}`),KH.length>0&&a('span','facts',KH.join(' · '))),KB.length>0&&a('div','cites',KB.map(({id:LH,state:yQ,sign:zQ})=>a('a',{class:`cite is-${yQ}`,to:ZP(HH,uD,LH),title:'to the verdict'},`${zQ} ${LH}`))),h.malformed&&a('p','warn','the arguments are no JSON object'),JB(h.given,JH),h.result===undefined?a('p','dim','no result recorded'):a('div','result',O(h.result,JH)),h.result_bytes!==undefined&&a('p','cut',`the trace itself holds a part of ${wH(h.result_bytes)}`));",
    "vD.querySelector('.who')?.append(a('a',{to:YP(HH,uD,h.n),title:'the address of this call'},`call ${h.n}`));",
    "vD.tabIndex=-1;",
    "return vD;",
    "}",
    "function JB(MH,AQ){return(MH.length>0&&a('dl','fields',MH.map(({name:NH,said:BQ})=>[a('dt','',NH===undefined?CQ:SP(NH,80)),a('dd','',O(BQ,AQ)),])));",
    "}",
    "const CQ='arguments';",
    "const DQ={completed:'The run was completed',interrupted:'The run was interrupted',max_turns:'The run ended at its limit of turns',output_token_budget:'The run ended at its budget of output tokens',cost_budget:'The run ended at its budget of cost',};",
    "function jQ({rows:EQ,left_out:OH,shortened:PH,stop:wD,error:xD,cut_off:FQ,lacks:QH,also:RH}){return a('div','end',OH!==undefined&&a('p','cut',`${TP(OH,'later event')} left out: the run is too long for this page`),PH!==undefined&&a('p','cut',`Texts of this run are cut after ${wH(PH)} each, since it is very large`),xD!==undefined&&a('div','error',a('strong','','The run broke off: '),O(xD,'agent-eval show','prose')),FQ&&a('p','warn','The recording was cut off'),a('p','stop',wD===undefined?(xD===undefined?'How the run ended is not recorded':''):(DQ[wD]??wD)),EQ.length===0&&a('p','dim','Nothing is recorded'),QH.length>0&&a('p','dim',`This recording does not hold: ${QH.join(', ')}`),RH.length>0&&a('details','also',a('summary','','Also recorded'),JB(RH,'agent-eval show --json')));",
    "}",
    "return{timelineView:bQ};",
    "})();",
    "const GQ=(()=>{const{count:HQ}=r;",
    "const{align:IQ}=CG;",
    "const{el:k}=p;",
    "const JQ={same:'',missing:'missing',beyond:'extra',moved:'out of order',};",
    "const KQ=4;",
    "function LQ({expected:MQ,observed:NQ}){const jA=OQ(MQ,NQ);",
    "const LB=k('tbody','');",
    "for(let IA=0;IA<jA.length;){let JA=IA+1;",
    "const PQ=(SH)=>SH==='same'||SH==='beyond';",
    "while(JA<jA.length&&jA[JA]?.kind===jA[IA]?.kind)JA++;",
    "const MB=jA.slice(IA,JA);",
    "if(MB.length>KQ&&PQ(MB[0]?.kind))LB.append(...QQ(MB));",
    "else LB.append(...MB.map(yD));",
    "IA=JA;",
    "}",
    "if(jA.length===0)LB.append(k('tr','',k('td','','(none)'),k('td','','(none)')));",
    "const TH=(RQ)=>{const UH=k('th','',RQ);",
    "UH.scope='col';",
    "return UH;",
    "};",
    "return k('table','sequences',k('caption','heard','Expected and observed steps'),k('thead','',k('tr','',TH('expected'),TH('observed'))),LB);",
    "}",
    "function QQ(VH){const SQ=VH.slice(0,2);",
    "const WH=VH.slice(2);",
    "const zD=k('td','');",
    "zD.colSpan=2;",
    "const XH=k('tr','others',zD);",
    "zD.append(k('button',{class:'more',aria:{expanded:'false'},on:()=>XH.replaceWith(...WH.map(yD))},HQ(WH.length,'more step')));",
    "return[...SQ.map(yD),XH];",
    "}",
    "function yD({kind:AD,expected:NB,observed:YH}){const ZH=AD!=='same'&&k('span','note',JQ[AD]);",
    "return k('tr',`step ${AD}`,k('td','',NB!==undefined&&k('code','',NB),NB!==undefined&&ZH),k('td','',YH!==undefined&&k('code','',YH),NB===undefined&&ZH));",
    "}",
    "function OQ(kA,KA){const BD=IQ(kA,KA)??[...kA.map((SX,TQ)=>({one:TQ})),...KA.map((TX,UQ)=>({other:UQ})),];",
    "const aI=(VQ)=>{const OB=new Map();",
    "for(const CD of VQ)if(CD!==undefined)OB.set(CD,(OB.get(CD)??0)+1);",
    "return(bI)=>{const cI=OB.get(bI)??0;",
    "OB.set(bI,cI-1);",
    "return cI>0;",
    "};",
    "};",
    "const WQ=aI(BD.map(({one:dI,other:XQ})=>(dI!==undefined&&XQ===undefined?kA[dI]:undefined)));",
    "const YQ=aI(BD.map(({one:ZQ,other:eI})=>(ZQ===undefined&&eI!==undefined?KA[eI]:undefined)));",
    "return BD.map(({one:LA,other:DD})=>{if(LA!==undefined&&DD!==undefined)return{kind:'same',expected:kA[LA],observed:KA[DD]};",
    "if(LA!==undefined)return{kind:YQ(kA[LA]??'')?'moved':'missing',expected:kA[LA]};",
    "const fI=KA[DD??0];",
    "return{kind:WQ(fI??'')?'moved':'beyond',observed:fI};",
    "});",
    "}",
    "return{sequencesTable:LQ};",
    "})();",
    "const aR=(()=>{const{count:bR}=r;",
    "const{pointOf:cR,tell:dR}=eB;",
    "const{el:e}=p;",
    "const{badge:eR,mark:fR}=rA;",
    "const{isBad:PB,ownOf:gR,ranked:hR,standing:iR}=I;",
    "const{callPlace:gI,verdictPlace:jR}=W;",
    "const{sequencesTable:kR}=GQ;",
    "function lR(hI,iI,mR){const{head:jI}=hI;",
    "const nR=gR(jI);",
    "const QB=hR([...(iI?.dimensions??[]),...nR],jI);",
    "const kI=new Map(QB.map((lI)=>[lI.id,oR(lI,hI,iI,mR)]));",
    "const mI=QB.filter(PB);",
    "const RB=QB.filter((pR)=>!PB(pR));",
    "const nI=(oI)=>oI.length>0&&e('ul','verdicts',oI.map((qR)=>kI.get(qR.id)));",
    "const ED=RB.filter((rR)=>rR.verdict==='pass').length;",
    "const pI=RB.length-ED;",
    "const sR=[ED>0?bR(ED,'verdict that holds','verdicts that hold'):'',pI>0?`${pI} skipped`:'',];",
    "const SB=e('details','others',e('summary','',sR.filter(Boolean).join(', ')),nI(RB));",
    "SB.open=mI.length===0;",
    "return{element:e('section',{class:'block',aria:{label:'Verdicts'}},e('h2','','Verdicts'),nI(mI),RB.length>0&&SB,QB.length===0&&e('p','dim','No verdict')),rowOf(tR){const FD=kI.get(tR);",
    "if(FD&&SB.contains(FD))SB.open=true;",
    "return FD;",
    "},};",
    "}",
    "function oR(g,Q,TB,uR){const{evidence:qI,message:vR}=dR(g,Q.head);",
    "const lA=iR(g,Q.head);",
    "const[GD]=qI.flatMap(({call:rI})=>(rI===undefined?[]:[rI]));",
    "const wR=TB&&GD!==undefined?gI(Q,TB,GD):jR(Q,TB,g.id);",
    "const sI=g.location?.line??Q.asks.find((xR)=>xR.id===g.id)?.line;",
    "return e('li',{class:`verdict is-${lA}`,tab:-1},e('div','head',fR(lA),e('a',{class:'id',to:wR,title:GD===undefined?'this verdict':'to its evidence'},g.id),PB(g)&&lA!=='fail'&&eR(lA),g.severity!=='blocking'&&lA!=='advisory'&&lA!=='off'&&e('span','tag',g.severity),g.change!==undefined&&e('span',`tag change-${g.change}`,g.change),sI!==undefined&&e('button',{class:'line',title:'to the line that asks for it',on:()=>uR(g)},cR((g.location?.file??Q.head.file).replace(/^.*\\//,''),{line:sI}))),e('p','message',vR),yR(qI,Q,TB),g.flagged_values&&g.flagged_values.length>0&&e('p','dim','ungrounded: ',g.flagged_values.map((zR,AR)=>[AR>0&&', ',e('code','',zR)])),PB(g)&&g.sequences&&kR(g.sequences),g.oracle&&e('details','oracle',e('summary','','what the oracle answered'),e('div','said pre',JSON.stringify(g.oracle,undefined,2))));",
    "}",
    "const tI=4;",
    "function yR(UB,BR,CR){const uI=(vI)=>vI.length>0&&e('ul','evidence',vI.map((DR)=>e('li','',ER(DR,BR,CR))));",
    "const wI=UB.length>tI+1?tI:UB.length;",
    "const HD=UB.slice(wI);",
    "return[uI(UB.slice(0,wI)),HD.length>0&&e('details','beyond',e('summary','',`${HD.length} more`),uI(HD)),];",
    "}",
    "const ER=({call:VB,tool:FR,excerpt:xI},GR,yI)=>{const zI=[VB===undefined?'':`call ${VB}`,FR??''].filter(Boolean).join(' ');",
    "const HR=VB!==undefined&&yI?e('a',{to:gI(GR,yI,VB)},zI):zI;",
    "return[HR,xI&&e('code','excerpt',xI)];",
    "};",
    "return{verdictsOf:lR};",
    "})();",
    "const IR=(()=>{const{clip:JR,count:KR,thousands:LR}=r;",
    "const{figureOf:MR}=jG;",
    "const{reasonOf:NR}=eB;",
    "const{besideView:OR}=hP;",
    "const{chooser:AI,el:d}=p;",
    "const{statsTexts:PR}=kH;",
    "const{badge:QR}=rA;",
    "const{signOf:ID,stateOf:RR}=I;",
    "const{besidePlace:SR,go:BI,runPlace:WB}=W;",
    "const{timelineView:TR}=RP;",
    "const{verdictsOf:UR}=aR;",
    "async function VR(XB,R,o,CI,WR){const DI=UR(R,o,WR);",
    "const mA=o&&(await XB.timelineOf(R.number,o.number));",
    "const EI=o&&mA&&(await XR(XB,R,CI.beside));",
    "const FI=YR(XB,R,o,CI,mA);",
    "if(o&&mA&&EI){const ZR={name:`trial ${o.number+1}`,to:WB(R,o),trace:o.trace,timeline:mA};",
    "const JD=OR(ZR,EI);",
    "return{element:d('article','run',FI,JD.element),callRow:()=>undefined,verdictRow:()=>undefined,parting:JD.first,drawAll:JD.drawAll,};",
    "}",
    "const YB=o&&mA&&TR(R,o,mA);",
    "return{element:d('article','run',FI,o?.verdict!==undefined||R.head.verdict!==undefined?DI.element:undefined,YB?YB.element:aS(XB,o)),callRow:(bS)=>YB?.callRow(bS),verdictRow:DI.rowOf,parting:undefined,drawAll:()=>YB?.drawAll(),};",
    "}",
    "function aS({contents:{left:GI}},cS){if(!cS)return undefined;",
    "const dS=GI.why??`The timeline of this run was left out, so that the page stays below ${GI.mb} MB (html-max-mb), or its file could not be read again`;",
    "return d('section','block',d('h2','','What happened'),d('p','dim',`${dS}.`));",
    "}",
    "async function XR(HI,ZB,aC){if(aC===undefined)return undefined;",
    "if(aC==='reference'){const II=await HI.referenceOf(ZB.number);",
    "return II&&{name:'reference',trace:'REFERENCE',timeline:II};",
    "}",
    "const MA=ZB.runs[aC-1];",
    "const JI=MA&&(await HI.timelineOf(ZB.number,MA.number));",
    "return MA&&JI&&{name:`trial ${aC}`,to:WB(ZB,MA),trace:MA.trace,timeline:JI};",
    "}",
    "function YR(KI,KD,v,eS,bC){const{head:cC}=KD;",
    "const{name:fS,description:LI,tags:gS,reason:MI,trials:S}=cC;",
    "const NI=RR(cC);",
    "const hS=[bC?.agent===v?.format?'':bC?.agent,bC?.model].filter(Boolean).join(' · ');",
    "return d('header','runhead',d('div','title',d('h1',{tab:-1},fS),NI!=='none'&&QR(NI),gS.map((iS)=>d('span','tag',iS))),LI&&d('p','description',LI),MI!==undefined&&cC.verdict&&d('p','warn',`${NR({verdict:cC.verdict})}: ${MI}`),S&&S.total>1&&d('p','dim',`${S.passed} of ${KR(S.total,'trial')} passed: rate ${S.rate}, 95 % interval ${S.interval[0]} to ${S.interval[1]}`),jS(KI,KD),kS(KI,KD,v,eS),v&&d('p','facts',d('code',{title:v.trace},JR(v.trace,120)),[v.format,hS,v.persona&&`persona ${v.persona}`,...PR(v.stats),bC?.started].filter((OI)=>OI!==undefined&&OI!=='').map((lS)=>[' · ',lS])),(v?.notes??[]).map((mS)=>d('p','note',mS)));",
    "}",
    "function jS({contents:{head:nS}},{head:{name:PI}}){const LD=nS?.baseline;",
    "if(!LD)return undefined;",
    "const QI=LD.failures.filter((oS)=>oS.scenario===PI);",
    "const RI=LD.figures.filter((pS)=>pS.scenario===PI);",
    "if(QI.length+RI.length===0)return undefined;",
    "return d('details','baseline',d('summary','','Against the baseline'),QI.map((dC)=>d('p','',d('span',`tag change-${dC.change}`,dC.change),' ',d('code','',dC.dimension),` ${dC.message}`)),RI.map((SI)=>{const{name:qS,was:rS,is:sS,change:tS}=MR(SI);",
    "return d('p',SI.marked?'warn':'dim',`${qS}: ${rS} in the baseline, ${sS} now (${tS})`);",
    "}));",
    "}",
    "const TI=24;",
    "function kS(NA,eC,nA,{beside:uS}){const{runs:OA,number:PA}=eC;",
    "if(!nA||(OA.length<2&&!NA.hasReference(PA)))return undefined;",
    "const UI=OA.flatMap((MD,vS)=>(MD&&MD!==nA&&NA.hasTimeline(PA,vS)?[MD]:[]));",
    "const wS=NA.hasTimeline(PA,nA.number);",
    "return d('div','pickers',OA.length>1&&OA.length<=TI&&xS(eC,nA),OA.length>TI&&yS(eC,nA),wS&&(UI.length>0||NA.hasReference(PA))&&AI('Lay beside',String(uS??''),[['','beside …'],...(NA.hasReference(PA)?[['reference','the reference']]:[]),...UI.slice(0,500).map((ND)=>[String(ND.number+1),`trial ${ND.number+1} ${ID(ND.verdict??'none')}`]),],(fC)=>BI(SR(eC,nA,fC===''?undefined:fC==='reference'?fC:Number(fC)))));",
    "}",
    "function xS(VI,zS){return d('div',{class:'trials',role:'group',aria:{label:'Trials'}},VI.runs.map((T,OD)=>T?d('a',{class:`trial is-${T.verdict??'none'}`,to:WB(VI,T),title:T.trace,aria:{current:T===zS?'true':undefined,label:`trial ${OD+1} ${T.verdict??''}`},},`${OD+1} ${ID(T.verdict??'none')}`):d('span',{class:'trial',title:'left out'},String(OD+1))));",
    "}",
    "function yS(WI,AS){const PD=WI.runs.flatMap((XI)=>(XI?[XI]:[]));",
    "const BS=(YI)=>`trial ${LR(YI.number+1)} ${ID(YI.verdict??'none')}`;",
    "const CS=[...PD.filter((DS)=>DS.verdict==='fail'),...PD.filter((ES)=>ES.verdict!=='fail')];",
    "return AI('Trial',String(AS.number),CS.map((ZI)=>[String(ZI.number),BS(ZI)]),(FS)=>{const aJ=PD.find((GS)=>String(GS.number)===FS);",
    "if(aJ)BI(WB(WI,aJ));",
    "});",
    "}",
    "return{runView:VR};",
    "})();",
    "const HS=(()=>{const{el:i,fill:QD,heard:IS}=p;",
    "const{isBad:bJ,ownOf:JS,signOf:KS,standing:LS,wordOf:cJ}=I;",
    "const{verdictPlace:MS}=W;",
    "const{pointAt:NS}=BG;",
    "function OS(RD,QA,SD){const TD=PS(RD,QA,SD);",
    "const{files:UD}=RD.contents;",
    "const QS=[...new Set(TD.map((RS)=>RS.file))].sort((dJ,eJ)=>Number(VD(eJ))-Number(VD(dJ))||dJ-eJ);",
    "function VD(SS){return UD[SS]?.name===QA.head.file;",
    "}",
    "const WD=QS.map((RA)=>{const XD=i('ol',{class:'lines',tab:0,aria:{label:UD[RA]?.name??''}});",
    "const YD=UD[RA]?.name??'';",
    "const TS=i('section','file',i('h2',{class:'path',title:YD},YD,!VD(RA)&&i('span','tag',YD.startsWith('agent-eval:')?'pack':'extended')),XD);",
    "return{number:RA,lines:XD,element:TS,drawn:US(RD,RA,XD,TD,QA,SD)};",
    "});",
    "const fJ=i('div','files',WD.map((VS)=>VS.element));",
    "if(WD.length===0)QD(fJ,i('section','file',i('h2','path',QA.head.file||'Scenario'),WS(QA,SD)));",
    "return{element:fJ,show(XS){const ZD=TD.find((YS)=>YS.id===XS.id);",
    "const gJ=WD.find((ZS)=>ZS.number===ZD?.file);",
    "void gJ?.drawn.then(()=>{const hJ=ZD&&gJ.lines.querySelector(`[data-line=\"${ZD.line}\"]`);",
    "if(hJ)NS(hJ);",
    "});",
    "},};",
    "}",
    "function WS(iJ,aT){const jJ=[...(aT?.dimensions??[]),...iJ.head.dimensions].filter((kJ)=>bJ(kJ)&&kJ.location);",
    "if(jJ.length===0)return i('p','dim','The text of this scenario is not in this page');",
    "return[i('p','dim','The text of this scenario is not in this page; what fails points at:'),i('ul','',jJ.map((aE)=>i('li','',i('code','',`${aE.location?.file??iJ.head.file}:${aE.location?.line}`),` ${aE.message}`))),];",
    "}",
    "function PS({contents:{files:bT}},cT,dT){const{head:bE,asks:eT}=cT;",
    "const fT=[...(dT?.dimensions??[]),...JS(bE)];",
    "const gT=new Map(eT.map((lJ)=>[lJ.id,lJ]));",
    "return fT.flatMap((F)=>{const cE=LS(F,bE);",
    "const w=gT.get(F.id);",
    "const{location:G}=F;",
    "const hT=G?.file??bE.file;",
    "const gC=G&&bT.findIndex((hC)=>hC.name===hT&&(w===undefined||hC.from<=G.line)&&(hC.from===1||hC.from===G.line));",
    "const dE=bJ(F)?{message:F.message}:{};",
    "if(G&&gC!==undefined&&gC>=0)return[{id:F.id,state:cE,file:gC,line:G.line,end:G.end_line??G.line,...dE},...(w&&w.file!==gC?[{id:F.id,state:cE,file:w.file,line:w.line,end:w.end,...dE}]:[]),];",
    "return w?[{id:F.id,state:cE,file:w.file,line:w.line,end:w.end,...dE}]:[];",
    "});",
    "}",
    "async function US(mJ,eE,nJ,iT,jT,kT){const iC=await mJ.linesOf(eE);",
    "if(!iC)return QD(nJ,i('li','dim','The text of this file was left out'));",
    "const lT=mJ.contents.files[eE]?.from??1;",
    "if(iC.at(-1)==='')iC.pop();",
    "const mT=iT.filter((nT)=>nT.file===eE);",
    "QD(nJ,iC.map((oT,pT)=>qT(oT,lT+pT,mT,jT,kT)));",
    "}",
    "function qT(oJ,SA,pJ,rT,sT){const qJ=pJ.filter((fE)=>fE.line<=SA&&SA<=Math.max(fE.line,fE.end));",
    "const rJ=qJ.find((tT)=>tT.message!==undefined);",
    "const uT=qJ.find((vT)=>vT.state==='pass');",
    "const sJ=rJ?.state??uT?.state;",
    "const jC=pJ.filter((wT)=>wT.line===SA);",
    "const gE=jC.filter((xT)=>xT.message===undefined);",
    "const tJ=i('li',{class:sJ===undefined?'':`is-${sJ}`,tab:-1},i('span',{class:'number',aria:{hidden:'true'}},String(SA)),i('span',{class:'sign',title:gE.map((uJ)=>`${uJ.id}: ${cJ(uJ.state)}`).join('\\n')},jC[0]&&i('span',{aria:{hidden:'true'}},KS((rJ??jC[0]).state)),gE.length>0&&IS(gE.map((vJ)=>`${vJ.id} ${cJ(vJ.state)}`).join(', '))),i('code','',oJ===''?' ':oJ),jC.filter((yT)=>yT.message!==undefined).map((kC)=>i('div',`diagnostic is-${kC.state}`,i('a',{to:MS(rT,sT,kC.id)},kC.id),` ${kC.message}`)));",
    "tJ.dataset['line']=String(SA);",
    "return tJ;",
    "}",
    "return{sourceView:OS};",
    "})();",
    "const HZ=(()=>{const{count:hE}=r;",
    "const{spotOf:wJ}=oC;",
    "const{openBlock:zT}=kK;",
    "const{el:f,fill:TA,put:iE}=p;",
    "const{listen:AT}=iL;",
    "const{scenarioList:BT}=BM;",
    "const{badge:CT}=rA;",
    "const{leftTexts:DT,overviewOf:ET}=MN;",
    "const{go:xJ,runPlace:FT,scenarioPlace:yJ}=W;",
    "const{pointAt:GT}=BG;",
    "const{runView:HT}=IR;",
    "const{sourceView:IT}=HS;",
    "zT().then(JT,(jE)=>{iE(document.body,[f('main','broken',f('h1','','This page cannot be read'),f('p','',jE instanceof Error?jE.message:String(jE))),]);",
    "});",
    "function JT(kE){const{contents:s,scenarios:lE}=kE;",
    "const U=BT(lE,s);",
    "const lC=f('main',{class:'middle',tab:-1});",
    "const mE=f('aside',{class:'right',aria:{label:'Scenario file'}});",
    "const zJ=f('p',{class:'heard',role:'status'});",
    "const AJ=new Map(lE.map((BJ)=>[BJ.head.name,BJ]));",
    "let q;",
    "let nE=0;",
    "const mC={list:oE('list','Scenarios'),run:oE('run','Run'),file:oE('file','File'),};",
    "function oE(KT,LT){return f('button',{on:()=>oA(KT)},LT);",
    "}",
    "function oA(CJ){document.body.dataset['pane']=CJ;",
    "for(const[MT,NT]of Object.entries(mC))NT.setAttribute('aria-pressed',String(MT===CJ));",
    "}",
    "async function pE(){const t=wJ(location.hash);",
    "const u=t&&AJ.get(t.scenario);",
    "if(!t||!u)return PT(t);",
    "const nC=t.trial===undefined?QT(u):u.runs[t.trial-1];",
    "const RT=++nE;",
    "if(q?.scenario!==u||q.run!==nC||q.beside!==t.beside){const qE=IT(kE,u,nC);",
    "const DJ=await HT(kE,u,nC,t,(ST)=>{oA('file');",
    "qE.show(ST);",
    "});",
    "if(RT!==nE)return;",
    "q={scenario:u,run:nC,beside:t.beside,view:DJ,source:qE};",
    "TA(lC,DJ.element);",
    "TA(mE,qE.element);",
    "lC.scrollTop=0;",
    "document.body.classList.toggle('two',t.beside!==undefined);",
    "document.title=`${u.head.name} · agent-eval`;",
    "U.select(u);",
    "TA(zJ,`${u.head.name}: ${u.head.verdict??'not judged'}`);",
    "}",
    "oA('run');",
    "UT(q,t);",
    "}",
    "function PT(EJ){nE++;",
    "q=undefined;",
    "TA(lC,EJ&&f('p','warn',`This page has no scenario ${EJ.scenario}`),ET(s,lE));",
    "TA(mE);",
    "document.body.classList.remove('two');",
    "document.title='agent-eval';",
    "U.select(undefined);",
    "oA('run');",
    "}",
    "function rE(FJ,sE){const pA=U.shown();",
    "const GJ=AJ.get(wJ(location.hash)?.scenario??'');",
    "const WT=GJ?pA.indexOf(GJ):FJ>0?-1:pA.length;",
    "for(let tE=1;tE<=pA.length;tE++){const uE=WT+FJ*tE;",
    "const vE=pA[sE&&uE>=pA.length?uE-pA.length:uE];",
    "if(!vE||(sE&&!sE(vE)))continue;",
    "xJ(yJ(vE));",
    "return;",
    "}",
    "}",
    "function HJ(XT){const IJ=q?.run&&q.scenario.runs[q.run.number+XT];",
    "if(q&&IJ)xJ(FT(q.scenario,IJ));",
    "}",
    "const UA=YT();",
    "const JJ={j:{does:'next scenario',act:()=>rE(1)},k:{does:'scenario before',act:()=>rE(-1)},n:{does:'next failure',act:()=>rE(1,({head:ZT})=>ZT.verdict==='fail')},']':{does:'next trial',act:()=>HJ(1)},'[':{does:'trial before',act:()=>HJ(-1)},'/':{does:'search',act(){oA('list');",
    "U.search.focus();",
    "},},'?':{does:'keys',act:()=>UA.showModal()},};",
    "iE(UA,[f('h2','','Keys'),f('dl','keys',Object.entries(JJ).map(([aU,{does:bU}])=>[f('dt','',f('kbd','',aU)),f('dd','',bU)])),f('button',{on:()=>UA.close()},'close'),]);",
    "AT(JJ);",
    "const KJ=DT(s.left);",
    "const LJ=(s.rest?.problems.length??0)+(s.more?.problems??0);",
    "iE(document.body,[f('header',{class:'top'},f('a',{class:'brand',to:'#'},s.title??'agent-eval'),s.head&&CT(s.head.verdict),s.head&&f('span','sum',cU(s.head.totals)),LJ>0&&f('a',{class:'warn',to:'#'},hE(LJ,'problem')),KJ.length>0&&f('a',{class:'warn',to:'#',title:KJ.join('\\n')},s.left.why?'verdicts alone':'not all is here'),f('span',{class:'panes',role:'group',aria:{label:'Show'}},mC.list,mC.run,mC.file),f('button',{class:'quiet',on:()=>UA.showModal(),aria:{label:'Keys'}},'?')),f('div','panes-of',U.element,lC,mE),zJ,UA,]);",
    "addEventListener('hashchange',()=>void pE());",
    "addEventListener('beforeprint',()=>{U.drawAll();",
    "q?.view.drawAll();",
    "});",
    "const MJ=U.shown()[0];",
    "if(location.hash.length>1||!MJ)void pE();",
    "else{history.replaceState(null,'',yJ(MJ));",
    "void pE().then(()=>oA('list'));",
    "}",
    "}",
    "const QT=({runs:NJ})=>NJ.find((dU)=>dU?.verdict==='fail')??NJ.find(Boolean);",
    "function UT({view:wE},{call:OJ,verdict:PJ}){const QJ=OJ!==undefined?wE.callRow(OJ):PJ!==undefined?wE.verdictRow(PJ):wE.parting;",
    "if(QJ)GT(QJ);",
    "}",
    "const cU=({scenarios:RJ,passed:eU,failed:xE,skipped:SJ,})=>[xE>0?`${xE} of ${hE(RJ,'scenario')} ${xE===1?'fails':'fail'}`:`${eU} of ${hE(RJ,'scenario')} hold`,SJ>0?`${SJ} skipped`:'',].filter(Boolean).join(', ');",
    "const YT=()=>f('dialog',{class:'help',aria:{label:'Keys'}});",
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
    scriptHash: 'sha256-m1CcI1/qqeOPzSVVcSdT5MJnm3gRggzM6RozbFKiQIs=',
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
