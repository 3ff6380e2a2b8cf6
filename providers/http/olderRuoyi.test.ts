import { expect, test } from 'vitest';
import { systemEndpoints } from '@/resources/system/endpoints';
import { toolEndpoints } from '@/resources/tool/endpoints';
import type { KnownVersion } from '@/src/lib/ruoyiVersions';
import { callOperation } from '../data/callOperation';
import { shellCalls } from '../endpoints/platformCalls';
import { RequestError } from './errors';
import { olderRuoyi } from './olderRuoyi';
import type { Call, RawResponse } from './request';
import { isOffered } from './restServer';

const unknown = (method: string) => ({ code: 500, msg: `Request method '${method}' not supported` });
const rows = [
  { menuId: 1, menuName: '系统管理', orderNum: 1, perms: null },
  { menuId: 2, menuName: '系统监控', orderNum: 2, perms: null },
  { menuId: 3, menuName: '系统工具', orderNum: 3, perms: null },
];

/** A server with scripted responses, and the calls that reached it. */
function server(response: (call: Call) => unknown, version: KnownVersion = 'auto') {
  const calls: Call[] = [];
  const step = olderRuoyi(version);
  const next = async (call: Call): Promise<RawResponse> => {
    calls.push(call);
    return { status: 200, headers: {}, body: await response(call) };
  };
  const deps = { send: (call: Call) => step(call, next) };
  return { deps, wire: () => calls.map(({ method, path, body }) => ({ method, path, body })), calls };
}

const { order } = systemEndpoints['system/menu'].operations;
const { sort } = systemEndpoints['system/dept'].operations;
const { createTable } = toolEndpoints['tool/gen'].operations;

/** Refuses newer calls, lists its rows and accepts all other calls. */
const old = ({ method, path }: Call) => {
  if (path.endsWith('/updateSort')) return unknown(method);
  return method === 'GET' ? { code: 200, data: rows } : { code: 200 };
};

test('a server without updateSort gets each moved row whole, and no other', async () => {
  const { deps, wire } = server(old);
  const body = { menuIds: '2,1,3', orderNums: '1,2,3' };
  await callOperation(deps, order, { body });
  const [first, second] = rows;
  expect(wire()).toEqual([
    { method: 'PUT', path: '/system/menu/updateSort', body },
    { method: 'GET', path: '/system/menu/list', body: undefined },
    { method: 'PUT', path: '/system/menu', body: { ...second, orderNum: 1 } },
    { method: 'PUT', path: '/system/menu', body: { ...first, orderNum: 2 } },
  ]);
  await callOperation(deps, order, { body: { menuIds: '3', orderNums: '9' } });
  expect(wire().filter(({ path }) => path.endsWith('updateSort'))).toHaveLength(1);
});

test('a server that is configured to be older is not asked first; departments go the same way', async () => {
  const depts = [{ deptId: 101, deptName: '深圳总公司', orderNum: 1 }];
  const { deps, wire } = server(
    ({ method }) => (method === 'GET' ? { code: 200, data: depts } : { code: 200 }),
    '3.9.1',
  );
  await callOperation(deps, sort, { body: { deptIds: '101', orderNums: '4' } });
  expect(wire()).toEqual([
    { method: 'GET', path: '/system/dept/list', body: undefined },
    { method: 'PUT', path: '/system/dept', body: { ...depts[0], orderNum: 4 } },
  ]);
});

test('a row that is refused ends the saving, with the server’s words', async () => {
  const { deps, calls } = server((call) =>
    call.method === 'PUT' && call.path === '/system/menu' ? { code: 500, msg: '路由名称已存在' } : old(call),
  );
  const answer = await callOperation(deps, order, { body: { menuIds: '2,1', orderNums: '1,2' } });
  expect(answer).toMatchObject({ code: 500, msg: '路由名称已存在' });
  expect(calls).toHaveLength(3);
});

test('a newer server is asked once, and its own refusals stay its own', async () => {
  const { deps, calls } = server(() => ({ code: 500, msg: '操作失败' }));
  expect(await callOperation(deps, order, { body: { menuIds: '2', orderNums: '1' } })).toMatchObject({
    msg: '操作失败',
  });
  expect(calls).toHaveLength(1);
});

test.each([
  ['by another method', () => unknown('POST')],
  [
    'by HTTP status',
    () => Promise.reject(new RequestError('', { reason: { kind: 'status', status: 404 }, call: '' })),
  ],
])('a call without a substitute is rejected as absent: refused %s', async (_how, response) => {
  const { deps, calls } = server(response);
  const create = () => callOperation(deps, createTable, { query: { sql: 'create table a (id int)' } });
  await expect(create()).rejects.toMatchObject({
    message: '当前服务器没有此功能',
    reason: { kind: 'absent' },
  });
  await expect(create()).rejects.toMatchObject({ reason: { kind: 'absent' } });
  expect(calls).toHaveLength(1);
});

test('a broken server does not count as an older one', async () => {
  const lost = () =>
    Promise.reject(new RequestError('', { reason: { kind: 'status', status: 502 }, call: '' }));
  const { deps, calls } = server(lost);
  for (let turn = 0; turn < 2; turn += 1)
    await expect(callOperation(deps, createTable)).rejects.toMatchObject({ reason: { kind: 'status' } });
  expect(calls).toHaveLength(2);
});

test('[LAY-12] a server that is configured to be older than 3.9.2 is never asked for its newest notices', async () => {
  const { deps, calls } = server(() => ({ code: 200 }), '3.9.0');
  const asked = callOperation(deps, shellCalls.newestNotices);
  await expect(asked).rejects.toMatchObject({ reason: { kind: 'absent' } });
  expect(calls).toEqual([]);
});

test.each([
  ['in its words', () => ({ code: 500, msg: '请求参数类型不匹配' })],
  ['by the code for a wrong id', () => ({ code: 400, msg: 'Validation failed' })],
  [
    'by its HTTP status',
    () => Promise.reject(new RequestError('', { reason: { kind: 'status', status: 400 }, call: '' })),
  ],
])(
  '[LAY-12] a server before 3.9.2 that refuses its newest notices %s is asked once',
  async (_how, refusal) => {
    const { deps, calls } = server(refusal);
    for (let turn = 0; turn < 2; turn += 1) {
      const asked = callOperation(deps, shellCalls.newestNotices);
      await expect(asked).rejects.toMatchObject({ reason: { kind: 'absent' } });
    }
    expect(calls).toHaveLength(1);
  },
);

test('a wrong statement is not taken for a call that the server lacks', async () => {
  const { deps } = server(() => ({ code: 400, msg: '语句有误' }));
  const created = await callOperation(deps, createTable, { query: { sql: 'create' } });
  expect(created).toMatchObject({ code: 400, msg: '语句有误' });
});

test('[LAY-12] notices are asked for again after a failure that another version does not explain', async () => {
  const failures = [
    () => ({ code: 401 }),
    () => ({ code: 500, msg: '系统接口异常' }),
    () => ({ code: 403, msg: '没有权限' }),
    () => Promise.reject(new RequestError('', { reason: { kind: 'network' }, call: '' })),
    () => Promise.reject(new RequestError('', { reason: { kind: 'status', status: 429 }, call: '' })),
    () => Promise.reject(new RequestError('', { reason: { kind: 'status', status: 502 }, call: '' })),
    () => ({ code: 200, data: [] }),
  ];
  const { deps, calls } = server(() => failures[calls.length - 1]?.());
  for (const _ of failures) await callOperation(deps, shellCalls.newestNotices).catch(() => undefined);
  expect(calls).toHaveLength(failures.length);
});

test('[LAY-12] a server that is configured to have its newest notices is asked again after any refusal', async () => {
  const { deps, calls } = server(() => ({ code: 404 }), '3.9.2');
  for (let turn = 0; turn < 2; turn += 1)
    await callOperation(deps, shellCalls.newestNotices).catch(() => undefined);
  expect(calls).toHaveLength(2);
});

test('the offered calls follow the configured version; a server of our own has all', () => {
  const offered = (flavour: 'ours' | 'ruoyi', version: KnownVersion) =>
    isOffered(createTable, { flavour, version });
  expect(offered('ruoyi', '3.8.7')).toBe(false);
  expect(offered('ruoyi', '3.8.8')).toBe(true);
  expect(offered('ruoyi', 'auto')).toBe(true);
  expect(offered('ours', '3.8.7')).toBe(true);
});
