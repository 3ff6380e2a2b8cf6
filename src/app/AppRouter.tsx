import { type ReactNode, useLayoutEffect, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router';
import { createGatedHistory, type Gate } from './gatedHistory';

interface Props {
  /** Asked before each change of address; the same function for as long as the router is there. */
  readonly gate: Gate;
  readonly children: ReactNode;
}

/** The browser's history as a router, behind a gate (docs/decisions, Plain router). */
export function AppRouter({ gate, children }: Props) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ navigator, listen }] = useState(() => createGatedHistory(history, gate));
  const [{ action, location }, setState] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => listen(setState), [listen]);
  return (
    <Router location={location} navigationType={action} navigator={navigator}>
      {children}
    </Router>
  );
}
