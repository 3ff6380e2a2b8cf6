import { generateKeyPairSync } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './journey';

test.describe('a configuration that cannot be used', () => {
  test('an invalid key is named', async ({ page }) => {
    await configure(page, { envelope: { scheme: 'pkcs1', key: '不是密钥' } });
    await expectProblem(page, 'envelope.key 不是有效的 RSA 密钥');
  });

  test('the wrong half of a key pair is named', async ({ page }) => {
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const key = publicKey.export({ type: 'spki', format: 'pem' });
    await configure(page, { envelope: { scheme: 'oaep', key } });
    await expectProblem(page, 'envelope.key 应为私钥，当前是公钥');
  });

  test('an unknown scheme is named, with those that exist', async ({ page }) => {
    await configure(page, { envelope: { scheme: 'pkcs7' } });
    await expectProblem(page, 'envelope.scheme 应为以下之一：pkcs1、oaep、pkcs1-public，当前是 "pkcs7"');
  });

  test('all errors are named at once', async ({ page }) => {
    await configure(page, { mock: true, requestTimeout: '60s', apiBase: 'api' });
    await expectProblem(page, '不认识的配置项 mock');
    await expectProblem(page, 'requestTimeout 应为大于 0 的整数（毫秒），当前是 "60s"');
    await expectProblem(page, /apiBase 应为/);
  });

  test('a missing config.js is named', async ({ page, allowConsole }) => {
    allowConsole(/status of 404/);
    await page.route('/config.js', (route) => route.fulfill({ status: 404, body: '' }));
    await expectProblem(page, '没有读到 config.js');
  });

  test('a config.js with invalid JavaScript is named', async ({ page, allowConsole }) => {
    allowConsole(/Unexpected/);
    await page.route('/config.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'window.__APP_CONFIG__ = {' }),
    );
    await expectProblem(page, '没有读到 config.js');
  });
});

async function configure(page: Page, config: object): Promise<void> {
  const body = `window.__APP_CONFIG__ = ${JSON.stringify(config)};`;
  await page.route('/config.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

async function expectProblem(page: Page, problem: string | RegExp): Promise<void> {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: '系统配置有误，无法启动' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: problem })).toBeVisible();
}
