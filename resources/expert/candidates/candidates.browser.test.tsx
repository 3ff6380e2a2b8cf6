import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { studentTable } from '@/mocks/expert/studentTable';
import { volunteerTable } from '@/mocks/expert/volunteerTable';
import { isRecord } from '@/src/lib/record';
import { openView } from '@/src/testing/openView';
import { expertEndpoints } from '../endpoints';
import { readPlanPage } from './planList';

const { units, favorite } = expertEndpoints['expert/volunteer'].operations;

test('[E3] candidates that could not be read are not counted; read again, they are', {
  tags: 'full',
}, async () => {
  const { mockServer } = await openView(
    { view: 'expert/filling/workbench' },
    {
      at: '?userId=101',
      prepare: ({ faults }) => faults.inject({ kind: 'code', code: 50000, path: units.path }),
    },
  );
  const pane = page.getByRole('region', { name: '候选' });
  const again = pane.getByRole('button', { name: '重新加载' });
  const count = pane.getByText(/^共 [\d,]+ 个/);
  await expect.element(again).toBeVisible();
  expect(count.elements()).toHaveLength(0);
  mockServer.faults.clear();
  await again.click();
  await expect.element(count).toBeVisible();
});

test('[E3] the count of candidates says that added ones are in it, where they are hidden', {
  tags: 'full',
}, async () => {
  await openView({ view: 'expert/filling/workbench' }, { at: '?userId=154' });
  const pane = page.getByRole('region', { name: '候选' });
  const count = pane.getByText(/^共 [\d,]+ 个/);
  await expect.element(count).toHaveTextContent(/^共 [\d,]+ 个（含已加）$/);
  await pane.getByRole('switch', { name: '隐藏已加' }).click();
  await expect.element(count).toHaveTextContent(/^共 [\d,]+ 个$/);
  await pane.getByRole('switch', { name: '隐藏已加' }).click();
  await pane.getByLabelText('搜索院校、专业、代码').fill('无此院校');
  await expect.element(count).toHaveTextContent(/^共 0 个$/);
});

test('[E3] the ribbon is there for invented candidates beside an empty table', { tags: 'full' }, async () => {
  await openView({ view: 'expert/filling/workbench' }, { at: '?userId=119' });
  const candidates = page.getByRole('grid', { name: '候选志愿' });
  await expect.element(candidates.getByText('模拟').first()).toBeVisible();
  await expect.element(page.getByText('演示数据，不可用于真实填报')).toBeVisible();
});

test('[E3] candidates go on after a page whose rows are all in the table and hidden', {
  tags: 'full',
}, async () => {
  const visit = await openView({ view: 'expert/filling/workbench' }, { at: '?userId=144' });
  const list = page.getByRole('grid', { name: '候选志愿' });
  await expect.element(list.getByRole('row').first()).toBeVisible();
  const asked = visit.mockServer.requests.of(units.path)[0]?.body;
  const next = { ...(isRecord(asked) ? asked : {}), page: 2 };
  const { body: second } = await visit.providers.send({ method: 'POST', path: units.path, body: next });
  const tables = await visit.mockServer.table(volunteerTable);
  const own = tables.find(({ userId, planNo }) => userId === 144 && planNo === 1) ?? expect.unreachable();
  const choice = { obey: 0, locked: 0, manualTier: null, note: '' } as const;
  const items = readPlanPage(isRecord(second) ? second.data : undefined).units.map(({ key }) => ({
    ...choice,
    picks: [],
    key,
  }));
  expect(items).toHaveLength(50);
  await tables.put({ ...own, status: 0, recipe: null, items });
  const { mockServer } = await visit.reload();
  const before = mockServer.requests.of(units.path).length;
  await expect.element(list.getByRole('row').first()).toBeVisible();
  const pages = () =>
    mockServer.requests
      .of(units.path)
      .slice(before)
      .map(({ body }) => (isRecord(body) ? body.page : undefined));
  list.element().scrollTo({ top: 1_000_000 });
  await expect.poll(pages).toContain(3);
});

test('[E3] a chosen province that no candidate is in has its name among the values', {
  tags: 'full',
}, async () => {
  await openView(
    { view: 'expert/filling/workbench' },
    {
      at: '?userId=101',
      prepare: async (mockServer) => {
        const students = await mockServer.table(studentTable);
        const student = students.get(101) ?? expect.unreachable();
        await students.put({ ...student, prefer: { ...student.prefer, provinceIds: [650000] } });
      },
    },
  );
  const pane = page.getByRole('region', { name: '候选' });
  await pane.getByLabelText('搜索院校、专业、代码').fill('无此院校');
  await expect.element(pane.getByText(/^共 [\d,]+ 个/)).toHaveTextContent(/^共 0 个$/);
  await pane.getByRole('button', { name: /^省份/ }).click();
  await expect.element(page.getByRole('checkbox', { name: '新疆' })).toBeChecked();
});

test('[E3] a major whose code alone is known has its name among the filters', { tags: 'full' }, async () => {
  await openView({ view: 'expert/filling/workbench' }, { at: '?userId=101&majorCode=090401' });
  const chips = page.getByRole('list', { name: '已选条件' });
  await expect.element(chips.getByRole('button', { name: '移除条件 动物医学' })).toBeVisible();
});

test('[E11] a college’s page keeps its unit as 备选, shows it so after a refusal, and takes it back', {
  tags: 'full',
}, async () => {
  const { mockServer, notifications } = await openView(
    { view: 'expert/filling/workbench' },
    { at: '?userId=101' },
  );
  await page.getByRole('grid', { name: '志愿表' }).getByRole('rowheader').first().click();
  await page.getByRole('button', { name: '详情面板' }).click();
  await page.getByRole('button', { name: '院校资料' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: '收藏', exact: true }).click();
  await expect.poll(() => notifications).toEqual(['success: 已收藏']);
  const kept = drawer.getByRole('button', { name: '取消收藏', exact: true });
  mockServer.faults.inject({ kind: 'code', code: 50000, path: favorite.path });
  await kept.click();
  await expect.poll(() => notifications.length).toBe(2);
  await expect.element(kept).toBeVisible();
  mockServer.faults.clear();
  await kept.click();
  await expect.poll(() => notifications.at(-1)).toBe('success: 已取消收藏');
  const keep = drawer.getByRole('button', { name: '收藏', exact: true });
  await expect.element(keep).toBeVisible();
  // The name says it already.
  await expect.element(keep).not.toHaveAttribute('aria-pressed');
  const sent = mockServer.requests.of(favorite.path).map(({ body }) => body);
  expect(sent).toMatchObject([{ on: 1 }, { on: 0 }, { on: 0 }]);
});
