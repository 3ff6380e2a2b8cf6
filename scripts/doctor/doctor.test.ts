import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type MockHttpServer, startMockHttpServer } from '@/mocks/server';
import { configTable } from '@/mocks/system/config';
import { platformCalls, shellCalls } from '@/providers/endpoints/platformCalls';
import { ruoyiCalls } from '@/providers/endpoints/ruoyiCalls';
import { allEndpoints } from '@/resources';
import { readConfig } from '@/src/config';
import { whyFailed } from './ask.mjs';
import { examine, readsOf } from './examine.mjs';
import { configText, renderReport } from './render.mjs';

const calls = { ...platformCalls, ruoyi: ruoyiCalls, shell: shellCalls, resources: allEndpoints };
const admin = { user: 'admin', password: 'admin123' };
let mock: MockHttpServer;

beforeAll(async () => {
  mock = await startMockHttpServer({ port: 0, dist: '/nowhere' });
});

afterAll(() => mock.stop());

/** A server of one answer, or of one for each path, until the test is over. */
async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server: Server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => void server.close());
  const place = server.address();
  return `http://localhost:${typeof place === 'object' && place ? place.port : 0}`;
}

const json = (response: ServerResponse, body: object, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** The mock server as a RuoYi server without the platform: the platform's calls are answered 401 or 404. */
async function ruoyiOnly(left: readonly string[] = [], base = ''): Promise<string> {
  return serve((request, response) => {
    const path = request.url ?? '';
    const own = path.slice(base.length);
    const signedIn = request.headers.authorization !== undefined;
    if (!path.startsWith(base))
      return void response.writeHead(200).end('<!doctype html><title>志愿通</title>');
    if (/^\/(ssystem-api|appv2)\//.test(own))
      return void (signedIn
        ? json(response, { status: 404, error: 'Not Found' }, 404)
        : json(response, { code: 401, msg: '认证失败' }));
    if (left.some((one) => own.startsWith(one)))
      return void json(response, { code: 500, msg: `No static resource ${own.slice(1)}.` });
    void forward(request, own, response);
  });
}

async function forward(request: IncomingMessage, path: string, response: ServerResponse): Promise<void> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const { authorization, 'content-type': type } = request.headers;
  const answer = await fetch(mock.address + path, {
    method: request.method ?? 'GET',
    headers: { ...(authorization && { authorization }), ...(type && { 'content-type': type }) },
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
  });
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
}

/** The settings of a `config.js`, read as the application reads it. */
function configIn(text: string) {
  const window: { __APP_CONFIG__?: unknown } = {};
  new Function('window', text)(window);
  return readConfig(window.__APP_CONFIG__, { mocks: false });
}

async function captcha(on: boolean): Promise<void> {
  const configs = await mock.mockServer.table(configTable);
  const row =
    configs.find(({ configKey }) => configKey === 'sys.account.captchaEnabled') ?? expect.unreachable();
  await configs.put({ ...row, configValue: String(on) });
}

test('the doctor knows the platform by its POST calls, sees encryption after signing in, and misses no list', async () => {
  const report = await examine(mock.address, calls, admin);
  expect(report).toMatchObject({ isPlatform: true, isRuoyi: true, envelope: 'encrypted', problems: [] });
  expect(report.signed).toMatchObject({
    missing: [],
    refused: [],
    broken: [],
    version: { text: '3.9.2 or later' },
  });
  expect(report.signed?.asked).toBeGreaterThan(60);
  const reading = configIn(configText(report));
  expect(reading).toMatchObject({ config: { session: 'default', apiBase: '' } });
}, 60_000);

describe('a RuoYi server', () => {
  test('is known without an account, and names what stays unseen', async () => {
    const report = await examine(await ruoyiOnly(), calls);
    expect(report).toMatchObject({
      isPlatform: false,
      isRuoyi: true,
      captcha: 'on',
      problems: [],
      signed: undefined,
    });
    expect(renderReport(report)).toContain('sign in (--user) to see which calls it has');
    expect(configIn(configText(report))).toMatchObject({
      config: { session: 'ruoyi', apiBase: '/prod-api', rest: { flavour: 'ruoyi' } },
    });
  });

  test('is found below its usual base, which the configuration names', async () => {
    const address = await ruoyiOnly([], '/prod-api');
    const report = await examine(`${address}/`, calls);
    expect(report.base).toBe(`${address}/prod-api`);
    // Pages of other origins may not call it, then they may.
    expect(configIn(configText(report))).toMatchObject({ config: { apiBase: '/prod-api' } });
    const open = configIn(configText({ ...report, crossOrigin: true }));
    expect(open).toMatchObject({ config: { apiBase: `${address}/prod-api` } });
  });

  test('is not signed in to through a captcha, and the report names the remedy', async () => {
    const report = await examine(await ruoyiOnly(), calls, admin);
    expect(report.problems).toEqual([expect.stringContaining('sys.account.captchaEnabled')]);
    expect(renderReport(report)).not.toContain(admin.password);
  });

  test('that is older lacks calls, which are named with their resource', async () => {
    await captcha(false);
    onTestFinished(() => captcha(true));
    const left = ['/system/notice/listTop', '/system/user/deptTree', '/monitor/cache/getNames'];
    const report = await examine(await ruoyiOnly(left), calls, admin);
    expect(report.captcha).toBe('off');
    expect(report.signed?.missing).toEqual([
      'GET /system/user/deptTree (system/user)',
      'GET /monitor/cache/getNames (monitor/cache)',
      'GET /system/notice/listTop (shell)',
    ]);
    expect(report.signed?.version?.text).toContain('before 3.8.3');
  });

  test('a server of unknown version is offered the line to set it', async () => {
    const text = configText(await examine(await ruoyiOnly(), calls));
    expect(text).toContain("// a server of 3.8.7 or 3.8.8 needs its version: rest: { version: '3.8.7' },");
  });

  test('refuses a wrong password in its own words, which the doctor reports', async () => {
    await captcha(false);
    onTestFinished(() => captcha(true));
    const report = await examine(await ruoyiOnly(), calls, { user: 'admin', password: 'secret-word' });
    expect(report.problems).toEqual(['Not signed in: POST /login says 用户不存在/密码错误.']);
    expect(renderReport(report)).not.toContain('secret-word');
  });

  test('is only read: a sign-in apart, nothing that writes is sent, and no password or token is in an address', async () => {
    await captcha(false);
    onTestFinished(() => captcha(true));
    mock.mockServer.requests.clear();
    await examine(mock.address, calls, admin);
    const sent = mock.mockServer.requests.all();
    const reads = new Set(
      readsOf({ isRuoyi: true, isPlatform: true }, calls).map(({ operation }) => operation.path),
    );
    const known = [
      platformCalls.platformInfo,
      platformCalls.ruleList,
      platformCalls.login,
      ...Object.values(ruoyiCalls),
    ];
    const others = sent.filter(({ path }) => !reads.has(path) && !known.some((call) => call.path === path));
    expect(others.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
    const methods = new Set(sent.map(({ method }) => method));
    expect([...methods].toSorted()).toEqual(['GET', 'OPTIONS', 'POST']);
    expect(JSON.stringify(sent.map(({ query }) => query))).not.toMatch(/admin123|token/);
  }, 60_000);
});

test('the doctor asks the platform for both families of calls, a RuoYi server for REST alone', () => {
  const paths = (isRuoyi: boolean, isPlatform: boolean) =>
    readsOf({ isRuoyi, isPlatform }, calls).map(({ operation }) => operation.path);
  expect(paths(false, true)).toEqual(paths(true, true));
  expect(paths(false, true)).toContain('/system/user/list');
  expect(paths(true, false)).toContain('/system/user/list');
  expect(paths(true, false).filter((path) => path.startsWith('/ssystem-api/'))).toEqual([]);
  expect(paths(false, false)).toEqual([]);
});

test('the doctor only reads: RuoYi’s by GET without a name, the platform’s lists', () => {
  const reads = readsOf({ isRuoyi: true, isPlatform: true }, calls);
  const posts = reads.filter(({ operation }) => operation.method === 'POST');
  for (const { operation, resource } of posts)
    expect(operation).toBe(allEndpoints[resource]?.operations.list);
  expect(reads.filter(({ operation }) => !['GET', 'POST'].includes(operation.method))).toEqual([]);
  expect(reads.some(({ operation }) => /batchGenCode|\{/.test(operation.path))).toBe(false);
});

describe('the doctor reports the obstacle', () => {
  const problem = async (address: string) => (await examine(address, calls)).problems.join();

  test('a page in place of JSON', async () => {
    const address = await serve((_, response) => void response.end('<!DOCTYPE html><html></html>'));
    expect(await problem(address)).toMatch(
      /answers a page in place of JSON \(HTTP 200\): this address serves a front-end/,
    );
  });

  test.each([
    [404, {}, 'is not there (404), nor below /prod-api, /dev-api, /stage-api'],
    [401, { msg: '请先登录' }, 'asks for a sign-in (401): 请先登录. RuoYi leaves it open'],
    [502, {}, 'fails (HTTP 502)'],
    [
      200,
      { code: 7, msg: '你好' },
      'answers neither as a RuoYi server nor as the platform (HTTP 200, code 7: 你好)',
    ],
  ])('%i %o', async (status, body, expected) => {
    expect(await problem(await serve((_, response) => void json(response, body, status)))).toContain(
      expected,
    );
  });

  test('nobody listens', async () => {
    const address = await serve(() => undefined);
    const { port } = new URL(address);
    await new Promise<void>((resolve) => {
      const free = createServer().listen(0, () => free.close(() => resolve()));
    });
    expect(await problem(`https://localhost:${port}`)).toMatch(/^Not reached: TLS/);
    expect(await problem('http://localhost:9')).toMatch(/^Not reached: .*(ECONNREFUSED|bad port)/);
  });

  test.each([
    ['ENOTFOUND', 'no host has this name'],
    ['CERT_HAS_EXPIRED', 'its certificate has expired'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'it signed its certificate itself'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'its certificate is for another name'],
  ])('%s', (code, expected) => {
    const cause = Object.assign(new Error('x'), { code });
    expect(whyFailed(new TypeError('fetch failed', { cause }))).toContain(expected);
  });
});
