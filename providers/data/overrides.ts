import { createStore, type Readable } from '@/src/lib/store';
import { RequestError } from '../http/errors';
import type { ApiResponse } from '../http/request';

/** A refusal 601: the server's question, and a function that makes the call again. */
export interface ConfirmRequired {
  /** The server's words. */
  readonly message: string;
  /** Method and path of the call. */
  readonly call: string;
  /** Makes the call again, with `force: 1` where `force` is true. */
  readonly retry: (force: boolean) => Promise<ApiResponse>;
  /** The number of `answers` when the call was made. */
  readonly answersBefore: number;
  /** Aborted when the caller is gone: the question goes as well. */
  readonly signal?: AbortSignal;
}

/** The question whether to override a refusal, while it waits for the staff. */
export interface PendingOverride {
  /** Counts up. */
  readonly id: number;
  readonly message: string;
  /**
   * The staff's answer. Within half a second of the earlier answer it counts as the same press and does nothing. That
   * holds for calls that were on their way by then. A call made since then was intended.
   */
  readonly decide: (yes: boolean) => void;
}

/** The refusals 601 that wait for the staff; the first is on screen. */
export interface Overrides extends Readable<readonly PendingOverride[]> {
  /** Asks, and resolves with the response of the repeated call. Rejects with kind `declined` where the answer is no. */
  settle(required: ConfirmRequired): Promise<ApiResponse>;
  /** Number of answers so far; giving up is one. */
  answers(): number;
  /** Declines questions that calls made until now will bring: their forms were given up. Waiting ones stay. */
  giveUp(): void;
  /** Answers all waiting questions with no: the person is gone. */
  declineAll(): void;
  /** Declines waiting and coming questions until the returned function is called: nobody is there to answer. */
  suspend(): () => void;
}

/** Milliseconds within which two presses are one double press. */
const doublePress = 500;

/** The server's questions for one page. `now` gives milliseconds of a clock that never goes back. */
export function createOverrides(now: () => number = () => performance.now()): Overrides {
  const { get, set, subscribe } = createStore<readonly PendingOverride[]>([]);
  const waiting = new Map<PendingOverride, (yes: boolean) => void>();
  let answers = 0;
  let pressedAt = Number.NEGATIVE_INFINITY;
  let suspensions = 0;
  /** The number of answers when forms were last given up. */
  let givenUp = 0;
  let lastId = 0;

  function close(pending: PendingOverride, yes: boolean): void {
    const resolve = waiting.get(pending);
    waiting.delete(pending);
    set(get().filter((other) => other !== pending));
    resolve?.(yes);
  }

  function press(pending: PendingOverride, answersBefore: number, yes: boolean): void {
    const isSame = answersBefore < answers && now() - pressedAt < doublePress;
    pressedAt = now();
    if (isSame) return;
    answers += 1;
    close(pending, yes);
  }

  function declineAll(): void {
    for (const pending of get()) close(pending, false);
  }

  function askStaff({ message, answersBefore, signal }: ConfirmRequired): Promise<boolean> {
    if (suspensions > 0 || signal?.aborted || answersBefore < givenUp) return Promise.resolve(false);
    return new Promise((resolve) => {
      lastId += 1;
      const decide = (yes: boolean) => press(pending, answersBefore, yes);
      const pending: PendingOverride = { id: lastId, message, decide };
      waiting.set(pending, resolve);
      signal?.addEventListener('abort', () => close(pending, false), { once: true });
      set([...get(), pending]);
    });
  }

  return {
    get,
    subscribe,
    answers: () => answers,
    async settle(required) {
      const { message, call, retry } = required;
      if (await askStaff(required)) return retry(true);
      throw new RequestError(message, { reason: { kind: 'declined' }, call, shown: true });
    },
    giveUp() {
      answers += 1;
      givenUp = answers;
    },
    declineAll,
    suspend() {
      suspensions += 1;
      declineAll();
      return () => {
        suspensions -= 1;
      };
    },
  };
}
