import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { expect, openAs, test } from './journey';

test('[CALL-3] a table is imported, changed, previewed and downloaded as an archive that opens', async ({
  page,
}) => {
  await openAs(page, 'admin', '/tool/gen');
  const list = page.getByRole('region', { name: '代码生成', exact: true });
  const row = list.getByRole('row').filter({ hasText: 'finance_order' });

  await test.step('import the table', async () => {
    await list.getByRole('button', { name: '导入' }).click();
    const dialog = page.getByRole('dialog', { name: '导入表' });
    await dialog.getByRole('textbox', { name: '表名称' }).fill('finance');
    await page.keyboard.press('Enter');
    await dialog.getByRole('cell', { name: 'finance_order', exact: true }).click();
    await dialog.getByRole('button', { name: '确定' }).click();
    await expect(row).toBeVisible();
  });

  await test.step('a column is renamed and moved to the top', async () => {
    await row.getByRole('button', { name: '编辑' }).click();
    const editor = page.getByRole('region', { name: '修改[finance_order]生成配置', exact: true }).last();
    await expect(page.getByRole('link', { name: '修改[finance_order]生成配置' })).toBeVisible();
    await editor.getByLabel('字段描述：order_no').fill('流水号');
    await editor.getByLabel('java属性：order_no').fill('serial');
    await editor.getByRole('button', { name: '上移：order_no' }).click();
    await editor.getByRole('button', { name: '提交' }).click();
    await expect(page).toHaveURL(/\/tool\/gen$/);
  });

  await test.step('the preview shows the renamed column', async () => {
    await row.getByRole('button', { name: '预览' }).click();
    const dialog = page.getByRole('dialog', { name: '代码预览' });
    const code = dialog.getByRole('region', { name: 'domain.java' });
    await expect(code).toContainText('/** 流水号 */');
    await expect(code).toContainText('private String serial;');
  });

  await test.step('the preview shows the files for this application: the line of its calls, declaration, mock', async () => {
    const dialog = page.getByRole('dialog', { name: '代码预览' });
    await dialog.getByText('本系统代码').click();
    const line = dialog.getByRole('region', { name: 'resources/gaokao/endpoints.ts' });
    await expect(line).toContainText("'gaokao/order': rest('/gaokao/order'");
    await dialog.getByRole('tab', { name: 'resources/gaokao/order.ts' }).click();
    const declaration = dialog.getByRole('region', { name: 'resources/gaokao/order.ts' });
    await expect(declaration).toContainText('serial: text(financeOrderRules.serial');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await dialog.getByRole('button', { name: '复制resources/gaokao/order.ts' }).click();
    await expect(dialog.getByText('复制成功')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('export const financeOrderResource = defineResource<FinanceOrder>()({');
    await dialog.getByRole('tab', { name: 'mocks/gaokao/order.ts' }).click();
    await expect(dialog.getByRole('region', { name: 'mocks/gaokao/order.ts' })).toContainText(
      'crudHandlers(',
    );
    const download: Promise<Download> = page.waitForEvent('download');
    await dialog.getByRole('button', { name: '下载mocks/gaokao/order.ts' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('mocks_gaokao_order.ts');
    expect(readFileSync(await file.path(), 'utf8')).toContain(
      'serial: filledMember(financeOrderRules.serial)',
    );
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('the archive holds the server’s files', async () => {
    const files = readStoredZip(await downloadCode(page));
    expect([...files.keys()]).toEqual(
      expect.arrayContaining([
        'main/java/com/example/gaokao/domain/FinanceOrder.java',
        'main/resources/mapper/gaokao/FinanceOrderMapper.xml',
        'vue/views/gaokao/order/index.vue',
        'orderMenu.sql',
      ]),
    );
    expect(files.get('main/java/com/example/gaokao/domain/FinanceOrder.java')).toContain(
      'private String serial;',
    );
  });

  async function downloadCode(page: Page): Promise<Buffer> {
    const download: Promise<Download> = page.waitForEvent('download');
    await row.getByRole('button', { name: '更多操作' }).click();
    await page.getByRole('menuitem', { name: '生成代码' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('ruoyi.zip');
    return readFileSync(await file.path());
  }
});

/** The texts of an archive by their paths, as its directory at the end lists them. Entries are stored, not deflated. */
function readStoredZip(archive: Buffer): ReadonlyMap<string, string> {
  expect(archive.readUInt32LE(0)).toBe(0x04034b50);
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const files = new Map<string, string>();
  let entry = archive.readUInt32LE(end + 16);
  for (let count = archive.readUInt16LE(end + 10); count > 0; count -= 1) {
    const size = archive.readUInt32LE(entry + 20);
    const nameLength = archive.readUInt16LE(entry + 28);
    const name = archive.toString('utf8', entry + 46, entry + 46 + nameLength);
    const local = archive.readUInt32LE(entry + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    files.set(name, archive.toString('utf8', start, start + size));
    entry += 46 + nameLength + archive.readUInt16LE(entry + 30) + archive.readUInt16LE(entry + 32);
  }
  return files;
}

test('[ROUTE-10] a table that was never imported shows a blank block in the production build', async ({
  page,
}) => {
  await openAs(page, 'admin', '/tool/gen-edit/index/999');
  const missing = page.getByText('没有找到这张表的生成配置');
  await expect(missing).toBeVisible();
  await expect(page.getByRole('img', { name: 'warning' })).toBeVisible();
  await page.getByRole('button', { name: '返回' }).click();
  await expect(page).toHaveURL(/\/tool\/gen$/);
});
