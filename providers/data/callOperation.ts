import type { MayDo } from '@/src/lib/needed';
import { isRecord } from '@/src/lib/record';
import type { Endpoints, Operation } from '../endpoints/builder';
import { callPermissionsFor } from '../endpoints/permissionsFor';
import { isRequestError, RequestError } from '../http/errors';
import {
  type ApiResponse,
  type Call,
  type CallOptions,
  callName,
  isRead,
  layoutError,
  type Send,
  sendForResponse,
} from '../http/request';
import { isPartial, isTold, messageIn, overridableCode } from '../http/responseCodes';
import type { Notify } from '../notification/notifier';
import type { Overrides } from './overrides';

/** Dependencies of a call on the rest of the application. */
export interface CallDeps {
  readonly send: Send;
  /** Rights of the signed-in user, from memory. Where absent the server alone decides. */
  readonly can?: MayDo;
  readonly notify?: Notify;
  /** Asks whether a refusal 601 is to be overridden. Where absent it is shown like any other refusal. */
  readonly overrides?: Overrides;
}

/** Further dependencies of the data providers. */
export interface DataDeps extends CallDeps {
  /** Throws where no resource has the name. */
  readonly endpointsOf: (resource: string) => Endpoints;
  readonly can: MayDo;
  readonly notify: Notify;
}

/** The request of one operation. */
export interface OperationRequest {
  /** Replaces the parameter in the path: `{id}`. */
  readonly id?: string | number;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly options?: CallOptions;
  /** Headers of calls with a token of their own. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** The operation of a resource. Throws `Resource "x" declares no "update" endpoint`. */
export function operationOf(endpoints: Endpoints, resource: string, name: string): Operation {
  const operation = endpoints.operations[name];
  if (!operation) throw new Error(`Resource "${resource}" declares no "${name}" endpoint`);
  return operation;
}

/**
 * Makes the call of an operation, for resources, screens and shell alike. Refuses before sending where the permission
 * is missing (PERM-3); hiding a control is a courtesy, this is the rule. A refusal 601 is asked about, and the call
 * repeated with `force: 1` where the staff agree. All but a read reject where it was not done wholly, even if data came
 * with the code (CODE-2). Else a write would look done, and a wrong proof right.
 */
export async function callOperation(
  deps: CallDeps,
  operation: Operation,
  request: OperationRequest = {},
): Promise<ApiResponse> {
  refuseForbidden(deps, operation, request);
  const { send, overrides } = deps;
  const call = callOf(operation, request);
  if (!overrides || operation.warnsOnly || request.options?.overridable === false) return sendAll(send, call);
  const answersBefore = overrides.answers();
  try {
    return await sendAll(send, { ...call, options: { ...call.options, overridable: true } });
  } catch (error) {
    if (!isRequestError(error) || error.statusCode !== overridableCode) throw error;
    const retry = (force: boolean) => sendAll(send, force ? forced(call) : call);
    const { signal } = request.options ?? {};
    const { message, call: name } = error;
    return overrides.settle({ message, call: name, retry, answersBefore, ...(signal && { signal }) });
  }
}

async function sendAll(send: Send, call: Call): Promise<ApiResponse> {
  const response = await sendForResponse(send, call);
  const { allowPartial = false, quiet = false } = call.options ?? {};
  if (isRead(call) || !isTold(response) || (allowPartial && isPartial(response))) return response;
  const { code, data } = response;
  const reason = { kind: 'refused', code, data } as const;
  throw new RequestError(messageIn(response), { reason, call: callName(call), shown: !quiet });
}

/** The parser's result for a response; throws an error that names the call where there is none. */
export function expectLayout<T>(parsed: T | undefined, operation: Operation): T {
  if (parsed === undefined) throw layoutError(operation);
  return parsed;
}

function callOf(operation: Operation, { id, query, body, options, headers }: OperationRequest): Call {
  const { method, path, bearer, access, writes } = operation;
  // A POST has an object as its body, be it an empty one (CALL-2).
  const carried = method === 'POST' ? (body ?? {}) : body;
  const sent = operation.body && isRecord(carried) ? { ...operation.body, ...carried } : carried;
  const idInPath = encodeURIComponent(String(id ?? '')).replaceAll('%2C', ',');
  return {
    method,
    path: path.replace(/\{\w+\}/, () => idInPath),
    ...(query && { query }),
    ...(sent !== undefined && { body: sent }),
    ...(headers && { headers }),
    options: {
      ...(bearer && { bearer }),
      ...(writes && { writes }),
      ...(isImport(operation) && { answerTimeout: importAnswerTimeout }),
      ...(access && { [access === 'public' ? 'public' : 'anonymous']: true }),
      ...options,
    },
  };
}

/** Milliseconds that a server may take over the rows of an import before its first byte. */
const importAnswerTimeout = 300_000;

function isImport({ permission }: Operation): boolean {
  return permission?.endsWith(':import') ?? false;
}

/** The same call with `force: 1`, which overrides the server's refusal. */
function forced(call: Call): Call {
  const { method, query, body } = call;
  if (method === 'GET' || method === 'DELETE' || Array.isArray(body))
    return { ...call, query: { ...query, force: 1 } };
  if (body instanceof FormData || body instanceof URLSearchParams) {
    body.set('force', '1');
    return call;
  }
  return { ...call, body: { ...(body ?? {}), force: 1 } };
}

function refuseForbidden(
  { can, notify }: CallDeps,
  operation: Operation,
  { options }: OperationRequest,
): void {
  const { permission } = operation;
  if (!can || permission === undefined || callPermissionsFor(operation).some(can)) return;
  const message = '当前操作没有权限';
  const shown = notify !== undefined && !options?.quiet && !options?.saysFailure?.();
  if (shown) notify('error', message);
  const reason = { kind: 'forbidden', permission } as const;
  throw new RequestError(message, { reason, call: callName(operation), shown });
}
