import type { Loudness, Notify } from '../notification/notifier';
import { type Call, callName } from './call';
import { type Reason, RequestError } from './errors';

/** Why a call failed, and how loudly the staff hear of it. */
export interface Failure {
  readonly loudness: Loudness;
  /** Chinese. */
  readonly message: string;
  readonly reason: Reason;
}

/** The error for a failed call, after the staff were told of it once; a quiet call tells them nothing. */
export function announce(notify: Notify, call: Call, { loudness, message, reason }: Failure): RequestError {
  const shown = !call.options?.quiet;
  if (shown) notify(loudness, message);
  return new RequestError(message, { reason, call: callName(call), shown });
}
