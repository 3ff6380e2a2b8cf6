import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import type { QueuedStudent } from '../../filling/queue';
import { leaveWorkbench } from '../model/leaveWorkbench';
import { useWorkbench } from '../model/WorkbenchContext';

/** Saves the open tables and goes to another student's workbench, which has a tab of its own. */
export function useStudentStep(): (student: QueuedStudent | undefined) => void {
  const { workbenchStore } = useWorkbench();
  const navigate = useNavigate();
  return useCallback(
    (student) => {
      if (!student) return;
      const next = `/expert/filling/workbench?userId=${encodeURIComponent(student.userId)}`;
      void leaveWorkbench(workbenchStore).then(() => navigate(next));
    },
    [workbenchStore, navigate],
  );
}
