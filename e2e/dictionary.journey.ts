import { expect, openAs, test } from './journey';
import { openByMenu, switchTo } from './tabs';

test('a label changed in a dictionary shows in a list that was open before, after its refresh', {
  tag: '@full',
}, async ({ page }) => {
  await openAs(page, 'admin');
  await openByMenu(page, '客户管理', '机构列表');
  const institutions = page.getByRole('region', { name: '机构', exact: true });
  await expect(institutions.getByRole('cell', { name: '加盟', exact: true }).first()).toBeVisible();

  await openByMenu(page, '系统管理', '字典管理');
  await page.getByRole('link', { name: 'store_type', exact: true }).click();
  await page.getByRole('button', { name: '编辑：加盟' }).click();
  const form = page.getByRole('dialog', { name: '编辑字典数据' });
  await form.getByLabel('数据标签', { exact: true }).fill('加盟伙伴');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('cell', { name: '加盟伙伴', exact: true })).toBeVisible();

  await switchTo(page, '机构列表');
  await institutions.getByRole('button', { name: '刷新', exact: true }).click();
  await expect(institutions.getByRole('cell', { name: '加盟伙伴', exact: true }).first()).toBeVisible();
  await expect(institutions.getByRole('cell', { name: '加盟', exact: true })).toHaveCount(0);
});
