import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openView } from '@/src/testing/openView';
import { expertEndpoints } from '../endpoints';

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
