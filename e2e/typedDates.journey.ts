import { expect, openAs, test } from './journey';

const ways = [
  ['2030/6/30', '2030-06-30'],
  ['2030.7.1', '2030-07-01'],
  ['20300702', '2030-07-02'],
  ['2030-7-3', '2030-07-03'],
  ['2030年7月4日', '2030-07-04'],
] as const;

test('a date typed in any of five ways is saved; an invalid one is reported and not saved', {
  tag: '@full',
}, async ({ page }) => {
  await openAs(page, 'admin', '/customer/list/edit/5');
  const form = page.getByRole('dialog', { name: '编辑机构' });
  const expiry = form.getByLabel('到期时间', { exact: true });
  for (const [typed, day] of ways) {
    await expiry.fill(typed);
    await form.getByRole('button', { name: '保存' }).click();
    await expect(form).toBeHidden();
    await page.goto('/customer/list/edit/5');
    await expect(expiry).toHaveValue(day);
  }
  await expiry.fill('明年夏天');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form.getByText('请输入正确的日期，如 2030-06-30')).toBeVisible();
  await expect(expiry).toHaveValue('明年夏天');
});
