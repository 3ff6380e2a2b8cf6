import { type Reason, RequestError } from './errors';
import type { Call, RawResponse, Send } from './request';

/** A sender for tests: every call gets the same response, and `calls` records them. */
export function responding(body: unknown, more: Partial<RawResponse> = {}) {
  return recording(async () => ({ status: 200, headers: {}, body, ...more }));
}

/** A sender for tests whose every call fails. */
export function failing(reason: Reason, message = 'failed') {
  return recording(async () => {
    throw new RequestError(message, { reason, call: 'POST /x' });
  });
}

function recording(response: () => Promise<RawResponse>) {
  const calls: Call[] = [];
  const send: Send = (call) => {
    calls.push(call);
    return response();
  };
  return { send, calls };
}

/** A notifier for tests: `shown` lists the messages to the staff. */
export function listening() {
  const shown: string[] = [];
  return { shown, notify: (severity: string, text: string) => void shown.push(`${severity}: ${text}`) };
}
