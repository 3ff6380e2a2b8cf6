import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import type { QueuedStudent } from '../../filling/queue';
import { useWorkbench } from '../model/WorkbenchContext';

/** Saves what there is and goes to the workbench of another student. */
export function useStudentStep(): (student: QueuedStudent | undefined) => void {
  const { autosave } = useWorkbench();
  const navigate = useNavigate();
  return useCallback(
    (student) => {
      if (!student) return;
      const next = `/expert/filling/workbench?userId=${encodeURIComponent(student.userId)}`;
      void autosave.flush().then(() => navigate(next));
    },
    [autosave, navigate],
  );
}
