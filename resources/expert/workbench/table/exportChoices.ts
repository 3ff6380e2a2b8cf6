import { saveFile } from '@/providers/http/download';
import { sheetCells, sheetChoice, sheetColumns, sheetForm } from '@/src/gaokao/sheet';
import { rowTier } from '@/src/gaokao/tier';
import { writeSheet } from '@/src/lib/sheet/sheetJobs';
import { tableTitle } from '../../volunteer/volunteer';
import type { Uids } from '../model/actions';
import { ownRows, type TableState } from '../model/table';

/** Saves some rows as an Excel file, with the columns of the province's form (导出所选). */
export async function exportChoices(state: TableState, uids: Uids, showChance: boolean): Promise<void> {
  const { batch, candidate } = state.context;
  const items = ownRows(state);
  const form = sheetForm({ mode: batch.mode, items }, batch, showChance);
  const rows = items.flatMap((row, index) =>
    uids.has(row.uid) ? [sheetCells(sheetChoice(row, rowTier(row, batch), showChance), index + 1, form)] : [],
  );
  const title = `${tableTitle({ ...state.meta, userName: candidate.name })} 所选志愿`;
  const columns = sheetColumns(form).map((header) => ({ header }));
  saveFile({ name: `${title}.xlsx`, blob: await writeSheet({ title, format: 'xlsx', columns }, rows) });
}
