import { createStore } from '../lib/store';

/** The state of one transfer. */
export type TransferState =
  /** `offline` where it failed without a network, and begins again when that is back. */
  | { readonly phase: 'waiting'; readonly offline?: true }
  /** Percent done, 0 to 100; undefined where it is unknown. `note` is the present step: 第 3 页. */
  | { readonly phase: 'running'; readonly percent: number | undefined; readonly note?: string }
  /** `isFinal` where it must not be started again: it may be written. */
  | { readonly phase: 'failed'; readonly reason: string; readonly isFinal?: true }
  | { readonly phase: 'cancelled' }
  | { readonly phase: 'done'; readonly note?: string };

/** A file on its way, in either direction; it goes on while tabs change. */
export interface Transfer {
  readonly id: string;
  readonly kind: 'upload' | 'download' | 'export' | 'import';
  /** Its name for the staff: the file's. */
  readonly name: string;
  readonly state: TransferState;
  /** Stops it while it waits or runs. */
  readonly cancel?: () => void;
  /** Starts it again after a failure or a cancellation. */
  readonly retry?: () => void;
}

/** All transfers of this page, oldest first; the panel draws them. */
export interface Transfers {
  readonly all: () => readonly Transfer[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Adds a transfer or replaces the one with its id. */
  readonly put: (transfer: Transfer) => void;
  /** Removes one from the list; all ended ones where no id is given. */
  readonly dismiss: (id?: string) => void;
  /** Cancels waiting and running ones and empties the list: the person has gone. */
  readonly stop: () => void;
}

/** A list of transfers that begins empty. */
export function createTransfers(): Transfers {
  const { get, set, subscribe } = createStore<readonly Transfer[]>([]);
  return {
    all: get,
    subscribe,
    put: (transfer) => {
      const transfers = get();
      const known = transfers.some(({ id }) => id === transfer.id);
      set(
        known
          ? transfers.map((other) => (other.id === transfer.id ? transfer : other))
          : [...transfers, transfer],
      );
    },
    stop: () => {
      const unfinished = get().filter((transfer) => !isOver(transfer));
      for (const { cancel } of unfinished) cancel?.();
      set([]);
    },
    dismiss: (id) => set(get().filter((other) => (id === undefined ? !isOver(other) : other.id !== id))),
  };
}

/** Whether it has ended, and will not go on by itself. */
export function isOver({ state: { phase } }: Transfer): boolean {
  return phase === 'done' || phase === 'failed' || phase === 'cancelled';
}
