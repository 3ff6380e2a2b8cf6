import { createStore, type Readable } from '@/src/lib/store';
import { checkTable, type Problems } from './problems';
import type { TableModel } from './table';

/** Computes the problems of a table a moment after each change: typing and dragging do not wait for it. */
export interface WatchedProblems extends Readable<Problems> {
  stop(): void;
}

/** Milliseconds between a change and the check: long enough to paint the change, and for a held key. */
const pause = 80;

/** Checks a table whenever its rows or its chances change. */
export function watchProblems(table: TableModel): WatchedProblems {
  const store = createStore(checkTable(table.get(), undefined));
  let checked = table.get();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function check(): void {
    timer = undefined;
    checked = table.get();
    store.set(checkTable(checked, store.get()));
  }

  const unsubscribe = table.subscribe(() => {
    const { undo, context, meta } = table.get();
    const isSame = undo.present === checked.undo.present && context === checked.context;
    if (isSame && meta.chanceAt === checked.meta.chanceAt) return;
    timer ??= setTimeout(check, pause);
  });
  return {
    get: store.get,
    subscribe: store.subscribe,
    stop() {
      unsubscribe();
      clearTimeout(timer);
    },
  };
}
