import { writeXlsx } from 'hucre/xlsx';
import type { SheetCell, SheetRow, SheetTemplate, TemplateColumn } from './sheet';
import { explanationSheet, printable, sheetName, xlsxType } from './writeTable';

/** Rows that are ready to be filled in: with the choices, and cells for texts. */
const offeredRows = 5000;

/** The longest list of choices that a workbook's cell can hold, in characters. */
const longestList = 250;

/** A workbook to be filled in; a second sheet explains each column. */
export async function writeTemplate({ title, columns, rows }: SheetTemplate): Promise<Blob> {
  const head = columns.map(headerOf);
  const explained = columns.map(({ header, required, hint }) => [header, required ? '是' : '否', hint]);
  const bytes = await writeXlsx({
    sheets: [
      {
        name: sheetName(title),
        rows: [head, ...rows, ...blankRows(columns, offeredRows - rows.length)].map(printableRow),
        columns: columns.map(columnOf),
        dataValidations: columns.flatMap(choicesOf),
        freezePane: { rows: 1 },
      },
      {
        name: explanationSheet,
        rows: [
          ['列名', '必填', '说明'],
          ...explained,
          [],
          [`请从第二行起填写${rows.length > 0 ? '，示例行请改写或删除' : ''}；不要增减列，也不要改列名。`],
        ].map(printableRow),
        columns: [{ width: 18 }, { width: 8 }, { width: 60 }],
      },
    ],
  });
  return new Blob([new Uint8Array(bytes)], { type: xlsxType });
}

/** A star says that a column must be filled in. */
function headerOf({ header, required }: TemplateColumn): string {
  return required ? `${header}*` : header;
}

/** Programs take digits for a number unless their cell is one for texts. */
function columnOf({ header, isText }: TemplateColumn) {
  return { width: Math.max(14, header.length * 2 + 6), ...(isText && { numFmt: '@' }) };
}

/** Empty cells have the format of their column only where they are written. */
function blankRows(columns: readonly unknown[], count: number): SheetRow[] {
  return Array.from({ length: count }, () => columns.map(() => null));
}

function printableRow(row: SheetRow): SheetCell[] {
  return row.map((cell) => (typeof cell === 'string' ? printable(cell) : cell));
}

/**
 * A list is one quoted text in the workbook. A list with a comma, a quote or a line break is left out, and only
 * explained.
 */
function choicesOf({ choices = [] }: TemplateColumn, index: number) {
  const isOffered = choices.every((text) => text === printable(text).trim() && !/[",\r\n]/.test(text));
  if (choices.length === 0 || choices.join(',').length > longestList || !isOffered) return [];
  const letter = letterOf(index);
  const range = `${letter}2:${letter}${offeredRows + 1}`;
  return [{ type: 'list' as const, values: [...choices], allowBlank: true, range }];
}

/** 0 → A, 26 → AA. */
function letterOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last;
}
