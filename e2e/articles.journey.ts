import type { Page } from '@playwright/test';
import { expect, openAs, test } from './journey';
import { openByMenu, tab } from './tabs';

const title = '湖南本科批填报前的五项核对';
const sentence = '请逐项核对选科要求、体检限制与单科成绩要求，再决定志愿顺序和调剂意愿，避免退档风险。';

/** HTML that a word processor puts on the clipboard. */
const word = [
  '<!--[if gte mso 9]><xml></xml><![endif]--><style>p.MsoNormal{margin:0}</style>',
  '<h2 class="MsoNormal" style="mso-margin-top-alt:auto">核对清单</h2>',
  `<p class="MsoNormal" style="text-indent:24pt">${sentence}<o:p></o:p></p>`,
  '<table><tr><td>项目</td><td>要求</td></tr></table>',
  '<script>document.title = "no"</script>',
].join('');

/** A picture of 900 × 600. */
async function coverOf(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 600 });
    canvas.getContext('2d')?.fillRect(100, 100, 300, 200);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(address.replace(/^.*,/, ''), 'base64');
}

test('[O5] [O6] [O8] staff write, paste, review, schedule, read and withdraw an article', {
  tag: '@full',
}, async ({ page, elsewhere }) => {
  await openAs(page, 'yunying');
  await openByMenu(page, '运营内容', '头条资讯');

  await test.step('write the article, and paste from a word processor', async () => {
    await page.getByRole('button', { name: '新增', exact: true }).click();
    await expect(page).toHaveURL('/operations/create?type=headline');
    // the list of the other tab filters by the title as well
    const form = page.getByRole('form', { name: '新建资讯' });
    await form.getByLabel('标题', { exact: true }).fill(title);
    const text = page.getByRole('textbox', { name: '正文', exact: true });
    await text.click();
    await text.evaluate((element, html) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, word);
    await expect(text.getByRole('heading', { name: '核对清单' })).toBeVisible();
    await expect(text.getByRole('table')).toBeVisible();
    await expect(page.getByText(/粘贴内容已净化，去除了样式 \d+ 处、脚本 1 处/)).toBeVisible();
    await page.getByRole('button', { name: '知道了' }).click();
    await page
      .locator('input[type=file]')
      .last()
      .setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: await coverOf(page) });
    await page.getByRole('dialog', { name: '裁剪图片' }).getByRole('button', { name: '确定' }).click();
    await form.getByLabel('分类', { exact: true }).click();
    await page.getByRole('treeitem', { name: '选科指导' }).getByText('选科指导').click();
    await page.getByRole('button', { name: '存草稿' }).click();
    await expect(page.getByText('保存成功')).toBeVisible();
    await expect(page).toHaveURL(/\/operations\/edit-info\?type=headline&id=\d+$/);
  });

  await test.step('submit the article for review', async () => {
    await tab(page, '头条资讯').click();
    const own = page.getByRole('row').filter({ hasText: title });
    await own.getByRole('button', { name: '更多操作' }).click();
    await page.getByRole('menuitem', { name: '提交审核' }).click();
    await expect(page.getByText('已提交审核')).toBeVisible();
    await expect(own).toContainText('待审核');
  });

  const editor = await elsewhere();
  await openAs(editor, 'admin', '/operations/headlines?isInReview=1');
  const row = editor.getByRole('row').filter({ hasText: title });
  const form = editor.getByRole('form', { name: '编辑资讯' });
  await test.step('another account reviews the article and sets its time', async () => {
    await expect(row).toContainText('苏晚晴');
    await expect(row).toContainText('待审核');
    await editor.goto(`/operations/headlines?title=${encodeURIComponent(title)}`);
    await row.getByRole('button', { name: /^编辑/ }).click();
    await expect(form.getByLabel('标题', { exact: true })).toHaveValue(title);
    await editor.getByRole('button', { name: '预览', exact: true }).click();
    const preview = editor.getByRole('dialog', { name: '预览' });
    await expect(preview.getByRole('region', { name: '手机预览' })).toContainText(sentence);
    await preview.getByText('电脑', { exact: true }).click();
    await expect(preview.getByRole('region', { name: '电脑预览' })).toContainText(sentence);
    await editor.keyboard.press('Escape');
    await form.getByLabel('发布时间', { exact: true }).fill('2099-06-25 09:00:00');
    await editor.keyboard.press('Enter');
    await editor.getByRole('button', { name: '发布', exact: true }).click();
    await expect(editor.getByText('发布时间：2099-06-25 09:00:00')).toBeVisible();
    await editor.getByRole('button', { name: '返回列表' }).click();
    await expect(row).toContainText('待上线');
    await expect(row).not.toContainText('待审核');
  });

  await test.step('the article is published ahead of its time, and read', async () => {
    await row.getByRole('button', { name: /^编辑/ }).click();
    const time = form.getByLabel('发布时间', { exact: true });
    await expect(time).toHaveValue('2099-06-25 09:00:00');
    await time.fill('2025-06-25 09:00:00');
    await editor.keyboard.press('Enter');
    await editor.getByRole('button', { name: '保存', exact: true }).click();
    const question = editor.getByRole('dialog', { name: '确认提示' });
    await expect(question).toContainText('该内容已发布，保存后前台立即生效，确定保存吗？');
    await question.getByRole('button', { name: '确定' }).click();
    await expect(editor.getByText('保存成功')).toBeVisible();
    await tab(editor, '头条资讯').click();
    await expect(row).toContainText('已发布');
    await expect(row).not.toContainText('待上线');
    await row.getByRole('link', { name: title }).click();
    const drawer = editor.getByRole('dialog', { name: `资讯：${title}` });
    await drawer.getByRole('tab', { name: '预览' }).click();
    await expect(drawer.getByRole('region', { name: '手机预览' })).toContainText(sentence);
    await drawer.getByRole('tab', { name: '操作记录' }).click();
    await expect(drawer).toContainText('发布');
    await editor.keyboard.press('Escape');
  });

  await test.step('the article is withdrawn', async () => {
    await row.getByRole('button', { name: '更多操作' }).click();
    await editor.getByRole('menuitem', { name: '下架' }).click();
    const question = editor.getByRole('dialog', { name: '确认提示' });
    await expect(question).toContainText(`下架后前台将不再展示，确定下架「${title}」吗？`);
    await question.getByRole('button', { name: '确定' }).click();
    await expect(row).toContainText('已下架');
  });
});
