import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useUnsavedContext } from '@/src/services/useUnsavedContext';
import type { QueuedStudent } from '../../filling/queue';
import { leaveWorkbench } from '../model/leaveWorkbench';
import { useWorkbench } from '../model/WorkbenchContext';

/** Saves the open tables and goes to another student's workbench; asks where something would be lost. */
export function useStudentStep(): (student: QueuedStudent | undefined) => void {
  const { workbenchStore } = useWorkbench();
  const registry = useUnsavedContext()?.unsavedRegistry;
  const navigate = useNavigate();
  return useCallback(
    (student) => {
      if (!student) return;
      const next = `/expert/filling/workbench?userId=${encodeURIComponent(student.userId)}`;
      void leaveWorkbench(workbenchStore, registry).then((may) => may && navigate(next));
    },
    [workbenchStore, registry, navigate],
  );
}
