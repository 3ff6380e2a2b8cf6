import { expect, openAs, test } from './journey';

const article = '本次修订补充了机构之间转移考生资料时的交接要求，交接双方应当书面确认。';

test('[S1] [A2] a legal text is edited, previewed, compared, published, and read at registration', {
  tag: '@full',
}, async ({ page }) => {
  await openAs(page, 'admin');

  await test.step('copy the version in force into a draft', async () => {
    const menu = page.getByRole('navigation', { name: '主菜单' });
    await menu.getByRole('button', { name: '展示管理' }).click();
    await menu.getByRole('link', { name: '用户协议' }).click();
    await expect(page).toHaveURL('/show/agreement');
    const row = page.getByRole('row').filter({ hasText: 'V1.1' }).filter({ hasText: '用户服务协议' });
    await expect(row).toContainText('生效中');
    await row.getByRole('button', { name: '复制为新版本：' }).click();
    const dialog = page.getByRole('dialog', { name: '复制为新版本：用户服务协议 V1.1' });
    await dialog.getByLabel('新版本号').fill('V1.5');
    await dialog.getByRole('button', { name: '确定' }).click();
    await expect(page).toHaveURL(/\/show\/agreement\/edit\/\d+$/);
  });

  const form = page.getByRole('region', { name: /^编辑用户协议/ });
  await test.step('edit the draft beside the phone', async () => {
    await expect(form.getByLabel('版本', { exact: true })).toHaveValue('V1.5');
    const text = form.getByRole('textbox', { name: '正文', exact: true });
    await text.click();
    await text.press('ControlOrMeta+a');
    await text.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.type(article);
    await expect(form.getByRole('region', { name: '手机预览' })).toContainText(article);
    await form.getByLabel('修订说明').fill('补充资料交接要求');
    await form.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('修改成功')).toBeVisible();
    await expect(form).toBeHidden();
  });

  const draft = page.getByRole('row').filter({ hasText: 'V1.5' });
  await test.step('compare the draft with the version in force', async () => {
    await draft.getByRole('link', { name: '用户服务协议' }).click();
    const show = page.getByRole('dialog', { name: '用户协议：用户服务协议' });
    await show.getByRole('tab', { name: '版本对比' }).click();
    const texts = show.getByRole('region', { name: 'V1.1 与 V1.5 的差异' });
    await expect(texts.getByRole('insertion')).toContainText(article);
    await page.goBack();
  });

  await test.step('publish the draft', async () => {
    await draft.getByRole('button', { name: /^发布：/ }).click();
    const dialog = page.getByRole('dialog', { name: '发布：用户服务协议 V1.5' });
    await expect(dialog).toContainText('发布后将替换当前生效版本，确认发布吗？');
    await dialog.getByRole('button', { name: '确定' }).click();
    await expect(page.getByText('发布成功')).toBeVisible();
    await expect(draft).toContainText('生效中');
    await expect(draft.getByRole('button', { name: /^编辑：/ })).toHaveCount(0);
  });

  await test.step('read the text at registration', async () => {
    await page.context().clearCookies();
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.goto('/register');
    await page.getByRole('button', { name: '《用户服务协议》' }).click();
    const text = page.frameLocator('iframe[title="用户服务协议"]');
    await expect(text.getByText(article)).toBeVisible();
  });
});
