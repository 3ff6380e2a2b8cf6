import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { studentTable } from '@/mocks/expert/studentTable';
import { scoreTableOf } from '@/mocks/gaokao/scoreTables';
import { examTable } from '@/mocks/score/lineTable';
import { scoreOf } from '@/src/gaokao/scoreTable';
import { isRecord } from '@/src/lib/record';
import { testNow } from '@/src/testing/clock';
import { openView, type VisitOptions } from '@/src/testing/openView';
import { expertEndpoints } from '../endpoints';
import { examYearRule } from './scoreRules';

const { scoreInfo, batchEquivalents, scoreTable, requirements, update, batchLines } =
  expertEndpoints['expert/student'].operations;
const { batches } = expertEndpoints['expert/volunteer'].operations;
const { min, max } = examYearRule(new Date(testNow).getFullYear());

/** The form of student 101, with other members than the seed's. */
const open = (
  tab: string,
  stored: object = {},
  options: VisitOptions = {},
  prepare: VisitOptions['prepare'] = () => undefined,
) =>
  openView(
    { view: 'expert/filling/student' },
    {
      ...options,
      at: `?userId=101&tab=${tab}`,
      prepare: async (server) => {
        const students = await server.table(studentTable);
        await students.put({ ...(students.get(101) ?? expect.unreachable()), ...stored });
        await prepare(server);
      },
    },
  );

test('[E2] nothing is looked up for a year that is no exam year; the panel says which are', {
  tags: 'full',
}, async () => {
  const { mockServer } = await open('basic');
  const year = page.getByRole('form', { name: /^考生信息/ }).getByLabelText('高考年份');
  await year.fill('1999');
  await page.getByRole('tab', { name: '成绩与选科' }).click();
  await expect.element(page.getByText(`高考年份须为 ${min}–${max}，请先在「基本信息」中修改`)).toBeVisible();
  expect(page.getByText(/一分一段曲线/).elements()).toHaveLength(0);
  await page.getByRole('tab', { name: '意向' }).click();
  await page.getByLabelText('意向专业').click();
  await page.getByLabelText('意向专业').fill('临床');
  await expect.element(page.getByRole('listbox').getByText(`高考年份须为 ${min}–${max}`)).toBeVisible();
  await page.getByRole('tab', { name: '基本信息' }).click();
  await year.fill(String(min));
  await page.getByRole('tab', { name: '成绩与选科' }).click();
  await expect.element(page.getByText(`${min} 年一分一段曲线`)).toBeVisible();
  const years = [scoreInfo, scoreTable, requirements, batches].flatMap(({ path }) =>
    mockServer.requests.of(path).map(({ body }) => (isRecord(body) ? body.year : undefined)),
  );
  expect(years).toContain(min);
  expect(years).not.toContain(1999);
});

test('[E2] a stored year that is long ago is looked up, and hinders no save', { tags: 'full' }, async () => {
  const { mockServer, notifications } = await open('score', { year: min - 1 });
  await expect.element(page.getByText(`${min - 1} 年一分一段曲线`)).toBeVisible();
  await page.getByRole('tab', { name: '体检与限制' }).click();
  await page.getByLabelText('身高').fill('171');
  await page.getByRole('button', { name: '保存' }).click();
  await expect.poll(() => notifications).toEqual(['success: 保存成功']);
  expect(mockServer.requests.of(update.path).at(-1)?.body).toEqual({ id: 101, height: 171 });
});

const aside = page.getByRole('complementary', { name: '成绩分析' });
const rankField = page.getByLabelText('位次', { exact: true });

test('[A3] a typed rank replaces that of the score in other years', { tags: 'full' }, async () => {
  const { mockServer } = await open('score');
  await expect.element(aside).toHaveTextContent('2025 等位分593');
  await rankField.fill('20000');
  const table = { provinceId: 430000, category: 4 } as const;
  const rows = (await scoreTableOf(mockServer, { ...table, year: 2025 })) ?? [];
  await expect.element(aside).toHaveTextContent(`2025 等位分${scoreOf(rows, 20_000)?.score}`);
  await expect.element(aside).toHaveTextContent('位次18,384–18,876');
  const asked = { ...table, year: 2026, rank: 20_000 };
  expect(mockServer.requests.of(scoreInfo.path).at(-1)?.body).toEqual(asked);
  expect(mockServer.requests.of(batchEquivalents.path).at(-1)?.body).toEqual(asked);
});

test('[A3] without a table a typed rank has equivalents, and is not asked for any more', {
  tags: 'full',
}, async () => {
  const shandong = { provinceId: 370000, subjectType: 2, category: 3, subjects: ['物理', '化学', '生物'] };
  await open('score', { ...shandong, score: 600, rank: null });
  const hint = page.getByText('2026 年一分一段表尚未发布，请手动填写位次');
  await expect.poll(() => hint.elements()).toHaveLength(2);
  await rankField.fill('30000');
  await expect.element(hint).not.toBeInTheDocument();
  await expect.element(aside).toHaveTextContent(/2025 等位分\d+/);
});

test('[E2] [A1] a score without a table loses its rank on screen, and the rank is asked for', {
  tags: 'full',
}, async () => {
  const { mockServer } = await open('basic');
  await page.getByLabelText('高考年份').fill('2027');
  await page.getByRole('tab', { name: '成绩与选科' }).click();
  await expect.element(rankField).toHaveValue('');
  await expect.element(aside.getByText('2027 年一分一段表尚未发布，请手动填写位次')).toBeVisible();
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByRole('dialog', { name: '确认提示' }).getByRole('button', { name: '确定' }).click();
  const sent = () => mockServer.requests.of(update.path).map(({ body }) => body);
  await expect.poll(sent).toEqual([{ id: 101, year: 2027, rank: null }]);
});

test('[E2] A15: a mock score goes by the lines of the gaokao and of an exam in use', {
  tags: 'full',
}, async () => {
  const lines = [180, 410, 495].map((score, index) => ({
    ...{ batchId: 3 - index, name: ['专科线', '本科线', '特控线'][index] ?? '', score, subjects: {} },
  }));
  const { mockServer } = await open(
    'score',
    { scoreType: 2, score: 560, lineVariant: 'B' },
    {},
    async (server) => {
      const exams = await server.table(examTable);
      const [last, first] = exams
        .all()
        .filter((row) => row.provinceId === 430000 && row.category === 4)
        .reverse();
      await exams.put({ ...(last ?? expect.unreachable()), enabled: 0 });
      await exams.put({ ...(first ?? expect.unreachable()), lines, total: 5200 });
      const data = [
        { batchId: 1, batchName: '特控线', score: 521, lastYear: null },
        { batchId: 2, batchName: '本科线', score: 437, lastYear: null },
        { batchId: 3, batchName: '专科线', score: 200, lastYear: null },
      ];
      server.faults.inject({ kind: 'code', code: 20000, data, path: batchLines.path });
    },
  );
  const mock = page.getByRole('region', { name: '模考换算' });
  await expect.element(mock).toHaveTextContent('按划线换算579 分');
  await expect.element(mock.getByText('湖南省名校联考（3 月）')).toBeVisible();
  await expect.element(mock).toHaveTextContent('按位次换算 填写模考位次后可用');
  await mock.getByLabelText('模考位次').fill('100');
  await expect.element(mock).toHaveTextContent('按位次换算 参考人数不足全省该科类的一半');
  expect(mockServer.requests.of(batchLines.path).map(({ body }) => body)).toEqual([
    { provinceId: 430000, category: 4, year: 2026, variant: 'B' },
  ]);
});

test('[PERM-3] the analysis asks those who may only read for no change', { tags: 'full' }, async () => {
  await open('score', { subjects: [] }, { permissions: ['expert:filling:list'] });
  await expect.element(page.getByText('省份、年份或选科信息不完整，暂无成绩分析')).toBeVisible();
  await expect.element(page.getByText(/^请先/)).not.toBeInTheDocument();
});
