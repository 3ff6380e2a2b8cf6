import {
  createContext,
  type HTMLAttributes,
  type KeyboardEvent,
  use,
  useCallback,
  useEffect,
  useRef,
} from 'react';
import { siblingsOf, type TreeNode } from '../../lib/tree';
import { openingCommand } from '../list/rowCommands';
import type { Row } from '../resourceSpec';
import { type TreeView, useTreeView } from './TreeView';
import { useDraggableRow } from './useDraggableRow';

/** Takes the height of a row, where only the rows in sight are drawn. */
export const MeasureContext = createContext((_element: HTMLElement | null) => {});

interface Props extends HTMLAttributes<HTMLTableRowElement> {
  readonly 'data-row-key'?: string;
}

/**
 * A row of a tree (ARIA's tree grid). Up and down go from row to row, right and left expand and collapse. Alt with up
 * or down moves the row among its siblings, Enter opens the record.
 */
export function TreeRow(props: Props) {
  const view = useTreeView();
  const node = view.tree.nodes.get(props['data-row-key'] ?? '');
  return node ? <NodeRow {...props} node={node} view={view} /> : <tr {...props} />;
}

function NodeRow({ node, view, ...props }: Props & { node: TreeNode<Row>; view: TreeView }) {
  const { key, depth, children } = node;
  const row = useRef<HTMLTableRowElement>(null);
  const measure = use(MeasureContext);
  const { tree, nodes, active, wanted, want, expansion, movable } = view;
  useDraggableRow(row, node, movable);
  const keep = useCallback(
    (element: HTMLTableRowElement | null) => {
      row.current = element;
      measure(element);
    },
    [measure],
  );
  const siblings = siblingsOf(tree, node);
  const place = nodes.indexOf(node);
  const isActive = active === undefined ? place === 0 : active === key;

  // the target row may only be drawn once it is in sight; a moved row has lost the focus
  useEffect(() => {
    if (wanted !== key) return;
    row.current?.focus();
    want(undefined);
  });

  const go = (to: TreeNode<Row> | undefined) => to && want(to.key);

  const press = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    const action = actionOf(event, node, view, go);
    if (!action) return;
    event.preventDefault();
    action();
  };

  return (
    <tr
      {...props}
      ref={keep}
      data-index={place}
      tabIndex={isActive ? 0 : -1}
      aria-level={depth + 1}
      aria-posinset={siblings.indexOf(node) + 1}
      aria-setsize={siblings.length}
      {...(children.length > 0 && { 'aria-expanded': expansion.expanded.has(key) })}
      onKeyDown={press}
      onFocus={() => active !== key && view.setActive(key)}
    />
  );
}

type Go = (to: TreeNode<Row> | undefined) => void;

/** The action of a key at a row; undefined for other keys. */
function actionOf(
  { key, altKey, ctrlKey, metaKey }: KeyboardEvent,
  node: TreeNode<Row>,
  { nodes, want, expansion, actions }: TreeView,
  go: Go,
): (() => void) | undefined {
  if (ctrlKey || metaKey) return undefined;
  const place = nodes.indexOf(node);
  const step = (by: 1 | -1) => () => {
    want(node.key);
    actions.step(node, by);
  };
  if (altKey) return { ArrowUp: step(-1), ArrowDown: step(1) }[key];
  const isOpen = expansion.expanded.has(node.key);
  const isParent = node.children.length > 0;
  const unfold = () => (isOpen || !isParent ? go(node.children[0]) : expansion.expand(node.key));
  const fold = () => (isOpen && isParent ? expansion.toggle(node.key) : go(node.parent));
  return {
    ArrowDown: () => go(nodes[place + 1]),
    ArrowUp: () => go(nodes[place - 1]),
    ArrowRight: unfold,
    ArrowLeft: fold,
    Home: () => go(nodes[0]),
    End: () => go(nodes.at(-1)),
    Enter: () => open(node, actions),
  }[key];
}

function open({ row }: TreeNode<Row>, { commandsOf }: TreeView['actions']): void {
  openingCommand(commandsOf(row))?.run();
}
