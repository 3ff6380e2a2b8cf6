import { choose, rowOf } from './institution';
import { expect, recordedCalls, test } from './journey';

test('[SCREEN A1] one click signs in with mocks in the browser, and changes survive a reload', async ({
  context,
  page,
  request,
}) => {
  // Routed for the worker of the mocks too, which may fetch it after a reload.
  await context.route('/config.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.__APP_CONFIG__ = { mocks: true };' }),
  );
  await page.goto('/login?redirect=%2Fcustomer%2Flist');
  await page.getByRole('button', { name: /林知远/ }).click();
  await expect(page).toHaveURL('/customer/list');

  const name = '鼎新志愿填报工作室';
  await page.getByRole('button', { name: `编辑：${name}` }).click();
  const form = page.getByRole('dialog', { name: `编辑机构：${name}` });
  await form.getByLabel('联系人').fill('江晚舟');
  await choose(page, form.getByLabel('版本套餐'), '旗舰版');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('修改成功')).toBeVisible();
  await expect(rowOf(page, name)).toContainText('江晚舟');
  await page.reload();
  await expect(rowOf(page, name)).toContainText('江晚舟');
  await expect(rowOf(page, name)).toContainText('旗舰版');
  expect(await recordedCalls(request)).toEqual([]);
});
