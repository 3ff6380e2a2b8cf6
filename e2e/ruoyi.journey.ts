import { answerOf } from './captcha';
import { expect, recordedCalls, test } from './journey';

/** The usual configuration for a RuoYi server behind its default base. */
const config = { session: 'ruoyi', rest: { flavour: 'ruoyi' }, apiBase: '/prod-api' };

test('a RuoYi user signs in by captcha, works, keeps the session and signs out', async ({
  page,
  request,
}) => {
  const body = `window.__APP_CONFIG__ = ${JSON.stringify(config)};`;
  await page.route('/config.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
  const menu = page.getByRole('navigation', { name: '主菜单' });

  await test.step('a wrong captcha is refused at its field, and another one comes', async () => {
    await page.goto('/login');
    await page.getByLabel('账号', { exact: true }).fill('admin');
    await page.getByLabel('密码', { exact: true }).fill('admin123');
    const first = await answerOf(page);
    await page.getByLabel('验证码', { exact: true }).fill('wrong');
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page.getByText('验证码错误')).toBeVisible();
    await expect(page.getByAltText('验证码图片')).not.toHaveAttribute('src', first.address);
  });

  await test.step('the right captcha leads home, which shows only what such a server has', async () => {
    await page.getByLabel('验证码', { exact: true }).fill((await answerOf(page)).answer);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page).toHaveURL('/index');
    await expect(page.getByRole('region', { name: '欢迎' })).toContainText('林知远');
    await expect(page.getByRole('region', { name: '通知公告' }).getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('region', { name: '待办事项' })).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  });

  await test.step('a page of the menu lists its rows', async () => {
    await menu.getByRole('button', { name: '系统管理' }).click();
    await menu.getByRole('link', { name: '字典管理' }).click();
    await expect(page).toHaveURL('/system/dict');
    await expect(page.getByRole('cell', { name: '用户性别', exact: true })).toBeVisible();
  });

  await test.step('a reload keeps the session', async () => {
    await page.reload();
    await expect(page.getByRole('cell', { name: '用户性别', exact: true })).toBeVisible();
  });

  await test.step('the screen is locked and opened by the server’s own call', async () => {
    await page.getByRole('button', { name: '林知远' }).click();
    await page.getByRole('button', { name: '锁屏' }).click();
    await page.getByLabel('登录密码').fill('admin123');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('cell', { name: '用户性别', exact: true })).toBeVisible();
  });

  await test.step('signing out tells the server', async () => {
    await page.getByRole('button', { name: '林知远' }).click();
    await expect(page.getByText('清除缓存')).toHaveCount(0);
    await page.getByRole('button', { name: '退出登录' }).click();
    await page.getByRole('button', { name: '确定' }).click();
    await expect(page).toHaveURL('/login?redirect=%2Findex');
    await expect(page.getByAltText('验证码图片')).toBeVisible();
    expect(await recordedCalls(request, '/logout')).toHaveLength(1);
  });

  await test.step('the client sent only calls and headers that the server knows', async () => {
    const seen = await recordedCalls(request);
    expect(seen.filter(({ path }) => /^\/(ssystem-api|appv2)\//.test(path))).toEqual([]);
    expect(seen.filter(({ headers }) => 'token' in headers)).toEqual([]);
    const open = /^\/(captchaImage|login)$/;
    expect(seen.filter(({ path, headers }) => !open.test(path) && !headers.authorization)).toEqual([]);
  });
});
