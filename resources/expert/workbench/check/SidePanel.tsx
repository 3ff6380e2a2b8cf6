import { Loadable, once } from '@/src/ui/fetched';
import { useUi } from '../model/WorkbenchContext';

const fetchCheck = once(() => import('./CheckPanel'));
const fetchHistory = once(() => import('./HistoryPanel'));

/** The panel beside the rows: all that is wrong with the table, or its versions; nothing while neither is open. */
export function SidePanel({ className }: { className: string | undefined }) {
  const panel = useUi((state) => state.panel);
  if (panel === undefined) return null;
  return (
    <div className={className}>
      <Loadable fetch={panel === 'check' ? fetchCheck : fetchHistory} props={{}} key={panel} />
    </div>
  );
}
