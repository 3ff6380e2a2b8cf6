import { saveFile } from '@/providers/http/download';
import { type SheetForm, sheetCells, sheetChoice, sheetColumns } from '@/src/gaokao/sheet';
import { rowTier } from '@/src/gaokao/tier';
import { writeSheet } from '@/src/lib/sheet/sheetJobs';
import type { Uids } from '../model/actions';
import { ownRows, type TableState } from '../model/table';

/** Saves some rows as an Excel file, with the columns of the province's form (导出所选). */
export async function exportChoices(state: TableState, uids: Uids, showChance: boolean): Promise<void> {
  const { batch } = state.context;
  const form: SheetForm = { ...batch, showChance };
  const rows = ownRows(state).flatMap((row, index) =>
    uids.has(row.uid) ? [sheetCells(sheetChoice(row, rowTier(row, batch), showChance), index + 1, form)] : [],
  );
  const title = `${state.meta.batchName || batch.name}-所选志愿`;
  const columns = sheetColumns(form).map((header) => ({ header }));
  saveFile({ name: `${title}.xlsx`, blob: await writeSheet({ title, format: 'xlsx', columns }, rows) });
}
