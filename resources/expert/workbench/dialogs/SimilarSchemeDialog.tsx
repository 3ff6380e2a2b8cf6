import { useState } from 'react';
import { sameId } from '@/src/lib/recordId';
import { useVolunteerChanged } from '../../detail/useVolunteer';
import { SimilarTables } from '../../volunteer/SimilarTables';
import { useGoToTable } from '../bar/BatchTabs';
import { useBatch, useWorkbench, useWorkbenchState } from '../model/WorkbenchContext';

/** 从相似考生复制 in the menu of schemes (E3): copies another student's table into a new scheme, and opens it. */
export default function SimilarSchemeDialog({ onClose }: { onClose: () => void }) {
  const { workbenchStore } = useWorkbench();
  const student = useWorkbenchState((state) => state.student);
  const batch = useBatch();
  const changed = useVolunteerChanged();
  const goTo = useGoToTable();
  const [made, setMade] = useState<number>();
  const taken = workbenchStore
    .opened()
    .map(({ table }) => table.get().meta)
    .filter(({ batchId }) => sameId(batchId, batch.id));
  return (
    <SimilarTables
      student={{ ...student, batchId: batch.id, mode: batch.mode }}
      taken={taken}
      onCopied={(planNo) => {
        setMade(planNo);
        return changed();
      }}
      close={() => {
        onClose();
        if (made !== undefined) goTo(batch.id, made);
      }}
    />
  );
}
