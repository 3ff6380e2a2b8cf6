import { Skeleton } from 'antd';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ReadError } from '@/src/crud/ReadError';
import type { BatchConfig } from '@/src/gaokao/batch';
import { sameId } from '@/src/lib/recordId';
import { useStore } from '@/src/ui/useStore';
import { mainPlanOf, useTablesOf } from '../bar/useStudentTables';
import { createActions } from '../model/actions';
import { createUi, type WorkbenchUi } from '../model/ui';
import { WorkbenchContext } from '../model/WorkbenchContext';
import type { OpenTable, WorkbenchStore } from '../model/workbenchStore';
import { Panes } from './Panes';
import { useOpenTable } from './useOpenTable';
import { useKeptLayout } from './usePaneSizes';

/** The open table of a student: the batch and scheme in the address, else the main ones. */
export function WorkbenchContent({ workbenchStore }: { workbenchStore: WorkbenchStore }) {
  const { batches } = useStore(workbenchStore);
  const [params] = useSearchParams();
  const batch = batches.find(({ id }) => sameId(id, params.get('batchId'))) ?? mainOf(batches);
  const planNo = Number(params.get('planNo'));
  if (!batch) return null;
  if (!planNo) return <MainScheme key={batch.id} workbenchStore={workbenchStore} batch={batch} />;
  return (
    <TableOf key={`${batch.id}/${planNo}`} workbenchStore={workbenchStore} batch={batch} planNo={planNo} />
  );
}

/** Opens the main scheme of the batch; it stays open when another one becomes the main one. */
function MainScheme({ workbenchStore, batch }: { workbenchStore: WorkbenchStore; batch: BatchConfig }) {
  const { data, isPending } = useTablesOf(useStore(workbenchStore).student);
  const [planNo, setPlanNo] = useState<number>();
  if (planNo !== undefined)
    return (
      <TableOf key={`${batch.id}/${planNo}`} workbenchStore={workbenchStore} batch={batch} planNo={planNo} />
    );
  if (!isPending) setPlanNo(mainPlanOf(data ?? [], batch));
  return <Skeleton active paragraph={{ rows: 12 }} />;
}

function mainOf(batches: readonly BatchConfig[]): BatchConfig | undefined {
  return batches.find(({ main }) => main === 1) ?? batches[0];
}

function TableOf({
  workbenchStore,
  batch,
  planNo,
}: {
  workbenchStore: WorkbenchStore;
  batch: BatchConfig;
  planNo: number;
}) {
  const { opened, isError, error, refetch } = useOpenTable(workbenchStore, batch, planNo);
  if (opened) return <TableWorkbench workbenchStore={workbenchStore} opened={opened} />;
  if (isError) return <ReadError error={error} retry={refetch} />;
  return <Skeleton active paragraph={{ rows: 12 }} />;
}

function TableWorkbench({ workbenchStore, opened }: { workbenchStore: WorkbenchStore; opened: OpenTable }) {
  const kept = useKeptLayout();
  const workbench = useMemo(() => {
    const ui = createUi(kept.read().inspectorOpen);
    const show = (change: Partial<WorkbenchUi>) => ui.set({ ...ui.get(), ...change });
    return { workbenchStore, ...opened, actions: createActions(opened.table), ui, show };
  }, [workbenchStore, opened, kept]);
  return (
    <WorkbenchContext value={workbench}>
      <Panes />
    </WorkbenchContext>
  );
}
