import {
  clear,
  click,
  type Grants,
  isFull,
  type PermissionTree,
  type PlacedNode,
  tick,
  viewOnly,
} from './permissionTree';

type Places = Pick<PermissionTree, 'places'>;

/** Ways to press at a place: its box, or one of the shortcuts of a line (全部, 清空, 仅查看). */
export type Press = keyof typeof changes;

const changes = { click, tick, clear, viewOnly } as const;

/** The grants after a press; both outcomes are the same where nothing hidden would change. */
export interface PressedGrants {
  /** Whether something is granted; false where it is taken back. */
  readonly on: boolean;
  /** The grants if only what is on screen changes. */
  readonly seen: Grants;
  /** The grants if what a search hides changes as well. */
  readonly all: Grants;
  /** How many nodes that are not on screen would change. */
  readonly hidden: number;
}

/** The tree of which only what a search leaves on screen can be changed; `found` in the order of its places. */
export function seenTree({ places }: Places, found: readonly boolean[]): Places {
  if (found.every(Boolean)) return { places };
  const seen = (place: PlacedNode, at: number) =>
    place.operable && !found[at] ? { ...place, operable: false } : place;
  return { places: places.map(seen) };
}

/** A press at a place while a search leaves only `found` on screen: what is seen decides whether a box is ticked or cleared. */
export function pressSeen(
  tree: Places,
  grants: Grants,
  place: number,
  press: Press,
  found: readonly boolean[],
): PressedGrants {
  const inSight = seenTree(tree, found);
  const on = press === 'tick' || (press === 'click' && !isFull(inSight, grants, place));
  const seen = changes[press](inSight, grants, place);
  const all = changes[press === 'click' ? (on ? 'tick' : 'clear') : press](tree, grants, place);
  const isHiddenChange = ({ node: { id } }: PlacedNode, at: number) =>
    !found[at] && seen.has(id) !== all.has(id);
  return { on, seen, all, hidden: tree.places.filter(isHiddenChange).length };
}
