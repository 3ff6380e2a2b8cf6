import { diffArrays } from 'diff';

/** The change of a paragraph. */
export type ParagraphChange =
  | { readonly kind: 'kept' | 'added' | 'removed'; readonly text: string }
  | { readonly kind: 'changed'; readonly before: string; readonly after: string };

/** Milliseconds after which the texts count as unrelated. */
const patience = 500;

/** Share of pairs of neighbouring characters above which two paragraphs are versions of the same one. */
const alike = 0.4;

/** The changes of a text, paragraph by paragraph: similar ones in the same place are one changed paragraph. */
export function paragraphChanges(before: readonly string[], after: readonly string[]): ParagraphChange[] {
  const changes = diffArrays([...before], [...after], { timeout: patience });
  if (!changes) return paired(before, after);
  const found: ParagraphChange[] = [];
  let removed: readonly string[] = [];
  for (const change of changes) {
    if (change.removed) removed = change.value;
    else if (change.added) {
      found.push(...paired(removed, change.value));
      removed = [];
    } else {
      found.push(...paired(removed, []), ...change.value.map((text) => ({ kind: 'kept' as const, text })));
      removed = [];
    }
  }
  return [...found, ...paired(removed, [])];
}

/** Paragraphs removed and added in one place, in the order in which they are read. */
function paired(removed: readonly string[], added: readonly string[]): ParagraphChange[] {
  const came = (text: string): ParagraphChange => ({ kind: 'added', text });
  const changes: ParagraphChange[] = [];
  let next = 0;
  for (const before of removed) {
    const place = added.findIndex((after, index) => index >= next && likeness(before, after) >= alike);
    const after = added[place];
    if (after === undefined) changes.push({ kind: 'removed', text: before });
    else {
      changes.push(...added.slice(next, place).map(came), { kind: 'changed', before, after });
      next = place + 1;
    }
  }
  return [...changes, ...added.slice(next).map(came)];
}

/** The similarity of two texts, from 0 to 1: the share of common pairs of neighbouring characters. */
function likeness(one: string, other: string): number {
  const [first, second] = [pairsOf(one), pairsOf(other)];
  const shared = [...first].filter((pair) => second.has(pair)).length;
  return (2 * shared) / (first.size + second.size || 1);
}

function pairsOf(text: string): Set<string> {
  return new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)));
}
