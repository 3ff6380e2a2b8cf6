import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useCan } from '@/src/services/useCan';
import { useNotify } from '@/src/services/useNotify';
import { moved } from '../../lib/moved';
import type { RecordId } from '../../lib/recordId';
import { siblingsOf, type Tree, type TreeNode } from '../../lib/tree';
import { newOrders } from '../../lib/treeOrder';
import { titleOf } from '../defineResource';
import { actionsWidth, type RowCommand } from '../list/rowCommands';
import type { ListActions } from '../list/useListActions';
import { moveText } from '../order/useSendPlaces';
import { useResourcePage } from '../ResourceContext';
import type { Row } from '../resourceSpec';
import { fromList } from '../useOpenRecord';
import type { TreeOrder } from './useTreeOrder';
import { keyOf } from './useWholeTree';

interface Given {
  readonly tree: Tree<Row>;
  /** The tree without filters. */
  readonly full: Tree<Row>;
  readonly listActions: ListActions;
  readonly order: TreeOrder;
  readonly movable: boolean;
  readonly expand: (key: string) => void;
}

const belowLabel = '新增下级';
const verb = { danger: false, group: 'verb', opens: false } as const;

/** Actions for the rows of a tree: those of any list, 新增下级, and moving among the siblings. */
export function useTreeActions({ tree, full, listActions, order, movable, expand }: Given) {
  const { resource } = useResourcePage();
  const { create } = resource.endpoints.operations;
  const can = useCan();
  const notify = useNotify();
  const navigate = useNavigate();
  const addressBelow = useAddressBelow();
  const [said, setSaid] = useState('');
  const canAdd = can(create);

  /** Puts a row at another place among its siblings; does nothing where there is no such place. */
  const moveTo = (node: TreeNode<Row>, to: number) => {
    const siblings = siblingsOf(tree, node);
    if (!movable || to < 0 || to >= siblings.length) return;
    const places = moved(siblings, siblings.indexOf(node), to).map(({ key, row }) => ({
      key,
      id: row.id,
      order: order.orderOf?.(row) ?? 0,
    }));
    order.move(newOrders(places));
    setSaid(moveText(titleOf(resource, node.row), to, siblings.length));
  };

  const placeOf = (node: TreeNode<Row>) => siblingsOf(tree, node).indexOf(node);
  const step = (node: TreeNode<Row>, by: 1 | -1) => moveTo(node, placeOf(node) + by);

  const addBelow = (node: TreeNode<Row>): RowCommand[] => {
    if (!canAdd || !canHaveChild(resource.tree, node)) return [];
    const run = () => {
      expand(node.key);
      void navigate(addressBelow(node.row.id), { state: fromList });
    };
    return [{ ...verb, key: 'below', label: belowLabel, shown: true, needs: create?.permission, run }];
  };

  const moves = (node: TreeNode<Row>): RowCommand[] => {
    if (!movable) return [];
    const place = placeOf(node);
    const last = siblingsOf(tree, node).length - 1;
    const move = (key: string, label: string, by: 1 | -1): RowCommand => ({
      ...verb,
      ...{ key, label, needs: order.needs },
      shown: false,
      run: () => step(node, by),
    });
    return [
      ...(place > 0 ? [move('up', '上移', -1)] : []),
      ...(place < last ? [move('down', '下移', 1)] : []),
    ];
  };

  const { parentRefusal } = resource.tree ?? {};
  const refused = (command: RowCommand): RowCommand =>
    command.key === 'delete' && parentRefusal !== undefined
      ? { ...command, run: () => notify('warning', parentRefusal) }
      : command;

  const openBeside = useOpenBeside();
  const inMenu = (command: RowCommand) => (resource.tree?.beside ? { ...command, shown: false } : command);

  const commandsOf = (row: Row): RowCommand[] => {
    const node = tree.nodes.get(keyOf(row.id));
    const isParent = (full.nodes.get(keyOf(row.id))?.children ?? []).length > 0;
    const all = listActions.commandsOf(row);
    const own = isParent ? all.map(refused) : all;
    if (!node) return own;
    const [first] = own.filter(({ shown }) => shown);
    const others = canAdd ? own.map((one) => ({ ...one, shown: one.shown && one === first })) : own;
    const isBusiness = ({ group }: RowCommand) => group === 'verb';
    const inOrder = [
      ...addBelow(node),
      ...others.filter(isBusiness),
      ...moves(node),
      ...others.filter((one) => !isBusiness(one)),
    ];
    return [...openBeside(row), ...inOrder.map(inMenu)];
  };

  const any = listActions.any || canAdd || movable;
  const labels = resource.tree?.beside ? [] : [belowLabel, '编辑'];
  const width = canAdd || labels.length === 0 ? actionsWidth(labels, true) : listActions.width;
  return { any, width, commandsOf, moveTo, step, said };
}

/** The actions of a tree's rows. */
export type TreeActions = ReturnType<typeof useTreeActions>;

function canHaveChild(
  spec: { levels?: number; canHaveChildren?: (row: Row) => boolean } | undefined,
  { row, depth }: TreeNode<Row>,
): boolean {
  return (spec?.levels === undefined || depth + 1 < spec.levels) && (spec?.canHaveChildren?.(row) ?? true);
}

/**
 * Opens a row's page beside a tree in a pane: the address names the row. The list's page and the text that was looked
 * for were for another row. All else in the address stays (decision 6).
 */
function useOpenBeside() {
  const { resource, basePath } = useResourcePage();
  const navigate = useNavigate();
  const { search: present } = useLocation();
  const { beside } = resource.tree ?? {};
  return ({ id }: Row): RowCommand[] => {
    if (!beside) return [];
    const { parameter, label, search: typed } = beside;
    const href = (search: string) => {
      const params = new URLSearchParams(search);
      for (const name of ['page', typed]) params.delete(name);
      params.set(parameter, String(id));
      return `${basePath}?${params}`;
    };
    const run = () => void navigate(href(present));
    return [{ ...verb, key: 'beside', label, opens: true, shown: false, needs: undefined, href, run }];
  };
}

/**
 * Address of the page for a new record, below another one or at the top. It keeps the list's query, so that the tree
 * stays as it is.
 */
export function useAddressBelow(): (id?: RecordId) => { pathname: string; search: string } {
  const { resource, basePath } = useResourcePage();
  const { search } = useLocation();
  return (id) => {
    const params = new URLSearchParams(search);
    const name = resource.tree?.parent ?? '';
    if (id === undefined) params.delete(name);
    else params.set(name, String(id));
    return { pathname: `${basePath}/create`, search: String(params) };
  };
}
