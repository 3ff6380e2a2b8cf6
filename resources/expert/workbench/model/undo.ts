/** An undo entry: the step's name and the state to go back to. */
interface Step<T> {
  /** The staff's name for the step: 移动 北京林业大学 107 组 12→5. */
  readonly name: string;
  readonly value: T;
}

/** A value with the steps that led to it and the undone ones. */
export interface Undo<T> {
  readonly present: T;
  /** Latest last; each holds the state before it. */
  readonly past: readonly Step<T>[];
  /** Next first; each holds the state after it. */
  readonly future: readonly Step<T>[];
}

/** Steps that are remembered. */
const limit = 100;

/** A history without steps. */
export function createUndo<T>(present: T): Undo<T> {
  return { present, past: [], future: [] };
}

/** Adds a step; undone ones are dropped. A step that changes nothing is not added. */
export function take<T>(undo: Undo<T>, name: string, next: T): Undo<T> {
  if (Object.is(next, undo.present)) return undo;
  const past = [...undo.past, { name, value: undo.present }].slice(-limit);
  return { present: next, past, future: [] };
}

/** Lets the latest step go on: one step leads from before it to `next`. A step with another name is a new one. */
export function takeOn<T>(undo: Undo<T>, name: string, next: T): Undo<T> {
  if (undo.past.at(-1)?.name !== name || Object.is(next, undo.present)) return take(undo, name, next);
  return { present: next, past: undo.past, future: [] };
}

/** Undoes the latest step; the same history where there is none. */
export function stepBack<T>({ present, past, future }: Undo<T>): Undo<T> {
  const step = past.at(-1);
  if (!step) return { present, past, future };
  return {
    present: step.value,
    past: past.slice(0, -1),
    future: [{ name: step.name, value: present }, ...future],
  };
}

/** Redoes the step that was undone last; the same history where there is none. */
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

/** The same steps over another present value, for changes from elsewhere that are no step of the staff. */
export function withPresent<T>(undo: Undo<T>, present: T): Undo<T> {
  return { ...undo, present };
}
