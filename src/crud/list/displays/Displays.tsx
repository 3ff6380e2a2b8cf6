import { type ReactNode, Suspense } from 'react';
import type { ListState } from '../listAddress';
import DisplaySwitch from './DisplaySwitch';
import { useDisplay } from './useDisplay';

interface Props {
  readonly state: ListState;
  /** Whether the bar of tools, which usually holds the switch, has no room for it. */
  readonly narrow: boolean;
  /** The rows as a list. */
  readonly children: ReactNode;
}

/** The rows in the display that the address names; the list itself without one. */
export default function Displays({ state, narrow, children }: Props) {
  const { display, go } = useDisplay();
  return (
    <>
      {narrow && (
        <div>
          <DisplaySwitch />
        </div>
      )}
      {display ? (
        <Suspense fallback={<div className="list-reading" />}>
          <display.Display
            filters={state.filters}
            showList={(filters) => go('', { filters: { ...state.filters, ...filters } })}
          />
        </Suspense>
      ) : (
        children
      )}
    </>
  );
}
