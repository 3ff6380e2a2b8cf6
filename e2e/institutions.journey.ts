import { fillInstitution, institution, rowOf } from './institution';
import { expect, openAs, signIn, test } from './journey';

const { name } = institution;

test('[SCREEN C1] staff open, find, edit, stop and delete an institution through the menu', {
  tag: '@full',
}, async ({ page }) => {
  await openAs(page, 'admin');

  await test.step('open the list by the menu', async () => {
    const menu = page.getByRole('navigation', { name: '主菜单' });
    await menu.getByRole('button', { name: '客户管理' }).click();
    await menu.getByRole('link', { name: '机构列表' }).click();
    await expect(page).toHaveURL('/customer/list');
  });

  await test.step('create', async () => {
    await page.getByRole('button', { name: '新增' }).click();
    await expect(page).toHaveURL('/customer/list/create');
    const form = page.getByRole('dialog', { name: '新增机构' });
    await fillInstitution(page, form);
    await form.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('新增成功')).toBeVisible();
    const guide = page.getByRole('dialog', { name: `开通向导：${name}` });
    await guide.getByRole('button', { name: '关闭' }).click();
    await expect(guide).toBeHidden();
    await expect(page).toHaveURL('/customer/list');
  });

  await test.step('find it after a reload', async () => {
    await page.reload();
    await page.getByRole('textbox', { name: '机构', exact: true }).fill('青禾');
    await page.getByRole('button', { name: '搜索', exact: true }).click();
    await expect(page).toHaveURL(/\?keyword=/);
    await expect(rowOf(page, name)).toContainText('河南省/郑州市/金水区');
    await expect(page.getByText('共 1 条')).toBeVisible();
  });

  await test.step('show', async () => {
    await rowOf(page, name).getByRole('link', { name }).click();
    const show = page.getByRole('dialog', { name: `机构：${name}` });
    await expect(show).toContainText(institution.mobile);
    await show.getByRole('tab', { name: '操作记录' }).click();
    await expect(show.getByRole('tabpanel', { name: '操作记录' })).toContainText('新增');
    await page.goBack();
    await expect(show).toBeHidden();
  });

  await test.step('edit', async () => {
    await page.getByRole('button', { name: `编辑：${name}` }).click();
    const form = page.getByRole('dialog', { name: `编辑机构：${name}` });
    await expect(form.getByLabel('管理员账号')).toBeDisabled();
    await form.getByLabel('联系人').fill('苏北辰');
    await form.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('修改成功')).toBeVisible();
    await expect(rowOf(page, name)).toContainText('苏北辰');
  });

  await test.step('stop, with a reason', async () => {
    await page.getByRole('switch', { name: `状态：${name}` }).click();
    const question = page.getByRole('dialog', { name: '确认提示' });
    await expect(question).toContainText(`确认停用「${name}」吗？`);
    await question.getByRole('button', { name: '确定' }).click();
    await expect(question.getByText('请输入停用原因')).toBeVisible();
    await question.getByLabel('停用原因').fill('合同终止');
    await question.getByRole('button', { name: '确定' }).click();
    await expect(page.getByText('停用成功')).toBeVisible();
    await expect(page.getByRole('switch', { name: `状态：${name}` })).not.toBeChecked();
  });

  await test.step('delete', async () => {
    await page.getByRole('button', { name: `更多操作：${name}` }).click();
    await page.getByRole('menuitem', { name: '删除' }).click();
    const question = page.getByRole('dialog', { name: '确认提示' });
    await expect(question).toContainText(`删除后可在回收站恢复，是否确认删除「${name}」？`);
    await question.getByRole('button', { name: '确定' }).click();
    await expect(page.getByText('删除成功')).toBeVisible();
    await expect(rowOf(page, name)).toBeHidden();
    await expect(page.getByText('没有符合条件的数据')).toBeVisible();
  });
});

test('[SESS-2] [GUARD-5] [GUARD-2] signing out asks, and a deep link returns through the sign-in to its page', async ({
  page,
  context,
}) => {
  await openAs(page, 'admin', '/customer/list');

  await page.getByRole('button', { name: '林知远' }).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  const question = page.getByRole('dialog', { name: '系统提示' });
  await expect(question).toContainText('确定注销并退出系统吗？');
  await question.getByRole('button', { name: '取消' }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL('/customer/list');

  await page.getByRole('button', { name: '林知远' }).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await question.getByRole('button', { name: '确定' }).click();
  await expect(page).toHaveURL('/login?redirect=%2Findex');
  expect(await context.cookies()).not.toContainEqual(expect.objectContaining({ name: 'Admin-Token' }));
  expect(await page.evaluate(() => localStorage.getItem('userDateInfo'))).toBeNull();

  const link = '/customer/list/show/5?status=1';
  await page.goto(link);
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(link)}`);
  await signIn(page, 'admin', '');
  await expect(page).toHaveURL(link);
  await expect(page.getByRole('dialog', { name: '机构：' })).toContainText('JG000005');
  await expect(page.getByRole('button', { name: /^启用/ })).toHaveAttribute('aria-pressed', 'true');
});

for (const reducedMotion of ['reduce', 'no-preference'] as const)
  test.describe(`with motion «${reducedMotion}»`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test('the menu of a row opens at its button, and the page stays where it is', { tag: '@full' }, async ({
      page,
    }) => {
      await openAs(page, 'admin', '/customer/list');
      await page
        .getByRole('button', { name: /^更多操作：/ })
        .first()
        .click();
      await expect(page.getByRole('menuitem').first()).toBeFocused();
      await expect(page.getByRole('menuitem').first()).toBeInViewport();
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
  });
