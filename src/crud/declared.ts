import type { Operation } from '@/providers/endpoints/builder';
import type { Domain } from './defineScreen';

/** Everything that the program declares: what it can show, and what it can ask of the server. */
export interface Declared {
  readonly domains: readonly Domain[];
  /** Every call, those of the frame around the pages included. */
  readonly operations: readonly Operation[];
  /** Views that are reached without an entry in the server's menu. */
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
