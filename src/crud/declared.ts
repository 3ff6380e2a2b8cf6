import type { Declared, DeclaredView } from '../services/declared';
import type { Domain } from './defineScreen';

/** Summarises the declarations of domains: their pages, the permissions of their actions, the dictionaries of their fields. */
export function declaredOf(domains: readonly Domain[]): Pick<Declared, 'views' | 'actions' | 'dictionaries'> {
  const resources = domains.flatMap((domain) => domain.resources);
  const actions = resources.flatMap(({ label, actions = {} }) =>
    Object.values(actions).flatMap(({ permission, label: name }) =>
      permission === undefined ? [] : [{ permission, label: `${label}：${name}` }],
    ),
  );
  const fields = resources.flatMap((one) => [...one.fields, ...one.filters]);
  const dictionaries = new Set(fields.flatMap(({ kind }) => kind.sheet?.dictionary ?? []));
  return { views: viewsOf(domains), actions, dictionaries: [...dictionaries] };
}

/** The pages by view; a resource whose page a screen draws is there once. */
function viewsOf(domains: readonly Domain[]): DeclaredView[] {
  const all = domains.flatMap(({ screens, resources }) => [...screens, ...resources]);
  const byView = new Map(all.toReversed().map(({ view, label }) => [view, { view, label }]));
  byView.delete('');
  return [...byView.values()].toSorted((one, other) => one.view.localeCompare(other.view));
}
