import { callOperation } from '@/providers/data/callOperation';
import { shellCalls } from '@/providers/endpoints/platformCalls';
import { isRequestError } from '@/providers/http/errors';
import type { Send } from '@/providers/http/request';
import { isRecord } from '@/src/lib/record';

/** The proof that it is still the same person: the password or, without one, a code sent to their phone. */
export type Proof = { readonly password: string } | { readonly code: string };

/**
 * Asks the server whether the proof is right. Resolves where it is, rejects with the refusal, which has not been shown.
 * Nothing is written: a lost answer may be asked for again.
 */
export async function sendUnlock(send: Send, proof: Proof): Promise<void> {
  await callOperation({ send }, shellCalls.unlock, { body: proof, options: { quiet: true, writes: false } });
}

/** Whether no input here can unlock any more: too many wrong passwords (`left` is 0), or the session is over. */
export function endsSession(error: unknown): error is Error {
  if (!isRequestError(error)) return false;
  const { reason } = error;
  return (
    reason.kind === 'expired' ||
    (reason.kind === 'refused' && isRecord(reason.data) && reason.data.left === 0)
  );
}
