import { createAsk, isOpenToPages } from './ask.mjs';
import { signIn } from './signIn.mjs';
import { isMissing, versionOf } from './versionOf.mjs';

/**
 * @typedef {import('./ask.mjs').Answer} Answer
 * @typedef {import('./ask.mjs').Ask} Ask
 * @typedef {import('./versionOf.mjs').Version} Version
 * @typedef {import('../../providers/endpoints/builder').Operation} Operation
 *
 * @typedef {object} Calls of this application
 * @property {Operation} platformInfo
 * @property {Operation} login of the platform
 * @property {Operation} ruleList
 * @property {{ captcha: Operation, login: Operation, info: Operation, routers: Operation }} ruoyi
 * @property {Readonly<Record<string, Operation>>} shell what the frame around the pages asks
 * @property {Readonly<Record<string, import('../../providers/endpoints/builder').Endpoints>>} resources
 *
 * @typedef {object} Person
 * @property {string} [user]
 * @property {string} [password]
 * @property {string} [token] of somebody who has signed in, where a captcha stands before the sign-in
 *
 * @typedef {object} Report
 * @property {string} address as it was given
 * @property {string | undefined} base where the calls are answered; undefined where none is
 * @property {boolean} isRuoyi answers the calls of a RuoYi session
 * @property {boolean} isPlatform answers the platform's own POST calls
 * @property {'on' | 'off' | 'unknown'} captcha
 * @property {'plain' | 'encrypted' | 'unknown'} envelope of the platform's answers
 * @property {boolean} crossOrigin pages of other origins may call it
 * @property {readonly string[]} problems
 * @property {Signed | undefined} signed what somebody who is signed in has found; undefined where nobody is
 *
 * @typedef {object} Signed
 * @property {Version | undefined} version undefined where it is no RuoYi server
 * @property {number} asked
 * @property {readonly string[]} missing calls of ours that the server does not have, with their resource
 * @property {readonly string[]} refused calls that the account may not make
 * @property {readonly string[]} declined calls that are there and want more than a bare read, in the server's words
 * @property {readonly string[]} broken calls that failed, and why
 */

/** Bases below which RuoYi's front-ends call their server. */
const bases = ['', '/prod-api', '/dev-api', '/stage-api'];

/**
 * Examines a server. Sends reads, and a sign-in for a given user; never a write.
 * @param {string} address
 * @param {Calls} calls
 * @param {Person} [person]
 * @returns {Promise<Report>}
 */
export async function examine(address, calls, person = {}) {
  const root = address.replace(/\/+$/, '');
  const tried = [];
  for (const base of bases) {
    const seen = await look(root + base, calls);
    if (seen.isRuoyi || seen.isPlatform)
      return withPerson({ ...seen, address, base: root + base }, calls, person);
    tried.push({ base, ...seen });
    // an address that nobody answers has no bases either
    if (seen.captchaAnswer.kind === 'failed') break;
  }
  const [{ captchaAnswer } = { captchaAnswer: undefined }] = tried;
  const nothing = /** @type {const} */ ({ captcha: 'unknown', envelope: 'unknown' });
  return {
    ...{ address, base: undefined, isRuoyi: false, isPlatform: false, ...nothing, crossOrigin: false },
    ...{ problems: captchaAnswer ? [problemOf(captchaAnswer, calls)] : [], signed: undefined },
  };
}

/** Headers of our calls to any server, for which a page of another origin needs its leave. */
const ofAll = ['authorization', 'content-type'];

/**
 * Examines everything visible without signing in.
 * @param {string} base
 * @param {Calls} calls
 */
async function look(base, { ruoyi, platformInfo }) {
  const ask = createAsk(base);
  const captchaAnswer = await ask('GET', ruoyi.captcha.path);
  const info = await ask('GET', ruoyi.info.path);
  const platform = await ask('POST', platformInfo.path, {});
  const { captchaEnabled } = captchaAnswer.body;
  // before 3.5 the response has no flag, but a picture
  const hasCaptcha = captchaEnabled !== false && 'uuid' in captchaAnswer.body;
  const isCaptcha = captchaAnswer.code === 200 && (hasCaptcha || captchaEnabled === false);
  const isPlatform = platform.code === 20000 || (platform.code === 200 && 'data' in platform.body);
  const isRuoyi = isCaptcha && asksForSignIn(info);
  const crossOrigin = isPlatform
    ? await isOpenToPages(base, { method: 'POST', path: platformInfo.path, body: {} }, [...ofAll, 'token'])
    : isRuoyi && (await isOpenToPages(base, { method: 'GET', path: ruoyi.info.path }, ofAll));
  return {
    captchaAnswer,
    isRuoyi,
    isPlatform,
    captcha: /** @type {Report['captcha']} */ (isCaptcha ? (hasCaptcha ? 'on' : 'off') : 'unknown'),
    envelope: isPlatform ? envelopeOf(platform) : /** @type {const} */ ('unknown'),
    crossOrigin,
    problems: [],
    signed: undefined,
  };
}

/**
 * Refused because nobody is signed in, by status or by code.
 * @param {Answer} answer
 */
function asksForSignIn({ status, code }) {
  return status === 401 || code === 401;
}

/**
 * @param {Answer} answer
 * @returns {Report['envelope']}
 */
function envelopeOf({ body: { data } }) {
  return typeof data === 'string' && /^[\w+/=]{100,}$/.test(data) ? 'encrypted' : 'plain';
}

/**
 * @param {Answer} answer
 * @param {Calls} calls
 */
function problemOf({ kind, status, code, text }, { ruoyi }) {
  const call = `GET ${ruoyi.captcha.path}`;
  if (kind === 'failed') return `Not reached: ${text}.`;
  if (kind === 'html')
    return `${call} answers a page in place of JSON (HTTP ${status}): this address serves a front-end or a proxy that keeps the calls. Give the address of the server behind it, or the base that leads there.`;
  if (status === 404 || code === 404)
    return `${call} is not there (404), nor below ${bases.filter(Boolean).join(', ')}: something else answers at this address, or its calls begin with another base.`;
  if (status === 401 || code === 401)
    return `${call} asks for a sign-in (401)${text && `: ${text}`}. RuoYi leaves it open: a gateway stands before the server, or it is none.`;
  if (status >= 500)
    return `${call} fails (HTTP ${status}): the proxy does not reach the server, or the server is broken.`;
  return `${call} answers neither as a RuoYi server nor as the platform (HTTP ${status}${code === undefined ? '' : `, code ${code}`}${text && `: ${text}`}).`;
}

/**
 * @param {Report & { base: string }} report
 * @param {Calls} calls
 * @param {Person} person
 * @returns {Promise<Report>}
 */
async function withPerson({ base, ...report }, calls, person) {
  const seen = { ...report, base };
  if (person.token === undefined && person.user === undefined) return seen;
  const signed = await signIn(createAsk(base), seen, calls, person);
  if ('problem' in signed) return { ...seen, problems: [...seen.problems, signed.problem] };
  const ask = createAsk(base, signed);
  const rules = seen.isPlatform ? await ask('POST', calls.ruleList.path, {}) : undefined;
  const envelope = rules?.code === 20000 || rules?.code === 200 ? envelopeOf(rules) : seen.envelope;
  return { ...seen, envelope, signed: await askAll(ask, seen, calls) };
}

/** Reads that make a file. */
const makesFile = /batchGenCode$/;

/**
 * The calls of ours that only read: those of REST by GET, and the platform's lists.
 * @param {Pick<Report, 'isRuoyi' | 'isPlatform'>} server
 * @param {Calls} calls
 * @returns {{ resource: string, operation: Operation }[]}
 */
export function readsOf({ isRuoyi, isPlatform }, { resources, shell }) {
  const all = Object.entries({
    ...resources,
    shell: { family: /** @type {const} */ ('rest'), operations: shell },
  });
  return all
    .filter(
      ([resource, { family }]) =>
        !resource.startsWith('dev/') && (isPlatform || (isRuoyi && family === 'rest')),
    )
    .flatMap(([resource, { family, operations }]) =>
      Object.entries(operations)
        .filter(([name, { method }]) => (family === 'rest' ? method === 'GET' : name === 'list'))
        .filter(([, { path }]) => !path.includes('{') && !makesFile.test(path))
        .filter(([, { path }]) => resource !== 'shell' || path.startsWith('/system/'))
        .map(([, operation]) => ({ resource, operation })),
    );
}

/**
 * @param {Ask} ask
 * @param {Pick<Report, 'isRuoyi' | 'isPlatform'>} server
 * @param {Calls} calls
 * @returns {Promise<Signed>}
 */
async function askAll(ask, server, calls) {
  const reads = readsOf(server, calls);
  /** @type {{ missing: string[], refused: string[], declined: string[], broken: string[] }} */
  const found = { missing: [], refused: [], declined: [], broken: [] };
  for (const { resource, operation } of reads) {
    const { method, path } = operation;
    const answer =
      method === 'GET'
        ? await ask('GET', `${path}?pageNum=1&pageSize=1`)
        : await ask('POST', path, { page: 1, limit: 1 });
    const call = `${method} ${path} (${resource})`;
    if (isMissing(answer)) found.missing.push(call);
    else if ([403, 40301].includes(answer.code ?? answer.status)) found.refused.push(call);
    else if (answer.kind !== 'json' || answer.status >= 500)
      found.broken.push(`${call}: ${answer.text || `${answer.kind}, HTTP ${answer.status}`}`);
    else if (![200, 201, 20000, undefined].includes(answer.code))
      found.declined.push(`${call}: ${answer.text}`);
  }
  const version = server.isRuoyi ? await versionOf(ask, calls, found.missing) : undefined;
  return { version, asked: reads.length, ...found };
}
