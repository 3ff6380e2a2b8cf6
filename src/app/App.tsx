import { useEffect, useState } from 'react';
import type { AppConfig } from '../config';
import type { Services } from '../shell/services';
import { createWork, lostAt, type Work } from '../work/work';
import { Application } from './Application';
import { AppRouter } from './AppRouter';
import { createRuntime } from './createRuntime';
import type { Gate } from './gatedHistory';

interface Props {
  readonly services: Services;
  readonly config: AppConfig;
}

/** The application of whoever is signed in; what was read for one person is gone when another one comes, or nobody (SESS-5). */
export function App({ services, config }: Props) {
  const [runtime] = useState(() => createRuntime(services, config));
  const [work] = useState(createWork);
  const { identity } = services;
  const { queryClient, transfers } = runtime;

  useEffect(() => {
    const clear = () => {
      transfers.stop();
      queryClient.clear();
    };
    const stop = identity.onUserChange(clear);
    return () => {
      stop();
      clear();
    };
  }, [identity, queryClient, transfers]);

  return (
    <AppRouter gate={gateOf(work)}>
      <Application services={services} runtime={runtime} work={work} />
    </AppRouter>
  );
}

/** Asks before an address is left that holds unsaved work. */
function gateOf(work: Work): Gate {
  return (pathname) => {
    const lost = lostAt(work.get(), pathname);
    return lost.length === 0 || work.ask(lost);
  };
}
