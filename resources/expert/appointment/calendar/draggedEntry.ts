import type { Entry } from './useCalendar';

/** Dragged entries, kept beside the drag itself, whose data has no types. */
const entries = new WeakMap<object, { readonly entry: Entry; readonly grabbed: number }>();

/** The data of a dragged card; `grabbed` are the pixels between its top and the pointer. */
export function dragData(entry: Entry, grabbed: number): Record<string, unknown> {
  const token = {};
  entries.set(token, { entry, grabbed });
  return { appointment: token };
}

/** The appointment that a drag is about; undefined where it is about something else. */
export function draggedEntry({ appointment }: Readonly<Record<string, unknown>>) {
  return typeof appointment === 'object' && appointment !== null ? entries.get(appointment) : undefined;
}
