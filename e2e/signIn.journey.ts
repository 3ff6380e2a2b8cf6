import { expect, signIn, test } from './journey';

test('[ROUTE-2] the sign-in page opens without a token, and signing in leads home', async ({ page }) => {
  await signIn(page, 'admin');
  await expect(page).toHaveURL('/index');
  await expect(page.getByText('林知远').first()).toBeVisible();
});

test('[SCREEN A1] a wrong password names the tries that are left, and keeps the account', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByText('请输入账号')).toBeVisible();
  await expect(page.getByText('请输入密码')).toBeVisible();

  await page.getByLabel('账号', { exact: true }).fill('yunying');
  await page.getByLabel('密码', { exact: true }).fill('wrong-one');
  for (const left of [4, 3]) {
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page.getByText(`账号或密码错误，还可尝试 ${left} 次`)).toBeVisible();
  }
  await page.getByLabel('密码', { exact: true }).fill('admin123');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL('/index');
});

test('[SCREEN A1] a code sent to the phone signs in', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('tab', { name: '短信登录' }).click();
  const form = page.getByRole('form', { name: '短信登录' });
  await form.getByLabel('手机号').fill('19912345678');
  await form.getByRole('button', { name: '发送验证码' }).click();
  await expect(form.getByText('该手机号未注册')).toBeVisible();
  await form.getByLabel('手机号').fill('19900000002');
  await form.getByRole('button', { name: '发送验证码' }).click();
  await expect(form.getByRole('button', { name: /^\d+ 秒后重发$/ })).toBeDisabled();
  await form.getByLabel('验证码').fill('123456');
  await form.getByRole('button', { name: '登录' }).click();
  await expect(page).toHaveURL('/index');
  await expect(page.getByRole('button', { name: '苏晚晴' })).toBeVisible();
});

test('[SCREEN A2] a new member of staff registers, and signs in', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: '注册账号' }).click();
  await expect(page).toHaveURL('/register');
  const form = page.getByRole('form', { name: '注册账号' });
  await form.getByLabel('姓名').fill('温若初');
  await form.getByLabel('手机号').fill('19900006677');
  await form.getByRole('button', { name: '发送验证码' }).click();
  await expect(form.getByRole('button', { name: /^\d+ 秒后重发$/ })).toBeVisible();
  await form.getByLabel('验证码').fill('123456');
  await form.getByLabel('登录账号').fill('wenruochu');
  await form.getByLabel('密码', { exact: true }).fill('Spring2026');
  await form.getByLabel('确认密码').fill('Spring2027');
  await form.getByRole('button', { name: '注册', exact: true }).click();
  await expect(form.getByText('两次输入的密码不一致')).toBeVisible();
  await expect(form.getByText('请先阅读并同意协议')).toBeVisible();

  await form.getByRole('button', { name: '《用户服务协议》' }).click();
  const text = page.getByRole('dialog', { name: '用户服务协议' });
  await expect(text.frameLocator('iframe').getByText('一、服务内容')).toBeVisible();
  await text.getByRole('button', { name: '我知道了' }).click();
  await form.getByLabel('我已阅读并同意').check();
  await form.getByLabel('确认密码').fill('Spring2026');
  await form.getByRole('button', { name: '注册', exact: true }).click();

  await expect(page.getByText('注册成功，请登录')).toBeVisible();
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('账号', { exact: true })).toHaveValue('wenruochu');
  await page.getByLabel('密码', { exact: true }).fill('Spring2026');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL('/index');
  await expect(page.getByText('暂无可用菜单，请联系管理员分配角色').first()).toBeVisible();
});
