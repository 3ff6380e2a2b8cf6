import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startMockHttpServer } from '@/mocks/server';
import { configTable } from '@/mocks/system/config';
import type { RuoyiVersion } from '@/src/lib/ruoyiVersions';
import { hasNginx, startNginx } from './nginx.mjs';

const html = 'text/html,application/xhtml+xml,*/*;q=0.8';
const json = 'application/json, text/plain, */*';
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** nginx before the strict mock of a version, which asks no captcha; ends with the test. */
async function before(ruoyi: RuoyiVersion) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-ruoyi-'));
  const files = join(folder, 'files');
  mkdirSync(files);
  writeFileSync(join(files, 'index.html'), '<title>built</title>');
  writeFileSync(join(files, 'config.js'), 'window.__APP_CONFIG__ = {};');
  const mock = await startMockHttpServer({ port: 0, dist: join(folder, 'nothing'), ruoyi });
  const configs = await mock.mockServer.table(configTable);
  const setting = configs.find(({ configKey }) => configKey === 'sys.account.captchaEnabled');
  await configs.put({ ...(setting ?? expect.unreachable()), configValue: 'false' });
  const server = new URL(mock.address).host.replace('localhost', '127.0.0.1');
  const nginx = await startNginx({ folder, files, server });
  onTestFinished(async () => {
    await nginx.stop();
    await mock.stop();
    rmSync(folder, { recursive: true });
  });
  return (path: string, init: RequestInit = {}) => fetch(nginx.address + path, init);
}

describe.skipIf(!hasNginx).each(['3.8.7', '3.8.9', '3.9.0', '3.9.2'] as const)(
  'deploy/nginx.conf before a RuoYi of %s',
  (version) => {
    test('pages are pages, calls are calls, and the server’s own pages are shut', async () => {
      const ask = await before(version);
      const whose = async (path: string, accept: string) => {
        const response = await ask(path, { headers: { accept } });
        if (response.status === 403) return 'refused';
        const text = await response.text();
        return text === '<title>built</title>' ? 'page' : text.includes('"code":') ? 'server' : 'nothing';
      };
      const table: readonly (readonly [path: string, accept: string, whose: string])[] = [
        ['/login', html, 'page'],
        ['/system/user', html, 'page'],
        ['/monitor/cache', html, 'page'],
        ['/prod-api/captchaImage', json, 'server'],
        ['/captchaImage', json, 'server'],
        ['/prod-api/getInfo', json, 'server'],
        ['/prod-api/monitor/cache', json, 'server'],
        ['/monitor/cache', json, 'server'],
        ['/prod-api/system/nothing', json, 'nothing'],
        ['/prod-api/druid/login.html', html, 'refused'],
        ['/prod-api/swagger-ui/index.html', html, 'refused'],
      ];
      for (const [path, accept, expected] of table)
        expect([path, await whose(path, accept)]).toEqual([path, expected]);
    });

    test('the client signs in, reads a list that is not kept, and sees its upload', async () => {
      const ask = await before(version);
      const body = JSON.stringify({ username: 'admin', password: 'admin123' });
      const signedIn = await ask('/prod-api/login', { method: 'POST', body });
      const authorization = `Bearer ${(await signedIn.json()).token}`;
      const list = await ask('/prod-api/system/user/list', { headers: { accept: json, authorization } });
      expect(await list.json()).toMatchObject({ code: 200, rows: expect.any(Array) });
      const plain = await ask('/system/user/list', { headers: { accept: json, authorization } });
      expect(plain.headers.get('cache-control')).toBe('no-store');
      const form = new FormData();
      form.set('file', new File([png], 'a.png', { type: 'image/png' }));
      const kept = await ask('/prod-api/common/upload', {
        method: 'POST',
        body: form,
        headers: { authorization },
      });
      const picture = await ask(`/prod-api${(await kept.json()).fileName}`, {
        headers: { accept: 'image/*' },
      });
      expect(picture.headers.get('content-type')).toBe('image/png');
      expect(picture.headers.get('content-disposition')).toBeNull();
      expect(picture.headers.get('x-content-type-options')).toBe('nosniff');
      expect(Buffer.from(await picture.arrayBuffer())).toEqual(png);
    });
  },
);
