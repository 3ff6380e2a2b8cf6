import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { load } from '@/src/ui/load';
import { isOver, type Transfers } from '@/src/work/transfers';
import { QuietBoundary } from '../../kit/QuietBoundary';

const TransfersPanel = load(() => import('./TransfersPanel'));

/**
 * Uploads, downloads, exports and imports of this page, whatever tab is in front. The panel's code comes with the first
 * of them. Not over a locked screen, where they go on unseen.
 */
export function TransfersHost({ transfers }: { transfers: Transfers }) {
  const all = useSyncExternalStore(transfers.subscribe, transfers.all);
  if (all.length === 0) return null;
  return (
    <QuietBoundary>
      <Suspense fallback={null}>
        <TransfersPanel transfers={transfers} />
      </Suspense>
    </QuietBoundary>
  );
}

/** While a transfer runs, the browser asks before a reload; behind a locked screen as well. */
export function useReloadWarning(transfers: Transfers): void {
  const running = useSyncExternalStore(transfers.subscribe, () =>
    transfers.all().some((transfer) => !isOver(transfer)),
  );
  useEffect(() => {
    if (!running) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [running]);
}
