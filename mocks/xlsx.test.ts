import { expect, test } from 'vitest';
import { createTestClient } from './testClient';
import { xlsx } from './xlsx';

/** The files of a zip archive without compression, by the headers in front of each. */
function unzip(bytes: Uint8Array): Record<string, string> {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const text = (from: number, length: number) =>
    new TextDecoder().decode(bytes.subarray(from, from + length));
  const files: Record<string, string> = {};
  for (let at = 0; view.getUint32(at, true) === 0x04034b50; ) {
    const [size, nameLength] = [view.getUint32(at + 18, true), view.getUint16(at + 26, true)];
    const body = at + 30 + nameLength;
    files[text(at + 30, nameLength)] = text(body, size);
    at = body + size;
  }
  return files;
}

/** The rows of the one sheet, as texts. */
function rowsOf(bytes: Uint8Array): string[][] {
  const sheet = unzip(bytes)['xl/sheet.xml'] ?? '';
  return [...sheet.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<(?:t[^>]*|v)>(.*?)<\/(?:t|v)>/gs)].map(([, cell = '']) => cell),
  );
}

test('a workbook begins with PK, holds its parts, and its cells read back', () => {
  const bytes = xlsx({
    name: '表',
    rows: [
      ['名称', '数量'],
      ['甲 & <乙>', 3],
    ],
  });
  expect(new TextDecoder().decode(bytes.subarray(0, 2))).toBe('PK');
  expect(Object.keys(unzip(bytes))).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/workbook.xml',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/sheet.xml',
  ]);
  expect(rowsOf(bytes)).toEqual([
    ['名称', '数量'],
    ['甲 &amp; &lt;乙&gt;', '3'],
  ]);
});

test('amounts are numbers of two decimals, whatever they are; ids and marks stay texts', () => {
  const sheet = unzip(xlsx({ name: '表', rows: [['-12.50', '7', '1.2.30']] }))['xl/sheet.xml'];
  expect(sheet).toContain('<c s="1"><v>-12.50</v></c><c t="inlineStr">');
  expect(sheet?.match(/inlineStr/g)).toHaveLength(2);
});

test('[FILE-4] an export is a workbook of the filtered rows, its name percent-encoded in download-filename', async () => {
  const { as } = createTestClient();
  const type = 'application/x-www-form-urlencoded';
  const admin = await as('admin');
  const response = await admin.fetch('POST', '/ssystem-api/api/store/export', 'status=0&sortField=id', type);
  expect(decodeURIComponent(response.headers.get('download-filename') ?? '')).toBe(
    '机构列表_2026-06-20.xlsx',
  );
  const [head, ...rows] = rowsOf(new Uint8Array(await response.arrayBuffer()));
  expect(head?.slice(0, 4)).toEqual(['机构编号', '机构名称', '机构类型', '上级机构']);
  expect(rows.map(([number]) => number)).toEqual(['JG000009', 'JG000020', 'JG000033']);
  expect(rows[0]).toContain('停用');
});

test('[FILE-4] the export of dictionaries takes the filters of the REST family; a refusal is JSON', async () => {
  const { as } = createTestClient();
  const path = '/system/dict/type/export';
  const type = 'application/x-www-form-urlencoded';
  const ask = async (userName: string) => (await as(userName)).fetch('POST', path, 'dictType=store', type);
  const rows = rowsOf(new Uint8Array(await (await ask('admin')).arrayBuffer()));
  expect(rows).toEqual([
    ['字典主键', '字典名称', '字典类型', '状态'],
    ['11', '机构类型', 'store_type', '正常'],
    ['12', '版本套餐', 'store_edition', '正常'],
  ]);
  expect(await (await ask('caiwu')).json()).toMatchObject({ code: 403 });
});
