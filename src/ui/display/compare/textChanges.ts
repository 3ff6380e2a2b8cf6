import { diffArrays } from 'diff';

/** A piece of text that was kept, added or removed. */
export interface TextPiece {
  readonly text: string;
  readonly kind: 'kept' | 'added' | 'removed';
}

/** Milliseconds after which the texts are shown whole: they have little in common then. */
const patience = 300;

/** Chinese has no spaces between its words: the browser separates them, except Firefox before 125. */
const words = 'Segmenter' in Intl ? new Intl.Segmenter('zh', { granularity: 'word' }) : undefined;

/** The changes of a text, word by word; where that takes too long, all of it was removed and added. */
export function textChanges(before: string, after: string): readonly TextPiece[] {
  const changes = diffArrays(split(before), split(after), { timeout: patience });
  if (!changes) return [piece(before, 'removed'), piece(after, 'added')];
  return changes.map(({ value, added, removed }) => piece(value.join(''), kindOf(added, removed)));
}

function split(text: string): string[] {
  return words ? Array.from(words.segment(text), ({ segment }) => segment) : [...text];
}

function piece(text: string, kind: TextPiece['kind']): TextPiece {
  return { text, kind };
}

function kindOf(added: boolean, removed: boolean): TextPiece['kind'] {
  if (added) return 'added';
  return removed ? 'removed' : 'kept';
}
