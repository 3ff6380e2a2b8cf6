import { formatTime } from '@/src/lib/dates';
import type { ChartData } from '@/src/ui/chart/chartData';
import type { ServerState } from './serverState';

/** The usages of one moment, in percent; all null where nothing was read for a while. */
export interface Sample {
  /** Milliseconds. */
  readonly at: number;
  readonly user: number | null;
  readonly system: number | null;
  readonly memory: number | null;
  readonly heap: number | null;
}

/** Samples that are kept: five minutes at the usual pace. */
const capacity = 60;

/** Milliseconds between two samples above which the line between them would be made up. */
const gap = 60_000;

/** Adds a sample; the oldest leave. A sample of the same second replaces the one before. */
export function addSample(
  samples: readonly Sample[],
  { cpu, memory, heap }: ServerState,
  at: number,
): Sample[] {
  const next = {
    at,
    user: cpu.user ?? null,
    system: cpu.system ?? null,
    memory: memory.usage ?? null,
    heap: heap.usage ?? null,
  };
  const before = samples.filter((sample) => clock(sample) !== clock(next));
  const last = before.at(-1);
  const pause = last && at - last.at > gap ? [nothing(last.at + 1000)] : [];
  return [...before, ...pause, next].slice(-capacity);
}

function nothing(at: number): Sample {
  return { at, user: null, system: null, memory: null, heap: null };
}

/** The usage of the processor as lines over the time. */
export function cpuChart(samples: readonly Sample[]): ChartData {
  return chart(samples, { 用户使用率: 'user', 系统使用率: 'system' });
}

/** The usage of both memories as lines over the time. */
export function memoryChart(samples: readonly Sample[]): ChartData {
  return chart(samples, { 内存: 'memory', JVM: 'heap' });
}

function chart(
  samples: readonly Sample[],
  lines: Readonly<Record<string, Exclude<keyof Sample, 'at'>>>,
): ChartData {
  return {
    head: '时间',
    categories: samples.map(clock),
    series: Object.entries(lines).map(([name, line]) => ({
      name,
      values: samples.map((sample) => sample[line]),
    })),
  };
}

/** `HH:mm:ss` */
function clock({ at }: Pick<Sample, 'at'>): string {
  return formatTime(at).slice(11);
}
