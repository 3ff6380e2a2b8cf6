import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { readTable } from './readTable';

const limits = { maxRows: 100 };

/** A workbook with these sheets, as a program writes it that computes nothing. */
async function workbook(sheets: Parameters<typeof writeXlsx>[0]['sheets']): Promise<File> {
  return new File([new Uint8Array(await writeXlsx({ sheets }))], 'a.xlsx');
}

const cover = { name: '封面', hidden: true, rows: [['封面']] };
const names = { name: '名单', rows: [['名称'], ['甲']] };

test('a hidden sheet in front is skipped, and filled sheets that are not read are told', async () => {
  const read = { head: ['名称'], rows: [{ line: 2, cells: ['甲'] }] };
  expect(await readTable(await workbook([cover, names]), limits)).toEqual(read);
  expect(await readTable(await workbook([names, { name: 'Sheet2', rows: [] }, cover]), limits)).toEqual(read);
  const second = { name: '专科', rows: [['名称'], ['乙']] };
  expect(await readTable(await workbook([cover, names, second]), limits)).toEqual({
    ...read,
    note: '只读取了工作表「名单」，其余 1 个未读取',
  });
});

test('a chart that has a sheet of its own does not keep the others from being read', async () => {
  const chart = { name: '图表', rows: [['图表']] };
  const packed = Buffer.from(
    await (await workbook([names, chart, { ...names, name: '专科' }])).arrayBuffer(),
  );
  const renamed = packed.toString('latin1').replaceAll('worksheets/sheet2.xml', 'chartsheet/sheet2.xml');
  const charted = new File([new Uint8Array(Buffer.from(renamed, 'latin1'))], 'a.xlsx');
  expect(await readTable(charted, limits)).toEqual({
    head: ['名称'],
    rows: [{ line: 2, cells: ['甲'] }],
    note: '只读取了工作表「名单」，其余 1 个未读取',
  });
});

test('a computed fraction has the digits that programs show', async () => {
  const rows = [['金额'], [0.1 + 0.2], [1234.1 * 3], [1_234_567_890_123_456]];
  const table = await readTable(await workbook([{ name: '名单', rows }]), limits);
  expect('rows' in table && table.rows.map(({ cells }) => cells[0])).toEqual([
    0.3, 3702.3, 1_234_567_890_123_456,
  ]);
});

test('an error is no text', async () => {
  const cells = new Map([['1,0', { value: '#N/A', type: 'error' as const }]]);
  const sheet = {
    name: '名单',
    rows: [
      ['名称', '人数'],
      [null, 1],
      ['#N/A', 2],
    ],
    cells,
  };
  expect(await readTable(await workbook([sheet]), limits)).toMatchObject({
    rows: [
      { line: 2, cells: ['#N/A', 1], unresolved: [0] },
      { line: 3, cells: ['#N/A', 2] },
    ],
  });
});

test('a formula that was never computed is no empty cell', async () => {
  const cells = new Map([
    ['1,1', { value: null, formula: '10+20' }],
    ['2,1', { value: 5, formula: '2+3', formulaResult: 5 }],
    ['4,0', { value: null, formula: 'A2' }],
    ['4,1', { value: null, formula: 'B2' }],
  ]);
  const rows = [['名称', '人数'], ['甲'], ['乙'], ['丙', null], []];
  expect(await readTable(await workbook([{ name: '名单', rows, cells }]), limits)).toEqual({
    head: ['名称', '人数'],
    rows: [
      { line: 2, cells: ['甲'], unresolved: [1] },
      { line: 3, cells: ['乙', 5] },
      { line: 4, cells: ['丙'] },
      { line: 5, cells: [], unresolved: [0, 1] },
    ],
  });
});
