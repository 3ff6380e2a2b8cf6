import { useQueryClient } from '@tanstack/react-query';
import { isRecord, numberOr } from '@/src/lib/record';
import { useNotify } from '@/src/services/useNotify';
import { useServices } from '@/src/services/useServices';
import { useMarkExported } from '../../detail/useVolunteer';
import { expertEndpoints } from '../../endpoints';
import { readOnlyReason } from '../model/readOnly';
import { useTable, useWorkbench } from '../model/WorkbenchContext';

const { status } = expertEndpoints['expert/volunteer'].operations;
const { status: fillStatus } = expertEndpoints['expert/filling'].operations;

/**
 * Hands a table on: to a reviewer, to the family, or out of the application. Refusals have been shown by the time they
 * are back.
 */
export function useSubmit() {
  const { table, workbenchStore } = useWorkbench();
  const { callOperation } = useServices();
  const notify = useNotify();
  const markExported = useMarkExported({ table: useTable(({ meta }) => meta) });
  const client = useQueryClient();
  const ignore = () => undefined;
  return {
    /** 提交审核: the table is read-only until it was reviewed. */
    async review(): Promise<void> {
      const { meta } = table.get();
      await callOperation(status, { body: { id: meta.id, status: 1 } }).then(({ data }) => {
        const version = isRecord(data) ? numberOr(data.version, meta.version) : meta.version;
        table.accept({ status: 1, version });
        table.lock(readOnlyReason({ status: 1 }, true));
        notify('success', '已提交审核');
      }, ignore);
    },
    /** 提交确认: what was shared waits for the family's word; a student who is 待确认 stays so. */
    async confirm(): Promise<void> {
      const { student } = workbenchStore.get();
      if (student.fillStatus === 3) return;
      await callOperation(fillStatus, { body: { ids: [student.id], fillStatus: 3 } }).then(() => {
        workbenchStore.renew({ student: { ...workbenchStore.get().student, fillStatus: 3 } });
        notify('success', '已提交确认');
        return client.invalidateQueries({ queryKey: ['data', 'default', 'expert/filling'] });
      }, ignore);
    },
    /** It was printed, or saved as a file. */
    async exported(): Promise<void> {
      if (await markExported()) table.accept({ status: 3 });
    },
  };
}
