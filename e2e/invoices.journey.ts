import { choose, rowOf } from './institution';
import { expect, openAs, test } from './journey';

const store = '启明升学规划中心';
const title = '明德教育科技有限公司';
const number = '26952000000000999999';

test('[F2] an invoice goes from its application to its number and file', async ({ page }) => {
  await openAs(page, 'admin', '/finance/invoices');
  await test.step('the institution applies with the data that the company sent', async () => {
    await page.getByRole('button', { name: '申请开票' }).click();
    const form = page.getByRole('dialog', { name: '新增开票申请' });
    await choose(page, form.getByLabel('所属机构', { exact: true }), store);
    const recharges = form.getByLabel('开票充值单', { exact: true });
    await recharges.click();
    await expect(page.getByRole('option').first()).toBeAttached();
    await recharges.press('Enter');
    await recharges.press('Escape');
    await expect(form.getByText(/^开票金额（含税）：¥[1-9]/)).toBeVisible();
    await form.getByLabel('开票信息').fill(`名称：${title}\n税号：91990000MA0000002E`);
    await form.getByRole('button', { name: '填入表单' }).click();
    await expect(form.getByLabel('发票抬头')).toHaveValue(title);
    await form.getByLabel('接收邮箱').fill('a@example.com');
    await form.getByRole('button', { name: '保存' }).click();
    await expect(rowOf(page, title)).toContainText('待开票');
  });
  await test.step('finance notes number and file', async () => {
    await rowOf(page, title)
      .getByRole('button', { name: /^开票：/ })
      .click();
    const dialog = page.getByRole('dialog', { name: '开票：' });
    await dialog.getByLabel('发票号码').fill(number);
    const buffer = Buffer.from('%PDF-1.4 示例');
    await dialog
      .getByLabel('发票文件')
      .setInputFiles({ name: '发票.pdf', mimeType: 'application/pdf', buffer });
    await expect(dialog.getByText('发票.pdf')).toBeVisible();
    await expect(dialog.getByText(/^正在(上传|检查)/)).toHaveCount(0);
    await dialog.getByRole('button', { name: '确定' }).click();
    await expect(page.getByText('开票成功')).toBeVisible();
    await expect(rowOf(page, title)).toHaveCount(0);
  });
  await test.step('the issued invoice is found, and its file downloaded', async () => {
    await page.getByRole('button', { name: /^已开票 \d+$/ }).click();
    await expect(rowOf(page, title)).toContainText(number);
    const download = page.waitForEvent('download');
    await page
      .getByRole('button', { name: /^更多操作：/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: '下载' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  });
});
