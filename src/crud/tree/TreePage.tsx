import { Suspense, useMemo, useRef, useState } from 'react';
import { shownNodes, withAncestors } from '../../lib/tree';
import { DialogBoundary } from '../../ui/DialogBoundary';
import { useNarrow } from '../../ui/layout/useNarrow';
import { load } from '../../ui/load';
import { useChangedRow } from '../changes/useChangedRow';
import type { Resource } from '../defineResource';
import '../list/list.css';
import '../list/rows/rows.css';
import { ListEmpty } from '../list/ListEmpty';
import { crudFilters } from '../list/listAddress';
import { QuickFilters } from '../list/QuickFilters';
import { openingCommand } from '../list/rowCommands';
import { useRowFocus } from '../list/rows/useRowFocus';
import { useRowPointer } from '../list/rows/useRowPointer';
import { useListActions } from '../list/useListActions';
import { useListPageState } from '../list/useListState';
import { useResourcePage } from '../ResourceContext';
import { matchesFilters } from './matchesFilters';
import { TreeTable } from './TreeTable';
import { TreeHead } from './TreeToolbar';
import './tree.css';
import { TreeViewContext } from './TreeView';
import { useExpansion } from './useExpansion';
import { useTreeActions } from './useTreeActions';
import { useTreeOrder } from './useTreeOrder';
import { keyOf, treeOf, useTreeRows } from './useWholeTree';

const TreeCards = load(() => import('./TreeCards'));

/** The list page of a tree: no pages, rows that fold, 新增下级, and rows that move among their siblings (shape Tree). */
export default function TreePage() {
  const { resource } = useResourcePage();
  const narrow = useNarrow();
  const { state, filtered, change } = useListPageState();
  const order = useTreeOrder();
  const { tree, full, found, query } = useShownTree(state.filters, order.orderOf);
  const expansion = useExpansion(tree, found && state.filters);
  const listActions = useListActions(() => undefined);
  const movable = order.allowed && !found;
  const [active, setActive] = useState<string>();
  const [wanted, want] = useState<string>();
  const actions = useTreeActions({ tree, full, listActions, order, movable, expand: expansion.expand });
  const { opened } = listActions.dialog;
  const section = useRef<HTMLElement>(null);
  useRowPointer(section, (key) => {
    const node = tree.nodes.get(key);
    if (node) openingCommand(actions.commandsOf(node.row))?.run();
  });
  const nodes = useMemo(() => shownNodes(tree, expansion.expanded), [tree, expansion.expanded]);
  const drawn = useMemo(() => nodes.map(({ row }) => row), [nodes]);
  const changed = useChangedRow(section, drawn, state);
  useRowFocus(section, drawn);
  const view = { tree, nodes, found, expansion, actions, movable, changed, active, setActive, wanted, want };
  const reading = query.isFetching;
  const count = query.data && (found?.size ?? tree.nodes.size);
  const error = query.isError ? query.error : undefined;
  const empty = (
    <ListEmpty error={error} reading={query.isPending} filtered={filtered} retry={query.refetch} />
  );

  return (
    <section
      ref={section}
      tabIndex={-1}
      className="list-page tree-page"
      data-narrow={narrow}
      aria-label={resource.label}
      aria-busy={reading}
    >
      <QuickFilters state={state} change={change} counts={{}} />
      <TreeHead
        state={state}
        change={change}
        expansion={expansion}
        order={order}
        count={count}
        reading={reading}
        readAgain={query.refetch}
      />
      <TreeViewContext value={view}>
        {narrow ? (
          <Suspense fallback={<div className="list-reading" />}>
            <TreeCards reading={reading} empty={empty} />
          </Suspense>
        ) : (
          <TreeTable reading={reading} empty={empty} />
        )}
      </TreeViewContext>
      {narrow && count !== undefined && <p className="list-total">共 {count} 条</p>}
      <p className="visually-hidden" role="status">
        {actions.said}
      </p>
      <DialogBoundary close={listActions.dialog.close}>
        {opened && <opened.Dialog row={opened.row} close={listActions.dialog.close} />}
      </DialogBoundary>
    </section>
  );
}

/** The whole tree; with filters the matching nodes and their ancestors. `full` is the whole one in any case. */
function useShownTree(
  values: Readonly<Record<string, string>>,
  orderOf: ReturnType<typeof useTreeOrder>['orderOf'],
) {
  const { resource } = useResourcePage();
  const members = membersOf(resource);
  const { parent } = members;
  const filters = crudFilters(resource.filters, values);
  const isFiltered = filters.length > 0;
  const isWhole = resource.endpoints.operations.list?.whole ?? false;
  const whole = useTreeRows(members, { hasPanel: true });
  const asked = useTreeRows(members, { filters, enabled: isFiltered && !isWhole, hasPanel: true });
  const matching = isWhole ? whole.rows.filter((row) => matchesFilters(row, filters)) : asked.rows;
  const full = useMemo(() => treeOf(whole.rows, parent, orderOf), [whole.rows, parent, orderOf]);
  const keys = matching.map(({ id }) => keyOf(id)).join();
  const filtered = useMemo(() => {
    const found = new Set(keys.split(',').filter(Boolean));
    return { found, tree: treeOf(withAncestors(full, found), parent, orderOf) };
  }, [full, keys, parent, orderOf]);
  if (!isFiltered) return { tree: full, full, found: undefined, query: whole.query };
  const query = isWhole || whole.query.isError || whole.query.isPending ? whole.query : asked.query;
  return { ...filtered, full, query };
}

function membersOf({ name, tree }: Resource) {
  if (!tree) throw new Error(`Resource "${name}" is no tree`);
  return { resource: name, parent: tree.parent };
}
