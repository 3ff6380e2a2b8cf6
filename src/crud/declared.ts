import type { Operation } from '@/providers/endpoints/builder';
import type { Domain } from './defineScreen';

/** All declarations of the program: the pages that it can show, and the calls that it can make. */
export interface Declared {
  readonly domains: readonly Domain[];
  /** Every call, including the frame's. */
  readonly operations: readonly Operation[];
  /** Views without an entry in the server's menu. */
  readonly ownViews: readonly string[];
}

/** A page of the program. */
export interface DeclaredView {
  /** Its name in the server's rule list. */
  readonly view: string;
  readonly label: string;
}

/** The pages of all domains, by view; a resource whose page a screen draws is there once. */
export function viewsOf({ domains }: Pick<Declared, 'domains'>): DeclaredView[] {
  const all = domains.flatMap(({ screens, resources }) => [...screens, ...resources]);
  const byView = new Map(all.toReversed().map(({ view, label }) => [view, { view, label }]));
  byView.delete('');
  return [...byView.values()].toSorted((one, other) => one.view.localeCompare(other.view));
}
