import type { Page } from '@playwright/test';
import { choose } from './institution';
import { type Elsewhere, expect, openAs, test } from './journey';

const list = '/finance/withdrawals';

/** Opens the list of withdrawals as an account in a browser of its own. */
async function at(elsewhere: Elsewhere, account: string): Promise<Page> {
  const page = await elsewhere();
  await openAs(page, account, list);
  await expect(page.getByRole('button', { name: /^待审核 \d/ })).toBeVisible();
  return page;
}

/** Opens the dialog of a row's button. */
async function act(page: Page, label: string, withdrawNo: string) {
  const promoted = page.getByRole('button', { name: `${label}：${withdrawNo}` });
  if (!(await promoted.isVisible())) {
    await page.getByRole('button', { name: `更多操作：${withdrawNo}` }).click();
    await page.getByRole('menuitem', { name: label }).click();
  } else await promoted.click();
  return page.getByRole('dialog', { name: `${label}：${withdrawNo}` });
}

/** Fills in the bank's data of a payment, and confirms. */
async function pay(page: Page, withdrawNo: string) {
  const dialog = await act(page, '已打款', withdrawNo);
  await dialog.getByLabel('打款流水号').fill('DK20261123001');
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 40 } });
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'voucher.png', mimeType: 'image/png', buffer });
  await expect(dialog.getByRole('button', { name: '预览打款凭证' })).toBeVisible();
  await dialog.getByLabel('登录密码').fill('admin123');
  await dialog.getByRole('button', { name: '确定' }).click();
  return dialog;
}

test('[F4] a withdrawal is cancelled, requested again, approved by one person and paid by another', async ({
  page,
  elsewhere,
}) => {
  await openAs(page, 'jigou');
  await page.goto(list);
  const first = (await page.getByRole('link', { name: /^TX\d+$/ }).innerText()).trim();

  await test.step('the pending withdrawal is cancelled', async () => {
    const question = await act(page, '撤回', first);
    await question.getByRole('button', { name: '确定' }).click();
    await expect(page.getByRole('row').filter({ hasText: first })).toContainText('已撤回');
  });

  await test.step('the institution requests again, and sees the payout while typing', async () => {
    await page.getByRole('button', { name: '申请提现' }).click();
    const form = page.getByRole('dialog', { name: '新增提现申请' });
    await form.getByLabel('提现金额').fill('5000');
    await expect(form).toContainText('¥30.00');
    await expect(form).toContainText('¥4,970.00');
    await form.getByLabel('收款户名').fill('启明升学规划中心');
    await choose(page, form.getByLabel('开户银行'), '招商银行');
    await form.getByLabel('支行').fill('示范路支行');
    await form.getByLabel('收款账号').fill('6222020000000012');
    await form.getByRole('button', { name: '保存' }).click();
    await expect(form).toBeHidden();
    await expect(page.getByRole('row').filter({ hasText: '¥5,000.00' }).first()).toContainText('待审核');
  });
  const withdrawNo = (
    await page
      .getByRole('link', { name: /^TX\d+$/ })
      .first()
      .innerText()
  ).trim();

  const clerk = await at(elsewhere, 'caiwu');
  await test.step('a clerk approves, and is not offered the payment as well', async () => {
    const question = await act(clerk, '通过', withdrawNo);
    await expect(question).toContainText('¥5,000.00');
    await question.getByRole('button', { name: '确定' }).click();
    const row = clerk.getByRole('row').filter({ hasText: withdrawNo });
    await expect(row).toContainText('待打款');
    await expect(row.getByRole('button', { name: '打款失败' })).toBeVisible();
    await expect(row.getByRole('button', { name: '已打款' })).toHaveCount(0);
  });

  await test.step('another person pays', async () => {
    const other = await at(elsewhere, 'admin');
    await expect(await pay(other, withdrawNo)).toBeHidden();
    await expect(other.getByRole('row').filter({ hasText: withdrawNo })).toContainText('已打款');
  });

  await test.step('the institution sees the payment in the list and in its ledger', async () => {
    await page.reload();
    await expect(page.getByRole('row').filter({ hasText: withdrawNo })).toContainText('已打款');
    await page.goto('/finance/institution-details');
    await expect(page.getByRole('row').filter({ hasText: withdrawNo }).first()).toBeVisible();
  });
});
