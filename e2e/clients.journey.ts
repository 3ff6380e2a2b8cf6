import type { Page } from '@playwright/test';
import { testNow } from './clock';
import { expect, openAs, test } from './journey';

const head = '学生姓名,性别,手机号,家长姓名,家长电话,高考省份,高考年份,年级,就读中学,分数,位次,客户来源,备注';
const year = new Date(testNow).getFullYear() + 1;
const rows = [
  `顾书瑶,女,19900009201,,,湖南,${year},高三,,,,转介绍,`,
  `何知行,男,19900009202,,,湖南,${year},高三,,,,讲座,`,
];

test('[G2] a second import of a file is refused row by row, and duplicate clients are merged', {
  tag: '@full',
}, async ({ page }) => {
  await openAs(page, 'admin', '/management/client-data');
  await test.step('a file is imported', async () => {
    await importRows(page, rows);
    await expect(page.getByRole('dialog').getByText('成功导入 2 条')).toBeVisible();
    await page.getByRole('button', { name: '完成' }).click();
    await page.getByRole('textbox', { name: '客户', exact: true }).fill('顾书瑶');
    await page.getByRole('button', { name: '搜索', exact: true }).click();
    await expect(rowOf(page, '顾书瑶').first()).toBeVisible();
  });
  await test.step('a second import takes the new row and refuses duplicates row by row', async () => {
    await importRows(page, [...rows, `许明哲,男,19900009203,,,湖南,${year},高三,,,,网站,`]);
    const dialog = page.getByRole('dialog', { name: '导入客户' });
    await expect(dialog.getByText('成功 1 条，失败 2 条，未写入 0 条')).toBeVisible();
    for (const name of ['顾书瑶', '何知行'])
      await expect(dialog.getByText(`该手机号已有客户：${name}`)).toBeVisible();
    await page.getByRole('button', { name: '完成' }).click();
  });
  await test.step('duplicate clients are merged', async () => {
    await page.goto('/management/client-data?twin=1');
    await expect(page.getByText(/^共 \d+ 条$/)).toBeVisible();
    const total = await count(page);
    await page
      .getByRole('button', { name: /^更多操作：/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: '合并' }).click();
    const dialog = page.getByRole('dialog', { name: '合并客户' });
    await expect(dialog.getByRole('radio').first()).toBeVisible();
    await dialog.getByRole('button', { name: '确定' }).click();
    await expect(page.getByText('合并成功')).toBeVisible();
    await expect.poll(() => count(page)).toBeLessThan(total);
  });
});

async function importRows(page: Page, lines: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: '导入', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '导入客户' });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: /选择文件|点击或拖/ }).click();
  const buffer = Buffer.from([head, ...lines, ''].join('\n'));
  await (await chooser).setFiles({ name: '名单.csv', mimeType: 'text/csv', buffer });
  await dialog.getByRole('button', { name: '开始导入' }).click();
}

async function count(page: Page): Promise<number> {
  return Number((await page.getByText(/^共 \d+ 条$/).textContent())?.match(/\d+/)?.[0]);
}

function rowOf(page: Page, name: string) {
  return page.getByRole('row').filter({ hasText: name });
}
