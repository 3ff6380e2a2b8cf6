import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { callKey } from '@/providers/data/resourceCall';
import type { RecordId } from '@/src/lib/recordId';
import { useServices } from '@/src/services/useServices';
import { useTableSaved } from '../../detail/useVolunteer';
import { expertEndpoints } from '../../endpoints';
import { tablesOf } from '../bar/useStudentTables';
import type { SendSave } from '../model/autosave';

const { save } = expertEndpoints['expert/volunteer'].operations;

/**
 * Sends one save of a student's table; the bar says what became of it, no message does. Other pages read the table
 * again. The first one adds it to those of the student, which are read again at once. Later ones change its count there,
 * which is read when it is next needed. So are the lists of tables and of students.
 */
export function useSendSave(userId: RecordId): SendSave {
  const client = useQueryClient();
  const { callOperation } = useServices();
  const saved = useTableSaved();
  return useCallback(
    async (body, { keepalive }) => {
      const options = { quiet: true, overridable: false, allowPartial: true, keepalive };
      const answer = await callOperation(save, { body, options });
      // After a conflict too: somebody else has saved it.
      saved(body.id);
      const refetchType = body.baseVersion === 0 ? 'active' : 'none';
      void client.invalidateQueries({ queryKey: callKey(tablesOf(userId)), refetchType });
      for (const of of ['expert/filling', ['expert/volunteer', 'list']] as const)
        void client.invalidateQueries({ queryKey: callKey(of), refetchType: 'none' });
      return answer;
    },
    [callOperation, client, saved, userId],
  );
}
