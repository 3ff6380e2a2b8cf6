import { type Opened, openSafely } from './open';
import type { EnvelopeSettings } from './scheme';
import { createAssembly, type Slice } from './slices';

/** Opens one envelope; never rejects. */
export type Open = (text: string, settings: EnvelopeSettings) => Promise<Opened>;

/** What the page asks of the worker. Texts are copied, since they cannot be transferred; 10 MB take 2 ms. */
export interface OpenRequest {
  readonly id: number;
  readonly text: string;
  readonly settings: EnvelopeSettings;
}

/** What the worker answers: slices and then `done`, or the step that failed. */
export type OpenResponse =
  | { readonly id: number; readonly slice: Slice }
  | { readonly id: number; readonly done: true }
  | { readonly id: number; readonly failed: string };

/** Starts a worker that answers to `take` and says when it broke; hands back the way to ask it. */
export type StartWorker = (
  take: (response: OpenResponse) => void,
  broken: () => void,
) => (request: OpenRequest) => void;

/** Opens an envelope in the session's one worker, or in the page where there is none or it broke. */
export const open: Open = (text, settings) => {
  opener ??= createOpener();
  return opener(text, settings);
};

let opener: Open | undefined;

function createOpener(): Open {
  try {
    return createWorkerOpener(startWorker);
  } catch {
    return openSafely; // no workers here, or none allowed
  }
}

const startWorker: StartWorker = (take, broken) => {
  const worker = new Worker(new URL('./openWorker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<OpenResponse>) => take(data);
  worker.onerror = broken;
  return (request) => worker.postMessage(request);
};

/** Opens envelopes in a worker. When it breaks, what waits and what comes later is opened in the page. */
export function createWorkerOpener(start: StartWorker): Open {
  const waiting = new Map<number, (response: OpenResponse | 'broken') => void>();
  let isBroken = false;
  let lastId = 0;
  const ask = start(
    (response) => waiting.get(response.id)?.(response),
    () => {
      isBroken = true;
      for (const take of waiting.values()) take('broken');
    },
  );

  return (text, settings) => {
    if (isBroken) return openSafely(text, settings);
    const id = ++lastId;
    const assembly = createAssembly();
    return new Promise((resolve) => {
      waiting.set(id, (response) => {
        if (response !== 'broken' && 'slice' in response) return assembly.add(response.slice);
        waiting.delete(id);
        if (response === 'broken') resolve(openSafely(text, settings));
        else if ('failed' in response) resolve({ failed: response.failed });
        else resolve({ value: assembly.value() });
      });
      ask({ id, text, settings });
    });
  };
}
