import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { callKey } from '@/providers/data/resourceCall';
import type { RecordId } from '@/src/lib/recordId';
import { useServices } from '@/src/services/useServices';
import { expertEndpoints } from '../../endpoints';
import { tablesOf } from '../bar/useStudentTables';
import type { SendSave } from '../model/autosave';

const { save } = expertEndpoints['expert/volunteer'].operations;

/**
 * Sends one save of a student's table; the bar says what became of it, no message does. The first one adds the table to
 * those of the student, which are read again.
 */
export function useSendSave(userId: RecordId): SendSave {
  const client = useQueryClient();
  const { callOperation } = useServices();
  return useCallback(
    async (body, { keepalive }) => {
      const options = { quiet: true, overridable: false, keepalive };
      const answer = await callOperation(save, { body, options });
      if (body.baseVersion === 0) void client.invalidateQueries({ queryKey: callKey(tablesOf(userId)) });
      return answer;
    },
    [callOperation, client, userId],
  );
}
