import { type ComponentType, Suspense, useEffect, useRef } from 'react';
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
  clearCache: load(() => import('./settings/ClearCache')),
  tips: load(() => import('./note/TipsEditor')),
};

/**
 * Draws the open panel; its code comes when it is first opened, of the palette that of its results. A panel that breaks
 * or cannot be fetched is closed with a message. The page behind it stays, with its typed values.
 */
export function PanelHost({ panel, ...props }: PanelProps & { panel: Panel | undefined }) {
  return panel && <OpenPanel key={panel} panel={panel} {...props} />;
}

/** A panel closes itself alone: what it answers late does not close the one opened since. */
function OpenPanel({ panel, close: closePanel, ...props }: PanelProps & { panel: Panel }) {
  const tell = useCrashNotice(props.services.notifier);
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  const Content = panels[panel];
  const close = () => gone.current || closePanel();
  const onCrash = (error: unknown) => {
    tell(error);
    close();
  };
  return (
    <QuietBoundary onCrash={onCrash}>
      <Suspense fallback={null}>
        <Content {...props} close={close} />
      </Suspense>
    </QuietBoundary>
  );
}
