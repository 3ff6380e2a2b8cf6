import { useEffect, useState } from 'react';
import type { AppConfig } from '../config';
import { forgetPersonalTexts } from '../lib/personalTexts';
import type { Services } from '../shell/model/services';
import { createUnsavedRegistry, type UnsavedRegistry } from '../work/unsavedRegistry';
import { Application } from './Application';
import { AppRouter } from './AppRouter';
import type { NavigationBlocker } from './blockingHistory';
import { createRuntime } from './createRuntime';

interface Props {
  readonly services: Services;
  readonly config: AppConfig;
}

/**
 * The application of the signed-in user. Data read for one person is gone when another one comes, or nobody (SESS-5).
 */
export function App({ services, config }: Props) {
  const [runtime] = useState(() => createRuntime(services, config));
  const [unsavedRegistry] = useState(() => createUnsavedRegistry(services.overrides.giveUp));
  const { userScope } = services;
  const { queryClient, transfers } = runtime;

  useEffect(() => {
    const clear = () => {
      transfers.stop();
      queryClient.clear();
    };
    const stop = userScope.onUserChange(() => {
      clear();
      forgetPersonalTexts();
    });
    return () => {
      stop();
      clear();
    };
  }, [userScope, queryClient, transfers]);

  return (
    <AppRouter blocker={blockerOf(unsavedRegistry)}>
      <Application services={services} runtime={runtime} unsavedRegistry={unsavedRegistry} />
    </AppRouter>
  );
}

/** Asks before leaving an address that holds unsaved changes. */
function blockerOf(unsavedRegistry: UnsavedRegistry): NavigationBlocker {
  return (address) => {
    const lost = unsavedRegistry.lostAt(address);
    return lost.length === 0 || unsavedRegistry.confirmDiscard(lost);
  };
}
