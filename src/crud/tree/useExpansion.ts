import { useMemo, useState } from 'react';
import { parseJson, textsOf } from '../../lib/record';
import { safeSession } from '../../lib/safeStorage';
import { parentKeys, type Tree } from '../../lib/tree';
import { useServices } from '../../services/useServices';
import { useResourcePage } from '../ResourceContext';

/** Nodes above which a tree begins collapsed. */
const expandedAtFirst = 200;

type Keys = ReadonlySet<string>;

/** The expanded rows of a tree, by key. */
export interface Expansion {
  readonly expanded: Keys;
  readonly toggle: (key: string) => void;
  readonly expand: (key: string) => void;
  readonly expandAll: () => void;
  readonly collapseAll: () => void;
}

/**
 * Which nodes are expanded: all of a small tree, none of a large one, until somebody changes that. Kept while the
 * browser's tab lives. Rows found by filters are shown expanded, and can be collapsed while the filters stay.
 */
export function useExpansion(tree: Tree<unknown>, filters: object | undefined): Expansion {
  const [chosen, choose] = useRemembered();
  const [folded, setFolded] = useState<{ under: object | undefined; keys: Keys }>({
    under: undefined,
    keys: new Set(),
  });
  const parents = useMemo(() => parentKeys(tree), [tree]);
  const usual = tree.nodes.size <= expandedAtFirst ? parents : new Set<string>();
  const hidden = folded.under === filters ? folded.keys : new Set<string>();
  const expanded: Keys = filters ? without(parents, hidden) : (chosen ?? usual);
  const set = (keys: Keys) =>
    filters ? setFolded({ under: filters, keys: without(parents, keys) }) : choose(keys);
  const change = (key: string, open: boolean) => {
    const next = new Set(expanded);
    if (open) next.add(key);
    else next.delete(key);
    set(next);
  };
  return {
    expanded,
    toggle: (key) => change(key, !expanded.has(key)),
    expand: (key) => change(key, true),
    expandAll: () => set(parents),
    collapseAll: () => set(new Set()),
  };
}

function without(keys: Keys, others: Keys): Keys {
  return new Set([...keys].filter((key) => !others.has(key)));
}

/** The keys that somebody chose, for each user and each page. */
function useRemembered(): [Keys | undefined, (keys: Keys) => void] {
  const { basePath } = useResourcePage();
  const { userId } = useServices();
  const place = `tree:${userId()}:${basePath}`;
  const [keys, setKeys] = useState(() => read(place));
  const choose = (next: Keys) => {
    setKeys(next);
    safeSession.setItem(place, JSON.stringify([...next]));
  };
  return [keys, choose];
}

function read(place: string): Keys | undefined {
  const text = safeSession.getItem(place);
  return text === null ? undefined : new Set(textsOf(parseJson(text)));
}
