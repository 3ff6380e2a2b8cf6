/**
 * One question to a server, and what came back.
 *
 * @typedef {object} Answer
 * @property {'json' | 'html' | 'other' | 'failed'} kind
 * @property {number} status of HTTP; 0 where nothing came
 * @property {number | undefined} code of the body, where it has one
 * @property {Readonly<Record<string, unknown>>} body empty where it is no JSON object
 * @property {string} text what the server says of it, or why nothing came
 * @property {boolean} open whether pages of other origins may read it (CORS)
 *
 * @typedef {(method: 'GET' | 'POST', path: string, body?: object) => Promise<Answer>} Ask
 */

/** Milliseconds after which nobody waits any longer. */
const patience = 15_000;

/** A page of another origin, as a browser would name it. */
const origin = 'https://admin.example.com';

/**
 * Asks a server at its base. The token travels in the headers of both families, never in an address.
 * @param {string} base
 * @param {{ token?: string, asPage?: boolean }} [about] `asPage`: as a page of another origin does, which some servers refuse
 * @returns {Ask}
 */
export function createAsk(base, { token, asPage = false } = {}) {
  /** @type {Record<string, string>} */
  const headers = { accept: 'application/json', ...(asPage && { origin }) };
  if (token !== undefined) Object.assign(headers, { token, authorization: `Bearer ${token}` });
  return async (method, path, body) => {
    try {
      const response = await fetch(base + path, {
        method,
        headers: { ...headers, ...(body && { 'content-type': 'application/json;charset=utf-8' }) },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(patience),
      });
      return read(response, await response.text());
    } catch (error) {
      const nothing = { status: 0, code: undefined, body: {}, open: false };
      return { kind: 'failed', ...nothing, text: whyFailed(error) };
    }
  };
}

/** Methods of our calls that a page of another origin may use only with leave; GET and POST need none. */
const withLeave = ['PUT', 'DELETE'];

/**
 * Whether a page of another origin may make a call with these headers and read its answer (CORS). As a browser does,
 * it asks beforehand: for the headers, and for the methods of our other calls.
 * @param {string} base
 * @param {{ method: 'GET' | 'POST', path: string, body?: object }} call
 * @param {readonly string[]} names of the headers, in lower case
 */
export async function isOpenToPages(base, { method, path, body }, names) {
  for (const wanted of [method, ...withLeave])
    if (!(await mayPagesSend(base + path, wanted, names))) return false;
  return (await createAsk(base, { asPage: true })(method, path, body)).open;
}

/**
 * Whether the server gives its leave beforehand. Our calls carry no cookies, so that a star stands for all methods.
 * @param {string} address
 * @param {string} method
 * @param {readonly string[]} names of the headers
 */
async function mayPagesSend(address, method, names) {
  const asked = { 'access-control-request-method': method, 'access-control-request-headers': names.join() };
  try {
    const { ok, headers } = await fetch(address, {
      method: 'OPTIONS',
      headers: { origin, ...asked },
      signal: AbortSignal.timeout(patience),
    });
    const methods = (headers.get('access-control-allow-methods') ?? '').split(/\s*,\s*/);
    const isAllowed = !withLeave.includes(method) || methods.includes(method) || methods.includes('*');
    return ok && isOpen(headers) && isAllowed && names.every((name) => allows(headers, name));
  } catch {
    return false; // the connection broke, and a browser would go no further
  }
}

/** @param {Headers} headers */
function isOpen(headers) {
  return [origin, '*'].includes(headers.get('access-control-allow-origin') ?? '');
}

/**
 * Whether a page may send a header. A star stands for all but `authorization`.
 * @param {Headers} headers
 * @param {string} name
 */
function allows(headers, name) {
  const allowed = (headers.get('access-control-allow-headers') ?? '').toLowerCase().split(/\s*,\s*/);
  return allowed.includes(name) || (name !== 'authorization' && allowed.includes('*'));
}

/**
 * @param {Response} response
 * @param {string} text
 * @returns {Answer}
 */
function read({ status, headers }, text) {
  const open = isOpen(headers);
  const body = objectIn(text);
  if (!body) {
    const kind = /^\s*<(!doctype|html)/i.test(text) ? 'html' : 'other';
    return { kind, status, code: undefined, body: {}, text: '', open };
  }
  const code = body.code === undefined || body.code === null ? undefined : Number(body.code);
  return { kind: 'json', status, code, body, text: String(body.msg ?? body.message ?? ''), open };
}

/**
 * @param {string} text
 * @returns {Record<string, unknown> | undefined}
 */
function objectIn(text) {
  try {
    /** @type {unknown} */
    const value = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

/** @type {Readonly<Record<string, string>>} */
const reasons = {
  ENOTFOUND: 'no host has this name: is it spelt right, and does this machine know it (DNS)?',
  EAI_AGAIN: 'the name could not be looked up (DNS does not answer)',
  ECONNREFUSED: 'nothing listens there: is the server running, and is this its port?',
  ECONNRESET: 'the server closed the connection: a port that speaks something else, or a firewall',
  UND_ERR_SOCKET: 'the server closed the connection: a port that speaks something else, or a firewall',
  EHOSTUNREACH: 'no way leads to this host from here',
  ENETUNREACH: 'no way leads to this network from here',
  ETIMEDOUT: 'the host does not answer: a firewall, or another address',
  UND_ERR_CONNECT_TIMEOUT: 'the host does not answer: a firewall, or another address',
  CERT_HAS_EXPIRED: 'TLS: its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'TLS: it signed its certificate itself; browsers refuse that as well',
  SELF_SIGNED_CERT_IN_CHAIN:
    'TLS: an authority that nobody knows signed its certificate (NODE_EXTRA_CA_CERTS names one)',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    'TLS: it does not send the certificates between its own and a known authority',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'TLS: an authority that nobody knows signed its certificate',
  ERR_TLS_CERT_ALTNAME_INVALID: 'TLS: its certificate is for another name',
  ERR_SSL_WRONG_VERSION_NUMBER: 'TLS: this port speaks plain HTTP; try http://',
  EPROTO: 'TLS: the two cannot agree; does this port speak plain HTTP?',
};

/**
 * Why a call failed, in words; the program's own ones where the reason is not known.
 * @param {unknown} error
 */
export function whyFailed(error) {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${patience / 1000} seconds`;
  const { cause } = error;
  const nested = cause instanceof AggregateError ? cause.errors[0] : cause;
  const code = nested instanceof Error && 'code' in nested ? String(nested.code) : '';
  if (Object.hasOwn(reasons, code)) return `${reasons[code]} (${code})`;
  return nested instanceof Error ? nested.message : error.message;
}
