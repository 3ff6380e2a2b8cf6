import { expect, test, vi } from 'vitest';
import { createTestClient } from './testClient';

const info = '/appv2/api/index/platformInfo';
const pack = '/ssystem-api/api/index/LanguagePack';

test('a code is answered as often as set, to its calls alone, and without an effect', async () => {
  const { mockServer, nobody, as } = createTestClient();
  mockServer.faults.inject({ kind: 'code', code: 500, path: '/appv2', times: 2 });
  const broken = { code: 500, msg: '系统内部错误', data: null };
  expect(await nobody.post(pack)).toMatchObject({ code: 20000 });
  expect([await nobody.post(info), await nobody.post(info)]).toEqual([broken, broken]);
  expect(await nobody.post(info)).toMatchObject({ code: 20000 });

  const admin = await as('admin');
  mockServer.faults.inject({ kind: 'code', code: 40000, msg: '稍后再试', method: 'DELETE', times: 1 });
  expect(await admin.remove('/system/dict/data/1')).toMatchObject({ code: 40000, msg: '稍后再试' });
  expect(await admin.get('/system/dict/data/1')).toMatchObject({ code: 200 });
});

test('601 is answered until the call is repeated with force: 1, in the body or in the query', async () => {
  const { mockServer, as } = createTestClient();
  const admin = await as('admin');
  mockServer.faults.inject({ kind: 'code', code: 601, msg: '仍要删除吗？' });
  expect(await admin.remove('/system/dict/data/1')).toMatchObject({ code: 601, msg: '仍要删除吗？' });
  expect(await admin.remove('/system/dict/data/1?force=1')).toMatchObject({ code: 200 });
  expect(await admin.post(pack)).toMatchObject({ code: 601 });
  expect(await admin.post(pack, { force: 1 })).toMatchObject({ code: 20000 });
});

test('a code may bring data along', async () => {
  const { mockServer, nobody } = createTestClient();
  mockServer.faults.inject({ kind: 'code', code: 44444, data: { done: [1] } });
  expect(await nobody.post(info)).toEqual({ code: 44444, msg: '部分操作没有成功', data: { done: [1] } });
});

test('a status, a broken connection', async () => {
  const { mockServer, nobody } = createTestClient();
  mockServer.faults.inject({ kind: 'status', status: 502, times: 1 });
  expect((await nobody.fetch('POST', info)).status).toBe(502);
  mockServer.faults.inject({ kind: 'network', times: 1 });
  expect((await nobody.fetch('POST', info)).type).toBe('error');
  expect((await nobody.fetch('POST', info)).status).toBe(200);
});

test('a hanging call ends when the faults are cleared', async () => {
  const { mockServer, nobody } = createTestClient();
  mockServer.faults.inject({ kind: 'hang' });
  const settled = vi.fn();
  const hanging = nobody.fetch('POST', info).then((response) => {
    settled();
    return response;
  });
  await vi.waitFor(() => expect(mockServer.requests.of(info)).toHaveLength(1));
  expect(settled).not.toHaveBeenCalled();
  mockServer.faults.clear();
  expect((await hanging).type).toBe('error');
  expect(await nobody.post(info)).toMatchObject({ code: 20000 });
});

test('latency delays, alone and before another fault', async () => {
  vi.useFakeTimers();
  const { mockServer, nobody } = createTestClient();
  const takeBack = mockServer.faults.inject({ kind: 'latency', ms: 3000 });
  mockServer.faults.inject({ kind: 'code', code: 401, times: 1 });
  const answers: number[] = [];
  const ask = () => nobody.post(info).then(({ code }) => answers.push(code));
  const both = Promise.all([ask(), ask()]);
  await vi.advanceTimersByTimeAsync(2999);
  expect(answers).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await both;
  expect(answers.sort()).toEqual([20000, 401].sort());
  takeBack();
  vi.useRealTimers();
  expect(await nobody.post(info)).toMatchObject({ code: 20000 });
});

test('the requests seen are kept with method, path, query, headers and body', async () => {
  const { mockServer, nobody } = createTestClient();
  await nobody.post(info, { a: 1 });
  await nobody.get('/system/dict/data/list?dictType=x');
  const form = new FormData();
  form.set('type', 'png');
  form.set('image', new File(['x'], 'x.png'));
  await nobody.fetch('POST', '/ssystem-api/api/systerm/imageUpload', form);
  expect(mockServer.requests.all()).toMatchObject([
    { method: 'POST', path: info, body: { a: 1 }, headers: { 'content-type': 'application/json' } },
    { method: 'GET', path: '/system/dict/data/list', query: { dictType: 'x' }, body: {} },
    { method: 'POST', body: { type: 'png', image: 'x.png' } },
  ]);
  mockServer.requests.clear();
  expect(mockServer.requests.all()).toEqual([]);
});

test('a call without a mock is refused at once, named and reported', async () => {
  const reports: string[] = [];
  const { nobody } = createTestClient({ report: (what) => reports.push(what) });
  const msg = (call: string) => `模拟服务没有此接口：${call}`;
  expect(await nobody.post('/ssystem-api/api/store/nothing')).toEqual({
    code: 50000,
    msg: msg('POST /ssystem-api/api/store/nothing'),
    data: null,
  });
  expect(await nobody.get(info)).toMatchObject({ code: 50000, msg: msg(`GET ${info}`) });
  expect(await nobody.get('/system/nothing')).toEqual({ code: 500, msg: msg('GET /system/nothing') });
  expect(reports).toEqual([
    'no such call: POST /ssystem-api/api/store/nothing',
    `no such call: GET ${info}`,
    'no such call: GET /system/nothing',
  ]);
});

test('pages and files bypass the mock server', async () => {
  const { nobody } = createTestClient();
  for (const path of ['/index', '/resources/system/dict/DictPage.tsx', '/toolbox-mock/index.html'])
    await expect(nobody.fetch('GET', path)).rejects.toThrow('is not for the server');
});
