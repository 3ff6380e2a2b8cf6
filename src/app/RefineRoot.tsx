import { type I18nProvider, Refine } from '@refinedev/core';
import routerProvider from '@refinedev/react-router';
import { lazy, type ReactNode, useMemo } from 'react';
import { callOperation } from '@/providers/data/callOperation';
import type { Overrides } from '@/providers/data/overrides';
import { uploadEndpoints } from '@/resources/upload/endpoints';
import { type CrudServices, CrudServicesProvider } from '../crud/services';
import { ConfirmDialog } from '../shell/kit/ConfirmDialog';
import { useStore } from '../ui/useStore';
import type { Runtime } from './createRuntime';

interface Props {
  readonly runtime: Runtime;
  readonly i18nProvider: I18nProvider;
  /**
   * Parts that the shell gives: pages for a missing permission and for an unknown address, and the platform's record.
   */
  readonly shell: Pick<CrudServices, 'refused' | 'notFound' | 'reloadPlatform'>;
  /** Whether the person may. A new function when their permissions have changed, so that all controls ask again. */
  readonly hasPermission: CrudServices['hasPermission'];
  readonly children: ReactNode;
}

/**
 * Refine with our providers, and the services that the generic pages need. It knows a resource on that resource's pages
 * only.
 */
export function RefineRoot({ runtime, i18nProvider, shell, hasPermission, children }: Props) {
  const { deps, queryClient } = runtime;
  const services = useMemo<CrudServices>(
    () => ({
      ...deps,
      ...shell,
      hasPermission,
      callOperation: (operation, request) => callOperation(deps, operation, request),
      imageUrl: runtime.imageUrl,
      originalUrl: runtime.originalUrl,
      serverPage: runtime.serverPage,
      storeId: runtime.storeId,
      userId: runtime.userId,
      roleId: runtime.roleId,
      reloadRules: runtime.reloadRules,
      transfers: runtime.transfers,
      declared: runtime.declared,
      notes: runtime.notes,
      failedCalls: runtime.failedCalls,
      rest: runtime.rest,
      imageLibrary,
    }),
    [deps, shell, hasPermission, runtime],
  );
  return (
    <Refine
      dataProvider={runtime.dataProvider}
      authProvider={runtime.authProvider}
      accessControlProvider={runtime.accessControlProvider}
      notificationProvider={runtime.notificationProvider}
      i18nProvider={i18nProvider}
      routerProvider={routerProvider}
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

const imageLibrary: CrudServices['imageLibrary'] = {
  permission: uploadEndpoints['upload/image'].operations.list.permission ?? '',
  Dialog: lazy(() => import('@/resources/upload/image/ImageLibraryDialog')),
};

/** The only place that asks staff whether to override a refusal 601, whichever call it came from. */
function OverrideHost({ overrides }: { overrides: Overrides }) {
  const [pending] = useStore(overrides);
  if (!pending) return null;
  const { id, message, decide } = pending;
  return (
    <ConfirmDialog
      key={id}
      title="确认提示"
      text={message}
      onOk={() => decide(true)}
      onCancel={() => decide(false)}
    />
  );
}
