import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { mergeIds } from '@/src/lib/mergeIds';
import {
  adopt,
  type Grants,
  isSameGrants,
  type PermissionTree,
  shownBoxes,
} from '@/src/lib/permissionTree/permissionTree';
import { recordIdsOf } from '@/src/lib/recordId';
import { useFormPlace } from '@/src/services/useFormPlace';
import { useUnsaved } from '@/src/services/useUnsaved';
import { useUnsavedContext } from '@/src/services/useUnsavedContext';
import { useConfirm } from '@/src/ui/confirm/ConfirmProvider';

interface Options {
  readonly tree: PermissionTree;
  /** The staff's name for the changes: 权限：运营专员. */
  readonly name: string;
  /** Part of the path under which the draft is kept: the role, the institution. */
  readonly draftKey: string;
  /** The tree as the server holds it now; undefined where it cannot be read, which has been reported. */
  readonly readNow: () => Promise<PermissionTree | undefined>;
  /** Saves without a preview, when leaving; resolves to whether that worked. */
  readonly save: (grants: Grants) => Promise<boolean>;
}

/** Ticks, and the grants that they began from. */
interface Ticks {
  readonly base: Grants;
  readonly grants: Grants;
}

/**
 * The ticks of a tree: unsaved until they are sent, kept as a draft meanwhile, and read again without loss. The ticks
 * made here are merged with the present grants and sent: changes of colleagues meanwhile stay.
 */
export function useGrants({ tree, name, draftKey, readNow, save }: Options) {
  const [ticks, setTicks] = useState<Ticks>();
  const present = useRef(ticks);
  const [reading, setReading] = useState(false);
  const grants = useMemo(() => mergeTicks(tree, ticks), [tree, ticks]);
  const isDirty = !isSameGrants(grants, tree.loaded);
  const place = useFormPlace();
  const unsaved = useUnsaved(
    {
      name,
      values: () => ({ ids: [...grants] }),
      base: () => ({ ids: [...tree.loaded] }),
      save: async () => {
        const now = await latest();
        return now !== undefined && save(now);
      },
    },
    { ...place, draftPath: `${place.path}/${draftKey}` },
  );
  const shown = useMemo(() => shownBoxes(tree, grants), [tree, grants]);

  async function latest(): Promise<Grants | undefined> {
    setReading(true);
    const now = await readNow();
    setReading(false);
    return now && mergeTicks(now, ticks);
  }

  /** Changes the ticks by a function; the same function as long as the tree is the same. */
  const change = useCallback(
    (make: (grants: Grants) => Grants) =>
      setTicks((before) => ({ base: tree.loaded, grants: make(mergeTicks(tree, before)) })),
    [tree],
  );
  const follow = useEffectEvent(() => {
    if (isDirty) unsaved.touch();
    else unsaved.settle();
  });
  useEffect(() => {
    present.current = ticks;
    if (ticks) follow();
  }, [ticks]);

  return {
    grants,
    shown,
    isDirty,
    change,
    /** Reads the present grants and lays the ticks over them, ready to send; undefined where they cannot be read. */
    latest,
    reading,
    /** Marks these ticks as saved. Those set meanwhile stay as changes; returns whether there are none. */
    settle: () => {
      const now = present.current;
      const isAll = !now || now === ticks || isSameGrants(now.grants, grants);
      if (isAll) unsaved.settle();
      setTicks(isAll ? undefined : { base: grants, grants: now.grants });
      return isAll;
    },
    draft: unsaved.draft,
    restore: () => {
      const { values, base } = unsaved.draft ?? {};
      const before = base && recordIdsOf(base.ids);
      const merged = mergeIds({ before, mine: recordIdsOf(values?.ids), now: tree.loaded });
      setTicks({ base: tree.loaded, grants: adopt(tree, merged) });
      unsaved.restored();
    },
    discard: unsaved.discard,
  };
}

/** Ticks over the grants of a tree, which may be another one than they were set in. */
function mergeTicks(tree: PermissionTree, ticks: Ticks | undefined): Grants {
  if (!ticks) return tree.loaded;
  return adopt(tree, mergeIds({ before: ticks.base, mine: ticks.grants, now: tree.loaded }));
}

/** The unsaved changes on this page. */
export function useUnsavedHere() {
  const registry = useUnsavedContext()?.unsavedRegistry;
  const { path } = useFormPlace();
  const dirty = () => registry?.get().filter((form) => form.path === path) ?? [];
  return {
    isDirty: () => dirty().length > 0,
    /** Discards them, drafts included. */
    drop: () => {
      for (const form of dirty()) {
        form.drop();
        registry?.remove(form.id);
      }
    },
  };
}

/** Asks with this text whether the page's unsaved changes may be lost. Discards them where the answer is yes. */
export function useConfirmSwitch(text: string): () => Promise<boolean> {
  const { isDirty, drop } = useUnsavedHere();
  const confirm = useConfirm();
  return async () => {
    if (!isDirty()) return true;
    if (!(await confirm({ text }))) return false;
    drop();
    return true;
  };
}
