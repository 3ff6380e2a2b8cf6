import { extensionOf } from '@/src/lib/fileName';
import { checkHead } from '@/src/lib/sheet/checkHead';
import type { ReadCell, ReadResult, SheetCell } from '@/src/lib/sheet/sheet';
import { readSheet, workbookOf } from '@/src/lib/sheet/sheetJobs';
import { workbookProblem } from './workbookProblem';

/** Rows of one file at most. */
const maxRows = 5000;

/** Without them no row is a user; the server's template and export have more, and may have others. */
const needed = ['登录名称', '用户名称'].map((label) => ({ label, required: true }));

/** The file that is uploaded, or why none is: a sentence for the staff. */
export type UserFile = { readonly upload: File } | { readonly problem: string };

/**
 * Prepares a file for the server, which takes only workbooks: csv is converted; an old xls, unreadable here, goes
 * unchanged. A file of another kind is refused as a whole, without reading its rows. Rejects where it cannot be read.
 */
export async function readUserFile(file: File): Promise<UserFile> {
  const problem = await workbookProblem(file);
  if (problem !== undefined) return { problem };
  const extension = extensionOf(file.name);
  if (extension === 'xls') return { upload: file };
  const table = await readSheet(file, maxRows);
  const wrong = userTableProblem(table);
  if (wrong !== undefined || 'refused' in table) return { problem: wrong ?? '' };
  if (extension === 'xlsx') return { upload: file };
  return {
    upload: await workbookOf(
      file,
      table.head,
      table.rows.map(({ cells }) => cells.map(written)),
    ),
  };
}

/** Why a table holds no users; undefined where it does. */
export function userTableProblem(table: ReadResult): string | undefined {
  if ('refused' in table) return table.refused;
  const { problems } = checkHead(table.head, needed);
  if (problems.length === 0) return undefined;
  return `不是用户导入的文件，${problems.join('；')}；请使用下载的模板，或本页导出的文件`;
}

function written(cell: ReadCell): SheetCell {
  return typeof cell === 'string' || typeof cell === 'number' ? cell : String(cell ?? '');
}
