import { isRecord, numberOr } from '@/src/lib/record';
import { useNotify } from '@/src/services/useNotify';
import { useServices } from '@/src/services/useServices';
import ReasonDialog from '../../detail/ReasonDialog';
import { expertEndpoints } from '../../endpoints';
import { volunteerRules } from '../../volunteer/volunteer';
import { useTable, useWorkbench } from '../model/WorkbenchContext';

const { status: setStatus } = expertEndpoints['expert/volunteer'].operations;

/** Takes a table that is under review or final back to a draft, for a reason. */
export default function ReopenDialog({ close }: { close: () => void }) {
  const { table } = useWorkbench();
  const { callOperation } = useServices();
  const notify = useNotify();
  const id = useTable(({ meta }) => meta.id);
  return (
    <ReasonDialog
      title="重新填报"
      rule={volunteerRules.reopening}
      close={close}
      onReason={async (reason) => {
        const { data } = await callOperation(setStatus, { body: { id, status: 0, reason } });
        const { version } = table.get().meta;
        table.accept({ status: 0, version: isRecord(data) ? numberOr(data.version, version) : version });
        table.lock(undefined);
        notify('success', '已转为草稿，可以继续填报');
      }}
    />
  );
}
