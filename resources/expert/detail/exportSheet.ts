import { saveFile } from '@/providers/http/download';
import { sheetCells, sheetColumns, sheetForm } from '@/src/gaokao/sheet';
import { writeSheet } from '@/src/lib/sheet/sheetJobs';
import type { Switches } from '../institution/useSwitches';
import { sheetChoices } from '../sheet/VolunteerSheet';
import { tableTitle } from '../volunteer/volunteer';
import type { Volunteer } from './useVolunteer';

/** Saves a table as a spreadsheet with the named columns (E5); without tiers and chances where the institution hides them. */
export async function exportVolunteer(
  { table, batch }: Volunteer,
  { showChance }: Switches,
  format: 'xlsx' | 'csv',
): Promise<void> {
  const form = sheetForm(table, batch, showChance);
  const rows = sheetChoices(table, batch, showChance).map((choice, index) =>
    sheetCells(choice, index + 1, form),
  );
  const title = tableTitle(table);
  const columns = sheetColumns(form).map((header) => ({
    header,
    width: header.startsWith('院校名称') ? 24 : 12,
  }));
  const blob = await writeSheet({ title, format, columns }, rows);
  saveFile({ name: `${title}.${format}`, blob });
}
