import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, openAs, test } from './journey';
import { expectOneHeight } from './oneForm';

test('every part of the gallery works under the content security policy of deploy/nginx.conf', {
  tag: '@full',
}, async ({ page }) => {
  await openAs(page, 'admin', '/dev/gallery');
  const parts = page.getByRole('navigation', { name: '组件目录' }).getByRole('link');
  await expect(parts.first()).toBeVisible();
  for (const part of await parts.all()) {
    const title = (await part.textContent()) ?? '';
    await part.click();
    const section = page.getByRole('region', { name: title, exact: true });
    await expect(section.getByRole('article').or(section.getByRole('button')).first()).toBeVisible();
    await expect(section.getByRole('alert').filter({ hasText: '出现错误' })).toHaveCount(0);
  }
});

test('[FILE-3] [WID-4] a large file goes on to the object storage behind another tab', {
  tag: '@full',
}, async ({ page }) => {
  await openAs(page, 'admin', '/dev/gallery?part=uploads');
  let goOn = () => {};
  const elsewhere = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(/[?&]complete=/, async (route) => {
    await elsewhere;
    await route.continue();
  });
  await page
    .getByRole('article', { name: '视频', exact: true })
    .locator('input[type=file]')
    .first()
    .setInputFiles(pdfOf(7 * 1024 * 1024));
  await openByPalette(page, '字典管理');
  const panel = page.getByRole('region', { name: '传输列表' });
  const item = panel.getByRole('listitem').filter({ hasText: '讲座, 终稿 🎓.pdf' });
  await expect(item).toBeVisible();
  goOn();
  await expect(item).toContainText('已完成');
  await page
    .getByRole('navigation', { name: '已打开的页面' })
    .getByRole('link', { name: '组件展示' })
    .click();
  await expect(page.getByRole('link', { name: /讲座,.终稿.🎓\.pdf/u }).first()).toBeVisible();
});

/** A document of so many bytes, whose name has a comma and a picture sign in it. */
function pdfOf(bytes: number) {
  const buffer = Buffer.alloc(bytes, ' ');
  buffer.write('%PDF-1.7\n');
  return { name: '讲座, 终稿 🎓.pdf', mimeType: 'application/pdf', buffer };
}

async function openByPalette(page: Page, title: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  const palette = page.getByRole('dialog', { name: '命令面板' });
  await palette.getByRole('combobox').fill(title);
  await palette.getByRole('option', { name: title }).first().click();
  await expect(page.getByRole('table').first()).toBeVisible();
}

/** One article, as somebody would write it down. */
const table = '名称,状态,数量,单价,备注\n"导入的, 笔 🎓",正常,3,2.50,\n';

test('an imported row is found in the list, and exported', { tag: '@full' }, async ({ page }) => {
  await openAs(page, 'admin', '/dev/samples');
  const list = page.getByRole('region', { name: '示例', exact: true });
  await expect(list.getByRole('row').nth(2)).toBeVisible();

  const file = await test.step('fill in the template with one row', async () => {
    await list.getByRole('button', { name: '导入' }).click();
    const dialog = page.getByRole('dialog', { name: '导入示例' });
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: /下载模板/ }).click();
    expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
    return { name: '示例.csv', mimeType: 'text/csv', buffer: Buffer.from(table) };
  });

  await test.step('the row is written', async () => {
    const dialog = page.getByRole('dialog', { name: '导入示例' });
    await dialog.locator('input[type=file]').setInputFiles(file);
    await dialog.getByRole('button', { name: '开始导入' }).click();
    await expect(dialog.getByText('成功导入 1 条')).toBeVisible();
    await dialog.getByRole('button', { name: '完成' }).click();
    await list.getByRole('textbox', { name: '名称' }).fill('导入的');
    await page.keyboard.press('Enter');
    await expect(list.getByRole('cell', { name: '导入的, 笔 🎓', exact: true })).toBeVisible();
  });

  await test.step('the filtered rows are exported as csv, with commas and emoji as they are', async () => {
    await list.getByRole('button', { name: '选择范围、格式与列' }).click();
    const dialog = page.getByRole('dialog', { name: '导出示例' });
    await dialog.getByRole('radio', { name: /^文本表格/ }).check();
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: '开始导出' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^示例.*\.csv$/);
    const lines = readFileSync(await file.path(), 'utf8')
      .trim()
      .split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('"导入的, 笔 🎓"');
  });
});

test('inputs of one line have one height, whatever their kind, on a phone too', { tag: '@full' }, async ({
  page,
}) => {
  await openAs(page, 'admin', '/dev/gallery?part=fields');
  await expect(page.getByRole('region', { name: '基础字段' }).getByRole('article').first()).toBeVisible();
  await expectOneHeight(page, '/dev/gallery', [1366, 390]);
});
