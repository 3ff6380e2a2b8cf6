import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type VolunteerRow, volunteerTable } from '@/mocks/expert/volunteerTable';
import { openView } from '@/src/testing/openView';

const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });

/** Restores the first version of a table that a colleague changes while it is looked at. */
async function restoreUnder(change: (row: VolunteerRow) => Partial<VolunteerRow>): Promise<void> {
  const { mockServer } = await openView({ view: 'expert/filling/workbench' }, { at: '?userId=101' });
  const grid = page.getByRole('grid', { name: '志愿表' });
  await expect.element(grid.getByRole('rowheader').first()).toBeVisible();
  await page.getByRole('button', { name: '更多操作', exact: true }).click();
  await page.getByRole('menuitem', { name: '历史', exact: true }).click();
  await page.getByRole('button', { name: /^版本 1/ }).click();
  await expect.element(dialog('版本 1')).toHaveTextContent('预览（28 个志愿）');
  const tables = await mockServer.table(volunteerTable);
  const row = tables.get(501) ?? expect.unreachable();
  await tables.put({ ...row, ...change(row), version: row.version + 1, savedBy: '王老师' });
  await dialog('版本 1').getByRole('button', { name: '恢复此版本' }).click();
  await dialog('确认提示').getByRole('button', { name: '确定' }).click();
}

test('[E3] 恢复此版本 meets a colleague’s newer save as a conflict', { tags: 'full' }, async () => {
  await restoreUnder(() => ({}));
  await expect.element(dialog('版本冲突')).toHaveTextContent('已被 王老师 于');
  await expect.element(dialog('版本 1')).not.toBeInTheDocument();
});

test('[E3] 恢复此版本 of a table under review closes, and the banner says why', {
  tags: 'full',
}, async () => {
  await restoreUnder(() => ({ status: 1 }));
  await expect.element(page.getByText('待审核，如需修改请点击「重新填报」')).toBeVisible();
  await expect.element(dialog('版本 1')).not.toBeInTheDocument();
});
