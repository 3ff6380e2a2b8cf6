import { whenIdle } from '@/src/lib/whenIdle';
import { type OpenResult, openSafely } from './open';
import type { EnvelopeSettings } from './scheme';
import { createAssembly, type Slice } from './slices';
import { hasNativeTools, pageToolkit } from './toolkit';

/** Opens one envelope; never rejects. */
export type Open = (text: string, settings: EnvelopeSettings) => Promise<OpenResult>;

/** The page's request to the worker. Texts are copied, since they cannot be transferred; 10 MB take 2 ms. */
export interface OpenRequest {
  readonly id: number;
  readonly text: string;
  readonly settings: EnvelopeSettings;
}

/** The worker's response: slices and then `done`, or the step that failed. */
export type OpenResponse =
  | { readonly id: number; readonly slice: Slice }
  | { readonly id: number; readonly done: true }
  | { readonly id: number; readonly failed: string };

/** A running worker, with functions to post to it and to end it. */
interface RunningWorker {
  readonly ask: (request: OpenRequest) => void;
  readonly stop: () => void;
}

/** Starts a worker whose responses go to `take`, and reports when it broke. */
export type StartWorker = (take: (response: OpenResponse) => void, broken: () => void) => RunningWorker;

/** Characters up to which the page itself opens an envelope: a worker would take longer. */
const smallLength = 100_000;

/** Milliseconds after the first response; the first page has been drawn by then. */
const warmUpAfter = 3000;

/**
 * Opens small envelopes where they arrive, and large ones in a worker. Without a worker, or after it broke, the page
 * opens them. The first large envelope starts the worker, or a quiet moment after the first small one.
 */
export function createOpen(start: StartWorker, later: (work: () => void) => void = whenQuiet): Open {
  let openLarge: Open | undefined;
  const startOnce = () => {
    openLarge ??= createLargeOpen(start);
    return openLarge;
  };
  let isExpected = false;
  return async (text, settings) => {
    const opened = await openSmall(text, settings);
    if (!opened) return startOnce()(text, settings);
    if (!isExpected) later(startOnce);
    isExpected = true;
    return opened;
  };
}

/** Opens a small envelope; undefined where it is one for the worker. */
async function openSmall(text: string, settings: EnvelopeSettings): Promise<OpenResult | undefined> {
  if (text.length >= smallLength || !hasNativeTools()) return undefined;
  const opened = await openSafely(text, settings, pageToolkit);
  return 'failed' in opened && opened.failed === '留给后台线程' ? undefined : opened;
}

function whenQuiet(work: () => void): void {
  setTimeout(() => whenIdle(async () => work()), warmUpAfter);
}

function createLargeOpen(start: StartWorker): Open {
  try {
    return createWorkerOpener(start);
  } catch {
    return openSafely; // no workers here, or none allowed
  }
}

/** Starts the worker of this application; throws where there can be none. */
export const startWorker: StartWorker = (take, broken) => {
  const worker = new Worker(new URL('./openWorker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<OpenResponse>) => take(data);
  worker.onerror = broken;
  worker.onmessageerror = broken;
  return { ask: (request) => worker.postMessage(request), stop: () => worker.terminate() };
};

/** Opens any envelope of the session, which has one worker at most. */
export const open = createOpen(startWorker);

/** Milliseconds that the worker may be silent while an envelope waits; 10 MB take it a tenth of a second. */
const longestSilence = 15_000;

/** Opens envelopes in a worker. When it breaks or falls silent, waiting and later ones are opened in the page. */
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
      const settle = (opened: OpenResult | Promise<OpenResult>) => {
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
