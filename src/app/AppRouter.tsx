import { type ReactNode, useLayoutEffect, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router';
import { createBlockingHistory, type NavigationBlocker } from './blockingHistory';

interface Props {
  /** Asked before each change of address; the same function for as long as the router is there. */
  readonly blocker: NavigationBlocker;
  readonly children: ReactNode;
}

/** The browser's history as a router, behind a navigation blocker (docs/decisions, Plain router). */
export function AppRouter({ blocker, children }: Props) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ navigator, listen }] = useState(() => createBlockingHistory(history, blocker));
  const [{ action, location }, setState] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => listen(setState), [listen]);
  return (
    <Router location={location} navigationType={action} navigator={navigator}>
      {children}
    </Router>
  );
}
