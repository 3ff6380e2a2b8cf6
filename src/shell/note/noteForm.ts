import { textOr } from '@/src/lib/record';
import type { Draft } from '@/src/work/drafts';
import { type Note, noteLimits, tipsOf } from './note';

/** A note as it is typed: one tip on each line. */
export interface TypedNote {
  readonly title: string;
  readonly tips: string;
  readonly content: string;
}

/** A note as it is typed; nothing for a page without one. */
export function typedNote(note: Note | undefined): TypedNote {
  return { title: note?.title ?? '', tips: note?.tips.join('\n') ?? '', content: note?.content ?? '' };
}

/** The note that was typed. */
export function noteOf({ title, tips, content }: TypedNote): Note {
  return { title: title.trim(), tips: tipsOf(tips), content: content.trim() };
}

/** What is wrong with the tips: too many, or the longest of them too long. */
export function tipsProblem(text: string): 'tooMany' | 'tooLong' | undefined {
  const tips = tipsOf(text);
  if (tips.length > noteLimits.tips) return 'tooMany';
  return tips.some((tip) => tip.length > noteLimits.tip) ? 'tooLong' : undefined;
}

/** Where the draft of a page's note is kept. */
export function draftPathOf(key: string): string {
  return `note:${key}`;
}

/** What a draft holds, member by member; undefined where there is none. */
export function typedDraft(draft: Pick<Draft, 'values'> | undefined): TypedNote | undefined {
  if (!draft) return undefined;
  const { title, tips, content } = draft.values;
  return { title: textOr(title), tips: textOr(tips), content: textOr(content) };
}

/** Whether something else is typed than what is saved. */
export function isChanged(saved: TypedNote, typed: TypedNote): boolean {
  return saved.title !== typed.title || saved.tips !== typed.tips || saved.content !== typed.content;
}
