import { isRecord, numberOr, parseJson } from '@/src/lib/record';
import type { Call, RawResponse, Step } from './call';
import { isRequestError, type RequestError } from './errors';

/**
 * How real RuoYi servers, and their ports to NestJS, differ on the wire from the contract (`rest.flavour: 'ruoyi'`;
 * docs/connect.md). One line a difference; the innermost step of the pipeline applies them.
 */
const ruoyi = {
  /** Their common files are at `/common`: what is before it is the deployment's base, ours in `apiBase`. */
  path: (path: string) => path.replace(/^\/dev-api(?=\/common\/)/, ''),
  /** The header `token` is for our own family alone: CORS rules may refuse it, and RuoYi reads only the bearer. */
  sendsToken: (path: string) => /^\/(ssystem-api|appv2|dev-api)\//.test(path),
  /** A success may come without a code, or with the 201 that NestJS says to a POST. */
  code: (code: unknown) => (code === undefined || code === null || numberOr(code) === 201 ? 200 : code),
  /** The status of a port may say what RuoYi says by the code. */
  statusCodes: new Set([401, 403]),
};

/** Speaks with a RuoYi server. */
export const ruoyiFlavour: Step = async (call, next) => {
  if (call.options?.foreign) return next(call);
  try {
    return readRawResponse(await next(asRuoyi(call)));
  } catch (error) {
    const rawResponse = isRequestError(error, 'status') ? await rawResponseIn(error, call) : undefined;
    if (!rawResponse) throw error;
    return rawResponse;
  }
};

function asRuoyi(call: Call): Call {
  const path = ruoyi.path(call.path);
  const { token, ...others } = call.headers ?? {};
  if (token === undefined) return { ...call, path };
  // a call that brings a bearer token of its own means that one
  const headers = { Authorization: `Bearer ${token}`, ...others, ...(ruoyi.sendsToken(path) && { token }) };
  return { ...call, path, headers };
}

function readRawResponse(rawResponse: RawResponse): RawResponse {
  const { body } = rawResponse;
  if (!isRecord(body) || body instanceof Blob) return rawResponse;
  return { ...rawResponse, body: { ...body, code: ruoyi.code(body.code) } };
}

/** The response that came with another status than 2xx; undefined where there is none in it. */
async function rawResponseIn({ reason }: RequestError, { options }: Call): Promise<RawResponse | undefined> {
  if (reason.kind !== 'status') return undefined;
  const { status } = reason;
  const body = await jsonIn(reason.body);
  const code = ruoyi.statusCodes.has(status) ? status : numberOr(body.code, Number.NaN);
  if (Number.isNaN(code) || code < 300) return undefined;
  const response = { ...body, code };
  const isFile = options?.responseType === 'blob';
  return { status, headers: {}, body: isFile ? fileOf(response) : response };
}

async function jsonIn(body: unknown): Promise<Record<string, unknown>> {
  const value = body instanceof Blob ? parseJson(await body.text()) : body;
  return isRecord(value) ? value : {};
}

/** As a refusal comes where a file was asked for. */
function fileOf(response: object): Blob {
  return new Blob([JSON.stringify(response)], { type: 'application/json' });
}
