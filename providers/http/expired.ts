import { type Call, callName } from './call';
import { RequestError } from './errors';

/** The error of a call whose session is over (CODE-1). Nobody shows it: the session's dialog does. */
export function expiredError(call: Call, code = 401): RequestError {
  return new RequestError('无效的会话，或者会话已过期，请重新登录。', {
    reason: { kind: 'expired', code },
    call: callName(call),
  });
}
