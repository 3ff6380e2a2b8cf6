import { sendForResponse } from '../http/apiResponse';
import type { ApiResponse, CallOptions, Send } from '../http/call';
import { RequestError } from '../http/errors';
import type { Notify } from '../notification/notifier';
import { canCall, type Endpoints, type Operation } from './endpoints';

/** What the data providers need from the rest of the application. */
export interface DataDeps {
  readonly send: Send;
  /** Throws where no resource has the name. */
  readonly endpointsOf: (resource: string) => Endpoints;
  /** Whether the signed-in user holds the permission; answers from memory. */
  readonly hasPermission: (permission: string) => boolean;
  readonly notify: Notify;
}

/** What goes along with one operation. */
export interface OperationRequest {
  /** Replaces `{id}` in the path. */
  readonly id?: string | number;
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
  readonly options?: CallOptions;
}

/** The operation of a resource. Throws `Resource "x" declares no "update" endpoint`. */
export function operationOf(endpoints: Endpoints, resource: string, name: string): Operation {
  const operation = endpoints.operations[name];
  if (!operation) throw new Error(`Resource "${resource}" declares no "${name}" endpoint`);
  return operation;
}

/**
 * Makes the call of an operation. Refuses before sending where the permission is missing (PERM-3), with a message:
 * hiding a control is a courtesy, this is the rule.
 */
export async function callOperation(
  deps: DataDeps,
  operation: Operation,
  request: OperationRequest = {},
): Promise<ApiResponse> {
  refuseForbidden(deps, operation);
  const response = await sendForResponse(deps.send, {
    method: operation.method,
    path: operation.path.replace('{id}', encodeURIComponent(String(request.id ?? '')).replaceAll('%2C', ',')),
    ...(request.query ? { query: request.query } : {}),
    ...(request.body === undefined ? {} : { body: request.body }),
    options: { bearer: isRest(operation), ...request.options },
  });
  return refuseEmptyHanded(response, operation);
}

/**
 * The code policy hands a response 40301 on with its data (CODE-2). Where there is none, nothing was read and nothing was
 * written: that must look neither like an empty record nor like a success.
 */
function refuseEmptyHanded(response: ApiResponse, { method, path }: Operation): ApiResponse {
  const { code, msg, data } = response;
  if (code !== missingPermission || data != null) return response;
  const message = msg || '当前操作没有权限';
  throw new RequestError(message, {
    reason: { kind: 'refused', code, data },
    call: `${method} ${path}`,
    shown: true,
  });
}

/** Code of a missing permission, found out by the server (contract, section 1). */
const missingPermission = 40301;

function refuseForbidden({ hasPermission, notify }: DataDeps, operation: Operation) {
  const { method, path, permission = '' } = operation;
  if (canCall(operation, hasPermission)) return;
  const message = '当前操作没有权限';
  notify('error', message);
  throw new RequestError(message, {
    reason: { kind: 'forbidden', permission },
    call: `${method} ${path}`,
    shown: true,
  });
}

/** REST calls carry the bearer token as well, so that a RuoYi-compatible server accepts them (contract, section 1). */
function isRest({ path }: Operation): boolean {
  return /^\/(system|monitor|tool)\//.test(path);
}
