import { isUnconnected, mayBeWritten } from '@/providers/http/errors';
import { browserNetwork, type Network } from '../../work/network';
import type { TransferState, Transfers } from '../../work/transfers';

/** Signal and progress of an upload while it runs. */
export interface UploadControl {
  readonly signal: AbortSignal;
  /** Reports the finished share, 0 to 1. */
  readonly progress: (share: number) => void;
}

/** The work of one upload. */
export interface UploadJob {
  /** The file's name. */
  readonly name: string;
  /** Runs it; called again after a failure, to go on where it stopped. */
  readonly run: (control: UploadControl) => Promise<void>;
  /** Called for each state, the first one included. */
  readonly tell: (state: TransferState) => void;
}

/** The handle of an upload in the queue. */
export interface UploadTicket {
  readonly cancel: () => void;
  /** Starts again after a failure or a cancellation; not where the file may be written already. */
  readonly retry: () => void;
  /** Cancels it, and removes it from the list of transfers. */
  readonly forget: () => void;
}

/** Takes uploads in. */
export interface UploadQueue {
  readonly add: (job: UploadJob) => UploadTicket;
}

/** Whether it still waits or runs. */
export function isOpen({ state: { phase } }: { readonly state: TransferState }): boolean {
  return phase === 'waiting' || phase === 'running';
}

/** Whether it failed or was cancelled, and may be started again. */
export function mayRetry(state: TransferState): boolean {
  return state.phase === 'cancelled' || (state.phase === 'failed' && !state.isFinal);
}

/** Uploads at a time. */
const limit = 3;

let lastId = 0;

/**
 * Uploads three at a time, in the order of their arrival (FILE-1 to FILE-3). Each is a transfer that the panel shows.
 */
export function createUploadQueue(
  transfers: Pick<Transfers, 'put' | 'dismiss'>,
  network = browserNetwork,
): UploadQueue {
  const line = createLine(limit);
  return {
    add(job) {
      lastId += 1;
      return startUpload(job, `upload-${lastId}`, line, { transfers, network });
    },
  };
}

/** Starts its entries one after another, a limited number at a time. */
interface Line {
  readonly enter: (begin: () => Promise<void>) => void;
  readonly leave: (begin: () => Promise<void>) => void;
}

function createLine(atOnce: number): Line {
  const waiting: (() => Promise<void>)[] = [];
  let running = 0;

  async function next(): Promise<void> {
    const begin = running < atOnce ? waiting.shift() : undefined;
    if (!begin) return;
    running += 1;
    await begin();
    running -= 1;
    void next();
  }

  return {
    enter(begin) {
      waiting.push(begin);
      void next();
    },
    leave(begin) {
      const place = waiting.indexOf(begin);
      if (place >= 0) waiting.splice(place, 1);
    },
  };
}

function startUpload(
  { name, run, tell }: UploadJob,
  id: string,
  line: Line,
  { transfers, network }: { transfers: Pick<Transfers, 'put' | 'dismiss'>; network: Network },
): UploadTicket {
  let state: TransferState = { phase: 'waiting' };
  let abort = new AbortController();
  let giveUpNetwork: (() => void) | undefined;

  function set(to: TransferState): void {
    state = to;
    const ways = isOpen({ state }) ? { cancel } : mayRetry(to) ? { retry } : {};
    transfers.put({ id, kind: 'upload', name, state, ...ways });
    tell(to);
  }

  /** Never rejects. */
  async function begin(): Promise<void> {
    const { signal } = abort;
    const unlessCancelled = (to: TransferState) => {
      if (!signal.aborted) set(to);
    };
    const progress = (share: number) => {
      const percent = Math.floor(Math.min(1, share) * 100);
      if (state.phase === 'running' && state.percent !== percent)
        unlessCancelled({ phase: 'running', percent });
    };
    set({ phase: 'running', percent: 0 });
    try {
      await run({ signal, progress });
      unlessCancelled({ phase: 'done' });
    } catch (error) {
      if (isUnconnected(error) && network.isOffline() && !signal.aborted) {
        giveUpNetwork = network.onceBack(enter);
        set({ phase: 'waiting', offline: true });
        return;
      }
      const reason = error instanceof Error ? error.message : String(error);
      unlessCancelled({ phase: 'failed', reason, ...(mayBeWritten(error) && { isFinal: true }) });
    }
  }

  function enter(): void {
    abort = new AbortController();
    set({ phase: 'waiting' });
    line.enter(begin);
  }

  function cancel(): void {
    if (!isOpen({ state })) return;
    abort.abort();
    giveUpNetwork?.();
    line.leave(begin);
    set({ phase: 'cancelled' });
  }

  enter();
  return {
    cancel,
    retry,
    forget() {
      cancel();
      transfers.dismiss(id);
    },
  };

  function retry(): void {
    if (mayRetry(state)) enter();
  }
}

const queues = new WeakMap<Transfers, UploadQueue>();

/**
 * The queue of the signed-in user. It lives as long as the session's list of transfers, so uploads go on while tabs
 * change.
 */
export function queueOf(transfers: Transfers): UploadQueue {
  const queue = queues.get(transfers) ?? createUploadQueue(transfers);
  queues.set(transfers, queue);
  return queue;
}
