/** One step that was taken, and what there was on the other side of it. */
interface Step<T> {
  /** As the staff would call it: 移动 北京林业大学 107 组 12→5. */
  readonly name: string;
  readonly value: T;
}

/** A value with the steps that led to it and those that were taken back. */
export interface Undo<T> {
  readonly present: T;
  /** Latest last; each holds what was there before it. */
  readonly past: readonly Step<T>[];
  /** Next first; each holds what is there after it. */
  readonly future: readonly Step<T>[];
}

/** Steps that are remembered. */
const limit = 100;

/** Begins with no step taken. */
export function startUndo<T>(present: T): Undo<T> {
  return { present, past: [], future: [] };
}

/** Takes a step; what was taken back before is forgotten. A step that changes nothing is none. */
export function take<T>(undo: Undo<T>, name: string, next: T): Undo<T> {
  if (Object.is(next, undo.present)) return undo;
  const past = [...undo.past, { name, value: undo.present }].slice(-limit);
  return { present: next, past, future: [] };
}

/** Takes the latest step back; the same where there is none. */
export function stepBack<T>({ present, past, future }: Undo<T>): Undo<T> {
  const step = past.at(-1);
  if (!step) return { present, past, future };
  return {
    present: step.value,
    past: past.slice(0, -1),
    future: [{ name: step.name, value: present }, ...future],
  };
}

/** Takes the step again that was last taken back; the same where there is none. */
export function stepForth<T>({ present, past, future }: Undo<T>): Undo<T> {
  const [step, ...rest] = future;
  if (!step) return { present, past, future };
  return { present: step.value, past: [...past, { name: step.name, value: present }], future: rest };
}

/** Names of the steps to undo and to redo; undefined where there is none. */
export function stepNames<T>({ past, future }: Undo<T>): {
  readonly undo: string | undefined;
  readonly redo: string | undefined;
} {
  return { undo: past.at(-1)?.name, redo: future[0]?.name };
}

/** The same steps over another present value, for what comes from elsewhere and is no step of the staff. */
export function withPresent<T>(undo: Undo<T>, present: T): Undo<T> {
  return { ...undo, present };
}
