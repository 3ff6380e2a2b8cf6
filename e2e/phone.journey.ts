import { expectFitting } from './fitting';
import { expect, signIn, test } from './journey';

const name = '鼎新志愿填报工作室';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[LAY-10] an institution is found through the drawer and changed on its card', async ({ page }) => {
    await signIn(page, 'admin');
    const menu = page.getByRole('navigation', { name: '主菜单' });
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: '展开或收起菜单' }).click();
    await menu.getByRole('button', { name: '客户管理' }).click();
    await menu.getByRole('link', { name: '机构列表' }).click();
    await expect(menu).toBeHidden();

    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(page.getByRole('toolbar').getByRole('button')).toHaveText([
      ...['新增', '删除', '导出'],
      ...['', '', '', ''], // 刷新 and what is chosen by pictures
    ]);
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
    await expect(card).toContainText('JG000036');
    await card.getByRole('button', { name: `编辑：${name}` }).click();
    const form = page.getByRole('dialog', { name: `编辑机构：${name}` });
    await form.getByLabel('联系人').fill('顾南星');
    await form.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('修改成功')).toBeVisible();
    await expect(form).toBeHidden();
    await expect(card).toContainText('顾南星');
  });

  test('[LAY-10] the backdrop closes the drawer', async ({ page }) => {
    await signIn(page, 'admin');
    const menu = page.getByRole('navigation', { name: '主菜单' });
    await page.getByRole('button', { name: '展开或收起菜单' }).click();
    await expect(menu).toBeVisible();
    await page.getByRole('button', { name: '关闭菜单' }).click({ position: { x: 350, y: 400 } });
    await expect(menu).toBeHidden();
  });
});

const widths = [320, 390, 768, 992, 1440];
const places = [
  ['/index', /林知远/],
  ['/customer/list', /JG000036/],
  ['/customer/list/create', /初始密码/],
  ['/customer/list/show/5', /邀请码/],
  ['/system/dict/create', /字典类型/],
] as const;

test(`nothing sticks out to the side at ${widths.join(', ')} pixels`, async ({ page }) => {
  await page.goto('/login');
  await expectFitting(page, '/login', widths);
  await signIn(page, 'admin', '');
  for (const [address, content] of places) {
    await page.goto(address);
    await expect(page.getByText(content).first()).toBeVisible();
    await expectFitting(page, address, widths);
  }
});
