import { expect, openAs, test } from './journey';

test('[O9] a clashing recommendation is found in the calendar, and moved', { tag: '@full' }, async ({
  page,
}) => {
  await openAs(page, 'admin', '/operations/recommendations?as=calendar');
  const calendar = page.getByRole('region', { name: '占用日历' });
  const row = calendar.getByRole('row', { name: /首页院校/ });
  const clashes = row.getByText(/^冲突 2$/);
  await expect(clashes.first()).toBeVisible();
  const clashing = page.getByRole('tooltip').getByRole('listitem').filter({ hasText: '冲突' });

  await test.step('a day names both clashing recommendations', async () => {
    await clashes.first().hover();
    await expect(clashing).toHaveCount(2);
  });
  await test.step('the clashing entry opens its form, which names the other one', async () => {
    await clashing.last().getByRole('button').click();
    const form = page.getByRole('dialog', { name: /^编辑推荐/ });
    await expect(form.getByText(/^同一位置、排序、时段与人群：/)).toBeVisible();
    await form.getByLabel('排序', { exact: true }).fill('88');
    await expect(form.getByText(/^同一位置、排序、时段与人群：/)).toBeHidden();
    await form.getByRole('button', { name: '保存' }).click();
    await expect(form).toBeHidden();
  });
  await test.step('the calendar has no clash left at that position', async () => {
    await expect(calendar).toBeVisible();
    await expect(row.getByText(/^冲突/)).toHaveCount(0);
  });
});
