import type { DataProviders, NotificationProvider } from '@refinedev/core';
import { ownMember } from '@/src/lib/record';
import { createAccessControl } from './access-control/accessControlProvider';
import { type Grants, hasPermission } from './access-control/permissions';
import { createAuthProvider } from './auth/authProvider';
import { isSignedIn } from './auth/sessionState';
import type { Providers } from './createProviders';
import type { DataDeps } from './data/callOperation';
import { postProvider } from './data/postProvider';
import { restProvider } from './data/restProvider';
import type { Endpoints } from './endpoints/builder';

/** Refine's providers over the sender and the session, with further services of the pages. */
export function createRefineProviders(
  { send, session, notifier, overrides }: Providers,
  endpoints: Readonly<Record<string, Endpoints>>,
) {
  const grants = (): Grants => {
    const state = session.get();
    return isSignedIn(state)
      ? { permissions: state.rules.permissions, roles: state.user.roles }
      : { permissions: [], roles: [] };
  };
  const endpointsOf = (resource: string): Endpoints => {
    const found = ownMember(endpoints, resource);
    if (!found) throw new Error(`No resource is called "${resource}"`);
    return found;
  };
  const deps: DataDeps = {
    send,
    endpointsOf,
    hasPermission: (permission) => hasPermission(grants(), permission),
    notify: notifier.notify,
    overrides,
  };
  const dataProvider: DataProviders = { default: postProvider(deps), rest: restProvider(deps) };
  return {
    deps,
    overrides,
    dataProvider,
    authProvider: createAuthProvider(session),
    accessControlProvider: createAccessControl({
      endpointsOf: (name) => ownMember(endpoints, name),
      hasPermission: deps.hasPermission,
    }),
    notificationProvider: notificationProvider(notifier),
  };
}

/** Refine's messages: only successes. Failures were shown by the code policy, once, with the server's own words. */
function notificationProvider({ notify }: Pick<Providers['notifier'], 'notify'>): NotificationProvider {
  return {
    open: ({ type, message }) => {
      if (type === 'success') notify('success', message);
    },
    close: () => undefined,
  };
}
