import type { MenuRow } from '../menu/menuTable';

/** Groups of the institutions' menu that an edition opens (screen C8); everything where it names none. */
const groupsOf: Readonly<Record<string, readonly number[]>> = {
  basic: [2000, 3000, 6000, 8000, 9000],
  pro: [2000, 3000, 4000, 6000, 8000, 9000],
};

/** Ids of the nodes that an edition opens. */
export function editionNodes(rows: readonly MenuRow[], edition: string): ReadonlySet<number> {
  const groups = groupsOf[edition];
  const parents = new Map(rows.map(({ id, parentId }) => [id, parentId]));
  const groupOf = (id: number): number => {
    const above = parents.get(id) ?? 0;
    return above === 0 ? id : groupOf(above);
  };
  const opened = rows.filter(({ id }) => groups?.includes(groupOf(id)) ?? true);
  return new Set(opened.map(({ id }) => id));
}
