import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { batchTable } from '@/mocks/gaokao/batchTable';
import { openView } from '@/src/testing/openView';
import { expertEndpoints } from '../endpoints';

const grid = page.getByRole('grid', { name: '志愿表' });
const candidates = page.getByRole('grid', { name: '候选志愿' });

test('[E3] a candidate of one batch is compared in another one, and cannot be added to it', {
  tags: 'full',
}, async () => {
  await openView({ view: 'expert/filling/workbench' }, { at: '?userId=101' });
  await expect.element(grid.getByRole('rowheader').first()).toBeVisible();
  await page.getByRole('button', { name: '详情面板' }).click();
  await candidates.getByRole('row').first().click();
  const add = page.getByRole('button', { name: '加入志愿表' });
  await expect.element(add).toBeVisible();
  await userEvent.keyboard('c');
  await page
    .getByRole('navigation', { name: '批次' })
    .getByRole('button', { name: /^高职专科批/ })
    .click();
  await expect.element(add).not.toBeInTheDocument();
  await page.getByRole('button', { name: '更多操作', exact: true }).click();
  await page.getByRole('menuitem', { name: '对比 1' }).click();
  const comparison = page.getByRole('dialog', { name: '对比 1 / 4' });
  await expect.element(comparison.getByText('不属于本批次')).toBeVisible();
  await expect.element(comparison.getByRole('button', { name: /^加\s?入$/ })).toBeDisabled();
});

test('[E3] a list of tables that fails is said and read again; no blank scheme is opened instead', {
  tags: 'full',
}, async () => {
  const { path } = expertEndpoints['expert/volunteer'].operations.list;
  const { mockServer } = await openView(
    { view: 'expert/filling/workbench' },
    { at: '?userId=101', prepare: ({ faults }) => faults.inject({ kind: 'status', status: 500, path }) },
  );
  await expect.element(page.getByText('数据加载失败')).toBeVisible();
  mockServer.faults.clear();
  await page.getByRole('button', { name: '重新加载' }).click();
  await expect.element(grid.getByRole('rowheader').first()).toBeVisible();
});

test('[E3] a batch is opened by its main scheme alone: none is guessed where the tables could not be read', {
  tags: 'full',
}, async () => {
  const { path } = expertEndpoints['expert/volunteer'].operations.list;
  const { mockServer } = await openView(
    { view: 'expert/filling/workbench' },
    {
      at: '?userId=101&batchId=43203&planNo=1',
      prepare: ({ faults }) => faults.inject({ kind: 'status', status: 500, path }),
    },
  );
  await expect.element(grid.getByRole('rowheader').first()).toBeVisible();
  await page
    .getByRole('navigation', { name: '批次' })
    .getByRole('button', { name: /^高职专科批/ })
    .click();
  await expect.element(page.getByText('数据加载失败')).toBeVisible();
  mockServer.faults.clear();
  await page.getByRole('button', { name: '重新加载' }).click();
  await expect.element(page.getByText('数据加载失败')).not.toBeInTheDocument();
});

test('[E3] [Q4] a table of a former mode is read-only in its own columns, and another scheme begins in the new one', {
  tags: 'full',
}, async () => {
  await openView(
    { view: 'expert/filling/workbench' },
    {
      at: '?userId=101',
      prepare: async (server) => {
        const batches = await server.table(batchTable);
        await batches.put({ ...(batches.get(43203) ?? expect.unreachable()), mode: 1 });
      },
    },
  );
  const reason = page.getByText('该批次填报模式已调整，请新建方案重新填报');
  await expect.element(reason).toBeVisible();
  await expect.element(grid.getByRole('columnheader', { name: '院校 · 组' })).toBeVisible();
  await page.getByRole('button', { name: '新建空白' }).click();
  await expect.element(page.getByText(/^暂无志愿/)).toBeVisible();
  await expect.element(reason).not.toBeInTheDocument();
  await expect.element(page.getByRole('radio', { name: '先选专业' })).toBeChecked();
});
