import { Loadable, once } from '@/src/ui/fetched';
import { useUi, useWorkbench } from '../workbench/model/WorkbenchContext';

const fetchReplay = once(() => import('./ReplayBar'));
const fetchTrial = once(() => import('./TrialBar'));

/** 分数试算 and 模拟投档 as strips below the workbench's bar, each as long as it is open (E3, Beyond). */
export function ToolStrips() {
  const { show } = useWorkbench();
  const trialOpen = useUi((state) => state.trialOpen);
  const replayOpen = useUi((state) => state.replayOpen);
  return (
    <>
      {trialOpen && <Loadable fetch={fetchTrial} props={{ onClose: () => show({ trialOpen: false }) }} />}
      {replayOpen && <Loadable fetch={fetchReplay} props={{ onClose: () => show({ replayOpen: false }) }} />}
    </>
  );
}
