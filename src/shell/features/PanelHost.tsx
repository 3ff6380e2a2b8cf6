import { Suspense } from 'react';
import { lazyAgain } from '../kit/lazyAgain';
import { QuietBoundary } from '../kit/QuietBoundary';
import { useCrashNotice } from '../kit/useCrashNotice';
import type { Panel } from '../model/panels/PanelsContext';
import type { PanelProps } from '../model/panels/panelProps';

const panels: Readonly<Record<Panel, ReturnType<typeof lazyAgain<PanelProps>>>> = {
  palette: lazyAgain<PanelProps>(() => import('./palette/Palette')),
  shortcuts: lazyAgain<PanelProps>(() => import('./palette/Shortcuts')),
  theme: lazyAgain<PanelProps>(() => import('./settings/ThemeDrawer')),
  password: lazyAgain<PanelProps>(() => import('./password/ChangePassword')),
  signOut: lazyAgain<PanelProps>(() => import('../session/SignOut')),
  updates: lazyAgain<PanelProps>(() => import('./updates/UpdatesDrawer')),
  tips: lazyAgain<PanelProps>(() => import('./note/TipsEditor')),
};

/**
 * Draws the open panel; its code comes when it is first opened. A panel that breaks or cannot be fetched is closed with
 * a message. The page behind it stays, with its typed values.
 */
export function PanelHost({ panel, ...props }: PanelProps & { panel: Panel | undefined }) {
  const tell = useCrashNotice(props.services.notifier);
  if (panel === undefined) return null;
  const OpenPanel = panels[panel].get();
  const onCrash = (error: unknown) => {
    panels[panel].forget();
    tell(error);
    props.close();
  };
  return (
    <QuietBoundary key={panel} onCrash={onCrash}>
      <Suspense fallback={null}>
        <OpenPanel {...props} />
      </Suspense>
    </QuietBoundary>
  );
}
