import { type I18nProvider, Refine, type ResourceProps } from '@refinedev/core';
import routerProvider from '@refinedev/react-router';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { callOperation, type Overrides } from '@/providers/data/callOperation';
import type { Resource } from '../crud/defineResource';
import { type CrudServices, CrudServicesProvider, providerOf } from '../crud/services';
import { ConfirmDialog } from '../shell/dialog/ConfirmDialog';
import { useStore } from '../ui/useStore';
import type { Runtime } from './createRuntime';

interface Props {
  readonly runtime: Runtime;
  readonly i18nProvider: I18nProvider;
  /** Address of a resource's list; undefined where the signed-in person has none. */
  readonly pathOf: (resource: Resource) => string | undefined;
  /** Pages for a missing permission and for an address that names nothing. */
  readonly pages: Pick<CrudServices, 'refused' | 'notFound'>;
  readonly children: ReactNode;
}

/** Refine with our providers, and what the generic pages need beside it. */
export function RefineRoot({ runtime, i18nProvider, pathOf, pages, children }: Props) {
  const { domains, deps, queryClient } = runtime;
  const loaded = useSyncExternalStore(domains.subscribe, domains.loaded);
  const resources = useMemo(
    () =>
      loaded.flatMap((domain) =>
        domain.resources.map((resource) => refineResource(resource, pathOf(resource))),
      ),
    [loaded, pathOf],
  );
  const services = useMemo<CrudServices>(
    () => ({
      ...deps,
      ...pages,
      callOperation: (operation, request) => callOperation(deps, operation, request),
      imageUrl: runtime.imageUrl,
      originalUrl: runtime.originalUrl,
      serverPage: runtime.serverPage,
      storeId: runtime.storeId,
      userId: runtime.userId,
      reloadRules: runtime.reloadRules,
      transfers: runtime.transfers,
    }),
    [deps, pages, runtime],
  );
  return (
    <Refine
      dataProvider={runtime.dataProvider}
      authProvider={runtime.authProvider}
      accessControlProvider={runtime.accessControlProvider}
      notificationProvider={runtime.notificationProvider}
      i18nProvider={i18nProvider}
      routerProvider={routerProvider}
      resources={resources}
      options={{
        disableTelemetry: true,
        disableRouteChangeHandler: true,
        reactQuery: { clientConfig: queryClient },
      }}
    >
      <CrudServicesProvider value={services}>{children}</CrudServicesProvider>
      <OverrideHost overrides={runtime.overrides} />
    </Refine>
  );
}

/** The one place where staff are asked whether to override a refusal 601, whoever made the call. */
function OverrideHost({ overrides }: { overrides: Overrides }) {
  const [pending] = useStore(overrides);
  if (!pending) return null;
  const { message, decide } = pending;
  return (
    <ConfirmDialog title="确认提示" text={message} onOk={() => decide(true)} onCancel={() => decide(false)} />
  );
}

/** A resource as Refine knows it. */
function refineResource({ name, label, endpoints }: Resource, path: string | undefined): ResourceProps {
  return {
    name,
    meta: { label, dataProviderName: providerOf(endpoints) },
    ...(path === undefined
      ? {}
      : { list: path, create: `${path}/create`, edit: `${path}/edit/:id`, show: `${path}/show/:id` }),
  };
}
