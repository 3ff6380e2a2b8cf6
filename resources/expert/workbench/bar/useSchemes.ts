import { keyName, unitName } from '@/src/gaokao/unitKey';
import { sameId } from '@/src/lib/recordId';
import { useNotify } from '@/src/services/useNotify';
import { useServices } from '@/src/services/useServices';
import { useConfirm } from '@/src/ui/confirm/ConfirmProvider';
import { useVolunteerChanged } from '../../detail/useVolunteer';
import { expertEndpoints } from '../../endpoints';
import { readCopied } from '../../volunteer/copied';
import { freeScheme } from '../../volunteer/schemes';
import { useBatch, useTable, useWorkbench } from '../model/WorkbenchContext';
import { useGoToTable } from './BatchTabs';
import { mainPlanOf, type TableSummary, useStudentTables } from './useStudentTables';

const { copy, edit, remove } = expertEndpoints['expert/volunteer'].operations;

/** The maximum number of a student's schemes in a batch. */
const most = 5;

/** The schemes of the open batch, and what may be done with them. Refusals have been shown by the time they are back. */
export function useSchemes() {
  const { workbenchStore, table, autosave, show } = useWorkbench();
  const { callOperation } = useServices();
  const notify = useNotify();
  const confirm = useConfirm();
  const goTo = useGoToTable();
  const changed = useVolunteerChanged();
  const batch = useBatch();
  const { userId, planNo, isMain: begunAsMain } = useTable(({ meta }) => meta);
  const { data, isError, refetch } = useStudentTables();
  const schemes = withOpen(
    (data ?? []).filter(({ batchId }) => sameId(batchId, batch.id)),
    planNo,
    begunAsMain === 1,
  );
  const isMain = schemes.some((scheme) => scheme.planNo === planNo && scheme.isMain);

  /** The name of a row of the open table, by its key. */
  function nameOf(key: string): string {
    const row = table.get().undo.present.find(({ unit }) => unit.key === key);
    return row ? unitName(row.unit) : keyName(batch.mode, key);
  }

  /** A number that no scheme has; undefined where there are five, which is said. */
  function freePlan(): number | undefined {
    const free = freeScheme(schemes)?.value;
    if (free === undefined || schemes.length >= most) notify('warning', `每个批次最多 ${most} 个方案`);
    return free;
  }

  async function copyCurrent(): Promise<void> {
    const free = freePlan();
    if (free === undefined) return;
    if (!(await autosave.flush('manual'))) return notify('warning', '请先保存志愿表');
    const body = { id: table.get().meta.id, userId, batchId: batch.id, planNo: free };
    const { data: answer } = await callOperation(copy, { body });
    const copied = readCopied(answer, nameOf);
    await changed();
    // The copy opens once it was read which rows are not in it.
    if (copied.skipped.length > 0) show({ dialog: { kind: 'copied', copied, planNo: free } });
    else goTo(batch.id, free);
  }

  function openBlank(): void {
    const free = freePlan();
    if (free !== undefined) goTo(batch.id, free);
  }

  async function readAgain(): Promise<void> {
    if ((await refetch()).isError) notify('warning', '方案读取失败，请重试');
  }

  async function makeMain(): Promise<void> {
    if (!(await isStored())) return;
    await callOperation(edit, { body: { id: table.get().meta.id, isMain: 1 } });
    for (const other of workbenchStore.opened())
      if (sameId(other.table.get().meta.batchId, batch.id))
        other.table.accept({ isMain: other.table === table ? 1 : 0 });
    notify('success', '已设为主方案');
    await changed();
  }

  async function rename(name: string): Promise<void> {
    if (!(await isStored())) return;
    await callOperation(edit, { body: { id: table.get().meta.id, name } });
    table.accept({ name });
    await changed();
  }

  async function removeCurrent(): Promise<void> {
    if (isMain) return notify('warning', '主方案不能删除');
    const rows = table.get().undo.present.length;
    if (!(await confirm({ text: `确定删除该方案（${rows} 个志愿）？`, danger: true }))) return;
    // The first save may be on its way, or due: it gives the table its id.
    await autosave.flush();
    const { id, version } = table.get().meta;
    if (version > 0) await callOperation(remove, { body: { id } });
    table.saving({ type: 'settled' });
    workbenchStore.drop(table.id);
    await changed();
    goTo(
      batch.id,
      mainPlanOf(
        data?.filter((one) => one.planNo !== planNo),
        batch,
      ),
    );
  }

  /** Saves a table that is not on the server yet. */
  async function isStored(): Promise<boolean> {
    if (table.get().meta.version > 0) return true;
    return autosave.flush('manual');
  }

  async function run(key: string, name = ''): Promise<void> {
    const acts: Readonly<Record<string, () => unknown>> = {
      retry: readAgain,
      blank: openBlank,
      copy: copyCurrent,
      main: makeMain,
      rename: () => rename(name),
      remove: removeCurrent,
    };
    try {
      await acts[key]?.();
    } catch {
      // has been shown
    }
  }
  const reading = data ? 'done' : isError ? 'failed' : 'pending';
  return { schemes, isMain, run, reading } as const;
}

/**
 * The schemes by number, the open one among them even where nothing of it was saved. It was begun as the main one
 * perhaps, and is not where another one was saved first.
 */
function withOpen(
  schemes: readonly TableSummary[],
  planNo: number,
  begunAsMain: boolean,
): readonly TableSummary[] {
  const isKnown = schemes.some((scheme) => scheme.planNo === planNo);
  const isMain = begunAsMain && !schemes.some((scheme) => scheme.isMain);
  const open = { id: 0, batchId: '', planNo, name: '', isMain, status: 0, filled: 0, errors: 0 };
  return (isKnown ? schemes : [...schemes, open]).toSorted((a, b) => a.planNo - b.planNo);
}
