import { useEffect, useId } from 'react';
import { useLocation } from 'react-router';
import { usePane } from '@/src/ui/pane/PaneContext';
import { useWorkPlace } from '@/src/work/WorkContext';

/** Registers a form as unsaved work while it is dirty (architecture, section 5); it keeps no draft. */
export function useUnsaved(name: string, dirty: boolean): void {
  const id = useId();
  const pane = usePane();
  const work = useWorkPlace()?.work;
  const { pathname } = useLocation();
  useEffect(() => {
    if (!pane || !work) return;
    const { key: tab, fleeting } = pane;
    const nothing = () => undefined;
    if (dirty) work.put({ id, name, tab, path: pathname, fleeting, rescue: nothing, drop: nothing });
    else work.remove(id);
  }, [id, name, dirty, pane, work, pathname]);
}
