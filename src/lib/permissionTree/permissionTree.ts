import type { RecordId } from '../recordId';

/** The tick rules of the permission trees (screens-platform, P1, Ticking). All of them are linear in the nodes. */

/** A menu or a function that can be granted. */
export interface PermissionNode {
  readonly id: RecordId;
  readonly name: string;
  readonly icon: string;
  /** View path; empty for a menu that only holds others. */
  readonly url: string;
  readonly isMenu: boolean;
  /** Permission string. */
  readonly permission: string;
  /** Whether nobody can tick or untick it. */
  readonly locked: boolean;
  readonly granted: boolean;
  readonly children: readonly PermissionNode[];
  /** Sources of the node, for tags: 套餐, 应用：智能选科. */
  readonly origins?: readonly string[];
  /** Ids of the roles that hold it, where the server says so. */
  readonly heldBy?: readonly RecordId[];
}

/** A node at its place. */
export interface PlacedNode {
  readonly node: PermissionNode;
  /** Place of the node above; -1 for a top-level menu. */
  readonly parent: number;
  /** The places from its own to before this one are the node and all below it. */
  readonly end: number;
  /** Whether a click can change it. */
  readonly operable: boolean;
}

/** The ids that are granted: what is sent. */
export type Grants = ReadonlySet<RecordId>;

/** The nodes in the order of drawing, each before its children, with their grants when they were read. */
export interface PermissionTree {
  readonly places: readonly PlacedNode[];
  readonly placeOf: ReadonlyMap<RecordId, number>;
  /** The grants when the tree was read, with all ancestors. */
  readonly loaded: Grants;
}

/** The place of 全部权限: above all nodes, and never granted itself. */
export const everything = -1;

/** The tree as the server sent it. A node whose id came before is left out. */
export function loadTree(roots: readonly PermissionNode[]): PermissionTree {
  const drafts: { node: PermissionNode; parent: number; end: number; operable: boolean }[] = [];
  const placeOf = new Map<RecordId, number>();
  const place = (node: PermissionNode, parent: number): void => {
    if (placeOf.has(node.id)) return;
    const own = drafts.length;
    const draft = { node, parent, end: own, operable: false };
    drafts.push(draft);
    placeOf.set(node.id, own);
    for (const child of node.children) place(child, own);
    draft.end = drafts.length;
  };
  for (const root of roots) place(root, everything);

  const loaded = new Set<RecordId>();
  for (const { node, parent } of drafts)
    if (node.granted) addWithAncestors({ places: drafts }, loaded, node, parent);

  // Below a locked menu that is not granted nothing can be ticked.
  const isShut: boolean[] = [];
  for (const [own, draft] of drafts.entries()) {
    const above = drafts[draft.parent]?.node;
    isShut[own] = Boolean(above && (isShut[draft.parent] || (above.locked && !loaded.has(above.id))));
    draft.operable = !draft.node.locked && !isShut[own];
  }
  return { places: drafts, placeOf, loaded };
}

type Places = Pick<PermissionTree, 'places'>;

/** Adds a node and all its ancestors; the ancestors of a granted node are granted already. */
function addWithAncestors({ places }: Places, grants: Set<RecordId>, node: PermissionNode, parent: number) {
  grants.add(node.id);
  for (let at = places[parent]; at && !grants.has(at.node.id); at = places[at.parent]) grants.add(at.node.id);
}

/** The node at a place and all below it; all nodes for {@link everything}. */
export function subtree({ places }: Places, place: number): readonly PlacedNode[] {
  return place === everything ? places : places.slice(place, places[place]?.end);
}

/** The nodes that a click on the place can change. */
function freeNodes(tree: Places, place: number): readonly PlacedNode[] {
  return subtree(tree, place).filter(({ operable }) => operable);
}

/** Whether anything here can be changed. */
export function hasFree(tree: Places, place: number): boolean {
  return subtree(tree, place).some(({ operable }) => operable);
}

/** Whether all nodes that can be ticked here are ticked. */
export function isFull(tree: Places, grants: Grants, place: number): boolean {
  const free = freeNodes(tree, place);
  return free.length > 0 && free.every(({ node }) => grants.has(node.id));
}

/** Whether a click here does anything; for {@link everything}, whether anything can be ticked at all. */
export function isOperable(tree: Places, place: number): boolean {
  return place === everything ? hasFree(tree, place) : tree.places[place]?.operable === true;
}

/** Grants all nodes that can be changed here, and their ancestors. */
export function tick(tree: Places, grants: Grants, place: number): Grants {
  const free = freeNodes(tree, place);
  if (free.length === 0) return grants;
  const next = new Set(grants);
  for (const { node } of free) next.add(node.id);
  grantAbove(tree, next, place);
  return next;
}

function grantAbove({ places }: Places, grants: Set<RecordId>, place: number): void {
  for (let at = places[places[place]?.parent ?? everything]; at; at = places[at.parent])
    grants.add(at.node.id);
}

/** Clears all nodes that can be changed here. A menu above that only contains others goes with its last child. */
export function clear(tree: Places, grants: Grants, place: number): Grants {
  if (!hasFree(tree, place)) return grants;
  const next = new Set(grants);
  takeFree(tree, next, place);
  const { places } = tree;
  for (let at = places[place]?.parent ?? everything; at !== everything; at = places[at]?.parent ?? everything)
    if (!takeEmpty(tree, next, at)) break;
  return next;
}

/** The ancestors of a granted node that cannot be changed stay. */
function takeFree(tree: Places, grants: Set<RecordId>, place: number): void {
  const { places } = tree;
  for (const { node } of freeNodes(tree, place)) grants.delete(node.id);
  for (const { node, parent, operable } of subtree(tree, place)) {
    if (operable || !grants.has(node.id)) continue;
    for (let at = parent; at >= Math.max(place, 0); at = places[at]?.parent ?? everything) {
      const above = places[at];
      if (above) grants.add(above.node.id);
    }
  }
}

/** Clears a menu without a page and without a granted child; false where it has to stay. */
function takeEmpty({ places }: Places, grants: Set<RecordId>, place: number): boolean {
  const at = places[place];
  if (!at?.operable || !at.node.isMenu || at.node.url !== '') return false;
  if (at.node.children.some(({ id }) => grants.has(id))) return false;
  grants.delete(at.node.id);
  return true;
}

/** The grants after a click: the same set where it does nothing. */
export function click(tree: Places, grants: Grants, place: number): Grants {
  if (!isOperable(tree, place)) return grants;
  return isFull(tree, grants, place) ? clear(tree, grants, place) : tick(tree, grants, place);
}

/** 仅查看: the page itself without any of its functions. */
export function viewOnly(tree: Places, grants: Grants, place: number): Grants {
  if (!hasFree(tree, place)) return grants;
  const next = new Set(grants);
  takeFree(tree, next, place);
  const at = tree.places[place];
  if (at) next.add(at.node.id);
  grantAbove(tree, next, place);
  return next;
}

/** The grants with another set taken over as far as possible: locked nodes stay as they were read. */
export function adopt(tree: PermissionTree, wanted: Grants): Grants {
  const next = new Set<RecordId>();
  for (const { node, parent, operable } of tree.places)
    if ((operable ? wanted : tree.loaded).has(node.id)) addWithAncestors(tree, next, node, parent);
  return next;
}

/** The state of a box. */
export type Shown = 'ticked' | 'partial' | 'empty';

/** The state of each place's box, in the order of the places. */
export function shownBoxes({ places }: Places, grants: Grants): Shown[] {
  const shown: Shown[] = [];
  const hasGap: boolean[] = [];
  for (let own = places.length - 1; own >= 0; own--) {
    const at = places[own];
    if (!at) continue;
    shown[own] = !grants.has(at.node.id) ? 'empty' : hasGap[own] ? 'partial' : 'ticked';
    if (shown[own] !== 'ticked' && at.parent !== everything) hasGap[at.parent] = true;
  }
  return shown;
}

/** The state of the box 全部权限. */
export function shownForAll({ places }: Places, grants: Grants): Shown {
  const count = places.filter(({ node }) => grants.has(node.id)).length;
  if (count === 0) return 'empty';
  return count === places.length ? 'ticked' : 'partial';
}

/** Whether two sets are the same. */
export function isSameGrants(one: Grants, other: Grants): boolean {
  return one.size === other.size && [...one].every((id) => other.has(id));
}

/** `ruleId` of the call: the ids ascending as numbers, joined with commas; empty for none. */
export function ruleIdOf(grants: Grants): string {
  return [...grants].map(String).sort(byDigits).join(',');
}

/** The order of whole numbers that a number may be too short to hold. */
function byDigits(one: string, other: string): number {
  return one.length - other.length || (one < other ? -1 : 1);
}
