import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ReadError } from '@/src/crud/ReadError';
import { type BatchConfig, openBatchOf } from '@/src/gaokao/batch';
import { PageQueryContext } from '@/src/services/useFormPlace';
import { Skeleton } from '@/src/ui/Skeleton';
import { useStore } from '@/src/ui/useStore';
import { mainPlanOf, useTablesOf } from '../bar/useStudentTables';
import { createActions } from '../model/actions';
import { createUi, type WorkbenchUi } from '../model/ui';
import { WorkbenchContext } from '../model/WorkbenchContext';
import type { OpenTable, WorkbenchStore } from '../model/workbenchStore';
import { Panes } from './Panes';
import { openPlanOf } from './readWorkbench';
import type { TablePrefetch } from './tablePrefetch';
import { useOpenTable } from './useOpenTable';
import { useStoredLayout } from './usePaneSizes';

/** Say which table is open. */
const tableQuery = ['batchId', 'planNo'];

interface OfStudent {
  readonly workbenchStore: WorkbenchStore;
  /** The table that is read already. */
  readonly ahead: TablePrefetch;
}

/** The open table of a student: the batch and scheme in the address, else the main ones. */
export function WorkbenchContent({ workbenchStore, ahead }: OfStudent) {
  const { batches } = useStore(workbenchStore);
  const [params] = useSearchParams();
  const batchId = params.get('batchId');
  const batch = openBatchOf(batches, batchId);
  const ofStudent = { workbenchStore, ahead };
  if (!batch) return null;
  const planNo = openPlanOf(batch, { batchId, planNo: Number(params.get('planNo')) });
  if (!planNo) return <MainScheme key={batch.id} {...ofStudent} batch={batch} />;
  return <TableOf key={`${batch.id}/${planNo}`} {...ofStudent} batch={batch} planNo={planNo} />;
}

/** Opens the main scheme of the batch; it stays open when another one becomes the main one. */
function MainScheme({ batch, ...ofStudent }: OfStudent & { batch: BatchConfig }) {
  const { workbenchStore } = ofStudent;
  const { data, isError, error, refetch } = useTablesOf(useStore(workbenchStore).student);
  const [planNo, setPlanNo] = useState<number>();
  if (planNo !== undefined)
    return <TableOf key={`${batch.id}/${planNo}`} {...ofStudent} batch={batch} planNo={planNo} />;
  if (data) setPlanNo(mainPlanOf(data, batch));
  else if (isError) return <ReadError error={error} retry={refetch} />;
  return <Skeleton rows={12} />;
}

function TableOf({
  workbenchStore,
  ahead,
  batch,
  planNo,
}: OfStudent & { batch: BatchConfig; planNo: number }) {
  const { opened, isError, error, refetch } = useOpenTable(workbenchStore, ahead, batch, planNo);
  if (opened) return <TableWorkbench workbenchStore={workbenchStore} opened={opened} />;
  if (isError) return <ReadError error={error} retry={refetch} />;
  return <Skeleton rows={12} />;
}

function TableWorkbench({ workbenchStore, opened }: { workbenchStore: WorkbenchStore; opened: OpenTable }) {
  const kept = useStoredLayout();
  const workbench = useMemo(() => {
    const ui = createUi(kept.read().inspectorOpen);
    const show = (change: Partial<WorkbenchUi>) => ui.set({ ...ui.get(), ...change });
    return { workbenchStore, ...opened, actions: createActions(opened.table), ui, show };
  }, [workbenchStore, opened, kept]);
  return (
    <PageQueryContext value={tableQuery}>
      <WorkbenchContext value={workbench}>
        <Panes />
      </WorkbenchContext>
    </PageQueryContext>
  );
}
