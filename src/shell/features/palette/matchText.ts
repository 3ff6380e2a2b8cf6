import { searchText } from '@/src/lib/searchText';
/** Ways in which a text matches the typed one, the best first. */
export const ways = [
  'exact',
  'prefix',
  'inside',
  'pinyin',
  'pinyinInside',
  'initials',
  'initialsInside',
] as const;

export type Way = (typeof ways)[number];

/** A part of a text: from the first to before the last character. */
export type Range = readonly [from: number, to: number];

/** The way and the place of a match. */
export interface TextMatch {
  readonly way: Way;
  readonly range: Range;
}

/** Whether a Chinese character has a reading that begins with these letters. */
export type Reads = (character: string, letters: string) => boolean;

/** Longest syllable of pinyin: zhuang. */
const longest = 6;
/**
 * Letters a character below which they are initials, with perhaps a syllable among them: `shu` is 数 before it is 商户.
 */
const leastOfPinyin = 2;
/** Letters above which a text is no pinyin of a title. */
const longestTerm = 30;

/**
 * Finds one term in a text, literally or by pinyin. Pinyin may be full (`jigou`), initials (`jg`), mixed (`jigoulb`),
 * or with Chinese between (`机gou`). The term is a `searchText`. Undefined where the text does not match.
 */
export function matchText(text: string, term: string, reads: Reads): TextMatch | undefined {
  const lower = searchText(text);
  const at = lower.indexOf(term);
  if (at >= 0) return { way: literalWay(lower, term, at), range: [at, at + term.length] };
  if (term.length > longestTerm || !/[a-zü]/.test(term)) return undefined;
  const starts = Array.from(lower, (_, start) => start);
  const found = starts.flatMap((start) => spelled(lower, term, start, reads) ?? []);
  return found.toSorted((a, b) => ways.indexOf(a.way) - ways.indexOf(b.way))[0];
}

function literalWay(text: string, term: string, at: number): Way {
  if (at > 0) return 'inside';
  return text.length === term.length ? 'exact' : 'prefix';
}

function spelled(text: string, term: string, start: number, reads: Reads): TextMatch | undefined {
  if (!isWord(text[start] ?? '')) return undefined;
  const end = spell(text, start, term, reads);
  if (end === undefined) return undefined;
  const characters = [...text.slice(start, end)].filter(isWord).length;
  const [atStart, inside] =
    term.length >= characters * leastOfPinyin
      ? (['pinyin', 'pinyinInside'] as const)
      : (['initials', 'initialsInside'] as const);
  return { way: start === 0 ? atStart : inside, range: [start, end] };
}

/**
 * Index after the characters that the letters spell; each takes as many letters as it can. Punctuation between is
 * skipped.
 */
function spell(text: string, at: number, letters: string, reads: Reads): number | undefined {
  if (letters === '') return at;
  const character = text[at];
  if (character === undefined) return undefined;
  if (!isWord(character)) return spell(text, at + 1, letters, reads);
  for (let length = reach(character, letters, reads); length > 0; length -= 1) {
    const end = spell(text, at + 1, letters.slice(length), reads);
    if (end !== undefined) return end;
  }
  return undefined;
}

/** The largest number of letters that the character takes. Letters that begin no reading begin no longer one either. */
function reach(character: string, letters: string, reads: Reads): number {
  if (letters.startsWith(character)) return 1;
  let length = 0;
  while (length < Math.min(longest, letters.length) && reads(character, letters.slice(0, length + 1)))
    length += 1;
  return length;
}

function isWord(character: string): boolean {
  return /[\p{L}\p{N}]/u.test(character);
}
