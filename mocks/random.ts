/** Numbers that look random and are the same on every run: seeds must not change between two tests. */
export interface Random {
  /** A whole number from 0 to below `end`. */
  readonly below: (end: number) => number;
  readonly pick: <T>(list: readonly [T, ...T[]]) => T;
}

/** A generator (mulberry32) that begins at `seed`. */
export function createRandom(seed: number): Random {
  let state = seed;
  const below = (end: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((((mixed ^ (mixed >>> 14)) >>> 0) * end) / 2 ** 32) | 0;
  };
  return { below, pick: (list) => list[below(list.length)] ?? list[0] };
}
