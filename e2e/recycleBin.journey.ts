import type { Page } from '@playwright/test';
import { expect, openAs, test } from './journey';

/** Records of three kinds, each deleted on its own page. */
const deleted = [
  { at: '/finance/invoices?status=2', kind: '开票申请', message: '删除成功' },
  { at: '/management/memo?status=2', kind: '备忘', message: '删除成功' },
  { at: '/management/notices?status=0', kind: '公告', message: '删除成功' },
] as const;

test('[G5] a deleted record comes back at once by 撤销, later out of the recycle bin', {
  tag: '@full',
}, async ({ page }) => {
  await openAs(page, 'admin');
  for (const { at, kind, message } of deleted)
    await test.step(kind, async () => {
      const name = await removeFirst(page, at, message);
      await page.goto('/management/recycle-bin');
      const row = page.getByRole('row').filter({ hasText: name });
      await expect(row).toContainText(kind);
      await row.getByRole('button', { name: /^恢复：/ }).click();
      const dialog = page.getByRole('dialog', { name: '恢复' });
      await expect(dialog.getByText(/可以恢复$/)).toBeVisible();
      await dialog.getByRole('button', { name: '确定' }).click();
      await expect(page.getByText('恢复成功')).toBeVisible();
      await expect(row).toHaveCount(0);
      await page.goto(at);
      await expect(page.getByRole('row').filter({ hasText: name }).first()).toBeVisible();
    });
  await test.step('the record comes back at once', async () => {
    const { at, message } = deleted[0];
    const name = await removeFirst(page, at, message);
    await page.getByRole('button', { name: '撤销' }).click();
    await expect(page.getByText('已撤销删除')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
  });
});

/** Deletes the first record of a list; answers its name. */
async function removeFirst(page: Page, at: string, message: string): Promise<string> {
  await page.goto(at);
  // 删除 is a button where little else can be done with a row.
  const button = page.getByRole('button', { name: /^(删除|更多操作)：/ }).first();
  const label = (await button.getAttribute('aria-label')) ?? '';
  const name = label.replace(/^(删除|更多操作)：/, '');
  await button.click();
  if (!label.startsWith('删除')) await page.getByRole('menuitem', { name: '删除' }).click();
  await page.getByRole('dialog', { name: '确认提示' }).getByRole('button', { name: '确定' }).click();
  await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(0);
  return name;
}
