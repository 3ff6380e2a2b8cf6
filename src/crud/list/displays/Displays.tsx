import { type ReactNode, Suspense } from 'react';
import type { ListState } from '../listAddress';
import { useDisplay } from './useDisplay';

/** The rows in the display that the address names; the list itself without one. */
export default function Displays({ state, children }: { state: ListState; children: ReactNode }) {
  const { display, go } = useDisplay(state);
  if (!display) return children;
  return (
    <Suspense fallback={<div className="list-reading" />}>
      <display.Display
        filters={state.filters}
        showList={(filters) => go('', { ...state.filters, ...filters })}
      />
    </Suspense>
  );
}
