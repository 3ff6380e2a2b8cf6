import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import type { UserScope } from '@/providers/auth/userScope';
import { safeSession } from '@/src/lib/safeStorage';
import { PermissionHintsContext } from '@/src/services/PermissionHintsContext';
import { useCan } from '@/src/services/useCan';
import { load } from '@/src/ui/load';
import { QuietBoundary } from '../../kit/QuietBoundary';
import type { MenuNode } from '../../model/menu/menuTree';
import { PermissionHintsControlContext } from './PermissionHintsControlContext';

const PermissionHintsOverlay = load(() => import('./PermissionHintsOverlay'));

/** Session storage key, set while the hints are on. */
const key = 'permit-explain';

interface Props {
  readonly userScope: Pick<UserScope, 'onUserChange'>;
  readonly tree: readonly MenuNode[];
  readonly children: ReactNode;
}

/**
 * Surrounds the application: lets an administrator see which permission each gated control needs. Holds for this
 * browser tab, until it is switched off or somebody else signs in.
 */
export function PermissionHintsProvider({ userScope, tree, children }: Props) {
  const offered = useCan()({ inRole: 'admin' });
  const [wanted, setWanted] = useState(() => safeSession.getItem(key) !== null);
  const on = offered && wanted;
  useEffect(() => userScope.onUserChange(() => safeSession.removeItem(key)), [userScope]);
  const place = useMemo(
    () => ({
      offered,
      on,
      toggle() {
        if (on) safeSession.removeItem(key);
        else safeSession.setItem(key, 'on');
        setWanted(!on);
      },
    }),
    [offered, on],
  );

  return (
    <PermissionHintsControlContext value={place}>
      <PermissionHintsContext value={on}>{children}</PermissionHintsContext>
      {on && (
        <QuietBoundary>
          <Suspense fallback={null}>
            <PermissionHintsOverlay tree={tree} onClose={place.toggle} />
          </Suspense>
        </QuietBoundary>
      )}
    </PermissionHintsControlContext>
  );
}
