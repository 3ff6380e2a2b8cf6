import { useEffect, useRef, useState } from 'react';
import { createBrowserRouter, RouterProvider, useRouteError } from 'react-router';
import type { AppConfig } from '../config';
import type { Services } from '../shell/services';
import { Application } from './Application';
import { createRuntime } from './createRuntime';

interface Props {
  readonly services: Services;
  readonly config: AppConfig;
}

/** The application of whoever is signed in; everything that it holds goes when they leave (SESS-5). */
export function App({ services, config }: Props) {
  const [{ router, dispose }] = useState(() => {
    const runtime = createRuntime(services, config);
    const created = createBrowserRouter([
      { path: '*', element: <Application services={services} runtime={runtime} />, errorElement: <PassOn /> },
    ]);
    return {
      router: created,
      dispose: () => {
        created.dispose();
        runtime.dispose();
      },
    };
  });
  useLeaving(dispose);
  return <RouterProvider router={router} />;
}

/** Calls back once the component is gone for good; strict mode's rehearsal does not count. */
function useLeaving(leave: () => void) {
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
      queueMicrotask(() => {
        if (!here.current) leave();
      });
    };
  }, [leave]);
}

/** Hands an error to the boundary around the application, in the place of the router's own page for it. */
function PassOn(): never {
  throw useRouteError();
}
