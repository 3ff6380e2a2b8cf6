import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { volunteerTable } from '@/mocks/expert/volunteerTable';
import { openView } from '@/src/testing/openView';

test('[E3] a table under review is taken back for a typed reason; until then no remark can be ticked off', {
  tags: 'full',
}, async () => {
  const { mockServer, notifications } = await openView(
    { view: 'expert/filling/workbench' },
    {
      at: '?userId=101',
      prepare: async (server) => {
        const tables = await server.table(volunteerTable);
        const draft = tables.get(501);
        if (draft) await tables.put({ ...draft, status: 1 });
      },
    },
  );
  await page.getByText('2 条审阅意见待处理').click();
  const ticks = page.getByRole('button', { name: /^标记已处理/ });
  await expect.element(page.getByRole('list', { name: '审阅意见' })).toBeVisible();
  await expect.element(ticks).not.toBeInTheDocument();
  await page.getByRole('button', { name: '重新填报' }).click();
  const dialog = page.getByRole('dialog', { name: '重新填报' });
  await expect.element(dialog.getByLabelText('原因')).toHaveFocus();
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(dialog.getByText('请输入原因')).toBeVisible();
  await dialog.getByLabelText('原因').fill('家长要求调整');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => notifications).toEqual(['success: 已转为草稿，可以继续填报']);
  expect((await mockServer.table(volunteerTable)).get(501)).toMatchObject({ status: 0 });
  await expect.element(page.getByRole('button', { name: '重新填报' })).not.toBeInTheDocument();
  await expect.poll(() => ticks.elements().length).toBe(2);
});
