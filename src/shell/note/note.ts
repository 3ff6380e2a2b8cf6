import { isRecord, textOr, textsOf } from '@/src/lib/record';
import type { MenuNode } from '../menu/menuTree';
import { findNearest } from '../menu/readMenu';

/** What a page says of itself in the top bar (screens-platform, H10). */
export interface Note {
  readonly title: string;
  /** At most eight lines. */
  readonly tips: readonly string[];
  readonly content: string;
}

/** How much fits into a note. */
export const noteLimits = { title: 20, tips: 8, tip: 60, content: 200 } as const;

/** The note of a response; undefined where there is nothing in it. */
export function parseNote(data: unknown): Note | undefined {
  if (!isRecord(data)) return undefined;
  const note = { title: textOr(data.title), tips: textsOf(data.tips), content: textOr(data.content) };
  return isEmptyNote(note) ? undefined : note;
}

/** Whether nothing is said: a note that says nothing is none. */
export function isEmptyNote({ title, tips, content }: Note): boolean {
  return title === '' && tips.length === 0 && content === '';
}

/** The tips of a text with one on each line; blank lines say nothing. */
export function tipsOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** The key of the note of the page at an address: its view path; undefined where no page of ours is there. */
export function noteKeyOf(tree: readonly MenuNode[], path: string): string | undefined {
  const target = findNearest(tree, path)?.target;
  return target?.kind === 'page' ? target.view : undefined;
}
