import { type I18nProvider, keys, Refine } from '@refinedev/core';
import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import { callOperation } from '@/providers/data/callOperation';
import type { Overrides } from '@/providers/data/overrides';
import { uploadEndpoints } from '@/resources/upload/endpoints';
import type { MayDo } from '../lib/needed';
import { PermissionContext, RefusedContext } from '../services/PermissionContext';
import { type PageServices, ServicesProvider } from '../services/useServices';
import { ConfirmDialog } from '../shell/kit/ConfirmDialog';
import type { MenuNode } from '../shell/model/menu/menuTree';
import { load } from '../ui/load';
import { useStore } from '../ui/useStore';
import type { Runtime } from './createRuntime';
import { routerProvider } from './routerProvider';

interface Props {
  readonly runtime: Runtime;
  /** The person's menu, of which Refine's resources are made. */
  readonly tree: readonly MenuNode[];
  readonly i18nProvider: I18nProvider;
  /**
   * Parts that the shell gives: pages for a missing permission and for an unknown address, and the platform's record.
   */
  readonly shell: Pick<PageServices, 'refused' | 'notFound' | 'reloadPlatform'>;
  /** Whether the person may. A new function when their permissions have changed, so that all controls ask again. */
  readonly can: MayDo;
  readonly children: ReactNode;
}

/** Refine with our providers and all resources, and the services that the generic pages need. */
export function RefineRoot({ runtime, tree, i18nProvider, shell, can, children }: Props) {
  const { deps, queryClient } = runtime;
  const services = useMemo<PageServices>(
    () => ({
      ...deps,
      ...shell,
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
    [deps, shell, runtime],
  );
  useEffect(() => runtime.onSessionChange(() => void askSessionAgain(queryClient)), [runtime, queryClient]);
  const resources = useMemo(() => runtime.resourcesOf(tree), [runtime, tree]);
  return (
    <Refine
      resources={resources}
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
      <PermissionContext value={can}>
        <RefusedContext value={shell.refused}>
          <ServicesProvider value={services}>{children}</ServicesProvider>
        </RefusedContext>
      </PermissionContext>
      <OverrideHost overrides={runtime.overrides} />
    </Refine>
  );
}

/** Refine keeps person and permissions; after a change of the session it asks once more (PERM-4). */
async function askSessionAgain(queryClient: QueryClient): Promise<void> {
  const queryKeys = [keys().auth().get(), keys().access().get()];
  await Promise.all(queryKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

const imageLibrary: PageServices['imageLibrary'] = {
  permission: uploadEndpoints['upload/image'].operations.list.permission ?? '',
  Dialog: load(() => import('@/resources/upload/image/ImageLibraryDialog')),
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
