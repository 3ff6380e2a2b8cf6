import type { DataProviders, NotificationProvider } from '@refinedev/core';
import type { MayDo } from '@/src/lib/needed';
import { ownMember } from '@/src/lib/record';
import { createAccessControl } from './access-control/accessControlProvider';
import { createCan } from './access-control/permissions';
import { grantsOf } from './auth/sessionState';
import type { Providers } from './createProviders';
import type { DataDeps } from './data/callOperation';
import { postProvider } from './data/postProvider';
import { restProvider } from './data/restProvider';
import type { Endpoints } from './endpoints/builder';

/** Refine's providers over the sender and the session, with further services of the pages. */
export function createRefineProviders(
  { send, session, auth, notifier, live, overrides, rest }: Providers,
  endpoints: Readonly<Record<string, Endpoints>>,
) {
  const endpointsOf = (resource: string): Endpoints => {
    const found = ownMember(endpoints, resource);
    if (!found) throw new Error(`No resource is called "${resource}"`);
    return found;
  };
  const can: MayDo = (needed) => createCan(grantsOf(session.get()), rest)(needed);
  const deps: DataDeps = {
    send,
    endpointsOf,
    can,
    notify: notifier.notify,
    overrides,
  };
  const dataProvider: DataProviders = { default: postProvider(deps), rest: restProvider(deps) };
  return {
    deps,
    overrides,
    dataProvider,
    authProvider: auth,
    accessControlProvider: createAccessControl({
      endpointsOf: (name) => ownMember(endpoints, name),
      can,
    }),
    notificationProvider: notificationProvider(notifier),
    liveProvider: live,
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
