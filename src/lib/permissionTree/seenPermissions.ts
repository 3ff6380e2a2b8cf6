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
  /** Whether nodes are granted; false where they are cleared. */
  readonly on: boolean;
  /** The grants if only the nodes on screen change. */
  readonly seen: Grants;
  /** The grants if nodes hidden by a search change as well. */
  readonly all: Grants;
  /** Number of nodes off screen that would change. */
  readonly hidden: number;
}

/** The tree restricted to the nodes that a search leaves on screen; `found` in the order of its places. */
export function seenTree({ places }: Places, found: readonly boolean[]): Places {
  if (found.every(Boolean)) return { places };
  const seen = (place: PlacedNode, at: number) =>
    place.operable && !found[at] ? { ...place, operable: false } : place;
  return { places: places.map(seen) };
}

/**
 * A press at a place while a search leaves only `found` on screen. The visible nodes decide whether a box is ticked.
 */
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
