import { createStore, type Readable } from '../../lib/store';
import type { TransferState } from '../../work/transfers';
import type { Underway } from './followUploads';
import { isOpen, type UploadControl, type UploadQueue, type UploadTicket } from './uploadQueue';

/** A chosen file on its way into a field. */
export interface UploadItem {
  readonly id: number;
  readonly file: File;
  /** A note about its preparation: 已压缩 3.2 MB → 0.6 MB. */
  readonly note?: string | undefined;
  readonly state: TransferState;
}

/** A file that may be sent. */
export interface ChosenFile {
  readonly file: File;
  readonly note?: string | undefined;
}

/** Dependencies of a field's uploads on the field around them. */
export interface FieldUploadsOptions {
  readonly queue: UploadQueue;
  /**
   * Prepares the upload of a file. The returned function may be called again after a failure, and resolves with the
   * address.
   */
  readonly upload: (file: File) => (control: UploadControl) => Promise<string>;
  /** Called for each upload that failed. */
  readonly failed: () => void;
  /** Called with the addresses in the order of choosing once nothing runs any more; they are no longer listed. */
  readonly ready: (addresses: readonly string[]) => void;
}

/**
 * The uploads of one field. They are counted as they start. When the last one has ended, the field gets all new
 * addresses at once (VAL-6). Failed ones are in no value, and stay here to be retried.
 */
export interface FieldUploads extends Readable<readonly UploadItem[]> {
  readonly add: (files: readonly ChosenFile[]) => void;
  readonly retry: (id: number) => void;
  /** Stops it where it runs, and forgets it. */
  readonly remove: (id: number) => void;
  /** Whether something waits or runs. */
  readonly isBusy: () => boolean;
}

/** Uploads of a field, none yet. */
export function createFieldUploads({ queue, upload, failed, ready }: FieldUploadsOptions): FieldUploads {
  const { get, set, subscribe } = createStore<readonly UploadItem[]>([]);
  const tickets = new Map<number, UploadTicket>();
  const addresses = new Map<number, string>();
  let lastId = 0;

  function follow(id: number, state: TransferState): void {
    set(get().map((item) => (item.id === id ? { ...item, state } : item)));
    if (state.phase === 'failed') failed();
    settle();
  }

  /** Passes on the finished ones, once nothing runs. */
  function settle(): void {
    if (get().some(isOpen)) return;
    const done = get().filter(({ state }) => state.phase === 'done');
    if (done.length === 0) return;
    set(get().filter((item) => !done.includes(item)));
    ready(done.flatMap(({ id }) => addresses.get(id) ?? []));
  }

  function start({ id, file }: UploadItem): void {
    const run = upload(file);
    const ticket = queue.add({
      name: file.name,
      run: async (control) => {
        addresses.set(id, await run(control));
      },
      tell: (state) => follow(id, state),
    });
    tickets.set(id, ticket);
  }

  return {
    get,
    subscribe,
    add(files) {
      const added = files.map((chosen): UploadItem => {
        lastId += 1;
        return { ...chosen, id: lastId, state: { phase: 'waiting' } };
      });
      set([...get(), ...added]);
      added.forEach(start);
    },
    retry: (id) => tickets.get(id)?.retry(),
    remove(id) {
      const ticket = tickets.get(id);
      tickets.delete(id);
      set(get().filter((item) => item.id !== id));
      ticket?.forget();
      settle();
    },
    isBusy: () => get().some(isOpen),
  };
}

/** Files on their way into the field, including finished ones that wait for the others. */
export function underwayIn({ get, remove }: Pick<FieldUploads, 'get' | 'remove'>): Underway {
  const items = get().filter((item) => !isLost(item));
  const isDone = ({ state }: UploadItem) => state.phase === 'done';
  return {
    names: items.map(({ file }) => file.name),
    // The last running one would take the finished ones into the field.
    stop: () => {
      for (const { id } of items.toSorted((one, other) => Number(isDone(other)) - Number(isDone(one))))
        remove(id);
    },
  };
}

/** Whether it failed or was cancelled. */
export function isLost({ state: { phase } }: Pick<UploadItem, 'state'>): boolean {
  return phase === 'failed' || phase === 'cancelled';
}
