import { useEffect, useRef } from 'react';
import type { Notify } from '@/providers/notification/notifier';
import { createLoader } from '@/src/lib/loader';
import { useUnsavedContext } from '@/src/services/useUnsavedContext';
import type { Held } from '../model/menu/grantsChange';
import type { MenuNode } from '../model/menu/menuTree';
import type { Services } from '../model/services';

/** Tells the signed-in person in one sentence which rights they got and lost during the session (PERM-4). */
export function useNotifyGrantChanges(
  { session, notifier: { notify } }: Services,
  tree: readonly MenuNode[],
): void {
  const former = useRef<Held>(undefined);
  const registry = useUnsavedContext()?.unsavedRegistry;
  useEffect(() => {
    // A form whose right is gone is not on screen any more, but still registered.
    const drafted = () => (registry?.get() ?? []).flatMap(({ path, draftAt }) => (draftAt ? path : []));
    const state = session.get();
    if (!('rules' in state)) return;
    const now = { tree, permissions: state.rules.permissions };
    const before = former.current;
    former.current = now;
    if (before && String(before.permissions) !== String(now.permissions))
      void tell(before, now, drafted(), notify).catch(() => undefined);
  }, [session, notify, tree, registry]);
}

const texts = createLoader(() => import('../model/menu/grantsChange'));

/** The texts are fetched when rights have changed; where they cannot be, only the menu shows it. */
async function tell(before: Held, now: Held, drafted: readonly string[], notify: Notify): Promise<void> {
  const { grantsChange } = await texts.fetch();
  const text = grantsChange(before, now, drafted);
  if (text) notify('notification', text);
}
