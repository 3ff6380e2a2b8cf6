import { createStore, type Readable } from '../../lib/store';

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
  /** Begins with a file; answers the upload's id. */
  readonly add: (file: File) => string;
  readonly retry: (id: string) => void;
  /** Stops it, and forgets it. */
  readonly remove: (id: string) => void;
}

/** What the uploads need from the editor around them. */
export interface ImageUploadDeps {
  /** The file as it may be uploaded; rejects with what is wrong with it, in the staff's words. */
  readonly check: (file: File) => Promise<File>;
  /** Answers the picture's address. */
  readonly upload: (
    file: File,
    about: { signal: AbortSignal; onUpload: (share: number) => void },
  ) => Promise<string>;
  readonly onArrived: (id: string, picture: { address: string; name: string }) => void;
  /** Given up, or refused. */
  readonly onGone: (id: string) => void;
  /** What the staff must be told. */
  readonly complain: (text: string) => void;
}

interface Run {
  readonly file: File;
  readonly controller: AbortController;
}

/** Uploads that begin empty. A file that is refused is told of and forgotten; one that fails stays, to be tried again. */
export function createImageUploads(deps: ImageUploadDeps): ImageUploads {
  const { get, set, subscribe } = createStore<readonly ImageUpload[]>([]);
  const runs = new Map<string, Run>();
  let count = 0;

  const others = (id: string) => get().filter((upload) => upload.id !== id);
  const drop = (id: string) => {
    runs.delete(id);
    set(others(id));
  };
  const show = (id: string, state: ImageUpload['state']) =>
    set(get().map((upload) => (upload.id === id ? { ...upload, state } : upload)));

  const start = async (id: string, { file, controller: { signal } }: Run) => {
    const checked = await deps.check(file).catch((problem: unknown) => {
      deps.complain(problem instanceof Error ? problem.message : String(problem));
    });
    if (!checked) return remove(id);
    const onUpload = (share: number) => show(id, { phase: 'sending', percent: Math.round(share * 100) });
    try {
      const address = await deps.upload(checked, { signal, onUpload });
      if (signal.aborted) return;
      deps.onArrived(id, { address, name: file.name });
      drop(id);
    } catch {
      if (signal.aborted) return;
      show(id, { phase: 'failed' });
      deps.complain('图片插入失败');
    }
  };

  const begin = (id: string, file: File) => {
    const run = { file, controller: new AbortController() };
    runs.set(id, run);
    set([...others(id), { id, name: file.name, state: { phase: 'sending', percent: 0 } }]);
    void start(id, run);
  };

  const remove = (id: string) => {
    runs.get(id)?.controller.abort();
    drop(id);
    deps.onGone(id);
  };

  return {
    get,
    subscribe,
    add: (file) => {
      count += 1;
      const id = `picture-${count}`;
      begin(id, file);
      return id;
    },
    retry: (id) => {
      const run = runs.get(id);
      if (run) begin(id, run.file);
    },
    remove,
  };
}
