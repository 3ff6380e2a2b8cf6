import type { Range } from './matchText';

/** A text with its matching parts marked. */
export function Marked({ text, ranges }: { text: string; ranges: readonly Range[] }) {
  return partsOf(text, ranges).map(({ from, part, marked }) =>
    marked ? <mark key={from}>{part}</mark> : <span key={from}>{part}</span>,
  );
}

interface Part {
  readonly from: number;
  readonly part: string;
  readonly marked: boolean;
}

function partsOf(text: string, ranges: readonly Range[]): readonly Part[] {
  const cuts = [...new Set([0, text.length, ...ranges.flat()])].toSorted((a, b) => a - b);
  return cuts.slice(0, -1).map((from, index) => ({
    from,
    part: text.slice(from, cuts[index + 1]),
    marked: ranges.some(([begin, end]) => begin <= from && from < end),
  }));
}
