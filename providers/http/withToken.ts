import type { Call, Step } from './call';

/**
 * Adds the session's token: as header `token` to every call while there is one, as bearer token too where the call asks
 * for it (contract, section 1). The object-storage host never sees it.
 */
export function withToken(token: () => string | undefined): Step {
  return (call, next) => {
    const current = token();
    return next(current && !call.options?.foreign ? { ...call, headers: headersOf(call, current) } : call);
  };
}

function headersOf(call: Call, token: string): Record<string, string> {
  return { ...call.headers, token, ...(call.options?.bearer && { Authorization: `Bearer ${token}` }) };
}
