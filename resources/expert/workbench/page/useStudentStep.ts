import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useUnsavedContext } from '@/src/services/useUnsavedContext';
import type { QueuedStudent } from '../../filling/queue';
import { leaveDesk } from '../model/leaveDesk';
import { useWorkbench } from '../model/WorkbenchContext';

/** Saves the open tables and goes to another student's workbench; asks where something would be lost. */
export function useStudentStep(): (student: QueuedStudent | undefined) => void {
  const { desk } = useWorkbench();
  const registry = useUnsavedContext()?.unsavedRegistry;
  const navigate = useNavigate();
  return useCallback(
    (student) => {
      if (!student) return;
      const next = `/expert/filling/workbench?userId=${encodeURIComponent(student.userId)}`;
      void leaveDesk(desk, registry).then((may) => may && navigate(next));
    },
    [desk, registry, navigate],
  );
}
