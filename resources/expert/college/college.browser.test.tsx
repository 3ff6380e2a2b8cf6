import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { studentTable } from '@/mocks/expert/studentTable';
import { volunteerTable } from '@/mocks/expert/volunteerTable';
import { openView } from '@/src/testing/openView';
import { expertEndpoints } from '../endpoints';

const { scoreInfo } = expertEndpoints['expert/student'].operations;
const { chances, units } = expertEndpoints['expert/volunteer'].operations;

test('[E11] a college has its majors by department, and a press on one tells of it', {
  tags: 'full',
}, async () => {
  await openView({ view: 'expert/volunteer/detail' }, { at: '?id=501' });
  const table = page.getByRole('region', { name: '志愿表' });
  await table.getByRole('button', { name: '中国石油大学（华东）' }).first().click();
  const drawer = page.getByRole('dialog', { name: '中国石油大学（华东）' });
  await drawer.getByRole('tab', { name: '院系专业', exact: true }).click();
  const department = (name: string) => drawer.getByRole('button', { name });
  await expect.element(department('机械学院（2）')).toHaveAttribute('aria-expanded', 'true');
  await department('统计学院（4）').click();
  await department('计算机学院（3）').click();
  const major = drawer.getByRole('button', { name: '计算机科学与技术', exact: true });
  await expect.element(drawer.getByText('计算机科学与技术4 年')).toBeVisible();
  await major.click();
  const panel = drawer.getByRole('tabpanel', { name: '专业' });
  await expect.element(panel.getByRole('heading', { name: '计算机科学与技术 080901' })).toBeVisible();
});

test('[E11] 招生与投档 asks for chances with what they are computed from, and nothing else of the student', async () => {
  const visit = await openView({ view: 'expert/volunteer/detail' }, { at: '?id=501' });
  const table = page.getByRole('region', { name: '志愿表' });
  await table.getByRole('button', { name: '中国石油大学（华东）' }).first().click();
  const drawer = page.getByRole('dialog', { name: '中国石油大学（华东）' });
  const asked = () => visit.mockServer.requests.of(chances.path);
  const before = asked().length;
  await drawer.getByRole('tab', { name: '招生与投档' }).click();
  await expect.poll(() => asked().length).toBe(before + 1);
  const about = ['userId', 'provinceId', 'year', 'batchId', 'category', 'subjects', 'score', 'rank'];
  expect(Object.keys(asked().at(-1)?.body ?? {}).sort()).toEqual([...about, 'units'].sort());
});

test.each([1, 3] as const)(
  '[E11] 招生与投档 under mode %d has the units of the batch with their chances',
  {
    tags: 'full',
  },
  async (mode) => {
    const { mockServer } = await openView(
      { view: 'expert/volunteer/detail' },
      {
        at: '?id=9001',
        prepare: async (server) => {
          const tables = await server.table(volunteerTable);
          const row = tables.find((one) => one.mode === mode && one.isMain === 1) ?? expect.unreachable();
          await tables.put({ ...row, id: 9001 });
        },
      },
    );
    const table = page.getByRole('region', { name: '志愿表' });
    await table.getByRole('row').nth(1).getByRole('button').first().click();
    await page.getByRole('dialog').getByRole('tab', { name: '招生与投档' }).click();
    const panel = page.getByRole('tabpanel', { name: '招生与投档' });
    await expect.element(panel.getByText(/^\d+%$/).first()).toBeVisible();
    expect(panel.getByText(/^\d+%$/).elements()).toHaveLength(panel.getByRole('region').elements().length);
    expect(mockServer.requests.of(units.path).at(-1)?.body).toMatchObject({ mode });
  },
);

test('[E11] 同分 has the place of the score, and the equivalents of the rank that was typed', {
  tags: 'full',
}, async () => {
  const { mockServer } = await openView(
    { view: 'expert/filling/workbench' },
    {
      at: '?userId=101',
      prepare: async (server) => {
        const students = await server.table(studentTable);
        const student = students.get(101) ?? expect.unreachable();
        await students.put({ ...student, score: 600, rank: 20_000 });
      },
    },
  );
  await page.getByRole('grid', { name: '志愿表' }).getByRole('rowheader').first().click();
  await page.getByRole('button', { name: '详情面板' }).click();
  await page.getByRole('button', { name: '院校资料' }).click();
  await page.getByRole('dialog').getByRole('tab', { name: '同分' }).click();
  const panel = page.getByRole('tabpanel', { name: '同分' });
  await expect.element(panel).toHaveTextContent('位次18,384–18,876');
  await expect
    .poll(() => mockServer.requests.of(scoreInfo.path).at(-1)?.body)
    .toEqual({ provinceId: 430000, year: 2026, category: 4, rank: 20_000 });
  await expect.element(panel).toHaveTextContent('2025 等位分591 分');
});
