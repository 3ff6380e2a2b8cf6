import { browserNetwork } from './network';
import type { Transfer, TransferState, Transfers } from './transfers';

/** Callbacks of a running transfer. */
export interface TransferLog {
  /** Reports the percent done, 0 to 100, undefined where it is unknown; and the present step: 第 3 页. */
  readonly report: (percent: number | undefined, note?: string) => void;
  /** Renames the file, whose name is another than assumed. */
  readonly rename: (name: string) => void;
  /** Aborted when somebody cancels. */
  readonly signal: AbortSignal;
}

/** A longer job with files. */
export interface TransferJob {
  /** Id of the transfer on the list, where the same job may be started again from elsewhere. */
  readonly id?: string;
  readonly kind: Transfer['kind'];
  readonly name: string;
  /** Runs it, again from the beginning at each retry; resolves with a text for the end. */
  readonly run: (log: TransferLog) => Promise<string | undefined>;
  /** Whether it may be started again after this failure; always where absent. */
  readonly mayRetry?: (error: unknown) => boolean;
  /** Whether it failed for want of a network, and wrote nothing: it begins again when that is back. */
  readonly wantsNetwork?: (error: unknown) => boolean;
}

let lastId = 0;

function newId(): string {
  lastId += 1;
  return `transfer-${lastId}`;
}

/**
 * Starts a job and keeps it on the list; resolves to whether it succeeded. Never rejects: the list shows the failure.
 */
export function startTransfer(
  transfers: Transfers,
  job: TransferJob,
  network = browserNetwork,
): Promise<boolean> {
  const id = job.id ?? newId();
  let name = job.name;

  const put = (state: TransferState, hands: Pick<Transfer, 'cancel' | 'retry'>) =>
    transfers.put({ id, kind: job.kind, name, state, ...hands });

  const retry = () => void attempt();

  async function attempt(): Promise<boolean> {
    const controller = new AbortController();
    let last: number | undefined = -1;
    const report = (percent: number | undefined, note?: string) => {
      const whole = percent === undefined ? undefined : Math.floor(percent);
      if (controller.signal.aborted || (whole === last && note === undefined)) return;
      last = whole;
      put({ phase: 'running', percent: whole, ...(note !== undefined && { note }) }, running);
    };
    const running = {
      cancel: () => {
        controller.abort();
        put({ phase: 'cancelled' }, { retry });
      },
    };
    const rename = (known: string) => {
      name = known;
    };
    report(undefined);
    try {
      const note = await job.run({ report, rename, signal: controller.signal });
      if (controller.signal.aborted) return false;
      put({ phase: 'done', ...(note !== undefined && { note }) }, {});
      return true;
    } catch (error) {
      if (controller.signal.aborted) return false;
      return afterFailure(error);
    }
  }

  async function afterFailure(error: unknown): Promise<boolean> {
    if (job.wantsNetwork?.(error) && network.isOffline()) return afterOffline();
    const reason = error instanceof Error ? error.message : String(error);
    put({ phase: 'failed', reason }, (job.mayRetry?.(error) ?? true) ? { retry } : {});
    return false;
  }

  /** Waits for the network, and begins again; false where somebody cancels meanwhile. */
  function afterOffline(): Promise<boolean> {
    return new Promise((resolve) => {
      const giveUp = network.onceBack(() => resolve(attempt()));
      const cancel = () => {
        giveUp();
        put({ phase: 'cancelled' }, { retry });
        resolve(false);
      };
      put({ phase: 'waiting', offline: true }, { cancel });
    });
  }

  return attempt();
}
