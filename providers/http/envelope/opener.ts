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

/** A worker: the way to ask it, and to end it. */
interface RunningWorker {
  readonly ask: (request: OpenRequest) => void;
  readonly stop: () => void;
}

/** Starts a worker that answers to `take` and says when it broke. */
export type StartWorker = (take: (response: OpenResponse) => void, broken: () => void) => RunningWorker;

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
  worker.onmessageerror = broken;
  return { ask: (request) => worker.postMessage(request), stop: () => worker.terminate() };
};

/** Milliseconds that the worker may be silent while an envelope waits; 10 MB take it a tenth of a second. */
const longestSilence = 15_000;

/** Opens envelopes in a worker. When it breaks or falls silent, what waits and what comes later is opened in the page. */
export function createWorkerOpener(start: StartWorker): Open {
  const waiting = new Map<number, (response: OpenResponse | 'broken') => void>();
  let isBroken = false;
  let lastId = 0;

  const giveUp = () => {
    isBroken = true;
    worker.stop();
    for (const take of [...waiting.values()]) take('broken');
  };
  const worker = start((response) => waiting.get(response.id)?.(response), giveUp);

  return (text, settings) => {
    if (isBroken) return openSafely(text, settings);
    const id = ++lastId;
    const assembly = createAssembly();
    return new Promise((resolve) => {
      let silence = setTimeout(giveUp, longestSilence);
      const settle = (opened: Opened | Promise<Opened>) => {
        clearTimeout(silence);
        waiting.delete(id);
        resolve(opened);
      };
      waiting.set(id, (response) => {
        if (response === 'broken') return settle(openSafely(text, settings));
        if ('failed' in response) return settle({ failed: response.failed });
        if ('done' in response) return settle({ value: assembly.value() });
        assembly.add(response.slice);
        clearTimeout(silence);
        silence = setTimeout(giveUp, longestSilence);
      });
      worker.ask({ id, text, settings });
    });
  };
}
