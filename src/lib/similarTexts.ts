/** Similarity below which two texts are unrelated. */
const least = 0.22;
const most = 3;

/** The records whose text resembles a given one, the most similar first, three at most; none for an empty text. */
export function mostSimilar<One>(text: string, records: readonly One[], textOf: (one: One) => string): One[] {
  const wanted = pairsOf(text);
  if (wanted.size < 3) return [];
  return records
    .map((one) => ({ one, score: likeness(wanted, pairsOf(textOf(one))) }))
    .filter(({ score }) => score >= least)
    .sort((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ one }) => one);
}

/** Pairs of neighbouring characters: Chinese has no spaces between words. Digits and signs are ignored. */
function pairsOf(text: string): ReadonlySet<string> {
  const letters = text.replaceAll(/[^\p{Script=Han}\p{L}]/gu, '');
  return new Set(
    Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2)),
  );
}

/** Dice's coefficient: twice the number of common pairs, over the number of all. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((pair) => other.has(pair)).length;
  return (2 * shared) / Math.max(1, one.size + other.size);
}
