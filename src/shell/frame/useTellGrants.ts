import { useEffect, useRef } from 'react';
import { grantsChange, type Held } from '../model/menu/grantsChange';
import type { MenuNode } from '../model/menu/menuTree';
import type { Services } from '../model/services';

/** Tells the signed-in person in one sentence what they were given and what was taken from them while they were here (PERM-4). */
export function useTellGrants({ session, notifier: { notify } }: Services, tree: readonly MenuNode[]): void {
  const former = useRef<Held>(undefined);
  useEffect(() => {
    const state = session.get();
    if (!('rules' in state)) return;
    const now = { tree, permissions: state.rules.permissions };
    const text = former.current && grantsChange(former.current, now);
    former.current = now;
    if (text) notify('notification', text);
  }, [session, notify, tree]);
}
