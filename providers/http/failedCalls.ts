import { createStore, type Readable } from '@/src/lib/store';
import { isRequestError, type Reason } from './errors';
import type { Call, Step } from './request';
import { overridableCode } from './responseCodes';

/** A call that failed in this session. Never its token, its body or its query. */
export interface FailedCall {
  /** Counts up. */
  readonly id: number;
  readonly method: string;
  readonly path: string;
  /** The server's code, or the failure of the call on its way. */
  readonly code: string;
  /** The message as the staff see it. */
  readonly message: string;
  /** Milliseconds. */
  readonly time: number;
}

/** The newest of the failed calls, the newest first. */
export interface FailedCalls extends Readable<readonly FailedCall[]> {
  readonly step: Step;
  readonly clear: () => void;
}

/** Calls that are kept. */
const most = 100;
const longestMessage = 200;

/** Creates an empty list. */
export function createFailedCalls(now: () => number = Date.now): FailedCalls {
  const { get, set, subscribe } = createStore<readonly FailedCall[]>([]);
  let count = 0;

  function keep(call: Call, error: unknown): void {
    const code = isRequestError(error) ? codeOf(error.reason, call) : '程序错误';
    if (code === undefined) return;
    const { method, path } = call;
    const message = error instanceof Error ? error.message.slice(0, longestMessage) : '';
    const failed = { id: ++count, method, path: path.replace(/[?#].*$/, ''), code, message, time: now() };
    set([failed, ...get()].slice(0, most));
  }

  return {
    get,
    subscribe,
    clear: () => set([]),
    step: async (call, next) => {
      try {
        return await next(call);
      } catch (error) {
        keep(call, error);
        throw error;
      }
    },
  };
}

const words: Partial<Record<Reason['kind'], string>> = {
  network: '网络异常',
  timeout: '超时',
  layout: '格式无法识别',
};

/** The code of a failure; undefined for calls that were cancelled, never sent, or answered by a question (601). */
function codeOf(reason: Reason, { options }: Call): string | undefined {
  if (reason.kind === 'status') return `HTTP ${reason.status}`;
  if (reason.kind === 'expired') return String(reason.code);
  if (reason.kind !== 'refused') return words[reason.kind];
  return reason.code === overridableCode && options?.overridable ? undefined : String(reason.code);
}
