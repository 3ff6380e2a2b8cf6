import { lazy, type ReactNode, Suspense, use, useEffect, useMemo, useState } from 'react';
import type { Identity } from '@/providers/auth/identity';
import { safeSession } from '@/src/lib/safeStorage';
import { ExplainContext } from '@/src/ui/permit/ExplainContext';
import { PermitContext } from '@/src/ui/permit/PermitContext';
import { QuietBoundary } from '../errors/QuietBoundary';
import type { MenuNode } from '../menu/menuTree';
import { ExplainPlaceContext } from './ExplainPlaceContext';

const Explainer = lazy(() => import('./Explainer'));

/** Session storage key; there while the explainer is on. */
const key = 'permit-explain';

interface Props {
  readonly identity: Pick<Identity, 'onUserChange'>;
  readonly tree: readonly MenuNode[];
  readonly children: ReactNode;
}

/**
 * Around the application: lets an administrator see which permission each gated control needs. Holds for this browser tab,
 * until it is switched off or somebody else signs in.
 */
export function ExplainPlace({ identity, tree, children }: Props) {
  const offered = use(PermitContext)?.role('admin') ?? false;
  const [wanted, setWanted] = useState(() => safeSession.getItem(key) !== null);
  const on = offered && wanted;
  useEffect(() => identity.onUserChange(() => safeSession.removeItem(key)), [identity]);
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
    <ExplainPlaceContext value={place}>
      <ExplainContext value={on}>{children}</ExplainContext>
      {on && (
        <QuietBoundary>
          <Suspense fallback={null}>
            <Explainer tree={tree} onClose={place.toggle} />
          </Suspense>
        </QuietBoundary>
      )}
    </ExplainPlaceContext>
  );
}
