import { useMemo } from 'react';
import { unitKey } from '@/src/gaokao/unitKey';
import { useServices } from '@/src/services/useServices';
import {
  type ToolboxChoice,
  type Workbench as ToolboxWorkbench,
  useToolbox,
} from '@/src/services/useToolbox';
import { useBatch, useWorkbench, useWorkbenchState } from '../model/WorkbenchContext';
import { useAddUnits } from './useAddUnits';
import { fetchUnits } from './useLocalDraft';

/** Tells the toolbox about the open student, and lets it add rows by A8 (T1). */
export function useStudentInToolbox(): void {
  const student = useWorkbenchState((state) => state.student);
  const { table } = useWorkbench();
  const { callOperation } = useServices();
  const { mode } = useBatch();
  const addUnits = useAddUnits();
  const workbench = useMemo<ToolboxWorkbench>(() => {
    const { provinceId, year, subjectType, category, score, rank, subjects } = student;
    async function addChoice(choice: ToolboxChoice) {
      const key = unitKey(mode, choice);
      const [unit] = await fetchUnits(callOperation, table.get(), [key]);
      if (!unit) return { ok: false, text: `本批次没有招生计划：${key}` };
      const added = await addUnits([unit]);
      return { ok: added.uids.length > 0, text: added.text };
    }
    return {
      values: {
        ...{ provinceId, year, subjectType, mode, category, subjects },
        ...(score !== null && { score }),
        ...(rank !== null && { rank }),
      },
      addChoice,
    };
  }, [student, mode, table, callOperation, addUnits]);
  useToolbox(workbench);
}
