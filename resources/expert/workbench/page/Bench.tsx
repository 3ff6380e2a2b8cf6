import { Skeleton } from 'antd';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ReadError } from '@/src/crud/ReadError';
import type { BatchConfig } from '@/src/gaokao/batch';
import { useStore } from '@/src/ui/useStore';
import { mainPlanOf, useTablesOf } from '../bar/useStudentTables';
import { createActions } from '../model/actions';
import type { Desk, OpenTable } from '../model/desk';
import { type BenchUi, createUi } from '../model/ui';
import { WorkbenchContext } from '../model/WorkbenchContext';
import { Panes } from './Panes';
import { openBatchOf } from './readWorkbench';
import type { TableAhead } from './tableAhead';
import { useOpenTable } from './useOpenTable';
import { useKeptLayout } from './usePaneSizes';

interface OnDesk {
  readonly desk: Desk;
  /** The table that is read already. */
  readonly ahead: TableAhead;
}

/** The open table of a student: the batch and scheme in the address, else the main ones. */
export function Bench({ desk, ahead }: OnDesk) {
  const { batches } = useStore(desk);
  const [params] = useSearchParams();
  const batch = openBatchOf(batches, params.get('batchId'));
  const planNo = Number(params.get('planNo'));
  const onDesk = { desk, ahead };
  if (!batch) return null;
  if (!planNo) return <MainScheme key={batch.id} {...onDesk} batch={batch} />;
  return <TableOf key={`${batch.id}/${planNo}`} {...onDesk} batch={batch} planNo={planNo} />;
}

/** Opens the main scheme of the batch; it stays open when another one becomes the main one. */
function MainScheme({ batch, ...onDesk }: OnDesk & { batch: BatchConfig }) {
  const { desk } = onDesk;
  const { data, isPending } = useTablesOf(useStore(desk).student);
  const [planNo, setPlanNo] = useState<number>();
  if (planNo !== undefined)
    return <TableOf key={`${batch.id}/${planNo}`} {...onDesk} batch={batch} planNo={planNo} />;
  if (!isPending) setPlanNo(mainPlanOf(data ?? [], batch));
  return <Skeleton active paragraph={{ rows: 12 }} />;
}

function TableOf({ desk, ahead, batch, planNo }: OnDesk & { batch: BatchConfig; planNo: number }) {
  const { opened, isError, error, refetch } = useOpenTable(desk, ahead, batch, planNo);
  if (opened) return <TableWorkbench desk={desk} opened={opened} />;
  if (isError) return <ReadError error={error} retry={refetch} />;
  return <Skeleton active paragraph={{ rows: 12 }} />;
}

function TableWorkbench({ desk, opened }: { desk: Desk; opened: OpenTable }) {
  const kept = useKeptLayout();
  const workbench = useMemo(() => {
    const ui = createUi(kept.read().inspectorOpen);
    const show = (change: Partial<BenchUi>) => ui.set({ ...ui.get(), ...change });
    return { desk, ...opened, actions: createActions(opened.table), ui, show };
  }, [desk, opened, kept]);
  return (
    <WorkbenchContext value={workbench}>
      <Panes />
    </WorkbenchContext>
  );
}
