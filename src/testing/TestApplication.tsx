import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { bindChecks } from '@/providers/access-control/permissions';
import type { Session } from '@/providers/auth/session';
import { isSignedIn } from '@/providers/auth/sessionState';
import { createI18nProvider } from '@/providers/i18n/i18nProvider';
import { refineTexts } from '@/providers/i18n/refineTexts';
import { createTexts } from '@/providers/i18n/texts';
import type { Runtime } from '@/src/app/createRuntime';
import { RefineRoot } from '@/src/app/RefineRoot';
import { UnsavedRoot } from '@/src/app/UnsavedRoot';
import { PermissionContext } from '@/src/ui/permission/PermissionContext';
import { useStore } from '@/src/ui/useStore';
import { createUnsavedRegistry } from '@/src/work/unsavedRegistry';
import { testDrafts } from './testDrafts';

/** Placeholders for the shell's pages. */
export const errorPages = {
  refused: (permission: string): ReactNode => <p>没有权限：{permission}</p>,
  notFound: <p>没有这个页面</p>,
};
const shell = { ...errorPages, reloadPlatform: async () => undefined };

interface Props {
  readonly session: Session;
  readonly runtime: Runtime;
  readonly children: ReactNode;
}

/** The parts of src/app/Application without guard and frame. */
export function TestApplication({ session, runtime, children }: Props) {
  const state = useStore(session);
  const [unsavedRegistry] = useState(createUnsavedRegistry);
  const i18nProvider = useMemo(() => createI18nProvider(createTexts(refineTexts, () => ({}))), []);
  const checks = useMemo(
    () => isSignedIn(state) && bindChecks({ permissions: state.rules.permissions, roles: state.user.roles }),
    [state],
  );
  if (!checks) return null;
  return (
    <RefineRoot runtime={runtime} i18nProvider={i18nProvider} shell={shell} hasPermission={checks.permission}>
      <PermissionContext value={checks}>
        <UnsavedRoot unsavedRegistry={unsavedRegistry} drafts={testDrafts}>
          <Suspense fallback={<p>正在加载</p>}>{children}</Suspense>
        </UnsavedRoot>
      </PermissionContext>
    </RefineRoot>
  );
}
