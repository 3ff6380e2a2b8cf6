import { type Tree, type TreeNode, walk } from '../../../lib/tree';
import { leavesOf } from '../../../lib/treeSelection';
import type { Choice } from '../tree/treeOption';
import { leavesIn, type SelectionRules, selectionOf, withParents } from './selectedValues';

type Keys = ReadonlySet<string>;
type Node = TreeNode<Choice>;

/** The selection in a tree of which a search may hide a part. */
export interface SeenTree {
  readonly tree: Tree<Choice>;
  /** The part of it that is on screen. */
  readonly shown: Tree<Choice>;
  /** Keys of the value. */
  readonly keys: Keys;
  readonly rules: SelectionRules;
}

/** The two outcomes of pressing a box; both are the same where nothing hidden would change. */
export interface Press {
  /** Whether boxes are selected; false where they are unselected. */
  readonly on: boolean;
  /** Keys of the value if only the choices on screen change. */
  readonly seen: Keys;
  /** Keys of the value if hidden choices change as well. */
  readonly all: Keys;
  /** Number of nodes off screen that would change. */
  readonly hidden: number;
}

/** Presses the box of a node: its descendants follow where the ticks are linked. Locked ones stay as they are. */
export function pressNode(seen: SeenTree, node: Node): Press {
  const targets = free(seen.rules.linked ? leavesOf([node]) : [node]);
  const visible = targets.filter(({ key }) => seen.shown.nodes.has(key));
  const decisive = visible.length > 0 ? visible : targets;
  const had = selectedIn(seen);
  const on = !decisive.every(({ key }) => had.has(key));
  return pressed(seen, targets, on);
}

/** 全选 is pressed. */
export function pressAll(seen: SeenTree, on: boolean): Press {
  return pressed(seen, free(targetsIn(seen)), on);
}

/** Whether all choices on screen are selected. */
export function isAllSelected(seen: SeenTree): boolean {
  const had = selectedIn(seen);
  const visible = targetsIn(seen).filter(({ key }) => seen.shown.nodes.has(key));
  return visible.length > 0 && visible.every(({ key }) => had.has(key));
}

function pressed(given: SeenTree, targets: readonly Node[], on: boolean): Press {
  const { tree, shown, rules } = given;
  const had = selectedIn(given);
  const put = (nodes: readonly Node[]) => withParents(tree, changed(had, nodes, on), rules);
  const seen = put(targets.filter(({ key }) => shown.nodes.has(key)));
  const all = put(targets);
  const before = selectionOf(tree, seen, rules).selected;
  const after = selectionOf(tree, all, rules).selected;
  const hidden = [...tree.nodes.keys()].filter(
    (key) => !shown.nodes.has(key) && before.has(key) !== after.has(key),
  );
  return { on, seen, all, hidden: hidden.length };
}

/** Nodes that can be pressed: while linked the leaves, which decide over their parents. */
function targetsIn({ tree, rules }: SeenTree): Node[] {
  return rules.linked ? leavesOf(tree.roots) : [...walk(tree.roots)];
}

function selectedIn({ tree, keys, rules }: SeenTree): Keys {
  return rules.linked ? leavesIn(tree, keys) : keys;
}

function free(nodes: readonly Node[]): Node[] {
  return nodes.filter(({ row }) => !row.locked);
}

function changed(keys: Keys, nodes: readonly Node[], on: boolean): Keys {
  const next = new Set(keys);
  for (const { key } of nodes) {
    if (on) next.add(key);
    else next.delete(key);
  }
  return next;
}
