import fc from 'fast-check';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
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
  '[WID-9] a sheet written as %s is read back unchanged',
  async (format) => {
    const table = await readTable(await written(format, awkward), limits);
    if ('refused' in table) throw new Error(table.refused);
    expect(table.head).toEqual(['名称', '金额']);
    expect(table.rows.map(({ line }) => line)).toEqual([2, 3, 4]);
    expect(table.rows.map(({ cells }) => [cells[0], String(cells[1] ?? '')])).toEqual([
      ['明德, "教育" 😀', format === 'csv' ? '12.50' : '12.5'],
      ['两行\n文字', format === 'csv' ? '-3.00' : '-3'],
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
  for (const line of lines) expect(line).toMatch(/^"?'.*,-5\.00$/);
  const table = await readTable(await written('xlsx', risky), limits);
  expect('rows' in table && table.rows[0]?.cells).toEqual(['=1+1', -5]);
});

test('an amount in a csv file has two digits, and keeps all of those that it has', async () => {
  const csv = await (
    await written(
      'csv',
      [50736, 0.5, 0.125, null].map((amount) => ['a', amount]),
    )
  ).text();
  expect(csv.trimEnd().split('\r\n').slice(1)).toEqual(['a,50736.00', 'a,0.50', 'a,0.125', 'a,']);
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

test.each([
  '＝1+1',
  '＋86',
  '－x',
  '＠sum',
  '\u00a0=1',
  '\u200b=1',
  '\ufeff=1',
  '\u3000＝1',
  '\u2060\u00ad+1',
  ' =1',
])('a csv file holds the formula %j', async (text) => {
  const csv = await (await written('csv', [[text, 1]])).text();
  expect(csv.split('\r\n').slice(1).join('\r\n')).toMatch(/^"?'/);
});

test('codes with leading zeros and long numbers are texts in a csv file, and come back as they were', async () => {
  const codes = ['0101', '12345678901234567890', '\t0101', "'0101", '0', '0.5', '19900000001'];
  const file = await written(
    'csv',
    codes.map((code) => [code, 1]),
  );
  expect(await file.text()).toContain('\n\t0101,1.00\r\n\t12345678901234567890,1.00\r\n');
  const table = await readTable(file, limits);
  expect('rows' in table && table.rows.map(({ cells }) => cells[0])).toEqual(codes);
});

test('a text comes back from a csv file with another beginning', async () => {
  const sign = fc.constantFrom(
    "'",
    '=',
    '＝',
    '-',
    ' ',
    '\t',
    '\r',
    '\n',
    '\u200b',
    '"',
    ',',
    ';',
    'a',
    '明',
  );
  const text = fc.string({ unit: sign, minLength: 1, maxLength: 8 }).filter((one) => one.trim() !== '');
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 5 }), async (texts) => {
      const table = await readTable(
        await written(
          'csv',
          texts.map((one) => [one, 1]),
        ),
        limits,
      );
      expect('rows' in table && table.rows.map(({ cells }) => cells[0])).toEqual(texts);
    }),
  );
});

test.each([
  ['名称\n甲;乙\n', ['名称'], ['甲;乙']],
  ['名称\n甲|乙\n', ['名称'], ['甲|乙']],
  ['名称;备注\n甲,乙;丙\n', ['名称', '备注'], ['甲,乙', '丙']],
  ['"名称;全称"\n甲;乙\n', ['名称;全称'], ['甲;乙']],
  ['名称\t备注\n甲;乙\t丙\n', ['名称', '备注'], ['甲;乙', '丙']],
])('the rows of %j are cut where the head is not', async (content, head, cells) => {
  expect(await readTable(new File([content], 'a.csv'), limits)).toEqual({ head, rows: [{ line: 2, cells }] });
});

/** A workbook of 60 MB, unpacked. */
async function huge(): Promise<Uint8Array<ArrayBuffer>> {
  const rows = Array.from({ length: 60 }, (_, index) => [`${index}${'a'.repeat(1024 * 1024)}`]);
  return new Uint8Array(await writeXlsx({ sheets: [{ name: '大', rows: [['名称'], ...rows] }] }));
}

test('a small workbook that unpacks to 60 MB is read whole', async () => {
  const file = new File([await huge()], 'a.xlsx');
  expect(file.size).toBeLessThan(1024 * 1024);
  expect(await readTable(file, limits)).toEqual({
    refused: '工作簿解压后超过 50 MB，请删去多余的工作表、图片和空白格式，或分成几个文件后再导入',
  });
});

test('a workbook whose directory tells less than it unpacks to is read on', async () => {
  const bytes = await huge();
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < bytes.length - 46; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 5000, true);
  expect(await readTable(new File([bytes], 'a.xlsx'), limits)).toEqual({
    refused: '文件已损坏，无法读取',
  });
});

test.each(['xlsx', 'csv'] as const)('a cell of a %s file may hold any length of text', async (format) => {
  const long = 'a'.repeat(40_000);
  const bytes =
    format === 'csv'
      ? `名称\n${long}\n`
      : new Uint8Array(await writeXlsx({ sheets: [{ name: 'x', rows: [['名称'], [long]] }] }));
  expect(await readTable(new File([bytes], `a.${format}`), limits)).toEqual({
    refused: '第 2 行有内容超过 32767 个字符，请缩短后再导入',
  });
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
      { header: '名称', required: true, hint: '最多 50 个字符', isText: true },
      { header: '状态', required: false, hint: '可选：正常、停用', isText: false, choices: ['正常', '停用'] },
    ],
    rows: [['签字笔', '正常']],
  });
  expect(await readTable(new File([file], 'a.xlsx'), limits)).toEqual({
    head: ['名称*', '状态'],
    rows: [{ line: 2, cells: ['签字笔', '正常'] }],
  });
  expect(contentFits('xlsx', await readEnds(file))).toBe(true);
});

/** Whether a workbook offers a list of choices in its cells. */
async function offersList(choices: readonly string[]): Promise<boolean> {
  const columns = [{ header: '状态', required: false, hint: '', isText: false, choices }];
  const file = await writeTemplate({ title: 'x', columns, rows: [['a']] });
  expect(await readTable(new File([file], 'a.xlsx'), limits)).toHaveProperty('head', ['状态']);
  const [sheet] = (await readXlsx(new Uint8Array(await file.arrayBuffer()))).sheets;
  return (sheet?.dataValidations ?? []).length > 0;
}

test('a choice with a quotation mark breaks the list of choices in the template', async () => {
  expect(await offersList(['正常', '停用'])).toBe(true);
  for (const choice of ['12"', 'a,b', '两\n行', ' 空', '\u0000'])
    expect(await offersList(['正常', choice])).toBe(false);
});
