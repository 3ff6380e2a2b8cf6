import { useSearchParams } from 'react-router';
import type { BatchConfig } from '@/src/gaokao/batch';
import { sameId } from '@/src/lib/recordId';
import { useProblems, useTable, useWorkbench, useWorkbenchState } from '../model/WorkbenchContext';
import styles from './batchTabs.module.css';
import { mainPlanOf, type TableSummary, useStudentTables } from './useStudentTables';

/** The batches of the student with what is filled of them, and how many errors there are (E3). */
export function BatchTabs() {
  const batches = useWorkbenchState((state) => state.batches);
  const open = useTable(({ meta }) => meta.batchId);
  const goTo = useGoToBatch();
  return (
    <nav className={styles.tabs} aria-label="批次">
      {batches.map((batch) => (
        <button
          key={batch.id}
          type="button"
          className={styles.tab}
          aria-current={sameId(batch.id, open) ? 'page' : undefined}
          onClick={() => goTo(batch)}
        >
          {batch.name}
          <BatchCount batch={batch} />
        </button>
      ))}
    </nav>
  );
}

/** 32/45 of a batch and its errors; of the open one as they are now. */
export function BatchCount({ batch }: { batch: BatchConfig }) {
  const open = useTable(({ meta }) => meta.batchId);
  const { data = [] } = useStudentTables();
  if (sameId(batch.id, open)) return <OpenCount limit={batch.maxChoices} />;
  return <Count tables={data} batch={batch} />;
}

/** Opens the main scheme of a batch. */
export function useGoToBatch(): (batch: BatchConfig) => void {
  const { data } = useStudentTables();
  const goTo = useGoToTable();
  return (batch) => goTo(batch.id, mainPlanOf(data, batch));
}

/** Opens the table of a batch and scheme in this page; the address says which. Without a scheme it opens the main one. */
export function useGoToTable(): (batchId: BatchConfig['id'], planNo: number | undefined) => void {
  const [, setParams] = useSearchParams();
  return (batchId, planNo) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('batchId', String(batchId));
        if (planNo === undefined) next.delete('planNo');
        else next.set('planNo', String(planNo));
        return next;
      },
      { replace: true },
    );
}

/** Follows the table that is worked on. */
function OpenCount({ limit }: { limit: number }) {
  const filled = useTable(({ undo }) => undo.present.length);
  const { error } = useProblems().count;
  return <Figures filled={filled} limit={limit} errors={filled === 0 ? 0 : error} />;
}

/** Tables opened before are counted as they were left. */
function Count({ tables, batch }: { tables: readonly TableSummary[]; batch: BatchConfig }) {
  const { workbenchStore } = useWorkbench();
  const planNo = mainPlanOf(tables, batch);
  const open = workbenchStore.find(`${batch.id}/${planNo}`);
  if (open) {
    const filled = open.table.get().undo.present.length;
    const errors = filled === 0 ? 0 : open.problems.get().count.error;
    return <Figures {...{ filled, errors }} limit={batch.maxChoices} />;
  }
  const main = tables.find((one) => sameId(one.batchId, batch.id) && one.planNo === planNo);
  return <Figures filled={main?.filled ?? 0} limit={batch.maxChoices} errors={main?.errors ?? 0} />;
}

function Figures({ filled, limit, errors }: { filled: number; limit: number; errors: number }) {
  return (
    <span className={styles.count}>
      {filled}/{limit}
      {errors > 0 && (
        <span className={styles.dot}>
          {errors}
          <span className={styles.unseen}> 项错误</span>
        </span>
      )}
    </span>
  );
}
