import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callKey } from '@/providers/data/resourceCall';
import { sameId } from '@/src/lib/recordId';
import { useVolunteerChanged } from '../../detail/useVolunteer';
import { SimilarTables } from '../../volunteer/SimilarTables';
import { useGoToTable } from '../bar/BatchTabs';
import { tablesOf } from '../bar/useStudentTables';
import { useBatch, useWorkbench, useWorkbenchState } from '../model/WorkbenchContext';

/** 从相似考生复制 in the menu of schemes (E3): copies another student's table into a new scheme, and opens it. */
export default function SimilarSchemeDialog({ onClose }: { onClose: () => void }) {
  const { workbenchStore } = useWorkbench();
  const student = useWorkbenchState((state) => state.student);
  const batch = useBatch();
  const client = useQueryClient();
  const changed = useVolunteerChanged();
  const goTo = useGoToTable();
  const [made, setMade] = useState<number>();
  const opened = workbenchStore.opened().map(({ table }) => table.get().meta);
  return (
    <SimilarTables
      student={{ ...student, batchId: batch.id }}
      taken={opened.flatMap(({ batchId, planNo }) => (sameId(batchId, batch.id) ? planNo : []))}
      onCopied={(planNo) => {
        setMade(planNo);
        const queryKey = callKey(tablesOf(student.userId));
        return Promise.all([changed(), client.invalidateQueries({ queryKey })]);
      }}
      close={() => {
        onClose();
        if (made !== undefined) goTo(batch.id, made);
      }}
    />
  );
}
