/** The page of the envelope benchmark: measures in the browser, where the envelopes are opened. */
import { heavyResponse } from '@/providers/http/envelope/heavyResponse';
import { nativeToolkit } from '@/providers/http/envelope/native';
import { openText } from '@/providers/http/envelope/open';
import { open } from '@/providers/http/envelope/opener';
import type { EnvelopeSettings } from '@/providers/http/envelope/scheme';
import { createKeyPair, sealEnvelope } from '@/providers/http/envelope/seal';
import { portable, type Toolkit } from '@/providers/http/envelope/toolkit';
import { watchTasks } from './longestTask';

/** The result of several runs of one kind; times in milliseconds. */
export interface Measure {
  readonly name: string;
  /** Bytes of the JSON. */
  readonly bytes: number;
  /** The median time from the sealed text to the value. */
  readonly took: number;
  /** The longest time that blocked the page: the median of the runs, and the worst run. */
  readonly longestTask: number;
  readonly worstTask: number;
}

declare global {
  interface Window {
    /** Called by bench.mjs. */
    measureEnvelopes: (runs: number) => Promise<Measure[]>;
  }
}

const sizes = [100_000, 1_000_000, 10_000_000];

/** Milliseconds in which the browser clears away what the run before has left. */
const restBetweenRuns = 200;

window.measureEnvelopes = async (runs) => {
  const pair = await createKeyPair();
  const settings: EnvelopeSettings = { scheme: 'pkcs1', key: pair.privateKey };
  const inPage = (toolkit: Toolkit) => (text: string) => openText(text, settings, toolkit);
  const ways = {
    'Web Crypto + DecompressionStream, in the page': inPage(nativeToolkit),
    'crypto-js + pako, in the page': inPage(await portable()),
    'as the application does it': (text: string) => open(text, settings),
  };
  const measures: Measure[] = [];
  for (const size of sizes) {
    const value = heavyResponse(size);
    const text = await sealEnvelope(value, { scheme: 'pkcs1', key: pair.publicKey });
    const bytes = new Blob([JSON.stringify(value)]).size;
    for (const [name, way] of Object.entries(ways)) {
      measures.push({ name, bytes, ...(await repeat(runs, () => way(text))) });
    }
  }
  return measures;
};

async function repeat(runs: number, work: () => Promise<unknown>) {
  await work(); // the first run fetches code and warms it up
  const watched = [];
  for (let run = 0; run < runs; run++) {
    await new Promise((resolve) => setTimeout(resolve, restBetweenRuns));
    watched.push(await watchTasks(work));
  }
  const tasks = watched.map(({ longestTask }) => longestTask);
  return {
    took: median(watched.map(({ took }) => took)),
    longestTask: median(tasks),
    worstTask: Math.max(...tasks),
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
