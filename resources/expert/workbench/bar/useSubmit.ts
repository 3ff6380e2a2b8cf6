import { useQueryClient } from '@tanstack/react-query';
import { isRecord, numberOr } from '@/src/lib/record';
import { useNotify } from '@/src/services/useNotify';
import { useServices } from '@/src/services/useServices';
import { expertEndpoints } from '../../endpoints';
import { readOnlyReason } from '../model/readOnly';
import { useWorkbench, useWorkbenchState } from '../model/WorkbenchContext';

const { status } = expertEndpoints['expert/volunteer'].operations;
const { status: fillStatus } = expertEndpoints['expert/filling'].operations;

/** Hands a table on: to a reviewer, or to the family. Refusals have been shown by the time they are back. */
export function useSubmit() {
  const { table } = useWorkbench();
  const { callOperation } = useServices();
  const notify = useNotify();
  const { id } = useWorkbenchState((state) => state.student);
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
    /** 提交确认: what was shared waits for the family's word. */
    async confirm(): Promise<void> {
      await callOperation(fillStatus, { body: { ids: [id], fillStatus: 3 } }).then(() => {
        notify('success', '已提交确认');
        return client.invalidateQueries({ queryKey: ['data', 'default', 'expert/filling'] });
      }, ignore);
    },
  };
}
