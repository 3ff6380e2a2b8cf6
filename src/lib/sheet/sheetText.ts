import { readXlsx } from 'hucre/xlsx';
import { extensionOf } from '../fileName';
import { megabyte, sizeText } from '../fileSize';
import { contentFits, readEnds } from '../fileType';
import { decoded } from './csvText';
import { unpackedSize } from './unpackedSize';

/** Bytes of the largest workbook, unpacked. */
const largestUnpacked = 50 * megabyte;

/** A file as the text that one would copy from it, or a sentence for staff why it is unreadable. */
export type TextResult = { readonly text: string } | { readonly refused: string };

/**
 * Reads a file as text. A workbook gives all its visible sheets, cells separated by tabs, below the sheet's name where
 * there are several. Any other file may have any encoding that programs write.
 */
export async function readText(file: File): Promise<TextResult> {
  const ends = await readEnds(file);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (contentFits('xlsx', ends)) return workbookText(bytes);
  if (contentFits('xls', ends)) return { refused: '这是旧版 xls 或加了密码的工作簿，请另存为 xlsx 后再导入' };
  if (extensionOf(file.name) === 'xlsx') return { refused: '文件内容不是 xlsx，请检查是否改过扩展名' };
  if (!contentFits('csv', ends)) return { refused: '只能读取 xlsx、csv 或文本文件' };
  return { text: decoded(bytes).replace(/^\ufeff/, '') };
}

async function workbookText(bytes: Uint8Array): Promise<TextResult> {
  try {
    if (unpackedSize(bytes) > largestUnpacked)
      return { refused: `工作簿解压后超过 ${sizeText(largestUnpacked)}，请删去多余的工作表和图片后再导入` };
    const { sheets } = await readXlsx(bytes, { sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden });
    const filled = sheets.filter(({ rows }) => rows.some((row) => row.some((cell) => cellText(cell) !== '')));
    const texts = filled.map(({ name, rows }) => {
      const lines = rows.map((row) => row.map(cellText).join('\t').trimEnd());
      return [...(filled.length > 1 ? [name] : []), ...lines].join('\n');
    });
    return { text: texts.join('\n') };
  } catch {
    return { refused: '文件已损坏，无法读取' };
  }
}

/** A cell as a spreadsheet program copies it: quoted where it contains separators. */
function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = value instanceof Date ? value.toISOString().slice(0, 10) : String(value);
  return /[\t\n"]/.test(text) ? `"${text.replaceAll('"', '""').replaceAll('\r', '')}"` : text;
}
