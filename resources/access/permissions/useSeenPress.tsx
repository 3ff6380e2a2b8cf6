import { useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { HiddenChoices } from '@/src/crud/fields/treeCheck/HiddenChoicesDialog';
import { foundPlaces } from '@/src/lib/permissionTree/permissionChanges';
import { everything, isOperable, type PermissionTree } from '@/src/lib/permissionTree/permissionTree';
import { type Press, pressSeen, seenTree } from '@/src/lib/permissionTree/seenPermissions';
import { DialogBoundary } from '@/src/ui/DialogBoundary';
import { load } from '@/src/ui/load';
import type { useGrants } from './useGrants';

const HiddenChoicesDialog = load(() => import('@/src/crud/fields/treeCheck/HiddenChoicesDialog'));

/** Presses a box or a shortcut at a place. The same function as long as the tree and the search are the same. */
export type PressAt = (at: number, press: Press) => void;

/**
 * Presses in a tree of which a search may hide a part. They reach visible boxes, and ask where hidden ones would
 * follow.
 */
export function useSeenPress(tree: PermissionTree, editing: ReturnType<typeof useGrants>, text: string) {
  const searched = useDeferredValue(text);
  const found = useMemo(() => foundPlaces(tree, searched), [tree, searched]);
  const seen = useMemo(() => seenTree(tree, found), [tree, found]);
  const [question, ask] = useState<HiddenChoices>();
  const { grants, change } = editing;
  const latest = useRef(grants);
  useLayoutEffect(() => {
    latest.current = grants;
  }, [grants]);

  const press = useCallback<PressAt>(
    (at, how) => {
      const { on, seen, all, hidden } = pressSeen(tree, latest.current, at, how, found);
      if (hidden === 0) return change(() => seen);
      const answer: HiddenChoices['answer'] = (reach) => {
        ask(undefined);
        if (reach !== 'none') change(() => (reach === 'all' ? all : seen));
      };
      const group = tree.places[at]?.node.name;
      const hasSeen = seen.size !== latest.current.size || [...seen].some((id) => !latest.current.has(id));
      ask({ ...(group !== undefined && { group }), count: hidden, on, hasSeen, answer });
    },
    [tree, found, change],
  );

  return {
    found,
    /** The part of the tree that can be pressed now. */
    seen,
    press,
    canPressAll: isOperable(seen, everything),
    question: question && (
      <DialogBoundary close={() => question.answer('none')}>
        <HiddenChoicesDialog {...question} />
      </DialogBoundary>
    ),
  };
}
