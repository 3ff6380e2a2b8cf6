import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import type { SheetRow } from './sheet';
import { writeTemplate } from './writeTemplate';

test('cells for codes are texts down to the last offered row; only a template with an example speaks of it', async () => {
  const columns = [
    { header: '代码', required: true, hint: '', isText: true },
    { header: '数量', required: false, hint: '数字', isText: false },
  ];
  const sheetsOf = async (rows: readonly SheetRow[]) => {
    const file = await writeTemplate({ title: 'x', columns, rows });
    return (await readXlsx(new Uint8Array(await file.arrayBuffer()), { readStyles: true })).sheets;
  };
  const [sheet, explained] = await sheetsOf([['0101', 3]]);
  const formatOf = (cell: string) => sheet?.cells?.get(cell)?.style?.numFmt;
  expect(['1,0', '2,0', '5000,0', '2,1'].map(formatOf)).toEqual(['@', '@', '@', undefined]);
  expect(JSON.stringify(explained?.rows)).toContain('示例行请改写或删除');
  expect(JSON.stringify((await sheetsOf([]))[1]?.rows)).not.toContain('示例行');
});
