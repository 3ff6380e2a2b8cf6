import { expectFitting } from './fitting';
import { expect, openAs, signIn, test } from './journey';

const name = '鼎新志愿填报工作室';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[LAY-10] an institution is found through the drawer and changed on its card', async ({ page }) => {
    await openAs(page, 'admin');
    const menu = page.getByRole('navigation', { name: '主菜单' });
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: '展开或收起菜单' }).click();
    await menu.getByRole('button', { name: '客户管理' }).click();
    await menu.getByRole('link', { name: '机构列表' }).click();
    await expect(menu).toBeHidden();

    await expect(page.getByRole('table')).toHaveCount(0);
    const tools = page.getByRole('toolbar', { name: '列表操作' });
    await expect(tools.getByRole('button', { name: '新增' })).toBeVisible();
    await tools.getByRole('button', { name: '更多工具' }).click();
    await expect(page.getByRole('menuitem')).toHaveText([/^导出$/, /^导出：/, '视图', '刷新']);
    await page.keyboard.press('Escape');
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

  test('[LAY-10] institutions are narrowed in a sheet, and four cards fit on the screen', {
    tag: '@full',
  }, async ({ page }) => {
    await openAs(page, 'admin', '/customer/list');
    const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading') });
    await expect(cards.nth(3)).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: '筛选', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: '筛选' });
    await sheet.getByLabel('到期状态').click();
    await page.getByTitle('已到期').click();
    await sheet.getByRole('button', { name: '搜索' }).click();
    await expect(sheet).toBeHidden();
    await expect(cards.first()).toContainText(/已于 .* 到期/);
    await cards.first().click({ position: { x: 150, y: 60 } });
    await expect(page.getByRole('dialog', { name: /^机构：/ })).toBeVisible();
  });

  test('[LAY-10] the backdrop closes the drawer', { tag: '@full' }, async ({ page }) => {
    await openAs(page, 'admin');
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

test(`no page overflows to the side at ${widths.join(', ')} pixels`, { tag: '@full' }, async ({ page }) => {
  await page.goto('/login');
  await expectFitting(page, '/login', widths);
  await signIn(page, 'admin', '');
  for (const [address, content] of places) {
    await page.goto(address);
    await expect(page.getByText(content).first()).toBeVisible();
    await expectFitting(page, address, widths);
  }
});
