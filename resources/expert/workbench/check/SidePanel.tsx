import { Loadable, load } from '@/src/ui/load';
import { useUi } from '../model/WorkbenchContext';

const CheckPanel = load(() => import('./CheckPanel'));
const HistoryPanel = load(() => import('./HistoryPanel'));

/** The panel beside the rows: all that is wrong with the table, or its versions; nothing while neither is open. */
export function SidePanel({ className }: { className: string | undefined }) {
  const panel = useUi((state) => state.panel);
  if (panel === undefined) return null;
  return (
    <div className={className}>
      <Loadable of={panel === 'check' ? CheckPanel : HistoryPanel} props={{}} key={panel} />
    </div>
  );
}
