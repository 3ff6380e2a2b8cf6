/** Steps that read well on an axis. */
const steps = [1, 2, 5, 10];

/**
 * Marks of an axis from 0 to `max`: about `count` of them, at even, round distances. The last one is the end of the
 * axis.
 */
export function ticksOf(max: number, count = 4): readonly number[] {
  const rough = Math.max(max, 1) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (steps.find((one) => one * power >= rough) ?? 10) * power;
  // counts are whole: no mark between two of them
  const even = Math.max(step, 1);
  return Array.from({ length: Math.ceil(Math.max(max, 1) / even) + 1 }, (_, index) => index * even);
}

/** A number on an axis: `1.2 万` from ten thousand on. */
export function shortNumber(value: number): string {
  return value < 10_000 ? String(value) : `${Number((value / 10_000).toFixed(1))} 万`;
}

/** Indices of the days with a label under the axis: as many as fit at `room` pixels, the last always. */
export function labelledDays(count: number, width: number, room = 64): readonly number[] {
  const every = Math.max(1, Math.ceil((count * room) / Math.max(width, room)));
  return Array.from({ length: count }, (_, index) => index).filter(
    (index) => (count - 1 - index) % every === 0,
  );
}
