import { type Tree, type TreeNode, walk } from '../../../lib/tree';
import { deepestKeys, leavesOf } from '../../../lib/treeSelection';
import type { Choice } from '../tree/treeOption';
import { type SelectionRules, withParents } from './selectedValues';

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
  const decisive = free(seen.rules.linked ? leavesOf([node]) : [node]);
  const visible = decisive.filter(({ key }) => seen.shown.nodes.has(key));
  const on = !(visible.length > 0 ? visible : decisive).every(({ key }) => seen.keys.has(key));
  return pressed(seen, [node], on);
}

/** 全选 is pressed. */
export function pressAll(seen: SeenTree, on: boolean): Press {
  return pressed(seen, seen.rules.linked ? seen.tree.roots : [...walk(seen.tree.roots)], on);
}

/** Whether all choices on screen are selected. */
export function isAllSelected({ tree, shown, keys, rules }: SeenTree): boolean {
  const choices = rules.linked ? leavesOf(tree.roots) : [...walk(tree.roots)];
  const visible = choices.filter(({ key }) => shown.nodes.has(key));
  return visible.length > 0 && visible.every(({ key }) => keys.has(key));
}

/** While linked the leaves below the nodes are added, and parents as well are taken away. */
function pressed({ tree, shown, keys, rules }: SeenTree, nodes: readonly Node[], on: boolean): Press {
  const below = on ? leavesOf(nodes) : [...walk(nodes)];
  const targets = free(rules.linked ? below : nodes);
  const had = rules.linked ? deepestKeys(tree, keys) : keys;
  const put = (some: readonly Node[]) => withParents(tree, changed(had, some, on), rules);
  const seen = put(targets.filter(({ key }) => shown.nodes.has(key)));
  const all = put(targets);
  const hidden = [...tree.nodes.keys()].filter(
    (key) => !shown.nodes.has(key) && seen.has(key) !== all.has(key),
  );
  return { on, seen, all, hidden: hidden.length };
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
