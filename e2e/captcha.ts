import type { Page } from '@playwright/test';
import { expect } from './journey';

/** The captcha's picture, and what answers it: the mock's pictures hold their question as text. */
export async function answerOf(page: Page): Promise<{ address: string; answer: string }> {
  const picture = page.getByAltText('验证码图片');
  await expect(picture).toHaveAttribute('src', /^data:image\/svg\+xml;base64,/);
  const address = (await picture.getAttribute('src')) ?? '';
  const drawing = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64').toString();
  const question = [...drawing.matchAll(/>([^<])<\/text>/g)].map(([, letter]) => letter).join('');
  const [, one, sign, other] = /^(\d)([-+*])(\d)=\?$/.exec(question) ?? [];
  const [a, b] = [Number(one), Number(other)];
  const answers: Record<string, number> = { '+': a + b, '-': a - b, '*': a * b };
  return { address, answer: String(answers[sign ?? '']) };
}

/** Signs in to a RuoYi server with its captcha, and waits for the frame. */
export async function signInByCaptcha(page: Page, account = 'admin', password = 'admin123'): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('账号', { exact: true }).fill(account);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByLabel('验证码', { exact: true }).fill((await answerOf(page)).answer);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('banner')).toBeVisible();
}
