import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startMockHttpServer } from '@/mocks/server';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { contentPolicy } from '../contentPolicy.mjs';
import { hasNginx, startNginx } from './nginx.mjs';

const html = 'text/html,application/xhtml+xml,*/*;q=0.8';
const json = 'application/json, text/plain, */*';
const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
const files = join(folder, 'files');
const script = `export const text = '${'多次出现的文字'.repeat(200)}';`;
const ends: (() => Promise<void>)[] = [];

beforeAll(() => {
  mkdirSync(join(files, 'assets'), { recursive: true });
  const write = (name: string, content: string | Uint8Array) => writeFileSync(join(files, name), content);
  write('index.html', '<title>built</title>');
  write('config.js', 'window.__APP_CONFIG__ = {};');
  write('.env', 'SECRET=1');
  write('assets/app-1a2b.js', script);
  write('assets/app-1a2b.js.br', brotliCompressSync(script));
  write('assets/app-1a2b.js.gz', gzipSync(script));
  write('assets/app-3c4d.css', 'p { margin: 0 }');
});
afterAll(async () => {
  for (const end of ends) await end();
  rmSync(folder, { recursive: true });
});

/** nginx before a server; ends with the tests. */
async function before(server: string, own: { allow?: string; edge?: string } = {}) {
  const nginx = await startNginx({ folder: mkdtempSync(join(folder, 'run-')), files, server, ...own });
  ends.push(nginx.stop);
  return (path: string, init: RequestInit = {}) =>
    fetch(nginx.address + path, { redirect: 'manual', ...init });
}

/** Starts a server that echoes its requests; the query names the type and disposition of an upload. */
async function startEcho(): Promise<string> {
  const server = createServer(({ url = '', method, headers }, response) => {
    const asked = new URL(url, 'http://echo').searchParams;
    const [type, disposition] = [asked.get('type'), asked.get('disposition')];
    response.writeHead(200, {
      'content-type': type ?? 'application/json',
      'x-content-type-options': 'nosniff',
      ...(disposition !== null && { 'content-disposition': disposition }),
    });
    response.end(JSON.stringify({ url: decodeURI(url), method, headers }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(async () => {
    server.closeAllConnections();
    server.close();
  });
  const place = server.address();
  return `127.0.0.1:${typeof place === 'object' && place ? place.port : 0}`;
}

describe.skipIf(!hasNginx)('deploy/nginx.conf before the mock server', () => {
  let ask: Awaited<ReturnType<typeof before>>;
  beforeAll(async () => {
    const mocks = await startMockHttpServer({ port: 0, dist: join(folder, 'nothing') });
    ends.push(mocks.stop);
    ask = await before(new URL(mocks.address).host.replace('localhost', '127.0.0.1'));
  });
  const get = (path: string, accept: string, more: Record<string, string> = {}) =>
    ask(path, { headers: { accept, ...more } });

  test.each([
    ['/', html, 'page'],
    ['/customer/list?page=2', html, 'page'],
    ['/system/user', html, 'page'],
    ['/monitor/cache', html, 'page'],
    ['/login?redirect=%2Findex', html, 'page'],
    ['/.well-known/any', html, 'page'],
    ['/systems', json, 'page'],
    ['/system/user/list', json, 'server'],
    ['/monitor/cache', json, 'server'],
    ['/tool/gen/list', json, 'server'],
    ['/captchaImage', json, 'server'],
    ['/prod-api/captchaImage', json, 'server'],
    ['/dev-api/nothing', html, 'server'],
    ['/assets/gone-9z9z.js', html, 'nothing'],
    ['/gone.js', html, 'nothing'],
    ['/.env', html, 'nothing'],
    ['/.git/config', json, 'nothing'],
    ['/prod-api/.env', json, 'nothing'],
    ['/profile/.hidden/a.png', json, 'nothing'],
    ['/assets/app-1a2b.js.br', json, 'nothing'],
    ['/druid/login.html', html, 'refused'],
    ['/prod-api/druid/login.html', html, 'refused'],
    ['/swagger-ui/index.html', html, 'refused'],
    ['/v3/api-docs', json, 'refused'],
    ['/prod-api/v2/api-docs', json, 'refused'],
    ['/prod-api/swagger-ui.html', html, 'refused'],
    ['/prod-api/v3/api-docs;x', json, 'refused'],
    ['/prod-api/druid%0A', html, 'refused'],
    ['/prod-api/druid;x/login.html', html, 'nothing'],
    ['/prod-api/;/druid/login.html', html, 'nothing'],
    ['/prod-api/v3;/api-docs', json, 'nothing'],
    ['/system/;x/druid/login.html', json, 'nothing'],
  ])('%s for %s is of the %s', async (path, accept, whose) => {
    const response = await get(path, accept);
    const text = await response.text();
    const ofNginx = response.status === 403 ? 'refused' : text.includes('nginx') ? 'nothing' : 'server';
    expect(text === '<title>built</title>' ? 'page' : ofNginx).toBe(whose);
  });

  test('the client signs in and reads a list; calls that share a page’s address are not kept', async () => {
    const body = JSON.stringify({ username: 'admin', password: 'admin123' });
    const signedIn = await ask(platformCalls.login.path, { method: 'POST', body });
    const { token } = (await signedIn.json()).data;
    const list = await get('/system/dict/type/list', json, { token });
    expect(await list.json()).toMatchObject({ code: 200 });
    expect(list.headers.get('cache-control')).toBe('no-store');
    expect(list.headers.get('vary')).toContain('Accept');
    const refused = await ask('/system/dict/type', { method: 'POST', headers: { token }, body: '{"no":1}' });
    expect((await refused.json()).code).not.toBe(200);
  });

  test('a page comes with its headers, and is asked for again', async () => {
    const { headers } = await get('/index', html);
    expect(headers.get('content-security-policy')).toBe(contentPolicy());
    expect(headers.get('content-security-policy')).toContain("script-src 'self'; ");
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-disposition')).toBeNull();
    expect((await get('/share/abc', html)).headers.get('x-robots-tag')).toBe('noindex, nofollow');
  });

  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('a client that accepts %s gets the file as %s', async (accepted, encoding) => {
    const response = await get('/assets/app-1a2b.js', '*/*', { 'accept-encoding': accepted });
    expect(await response.text()).toBe(script);
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('content-type')).toContain('text/javascript');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test('a style sheet that was not worth packing is served plain, and what is gone is not kept', async () => {
    const sheet = await get('/assets/app-3c4d.css', '*/*', { 'accept-encoding': 'gzip, br' });
    expect(await sheet.text()).toBe('p { margin: 0 }');
    expect(sheet.headers.get('content-type')).toContain('text/css');
    expect((await get('/assets/gone-9z9z.css', '*/*')).headers.get('cache-control')).toBeNull();
  });
});

describe.skipIf(!hasNginx)('deploy/nginx.conf before a server that says what it was asked', () => {
  let server = '';
  let ask: Awaited<ReturnType<typeof before>>;
  beforeAll(async () => {
    server = await startEcho();
    ask = await before(server);
  });
  const upload = async (path: string) => {
    const { headers } = await ask(path);
    return {
      disposition: headers.get('content-disposition'),
      policy: headers.get('content-security-policy'),
      sniffing: headers.get('x-content-type-options'),
    };
  };

  test.each([
    '/profile/upload/a.html?type=text/html',
    '/profile/upload/a.SVG?type=image/svg%2Bxml',
    '/profile/upload/a.xml?type=application/xml',
    '/prod-api/profile/upload/a.svg?type=image/svg%2Bxml',
    '/profile/upload/a.png?type=text/html',
    '/profile/upload/without?type=application/xhtml%2Bxml',
  ])('an upload that could run is a download in a sandbox: %s', async (path) => {
    expect(await upload(path)).toEqual({
      disposition: 'attachment',
      policy: expect.stringMatching(/^default-src 'none'; .*sandbox$/),
      sniffing: 'nosniff',
    });
  });

  test('pictures and documents are shown, and a name that the server gives stays', async () => {
    const ours = { policy: contentPolicy(), sniffing: 'nosniff' };
    expect(await upload('/profile/a.png?type=image/png')).toEqual({ ...ours, disposition: null });
    const office = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    expect(await upload(`/profile/a.docx?type=${office}`)).toEqual({ ...ours, disposition: null });
    expect(await upload('/profile/a.pdf?type=application/pdf&disposition=inline')).toMatchObject({
      disposition: 'inline',
    });
    expect(await upload('/profile/a.html?disposition=inline')).toMatchObject({ disposition: 'attachment' });
    const named = 'attachment;filename=b.html';
    expect(await upload(`/profile/a.html?disposition=${named}`)).toMatchObject({ disposition: named });
  });

  test('a base is taken off, and names stay as they are', async () => {
    const asked = await (await ask('/prod-api/profile/upload/%E6%B5%B7%E6%8A%A5%20a.png?x=1')).json();
    expect(asked.url).toBe('/profile/upload/海报 a.png?x=1');
  });

  test('nginx does not pass on a visitor’s own forwarding headers', async () => {
    const claims = { 'x-forwarded-for': '10.9.9.9', 'x-forwarded-proto': 'https', 'x-real-ip': '10.9.9.9' };
    const { headers } = await (
      await ask('/dev-api/any', { headers: { ...claims, forwarded: 'for=10.9.9.9' } })
    ).json();
    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-real-ip': '127.0.0.1',
      'x-forwarded-proto': 'http',
    });
    expect(headers).not.toHaveProperty('forwarded');
  });

  test('an edge that is named is believed; pages over TLS frame nothing plain', async () => {
    const edge = 'set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For; set $forwarded_proto https;';
    const behind = await before(server, { edge });
    const from = { headers: { accept: html, 'x-forwarded-for': '10.1.1.1, 203.0.113.7' } };
    expect((await (await behind('/dev-api/any', from)).json()).headers).toMatchObject({
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-proto': 'https',
    });
    const policyOf = async (get: typeof ask) =>
      (await get('/index', from)).headers.get('content-security-policy')?.match(/frame-src [^;]+/)?.[0];
    expect(await policyOf(behind)).toBe("frame-src 'self' blob: https:");
    expect(await policyOf(ask)).toBe("frame-src 'self' blob: https: http:");
  });

  test('pages of the server’s own are for those who are allowed, under a policy of their own', async () => {
    const allowed = await before(server, { allow: 'allow 127.0.0.0/8;' });
    for (const path of ['/druid/login.html', '/prod-api/swagger-ui/index.html?type=text/html']) {
      const response = await allowed(path, { headers: { accept: html } });
      expect((await response.json()).url).toBe(path.replace('/prod-api', ''));
      const policy = response.headers.get('content-security-policy');
      expect(policy).toContain("script-src 'self' 'unsafe-inline'");
      expect(policy).toContain("frame-ancestors 'self'");
    }
    const elsewhere = await before(server, { allow: 'allow 203.0.113.7;' });
    expect((await elsewhere('/druid/login.html')).status).toBe(403);
  });
});
