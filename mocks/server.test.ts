import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { type MockHttpServer, startMockHttpServer } from './server';
import { dictionarySeeds } from './system/dictSeed';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
const dist = join(folder, 'dist');
let server: MockHttpServer;

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.js'), 'secret');
  writeFileSync(join(dist, 'index.html'), '<title>built</title>');
  writeFileSync(join(dist, 'config.js'), 'the one of the build');
  writeFileSync(join(dist, 'assets/app-1a2b.js'), 'export {};');
  writeFileSync(join(dist, 'assets/app-3c4d.js'), 'export {};');
  writeFileSync(join(dist, 'assets/app-3c4d.js.br'), brotliCompressSync('export { packed };'));
  server = await startMockHttpServer({ port: 0, dist, policy: "default-src 'self'" });
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const ask = (path: string, init?: RequestInit) => fetch(server.address + path, init);
const page = { headers: { accept: 'text/html,*/*' } };

async function signIn(): Promise<string> {
  const body = JSON.stringify({ username: 'admin', password: 'admin123' });
  const answer = await (await ask(platformCalls.login.path, { method: 'POST', body })).json();
  return answer.data.token;
}

test('the server signs in and answers both families', async () => {
  const headers = { token: await signIn() };
  const rules = await (await ask(platformCalls.ruleList.path, { method: 'POST', headers })).json();
  expect(rules).toEqual({ code: 20000, msg: 'success', data: expect.stringMatching(/^[\w+/]{400,}=*$/) });
  const types = await (await ask('/system/dict/type/list', { headers })).json();
  expect(types).toMatchObject({ code: 200, total: dictionarySeeds.length });
});

test('the server’s configuration makes the built application its client', async () => {
  const response = await ask('/config.js');
  const script = await response.text();
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(script).toContain('"mocks":false');
  expect(script).toContain('BEGIN PRIVATE KEY');
  expect(script).toContain('"demoAccounts":[{"username":"admin"');
});

test.each(['/', '/index', '/customer/list?page=2', '/system/dict/data', '/monitor/server'])(
  'opening %s gives the page',
  async (path) => {
    const response = await ask(path, page);
    expect(await response.text()).toBe('<title>built</title>');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-type')).toContain('text/html');
  },
);

test('assets are gzipped and kept for ever; a missing one is 404', async () => {
  const response = await ask('/assets/app-1a2b.js');
  expect(await response.text()).toBe('export {};');
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await ask('/assets/app-9z9z.js', page)).status).toBe(404);
});

test('the server sends packed files as they are, and only under the name of their content', async () => {
  const response = await ask('/assets/app-3c4d.js', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(await response.text()).toBe('export { packed };');
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('content-type')).toContain('text/javascript');
  const plain = await ask('/assets/app-3c4d.js', { headers: { 'accept-encoding': 'gzip' } });
  expect(await plain.text()).toBe('export {};');
  expect((await ask('/assets/app-3c4d.js.br')).status).toBe(404);
});

test('pages come under the policy, but for those that stand in for a server’s or a tool’s', async () => {
  const policyOf = async (path: string) => (await ask(path, page)).headers.get('content-security-policy');
  expect(await policyOf('/index')).toBe("default-src 'self'");
  expect(await policyOf('/apidoc/index.html')).toBe("default-src 'self'");
  for (const path of ['/druid/login.html', '/toolbox-mock/index.html'])
    expect(await policyOf(path)).toBeNull();
});

test('the server listens on this machine alone, unless a host is named', async () => {
  const [outside] = Object.values(networkInterfaces())
    .flatMap((places) => places ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4');
  if (!outside) return;
  const from = ({ address }: MockHttpServer) => fetch(address.replace('localhost', outside.address));
  await expect(from(server)).rejects.toThrow('fetch failed');
  const open = await startMockHttpServer({ port: 0, host: '0.0.0.0', dist });
  expect((await from(open)).status).toBe(200);
  await open.stop();
});

test('the server serves nothing outside its folder, and takes no file for a page', async () => {
  for (const path of [
    '/..%2fsecret.js',
    '/assets/..%2f..%2fsecret.js',
    '/%2e%2e%2fsecret.js',
    '/nothing',
    '/%00',
  ])
    expect((await ask(path)).status).toBe(404);
  expect((await ask('/index', { method: 'POST', ...page })).status).toBe(404);
});

test('journeys set faults, read the requests, and reset', async () => {
  const info = platformCalls.platformInfo.path;
  const codeOf = async () => (await (await ask(info, { method: 'POST' })).json()).code;
  const fault = { method: 'POST', body: JSON.stringify({ kind: 'code', code: 500, path: info }) };
  expect((await ask('/__mock__/faults', fault)).status).toBe(204);
  expect(await codeOf()).toBe(500);
  expect((await ask('/__mock__/faults', { method: 'DELETE' })).status).toBe(204);
  expect(await codeOf()).toBe(20000);
  expect((await ask('/__mock__/faults', { method: 'POST', body: '{"kind":"x"}' })).status).toBe(400);
  expect(await (await ask('/__mock__/requests')).json()).toContainEqual(
    expect.objectContaining({ method: 'POST', path: info }),
  );
  const token = await signIn();
  expect((await ask('/__mock__/reset', { method: 'POST' })).status).toBe(204);
  expect(await (await ask('/__mock__/requests')).json()).toEqual([]);
  const rules = await (await ask(platformCalls.ruleList.path, { method: 'POST', headers: { token } })).json();
  expect(rules.code).toBe(401);
  expect((await ask('/__mock__/nothing')).status).toBe(404);
});

test('a broken connection fails the call', async () => {
  server.mockServer.faults.inject({ kind: 'network', times: 1 });
  await expect(ask(platformCalls.platformInfo.path, { method: 'POST' })).rejects.toThrow('fetch failed');
});
