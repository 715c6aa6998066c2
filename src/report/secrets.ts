// The shapes of tokens that vendors give out: each is told by its prefix alone, whatever key it stands behind.

/** Where a secret begins and ends. */
export type Range = readonly [begin: number, end: number]

/**
 * Nothing of a word stands before it. JSON text may have written a line break as `\n` there, a URL a blank as `%20`.
 */
const start = String.raw`(?:(?<![A-Za-z0-9_-])|(?<=\\[nrtbf])|(?<=%[0-9A-F]{2}))`
const digit = '(?=[A-Za-z_-]{0,200}[0-9])'

/** Prefixes that no other word has. */
const anywhere = [
  'gh[pousr]_[A-Za-z0-9]{16,}(?:[._-][A-Za-z0-9_-]{8,})*',
  'github_pat_[A-Za-z0-9_]{20,}',
  'gl(?:pat|rt|ptt|dt|cbt|ft|imt|agent|oas|soat|ffct)-[A-Za-z0-9_.-]{16,}',
  'GR1348941[A-Za-z0-9_-]{16,}',
  '(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}',
  'xox[abeoprs]-[A-Za-z0-9-]{10,}',
  String.raw`xoxe\.xox[bp]-[A-Za-z0-9-]{10,}`,
  'xapp-[A-Za-z0-9-]{20,}',
  String.raw`hooks\.slack\.com/(?:services|workflows|triggers)/[A-Za-z0-9/]{16,}`,
  String.raw`discord(?:app)?\.com/api/webhooks/[0-9]{6,}/[A-Za-z0-9_-]{20,}`,
  String.raw`webhook\.office\.com/webhookb2/[A-Za-z0-9@/-]{30,}`,
  'AIza[A-Za-z0-9_-]{30,}',
  String.raw`ya29\.[A-Za-z0-9_-]{20,}`,
  'GOCSPX-[A-Za-z0-9_-]{20,}',
  '(?:sk|rk|pk)_(?:live|test)_[A-Za-z0-9]{10,}',
  'whsec_[A-Za-z0-9+/=]{16,}',
  'npm_[A-Za-z0-9]{30,}',
  'pypi-[A-Za-z0-9_-]{50,}',
  'hf_[A-Za-z0-9]{30,}',
  'api_org_[A-Za-z0-9]{30,}',
  'gsk_[A-Za-z0-9]{30,}',
  'xai-[A-Za-z0-9]{30,}',
  'dckr_(?:pat|oat)_[A-Za-z0-9_-]{20,}',
  'do[opr]_v1_[a-f0-9]{32,}',
  'dapi[a-f0-9]{32}',
  'shp(?:at|ca|pa|ss)_[a-fA-F0-9]{32}',
  'lin_(?:api|oauth)_[A-Za-z0-9]{30,}',
  String.raw`hv[sbr]\.[A-Za-z0-9_-]{20,}`,
  String.raw`SG\.[A-Za-z0-9_-]{16,40}\.[A-Za-z0-9_-]{16,}`,
  'AGE-SECRET-KEY-1[0-9A-Z]{40,}',
  'ATATT3[A-Za-z0-9_=-]{40,}',
  'ATCTT3[A-Za-z0-9_=-]{40,}',
  'AKCp[A-Za-z0-9]{60,}',
  String.raw`dt0[a-z][0-9]{2}\.[A-Z0-9]{24}\.[A-Z0-9]{60,}`,
  String.raw`dp\.(?:pt|st|ct|sa|scim|audit)\.[A-Za-z0-9_.-]{30,}`,
  'glsa_[A-Za-z0-9]{32}_[A-Fa-f0-9]{8}',
  'glc_[A-Za-z0-9+/=]{32,}',
  'HRKU-[A-Za-z0-9_-]{30,}',
  'NR(?:AK|JS|II|AL|RA)-[A-Za-z0-9-]{16,}',
  'PMAK-[a-fA-F0-9]{24}-[a-fA-F0-9]{30,}',
  'pscale_(?:pw|tkn|oauth)_[A-Za-z0-9_.=-]{30,}',
  'pul-[a-f0-9]{40}',
  'rubygems_[a-f0-9]{40,}',
  'rdme_[a-z0-9]{60,}',
  'sntry[su]_[A-Za-z0-9+/=_-]{30,}',
  'shippo_(?:live|test)_[a-fA-F0-9]{32,}',
  'duffel_(?:live|test)_[A-Za-z0-9_=-]{30,}',
  'FLW(?:PUB|SEC)K(?:_TEST)?-[A-Za-z0-9-]{12,}',
  'EZ[AT]K[A-Za-z0-9]{50,}',
  'sq0(?:atp|csp|idp)-[A-Za-z0-9_-]{20,}',
  'xkeysib-[a-f0-9]{60,}(?:-[A-Za-z0-9]{10,})?',
  'xsmtpsib-[a-f0-9]{60,}(?:-[A-Za-z0-9]{10,})?',
  'tskey-[a-z]{2,20}-[A-Za-z0-9-]{16,}',
  'figd_[A-Za-z0-9_-]{30,}',
  'ntn_[A-Za-z0-9]{40,}',
  'nfp_[A-Za-z0-9]{30,}',
  'sbp_[a-f0-9]{40}',
  'sb_secret_[A-Za-z0-9_-]{20,}',
  'pplx-[A-Za-z0-9]{40,}',
  'pcsk_[A-Za-z0-9_]{40,}',
  'r8_[A-Za-z0-9]{36,}',
  'tvly-[A-Za-z0-9-]{20,}',
  'lsv2_(?:pt|sk)_[a-f0-9]{32}(?:_[a-f0-9]{10})?',
  'tgp_v1_[A-Za-z0-9_-]{30,}',
  'CCIPAT_[A-Za-z0-9]{16,}_[a-f0-9]{30,}',
  'CFPAT-[A-Za-z0-9_-]{40,}',
  'bkua_[a-f0-9]{40}',
  'rzp_(?:live|test)_[A-Za-z0-9]{14,}',
  'sgp_(?:[a-fA-F0-9]{16}_|local_)?[a-fA-F0-9]{40}',
  'sq[apu]_[a-f0-9]{40}',
  'ops_eyJ[A-Za-z0-9+/=_-]{30,}',
  String.raw`[A-Za-z0-9]{14}\.atlasv1\.[A-Za-z0-9_=-]{60,}`,
  'sha256~[A-Za-z0-9_-]{43}',
  'LTAI[A-Za-z0-9]{17,}',
  'p8e-[A-Za-z0-9]{32}',
  'ico-[A-Za-z0-9]{32}',
  'CLOJARS_[A-Za-z0-9]{60}',
  'fm[12][ar]?_[A-Za-z0-9+/=]{40,}',
  String.raw`pat[A-Za-z0-9]{14}\.[a-f0-9]{64}`,
  'vercel_blob_rw_[A-Za-z0-9_]{20,}',
  // A JWT; also one that was cut before its first dot.
  String.raw`eyJ[A-Za-z0-9_-]{10,}(?:\.[A-Za-z0-9_-]*)*`,
]

/** Prefixes that the middle of another word may have. */
const atStart = [
  `sk-${digit}[A-Za-z0-9_-]{16,}`,
  `(?:csk|fw|pat|phc|phx|tfp|pnu|sm_[aps]at|secret)[_-]${digit}[A-Za-z0-9]{32,}`,
  'fio-u-[A-Za-z0-9_-]{60,}',
  '(?:nvapi|pa|fo1)[_-][A-Za-z0-9_-]{40,}',
  're_[A-Za-z0-9]{8}_[A-Za-z0-9]{20,}',
  'waka_[a-f0-9-]{36}',
  '(?:pub)?key-[a-f0-9]{32}',
  'A3-[A-Z0-9]{6}-[A-Z0-9]{6,11}-[A-Z0-9-]{11,23}',
  'SK[a-f0-9]{32}',
  'oy2[a-z0-9]{43}',
  'EAA[A-Za-z0-9]{60,}',
  '[0-9]{8,10}:AA[A-Za-z0-9_-]{33}',
  '[a-f0-9]{32}-us[0-9]{1,2}',
  '[A-Za-z0-9_~.]{3}[0-9]Q~[A-Za-z0-9_~.-]{31,34}',
  String.raw`v1\.0-[a-f0-9]{24}-[a-f0-9]{40,}`,
  String.raw`[sp]k\.eyJ[A-Za-z0-9_-]{10,}(?:\.[A-Za-z0-9_-]+)*`,
  String.raw`[MNO][A-Za-z0-9_-]{23,27}\.[A-Za-z0-9_-]{6}\.[A-Za-z0-9_-]{27,}`,
  'access-(?:sandbox|development|production)-[a-f0-9-]{36}',
  String.raw`sl\.[A-Za-z0-9_-]{60,}`,
  'AQVN[A-Za-z0-9_-]{35,}',
  String.raw`t1\.[A-Z0-9a-z_-]{20,}=?\.[A-Za-z0-9_-]{60,}=*`,
].map((shape) => start + shape)

export const shapes = new RegExp([...anywhere, ...atStart].join('|'), 'g')

/**
 * The body of a private key, without the line that says so: DER begins with a sequence and a version number, OpenSSH with its name.
 * Lines may be parted by a break as it is or as JSON writes it.
 */
export const keyBody =
  /(?:MII[A-Za-z0-9+/]{2}[AQgw]IBA|MHcCAQEE|MIG[A-Za-z0-9+/]AgE|MC4CAQAwBQYDK2|b3BlbnNzaC1rZXktdjE)[A-Za-z0-9+/]{8,}={0,2}(?:(?:\s|\\{1,8}[nr]){1,8}[A-Za-z0-9+/]{16,}={0,2})*(?:(?:\s|\\{1,8}[nr]){1,8}[A-Za-z0-9+/]{1,63}={1,2})?/g
