/** @typedef {import('./examine.mjs').Report} Report */

/**
 * The report, line by line, and the `config.js` derived from it.
 * @param {Report} report
 */
export function renderReport(report) {
  const { base, problems, signed } = report;
  if (base === undefined)
    return [`${report.address}`, '', ...problems.map((problem) => `  ! ${problem}`)].join('\n');
  return [
    `${base}`,
    '',
    `  server     ${kindOf(report)}`,
    ...(signed?.version ? [`  version    RuoYi ${signed.version.text}`] : []),
    ...(report.isRuoyi ? [`  captcha    ${report.captcha}`] : []),
    ...(report.isPlatform ? [`  envelope   ${envelopeText(report.envelope)}`] : []),
    `  origins    ${report.crossOrigin ? 'pages of other origins may call it' : 'no page of another origin may call it: put both behind one address (docs/deploy.md), or allow the origin (CORS)'}`,
    ...(signed
      ? signedLines(signed)
      : ['  calls      sign in (--user) to see which calls it has: without, it refuses all alike']),
    ...problems.map((problem) => `  ! ${problem}`),
    '',
    configText(report),
  ].join('\n');
}

/** @param {Report} report */
function kindOf({ isRuoyi, isPlatform }) {
  if (isRuoyi && isPlatform) return 'the platform (POST calls), and the calls of a RuoYi server beside them';
  return isPlatform ? 'the platform (POST calls)' : 'a RuoYi server';
}

/** @param {Report['envelope']} envelope */
function envelopeText(envelope) {
  if (envelope === 'encrypted') return 'answers are encrypted';
  return envelope === 'plain' ? 'no encrypted answer was seen' : 'unknown';
}

/** @param {NonNullable<Report['signed']>} signed */
function signedLines({ asked, missing, refused, declined, broken }) {
  const list = (/** @type {string} */ title, /** @type {readonly string[]} */ calls) =>
    calls.length > 0 ? [`  ${title}`, ...calls.map((call) => `    ${call}`)] : [];
  return [
    `  calls      ${asked} reads asked, ${missing.length} missing, ${refused.length} refused to this account, ${broken.length} failed`,
    ...list('missing', missing),
    ...list('refused', refused),
    ...list('there, and want more than a bare read', declined),
    ...list('failed', broken),
  ];
}

/**
 * `config.js` for a server; docs/deploy.md has all keys.
 * @param {Pick<Report, 'base' | 'isRuoyi' | 'isPlatform' | 'envelope' | 'crossOrigin' | 'signed'>} report
 */
export function configText({ base = '', isPlatform, envelope, crossOrigin, signed }) {
  const { pathname, origin } = new URL(base);
  const path = pathname.replace(/\/$/, '');
  // The word that deploy/nginx.conf takes off.
  const behind = isPlatform ? path : path || '/prod-api';
  const lines = [
    '// config.js, beside index.html',
    'window.__APP_CONFIG__ = {',
    ...(isPlatform ? [] : ["  session: 'ruoyi',", ...versionLines(signed?.version)]),
    ...(crossOrigin
      ? [`  // '${behind}' where one address serves both (docs/deploy.md)`, `  apiBase: '${origin}${path}',`]
      : ['  // one address serves both (docs/deploy.md)', `  apiBase: '${behind}',`]),
    ...(envelope === 'encrypted'
      ? [
          "  // the private key that the server's team hands out; 'oaep' and 'pkcs1-public' are the other schemes",
          "  envelope: { scheme: 'pkcs1', key: '-----BEGIN PRIVATE KEY-----\\n...' },",
        ]
      : []),
    '};',
  ];
  return lines.join('\n');
}

/**
 * The version, where the server does not read passwords without it; a reminder where nobody could see which it is.
 * @param {import('./examine.mjs').Version | undefined} version
 */
function versionLines(version) {
  const line = (/** @type {string} */ named) => `rest: { version: '${named}' },`;
  if (version?.configured) return [`  ${line(version.configured)}`];
  return version && !version.unsure
    ? []
    : [`  // a server of 3.8.7 or 3.8.8 needs its version: ${line('3.8.7')}`];
}
