import { expect, test } from 'vitest';
import { contentFits, readEnds } from '../fileType';
import { readTable } from './readTable';
import type { SheetFormat, SheetRow } from './sheet';
import { createTableWriter } from './writeTable';
import { writeTemplate } from './writeTemplate';

const columns = [{ header: '名称' }, { header: '金额', numFmt: '#,##0.00' }];

async function written(format: SheetFormat, rows: readonly SheetRow[]): Promise<File> {
  const writer = createTableWriter({ title: '机构', format, columns });
  for (const row of rows) writer.add([row]);
  return new File([await writer.finish()], `机构, 第 1 批 🎓.${format}`);
}

const limits = { maxRows: 100 };
const awkward: SheetRow[] = [
  ['明德, "教育" 😀', 12.5],
  ['两行\n文字', -3],
  ['  空格  ', null],
];

test.each(['xlsx', 'csv'] as const)(
  '[WID-9] what is written as %s is read back as it was',
  async (format) => {
    const table = await readTable(await written(format, awkward), limits);
    if ('refused' in table) throw new Error(table.refused);
    expect(table.head).toEqual(['名称', '金额']);
    expect(table.rows.map(({ line }) => line)).toEqual([2, 3, 4]);
    expect(table.rows.map(({ cells }) => [cells[0], String(cells[1] ?? '')])).toEqual([
      ['明德, "教育" 😀', '12.5'],
      ['两行\n文字', '-3'],
      ['  空格  ', ''],
    ]);
  },
);

test('a csv file begins with a byte order mark and holds no formula, a workbook holds texts', async () => {
  const risky: SheetRow[] = ['=1+1', '+86', '-x', '@sum', '\t=1'].map((text) => [text, -5]);
  const csv = new Uint8Array(await (await written('csv', risky)).arrayBuffer());
  expect([...csv.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = new TextDecoder().decode(csv).trimEnd().split('\r\n').slice(1);
  expect(lines).toHaveLength(5);
  for (const line of lines) expect(line).toMatch(/^"?'.*,-5$/);
  const table = await readTable(await written('xlsx', risky), limits);
  expect('rows' in table && table.rows[0]?.cells).toEqual(['=1+1', -5]);
});

test('control characters, which a workbook cannot hold, do not spoil it', async () => {
  const table = await readTable(await written('xlsx', [['a\u0000\u0008b\uFFFF', 1]]), limits);
  expect('rows' in table && table.rows[0]?.cells).toEqual(['ab', 1]);
});

test('rows that come late are still written', async () => {
  const writer = createTableWriter({ title: 'x', format: 'xlsx', columns });
  writer.add([['a', 1]]);
  await new Promise((resolve) => setTimeout(resolve));
  writer.add([['b', 2]]);
  const table = await readTable(new File([await writer.finish()], 'x.xlsx'), limits);
  expect('rows' in table && table.rows.map(({ cells }) => cells[0])).toEqual(['a', 'b']);
});

const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d);
const gbk = Uint8Array.of(0xc3, 0xfb, 0xb3, 0xc6, 0x0d, 0x0a, 0xc3, 0xf7, 0xb5, 0xc2); // 名称, 明德

test.each([
  ['a picture that calls itself a workbook', png, 'a.xlsx', '文件内容不是 xlsx，请检查是否改过扩展名'],
  ['a picture that calls itself csv', png, 'a.csv', '文件内容不是 csv，请检查是否改过扩展名'],
  ['text that calls itself a workbook', 'a,b', 'a.xlsx', '文件内容不是 xlsx，请检查是否改过扩展名'],
  ['a file of another kind', '%PDF-1.7', 'a.pdf', '只能导入 xlsx 或 csv 文件'],
  ['an empty file', '', 'a.csv', '文件是空的，请选择有内容的文件'],
  ['a broken workbook', 'PK\x03\x04xl/workbook.xml', 'a.xlsx', '文件已损坏，无法读取'],
  [
    'an old workbook',
    Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
    'a.xlsx',
    '这是旧版 xls 或加了密码的工作簿，请另存为 xlsx 后再导入',
  ],
  ['a head alone', '名称\r\n', 'a.csv', '文件里只有表头，没有数据'],
  ['nothing but empty lines', '\r\n , \r\n', 'a.csv', '文件里没有内容'],
  ['too many rows', `a\n${'1\n'.repeat(101)}`, 'a.csv', '一次最多导入 100 行，请分成几个文件'],
])('%s is refused', async (_what, content, name, refused) => {
  expect(await readTable(new File([content], name), limits)).toEqual({ refused });
});

test('csv is read in UTF-8, UTF-16 and the Chinese encoding of Windows', async () => {
  const utf16 = Uint8Array.of(
    0xff,
    0xfe,
    ...[...'名称\n明德'].flatMap((one) => {
      const code = one.charCodeAt(0);
      return [code & 255, code >> 8];
    }),
  );
  for (const content of ['名称\n明德', utf16, gbk]) {
    const table = await readTable(new File([content], '名单.csv'), limits);
    expect(table).toEqual({ head: ['名称'], rows: [{ line: 2, cells: ['明德'] }] });
  }
});

test('a template has its columns, its example and a sheet that explains them', async () => {
  const file = await writeTemplate({
    title: '示例导入模板',
    columns: [
      { header: '名称', required: true, hint: '最多 50 个字符' },
      { header: '状态', required: false, hint: '可选：正常、停用', choices: ['正常', '停用'] },
    ],
    rows: [['签字笔', '正常']],
  });
  expect(await readTable(new File([file], 'a.xlsx'), limits)).toEqual({
    head: ['名称*', '状态'],
    rows: [{ line: 2, cells: ['签字笔', '正常'] }],
  });
  expect(contentFits('xlsx', await readEnds(file))).toBe(true);
});
