import { type ComponentType, Suspense } from 'react';
import { load } from '@/src/ui/load';
import { QuietBoundary } from '../kit/QuietBoundary';
import { useCrashNotice } from '../kit/useCrashNotice';
import type { Panel } from '../model/panels/PanelsContext';
import type { PanelProps } from '../model/panels/panelProps';
import { Palette } from './palette/Palette';

const panels: Readonly<Record<Panel, ComponentType<PanelProps>>> = {
  palette: Palette,
  shortcuts: load(() => import('./palette/Shortcuts')),
  theme: load(() => import('./settings/ThemeDrawer')),
  password: load(() => import('./password/ChangePassword')),
  signOut: load(() => import('../session/SignOut')),
  updates: load(() => import('./updates/UpdatesDrawer')),
  tips: load(() => import('./note/TipsEditor')),
};

/**
 * Draws the open panel; its code comes when it is first opened, of the palette that of its results. A panel that breaks or cannot be fetched is closed with
 * a message. The page behind it stays, with its typed values.
 */
export function PanelHost({ panel, ...props }: PanelProps & { panel: Panel | undefined }) {
  const tell = useCrashNotice(props.services.notifier);
  if (panel === undefined) return null;
  const OpenPanel = panels[panel];
  const onCrash = (error: unknown) => {
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
