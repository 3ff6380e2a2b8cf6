import { Loadable, load } from '@/src/ui/load';
import { useUi, useWorkbench } from '../workbench/model/WorkbenchContext';

const ReplayBar = load(() => import('./ReplayBar'));
const TrialBar = load(() => import('./TrialBar'));

/** 分数试算 and 模拟投档 as strips below the workbench's bar, each as long as it is open (E3, Beyond). */
export function ToolStrips() {
  const { show } = useWorkbench();
  const trialOpen = useUi((state) => state.trialOpen);
  const replayOpen = useUi((state) => state.replayOpen);
  return (
    <>
      {trialOpen && <Loadable of={TrialBar} props={{ onClose: () => show({ trialOpen: false }) }} />}
      {replayOpen && <Loadable of={ReplayBar} props={{ onClose: () => show({ replayOpen: false }) }} />}
    </>
  );
}
