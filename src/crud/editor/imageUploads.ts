import { createStore, type Readable } from '../../lib/store';
import type { TransferState } from '../../work/transfers';
import type { Underway } from '../uploads/followUploads';
import type { UploadControl, UploadQueue, UploadTicket } from '../uploads/uploadQueue';

/** A picture on its way into a text. */
export interface ImageUpload {
  readonly id: string;
  /** The file's name. */
  readonly name: string;
  readonly state:
    | { readonly phase: 'sending'; readonly percent: number }
    /** May be tried again. */
    | { readonly phase: 'failed' };
}

/** The pictures on their way into one text; they go on while its tab is hidden. */
export interface ImageUploads extends Readable<readonly ImageUpload[]> {
  /** Starts a file's upload; returns its id. */
  readonly add: (file: File) => string;
  readonly retry: (id: string) => void;
  /** Stops it, and forgets it. */
  readonly remove: (id: string) => void;
}

/** Dependencies of the uploads on the editor around them. */
export interface ImageUploadDeps {
  readonly queue: UploadQueue;
  /** Returns the file ready for upload; rejects with the problem, in the staff's words. */
  readonly check: (file: File) => Promise<File>;
  /**
   * Prepares the upload of a file. The returned function may be called again after a failure, and resolves with the
   * address.
   */
  readonly upload: (file: File) => (control: UploadControl) => Promise<string>;
  readonly onArrived: (id: string, picture: { address: string; name: string }) => void;
  /** Given up, or refused. */
  readonly onGone: (id: string) => void;
  /** Shows an error to the staff. */
  readonly complain: (text: string) => void;
}

/**
 * Uploads that begin empty and take their turn in the queue, where the panel of transfers shows them. A refused file is
 * reported and forgotten; a failed one stays, to be tried again.
 */
export function createImageUploads(deps: ImageUploadDeps): ImageUploads {
  const { get, set, subscribe } = createStore<readonly ImageUpload[]>([]);
  const tickets = new Map<string, UploadTicket>();
  let count = 0;

  const others = (id: string) => get().filter((upload) => upload.id !== id);
  const isWanted = (id: string) => get().some((upload) => upload.id === id);
  const drop = (id: string) => {
    tickets.delete(id);
    set(others(id));
  };

  const follow = (id: string, to: TransferState) => {
    if (to.phase === 'done' || !isWanted(id)) return;
    const state = shownState(to);
    set(get().map((upload) => (upload.id === id ? { ...upload, state } : upload)));
    if (to.phase === 'failed') deps.complain('图片插入失败');
  };

  const enqueue = (id: string, name: string, file: File) => {
    const send = deps.upload(file);
    const run = async (control: UploadControl) => {
      const address = await send(control);
      if (control.signal.aborted || !isWanted(id)) return;
      deps.onArrived(id, { address, name });
      drop(id);
    };
    tickets.set(id, deps.queue.add({ name, run, tell: (state) => follow(id, state) }));
  };

  const remove = (id: string) => {
    const ticket = tickets.get(id);
    drop(id);
    ticket?.forget();
    deps.onGone(id);
  };

  const begin = async (id: string, file: File) => {
    try {
      const checked = await deps.check(file);
      if (isWanted(id)) enqueue(id, file.name, checked);
    } catch (problem) {
      deps.complain(`${file.name}：${problem instanceof Error ? problem.message : String(problem)}`);
      remove(id);
    }
  };

  return {
    get,
    subscribe,
    add: (file) => {
      count += 1;
      const id = `picture-${count}`;
      set([...get(), { id, name: file.name, state: { phase: 'sending', percent: 0 } }]);
      void begin(id, file);
      return id;
    },
    retry: (id) => tickets.get(id)?.retry(),
    remove,
  };
}

/** Pictures on their way into the text. */
export function picturesUnderway({ get, remove }: Pick<ImageUploads, 'get' | 'remove'>): Underway {
  const sending = get().filter(({ state }) => state.phase === 'sending');
  return {
    names: sending.map(({ name }) => name),
    stop: () => {
      for (const { id } of sending) remove(id);
    },
  };
}

/** The state as shown: an upload stopped in the panel of transfers may be tried again, like a failed one. */
function shownState(state: TransferState): ImageUpload['state'] {
  if (state.phase === 'failed' || state.phase === 'cancelled') return { phase: 'failed' };
  return { phase: 'sending', percent: state.phase === 'running' ? (state.percent ?? 0) : 0 };
}
