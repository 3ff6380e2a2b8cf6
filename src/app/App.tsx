import { useEffect, useState } from 'react';
import { BrowserRouter } from 'react-router';
import type { AppConfig } from '../config';
import type { Services } from '../shell/services';
import { Application } from './Application';
import { createRuntime } from './createRuntime';

interface Props {
  readonly services: Services;
  readonly config: AppConfig;
}

/** The application of whoever is signed in; what was read for one person is gone when another one comes, or nobody (SESS-5). */
export function App({ services, config }: Props) {
  const [runtime] = useState(() => createRuntime(services, config));
  const { identity } = services;
  const { queryClient } = runtime;

  useEffect(() => {
    const clear = () => queryClient.clear();
    const stop = identity.onUserChange(clear);
    return () => {
      stop();
      clear();
    };
  }, [identity, queryClient]);

  return (
    <BrowserRouter>
      <Application services={services} runtime={runtime} />
    </BrowserRouter>
  );
}
