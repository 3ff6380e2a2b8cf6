import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import {
  adopt,
  type Grants,
  isSameGrants,
  type PermissionTree,
  shownBoxes,
} from '@/src/lib/permissionTree/permissionTree';
import { isRecordId, type RecordId } from '@/src/lib/recordId';
import { useConfirm } from '@/src/ui/confirm/ConfirmProvider';
import { useFormPlace } from '@/src/ui/pane/useFormPlace';
import { useUnsavedContext } from '@/src/work/UnsavedContext';
import { useUnsaved } from '@/src/work/useUnsaved';

interface Options {
  readonly tree: PermissionTree;
  /** As the staff would call the changes: 权限：运营专员. */
  readonly name: string;
  /** Part of the path under which the draft is kept: the role, the institution. */
  readonly draftKey: string;
  /** Saves without a preview, for who leaves and saves; resolves to whether that worked. */
  readonly save: (grants: Grants) => Promise<boolean>;
}

/** The ticks of a tree: unsaved until they are sent, kept as a draft meanwhile, and read again without being lost. */
export function useGrants({ tree, name, draftKey, save }: Options) {
  const [changed, setChanged] = useState<Grants>();
  const grants = useMemo(() => (changed ? adopt(tree, changed) : tree.loaded), [tree, changed]);
  const isDirty = !isSameGrants(grants, tree.loaded);
  const place = useFormPlace();
  const unsaved = useUnsaved(
    { name, values: () => ({ ids: [...grants] }), save: () => save(grants) },
    { ...place, draftPath: `${place.path}/${draftKey}` },
  );
  const shown = useMemo(() => shownBoxes(tree, grants), [tree, grants]);

  /** Makes other ticks of those that there are; the same function for as long as the tree is. */
  const change = useCallback(
    (make: (grants: Grants) => Grants) => setChanged((before) => make(before ?? tree.loaded)),
    [tree],
  );
  const follow = useEffectEvent(() => {
    if (isDirty) unsaved.touch();
    else unsaved.settle();
  });
  useEffect(() => {
    if (changed) follow();
  }, [changed]);

  return {
    grants,
    shown,
    isDirty,
    change,
    /** The server has them: nothing is unsaved any more. */
    settle: () => {
      unsaved.settle();
      setChanged(undefined);
    },
    draft: unsaved.draft,
    restore: () => {
      setChanged(adopt(tree, new Set(idsIn(unsaved.draft?.values.ids))));
      unsaved.restored();
    },
    discard: unsaved.discard,
  };
}

function idsIn(value: unknown): RecordId[] {
  return Array.isArray(value) ? value.filter(isRecordId) : [];
}

/** What is unsaved on this page. */
export function useUnsavedHere() {
  const registry = useUnsavedContext()?.unsavedRegistry;
  const { path } = useFormPlace();
  const dirty = () => registry?.get().filter((form) => form.path === path) ?? [];
  return {
    isDirty: () => dirty().length > 0,
    /** Loses it, drafts and all. */
    drop: () => {
      for (const form of dirty()) {
        form.drop();
        registry?.remove(form.id);
      }
    },
  };
}

/** Asks in these words whether what is unsaved on this page may be lost; it is, where the answer is yes. */
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
