import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { volunteerTable } from '@/mocks/expert/volunteerTable';
import { isRecord } from '@/src/lib/record';
import { openView } from '@/src/testing/openView';
import { expertEndpoints } from '../endpoints';
import { readPlanPage } from './planList';

const { units } = expertEndpoints['expert/volunteer'].operations;

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
