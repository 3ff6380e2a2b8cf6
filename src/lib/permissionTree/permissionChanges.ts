import type { RecordId } from '../recordId';
import { isFoundIn } from '../searchText';
import {
  everything,
  type Grants,
  type PermissionNode,
  type PermissionTree,
  type PlacedNode,
} from './permissionTree';

/** A node by its full name: `系统管理 / 用户管理 / 新增`. */
export interface NamedNode {
  readonly id: RecordId;
  readonly name: string;
  readonly isMenu: boolean;
}

/** A node under its full name. */
function named(tree: Pick<PermissionTree, 'places'>, { node, parent }: PlacedNode): NamedNode {
  const names = [node.name];
  for (let at = tree.places[parent]; at; at = tree.places[at.parent]) names.unshift(at.node.name);
  return { id: node.id, name: names.join(' / '), isMenu: node.isMenu };
}

/** Nodes that one set has and the other lacks, in the order of the tree. */
export function namedDifference(tree: PermissionTree, set: Grants, without: Grants): NamedNode[] {
  const isMissing = ({ node: { id } }: PlacedNode) => set.has(id) && !without.has(id);
  return tree.places.filter(isMissing).map((place) => named(tree, place));
}

/** Counts of each type: `菜单 2 项，功能 5 项`. */
export function countText(nodes: readonly NamedNode[]): string {
  const menus = nodes.filter(({ isMenu }) => isMenu).length;
  return `菜单 ${menus} 项，功能 ${nodes.length - menus} 项`;
}

/** One node of two roles' trees side by side. */
export interface ComparedNode extends NamedNode {
  readonly first: boolean;
  readonly second: boolean;
}

/** The nodes of two roles in the order of the first one's tree; nodes of the second alone come last. */
export function compareTrees(first: PermissionTree, second: PermissionTree): ComparedNode[] {
  const compared = (tree: PermissionTree, place: PlacedNode) => ({
    ...named(tree, place),
    first: first.loaded.has(place.node.id),
    second: second.loaded.has(place.node.id),
  });
  return [
    ...first.places.map((place) => compared(first, place)),
    ...second.places
      .filter(({ node: { id } }) => !first.placeOf.has(id))
      .map((place) => compared(second, place)),
  ];
}

/** Whether a node's name or permission string contains the text. */
function matches({ name, permission }: PermissionNode, text: string): boolean {
  return isFoundIn(name, text) || isFoundIn(permission, text);
}

/**
 * Places that a search leaves on screen: its matches, all below a matching menu, and all ancestors. Without a text all.
 */
export function foundPlaces({ places }: Pick<PermissionTree, 'places'>, text: string): readonly boolean[] {
  const wanted = text.trim();
  if (wanted === '') return places.map(() => true);
  const found: boolean[] = [];
  for (const [own, { node, parent }] of places.entries()) {
    const isBelowFoundMenu = parent !== everything && found[parent] === true;
    found[own] = isBelowFoundMenu || matches(node, wanted);
  }
  for (let own = places.length - 1; own >= 0; own--) {
    const parent = places[own]?.parent ?? everything;
    if (found[own] && parent !== everything) found[parent] = true;
  }
  return found;
}
