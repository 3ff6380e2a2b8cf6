import { isRecord, parseJson } from '@/src/lib/record';
import type { Notify } from '../notification/notifier';
import { announce } from './announce';
import { parseResponse } from './apiResponse';
import type { Call, RawResponse, Step } from './call';
import { defaultText, meaningOf } from './codes';
import { isRequestError } from './errors';
import { expiredError } from './expired';

/** What the policy needs from the rest of the application. */
export interface CodePolicyOptions {
  readonly notify: Notify;
  /** Told of every expired answer and of the token that its call carried; it asks the staff once. */
  readonly onExpired: (usedToken?: string) => void;
}

/**
 * Obeys the code of a response, and shows what failed, once (specification, section 8). Blobs and what foreign hosts
 * answer pass as they are; cancelled calls are never shown.
 */
export function codePolicy(options: CodePolicyOptions): Step {
  return async (call, next) => {
    try {
      const rawResponse = await next(call);
      if (hasCode(call)) obey(rawResponse, call, options);
      else if (isRefusedFile(rawResponse)) await obeyExpiry(rawResponse.body, call, options);
      return rawResponse;
    } catch (error) {
      throw shown(error, call, options.notify);
    }
  };
}

function hasCode({ options }: Call): boolean {
  return options?.responseType !== 'blob' && !options?.foreign;
}

/** The response is JSON instead of a file: the caller reads it; only the end of the session is seen to here (CODE-1). */
function isRefusedFile(rawResponse: RawResponse): rawResponse is RawResponse & { body: Blob } {
  return rawResponse.body instanceof Blob && rawResponse.body.type.startsWith('application/json');
}

async function obeyExpiry(body: Blob, call: Call, { onExpired }: CodePolicyOptions): Promise<void> {
  const response = parseJson(await body.text());
  const code = isRecord(response) ? Number(response.code) : 0;
  if (meaningOf(code, call.options?.anonymous).outcome !== 'expired') return;
  onExpired(call.headers?.token);
  throw expiredError(call, code);
}

/** Throws where the code says that the call failed. */
function obey(rawResponse: RawResponse, call: Call, { notify, onExpired }: CodePolicyOptions): void {
  const { code, msg, data } = parseResponse(rawResponse.body, call);
  const meaning = meaningOf(code, call.options?.anonymous);
  if (meaning.outcome === 'success') return;
  if (meaning.outcome === 'expired') {
    onExpired(call.headers?.token);
    throw expiredError(call, code);
  }
  const reason = { kind: 'refused', code, data } as const;
  const error = announce(notify, call, {
    loudness: meaning.loudness,
    message: msg || defaultText(code),
    reason,
  });
  if (meaning.outcome === 'refused') throw error;
}

/** Shows a failure of the transport or of the layout; the others were shown where they arose, or must not be. */
function shown(error: unknown, call: Call, notify: Notify): unknown {
  if (!isRequestError(error) || !kindsToShow.has(error.reason.kind)) return error;
  return announce(notify, call, { loudness: 'error', message: error.message, reason: error.reason });
}

const kindsToShow = new Set(['network', 'timeout', 'status', 'layout', 'absent']);
