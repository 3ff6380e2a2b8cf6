import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { itemsOf, openTable } from '@/mocks/expert/tables';
import { volunteerTable } from '@/mocks/expert/volunteerTable';
import { openView, type Visit } from '@/src/testing/openView';
import { expertEndpoints } from '../endpoints';

const { save } = expertEndpoints['expert/volunteer'].operations;
const grid = page.getByRole('grid', { name: '志愿表' });
const filled = page.getByRole('navigation', { name: '批次' }).getByRole('button', { name: /^本科批/ });
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** A colleague takes a row out and finalises the table. */
async function finalise({ mockServer }: Visit): Promise<void> {
  const tables = await mockServer.table(volunteerTable);
  const opened = await openTable(mockServer, tables.get(501) ?? expect.unreachable());
  const { row, batch } = opened ?? expect.unreachable();
  const items = (await itemsOf(mockServer, { row, batch })).slice(1);
  await tables.put({ ...row, status: 2, version: row.version + 1, savedBy: '王老师', recipe: null, items });
}

test('[E3] a table finalised under unsaved rows shows and prints its final rows; the unsaved ones wait for 重新填报', {
  tags: 'full',
}, async () => {
  const visit = await openView({ view: 'expert/filling/workbench' }, { at: '?userId=101' });
  await expect.element(filled).toHaveTextContent('32/45');
  await expect.element(grid.getByRole('rowheader').first()).toBeVisible();
  // The save is under way while the colleague finalises: no reading of the table comes before it.
  const { faults } = visit.mockServer;
  faults.inject({ kind: 'hold', path: save.path });
  await grid.getByRole('rowheader', { name: '2', exact: true }).click();
  for (const _ of [1, 2]) await userEvent.keyboard('{Delete}');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(page.getByText('保存中…')).toBeVisible();
  await finalise(visit);
  faults.clear();
  await expect.element(page.getByText('已定稿，如需修改请点击「重新填报」')).toBeVisible();
  await expect.element(page.getByText(/^本机有 \d\d:\d\d 未保存的修改（3 处）$/)).toBeVisible();
  await expect.element(filled).toHaveTextContent('31/45');
  await expect.element(button('恢复')).not.toBeInTheDocument();
  await button('查看差异').click();
  await expect.element(page.getByRole('dialog', { name: '本机修改与当前内容的差异' })).toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /关闭|Close/ })
    .click();
  await button('更多操作').click();
  await page.getByRole('menuitem', { name: '打印', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: /^打印预览/ });
  for (const text of ['版本 4', '中国石油大学（华东）', '东北大学秦皇岛分校'])
    await expect.element(sheet).toHaveTextContent(text);
  await userEvent.keyboard('{Escape}');
  await button('重新填报').click();
  const dialog = page.getByRole('dialog', { name: '重新填报' });
  await dialog.getByLabelText('原因').fill('家长要求调整');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(page.getByRole('status').getByText('志愿表已定稿')).not.toBeInTheDocument();
  await button('恢复').click();
  await expect.element(page.getByRole('dialog', { name: '版本冲突' })).toHaveTextContent('已被 王老师 于');
  await expect.element(filled).toHaveTextContent('30/45');
});
