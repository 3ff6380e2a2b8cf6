import { isRecord, textOr, textsOf } from './record';

/** A page's note in the top bar (screens-platform, H10). */
export interface Note {
  readonly title: string;
  /** At most eight lines. */
  readonly tips: readonly string[];
  readonly content: string;
}

/** Limits of a note. */
export const noteLimits = { title: 20, tips: 8, tip: 60, content: 200 } as const;

/** The note of a response; undefined where there is nothing in it. */
export function parseNote(data: unknown): Note | undefined {
  if (!isRecord(data)) return undefined;
  const note = { title: textOr(data.title), tips: textsOf(data.tips), content: textOr(data.content) };
  return isEmptyNote(note) ? undefined : note;
}

/** Whether a note is empty, which counts as none. */
export function isEmptyNote({ title, tips, content }: Note): boolean {
  return title === '' && tips.length === 0 && content === '';
}

/** The tips of a text with one on each line; blank lines are skipped. */
export function tipsOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** A note as it is typed: one tip on each line. */
export interface TypedNote {
  readonly title: string;
  readonly tips: string;
  readonly content: string;
}

/** Members of a note, in the order of its form. */
export const noteNames = ['title', 'tips', 'content'] as const;

/** A note as it is typed; empty for a page without one. */
export function typedNote(note: Note | undefined): TypedNote {
  return { title: note?.title ?? '', tips: note?.tips.join('\n') ?? '', content: note?.content ?? '' };
}

/** The note that was typed. */
export function noteOf({ title, tips, content }: TypedNote): Note {
  return { title: title.trim(), tips: tipsOf(tips), content: content.trim() };
}

/** The problem of the tips: too many, or the longest of them too long. */
export function tipsProblem(text: string): 'tooMany' | 'tooLong' | undefined {
  const tips = tipsOf(text);
  if (tips.length > noteLimits.tips) return 'tooMany';
  return tips.some((tip) => tip.length > noteLimits.tip) ? 'tooLong' : undefined;
}

/** The path of a page's draft of its note. */
export function draftPathOf(key: string): string {
  return `note:${key}`;
}

/** Reads a draft of a note member by member; undefined where it is empty. */
export function typedDraft(kept: Readonly<Record<string, unknown>> | undefined): TypedNote | undefined {
  if (!kept) return undefined;
  const { title, tips, content } = kept;
  return { title: textOr(title), tips: textOr(tips), content: textOr(content) };
}

/** Whether the typed note differs from the saved one. */
export function isChanged(saved: TypedNote, typed: TypedNote): boolean {
  return saved.title !== typed.title || saved.tips !== typed.tips || saved.content !== typed.content;
}

/** A typed note laid over the present one. */
export interface MergedNote {
  /** The typed members, and the others as they are now. */
  readonly note: TypedNote;
  /** Members that were changed here and elsewhere, to different texts. */
  readonly both: readonly (keyof TypedNote)[];
}

/** Lays the changes typed since the form showed `before` over the present note, member by member. */
export function mergeNote(before: TypedNote, mine: TypedNote, now: TypedNote): MergedNote {
  const [began, typed, held] = [before, mine, now].map((note) => typedNote(noteOf(note)));
  const differs = (name: keyof TypedNote, one?: TypedNote, other?: TypedNote) =>
    one?.[name] !== other?.[name];
  const names = noteNames.filter((name) => differs(name, began, typed));
  return {
    note: { ...now, ...Object.fromEntries(names.map((name) => [name, mine[name]])) },
    both: names.filter((name) => differs(name, began, held) && differs(name, typed, held)),
  };
}
