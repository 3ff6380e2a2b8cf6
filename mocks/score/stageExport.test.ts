import { expect, test } from 'vitest';
import { scoreEndpoints } from '@/resources/score/endpoints';
import { readStage } from '@/src/gaokao/stage/readStage';
import { readTable } from '@/src/lib/sheet/readTable';
import { readText } from '@/src/lib/sheet/sheetText';
import { createTableWriter } from '@/src/lib/sheet/writeTable';
import { isFull } from '@/src/testing/fullRun';
import { provinces } from '../gaokao/provinces';
import { provinceNow } from '../gaokao/provinceTable';
import { seededTables, seedTableOf } from '../gaokao/scoreSeed';
import { createTestClient } from '../testClient';

const { path } = scoreEndpoints['score/stage'].operations.export;

/** Takes one table in five; a full run takes all. */
const step = isFull ? 1 : 5;

test('[Q5] every exported score table reads back unchanged, as a workbook and as csv', async () => {
  const { as, mockServer } = createTestClient();
  const admin = await as('admin');
  const tables = provinces
    .flatMap(({ id }) => seededTables(id).map((table) => ({ ...table, provinceId: id })))
    .filter((_, at) => at % step === 0);
  expect(tables.length).toBeGreaterThan(50 / step);
  const read: string[] = [];
  for (const { provinceId, year, category } of tables) {
    const rows = (await seedTableOf({ provinceId, year, category })) ?? [];
    const fullMark = (await provinceNow(mockServer, provinceId))?.fullMark;
    const form = new URLSearchParams(
      Object.entries({ provinceId, year, category }).map(([k, v]) => [k, String(v)]),
    );
    const file = new File([await (await admin.fetch('POST', path, form)).blob()], '一分一段表.xlsx');
    for (const one of year === 2026 ? [file, await csvOf(file)] : [file]) {
      const text = await readText(one);
      if (!('text' in text)) return expect.unreachable(text.refused);
      const reading = readStage(text.text, { fullMark, year, category });
      const questions = reading.questions.map(({ code, text: said }) => `${code} ${said}`);
      const isSame = JSON.stringify(reading.rows.map(plain)) === JSON.stringify(rows.map(plain));
      if (!isSame || questions.length > 0)
        read.push(`${provinceId} ${year} ${category} ${one.name} ${isSame} ${questions.join()}`);
    }
  }
  expect(read).toEqual([]);
});

function plain({ score, open = 0, count, cum }: { score: number; open?: 0 | 1; count: number; cum: number }) {
  return [score, open, count, cum];
}

/** Saves the workbook as csv, as a user would. */
async function csvOf(file: File): Promise<File> {
  const table = await readTable(file, { maxRows: 5000 });
  if ('refused' in table) throw new Error(table.refused);
  const writer = createTableWriter({
    title: '',
    format: 'csv',
    columns: table.head.map((header) => ({ header })),
  });
  writer.add(
    table.rows.map(({ cells }) => cells.map((cell) => (typeof cell === 'number' ? cell : String(cell)))),
  );
  return new File([await writer.finish()], '一分一段表.csv');
}
