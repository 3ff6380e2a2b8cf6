import { useQueryClient } from '@tanstack/react-query';
import { callKey } from '@/providers/data/resourceCall';
import { useNotify } from '@/src/services/useNotify';
import { useServices } from '@/src/services/useServices';
import { useMarkExported, useVolunteerChanged } from '../../detail/useVolunteer';
import { expertEndpoints } from '../../endpoints';
import { moveTable } from '../model/moveTable';
import { readTable } from '../model/readTable';
import { useTable, useWorkbench } from '../model/WorkbenchContext';
import { fetchTable } from '../page/fetchTable';

const { status } = expertEndpoints['expert/volunteer'].operations;
const { status: fillStatus } = expertEndpoints['expert/filling'].operations;

/**
 * Hands a table on: to a reviewer, to the family, or out of the application; and takes it back. Refusals have been
 * shown by the time they are back.
 */
export function useSubmit() {
  const { table, workbenchStore } = useWorkbench();
  const { callOperation } = useServices();
  const notify = useNotify();
  const markExported = useMarkExported({ table: useTable(({ meta }) => meta) });
  const changed = useVolunteerChanged();
  const client = useQueryClient();
  const ignore = () => undefined;

  async function move(to: 0 | 1, success: string, more: { readonly reason?: string } = {}): Promise<void> {
    const { meta } = table.get();
    const calls = {
      move: () => callOperation(status, { body: { id: meta.id, status: to, ...more } }),
      read: async () => readTable(await fetchTable(callOperation, meta, { quiet: true })),
    };
    const isNew = await moveTable({ table }, calls, to);
    void changed();
    notify('success', isNew ? `${success}，志愿已更新为 ${table.get().meta.savedBy} 保存的内容` : success);
  }

  return {
    /** 提交审核: the table is read-only until it was reviewed. */
    review: () => move(1, '已提交审核').catch(ignore),
    /** 重新填报: a table that is under review or final is a draft again. Rejects where it was refused. */
    reopen: (reason: string) => move(0, '已转为草稿，可以继续填报', { reason }),
    /** 提交确认: what was shared waits for the family's word; a student who is 待确认 stays so. */
    async confirm(): Promise<void> {
      const { student } = workbenchStore.get();
      if (student.fillStatus === 3) return;
      await callOperation(fillStatus, { body: { ids: String(student.id), fillStatus: 3 } }).then(() => {
        workbenchStore.renew({ student: { ...workbenchStore.get().student, fillStatus: 3 } });
        notify('success', '已提交确认');
        return client.invalidateQueries({ queryKey: callKey('expert/filling') });
      }, ignore);
    },
    /** It was printed, or saved as a file. */
    async exported(): Promise<void> {
      if (await markExported()) table.accept({ status: 3 });
    },
  };
}
