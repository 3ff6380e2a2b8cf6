import { expectAccessible } from './accessible';
import { expect, openAs, test } from './journey';

const toList = '/customer/list';
const name = '鼎新志愿填报工作室';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme}`, { tag: '@full' }, () => {
    test.use({ colorScheme });

    test('an administrator sees what each control needs, over a reload and until it is switched off', async ({
      page,
    }) => {
      await openAs(page, 'admin', toList);
      await page.getByRole('button', { name: '林知远' }).click();
      await page.getByRole('switch', { name: '权限说明' }).click();
      const bar = page.getByRole('complementary', { name: '权限说明已开启' });
      await expect(bar).toContainText('本页：customer:store:list');
      await page.getByRole('button', { name: `编辑：${name}` }).hover();
      await expect(page.getByText('customer:store:edit')).toBeVisible();
      await page.getByRole('button', { name: '新增' }).focus();
      await expect(page.getByText('customer:store:create')).toBeVisible();
      await page.getByRole('button', { name: `更多操作：${name}` }).click();
      await page.getByRole('menuitem', { name: '删除' }).focus();
      await expect(page.getByText('customer:store:delete')).toBeVisible();
      await page.keyboard.press('Escape');
      await page.reload();
      await expect(bar).toBeVisible();
      await expectAccessible(page);
      await bar.getByRole('button', { name: '关闭权限说明' }).click();
      await expect(bar).toBeHidden();
    });
  });
}

test('[PERM-3] a user who is no administrator finds the hints neither in the menu nor in the palette', async ({
  page,
}) => {
  await openAs(page, 'yunying', toList);
  await page.getByRole('button', { name: '苏晚晴' }).click();
  await expect(page.getByRole('button', { name: '锁屏' })).toBeVisible();
  await expect(page.getByRole('switch', { name: '权限说明' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: '命令面板' });
  await palette.getByRole('combobox').fill('锁屏');
  await expect(palette.getByRole('option', { name: '锁屏' })).toBeVisible();
  await palette.getByRole('combobox').fill('权限说明');
  await expect(palette.getByRole('option', { name: '权限说明' })).toHaveCount(0);
});

test('[PERM-3] a page without permission is refused by its address and absent from the palette', async ({
  page,
}) => {
  await openAs(page, 'caiwu', '/system/dict');
  await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: '命令面板' });
  await palette.getByRole('combobox').fill('机构列表');
  await expect(palette.getByRole('option', { name: /机构列表/ }).first()).toBeVisible();
  await palette.getByRole('combobox').fill('字典管理');
  await expect(palette.getByRole('option', { name: /字典管理/ })).toHaveCount(0);
});

test('[ROUTE-3] a refused page copies the request for its permission', { tag: '@full' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAs(page, 'caiwu', '/customer/list/create');
  await page.getByRole('button', { name: '复制申请内容' }).click();
  await expect(page.getByText('已复制，请发给管理员')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '申请开通「机构列表」的访问权限：customer:store:create（账号 caiwu，周予安）',
  );
  await expectAccessible(page);
});
