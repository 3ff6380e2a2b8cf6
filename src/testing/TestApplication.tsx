import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { createCan } from '@/providers/access-control/permissions';
import type { Session } from '@/providers/auth/session';
import { isSignedIn, type SignedIn } from '@/providers/auth/sessionState';
import { createI18nProvider } from '@/providers/i18n/i18nProvider';
import { refineTexts } from '@/providers/i18n/refineTexts';
import { createTexts } from '@/providers/i18n/texts';
import type { Runtime } from '@/src/app/createRuntime';
import { RefineRoot } from '@/src/app/RefineRoot';
import { UnsavedRoot } from '@/src/app/UnsavedRoot';
import { useMenuTree } from '@/src/app/useMenuTree';
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
export function TestApplication(props: Props) {
  const state = useStore(props.session);
  return isSignedIn(state) ? <Inside {...props} state={state} /> : null;
}

const noPack = {};

function Inside({ runtime, children, state }: Props & { state: SignedIn }) {
  const [unsavedRegistry] = useState(createUnsavedRegistry);
  const i18nProvider = useMemo(() => createI18nProvider(createTexts(refineTexts, () => noPack)), []);
  const { grants, tree } = useMenuTree(state, noPack);
  const can = useMemo(() => createCan(grants, runtime.rest), [grants, runtime]);
  return (
    <RefineRoot {...{ runtime, tree, i18nProvider, shell, can }}>
      <UnsavedRoot unsavedRegistry={unsavedRegistry} drafts={testDrafts}>
        <Suspense fallback={<p>正在加载</p>}>{children}</Suspense>
      </UnsavedRoot>
    </RefineRoot>
  );
}
