import type { DataProvider } from '@refinedev/core';
import { expect, test } from 'vitest';
import { rest, rpc } from '../endpoints/builder';
import { pipeline } from '../http/client';
import { isRequestError } from '../http/errors';
import type { Call } from '../http/request';
import { codePolicy } from '../http/responseCodes';
import type { DataDeps } from './callOperation';
import { postProvider } from './postProvider';
import { firstLook } from './records';
import { restProvider } from './restProvider';

const endpoints = {
  'customer/store': rpc('/ssystem-api/api/store', {
    permission: 'customer:store',
    calls: {
      list: 'list',
      one: { path: 'stroeInfo', key: 'storeId', at: 'store' },
      create: 'addStore',
      update: 'edit',
      remove: 'del',
    },
  }),
  'system/dict': rest('/system/dict/type', { permission: 'system:dict', idField: 'dictId' }),
  'system/user': rest('/system/user', { permission: 'system:user', only: ['list'] }),
  'system/person': rest('/system/person', {
    permission: 'system:person',
    idField: 'userId',
    hidden: ['password'],
    calls: { one: { path: '{id}', method: 'GET', beside: ['postIds', 'roleIds'] } },
  }),
};

/** A data provider over a server with one response, and the calls that it got. */
function over(make: (deps: DataDeps) => DataProvider, body: unknown, mayCall = true) {
  const calls: Call[] = [];
  const messages: string[] = [];
  const provider = make({
    send: pipeline([codePolicy({ notify: () => {}, onExpired: () => {} })], async (call) => {
      calls.push(call);
      return { status: 200, headers: {}, body };
    }),
    endpointsOf: (name) => {
      const found = Object.entries(endpoints).find(([key]) => key === name)?.[1];
      if (!found) throw new Error(`No resource is called "${name}"`);
      return found;
    },
    can: () => mayCall,
    notify: (_severity, text) => messages.push(text),
  });
  return { provider, calls, messages };
}

test('[CALL-2] a list is asked with page, limit, filters and sorting, and never refused as 重复提交', async () => {
  const { provider, calls } = over(postProvider, {
    code: 20000,
    data: { list: [{ id: 3 }], total: 1, stat: { all: 1 }, data: {} },
  });
  const response = await provider.getList({
    resource: 'customer/store',
    pagination: { currentPage: 2, pageSize: 30 },
    filters: [{ field: 'type', operator: 'eq', value: '1' }],
    sorters: [{ field: 'createTime', order: 'desc' }],
  });
  expect(response).toEqual({ data: [{ id: 3 }], total: 1, stat: { all: 1 } });
  expect(calls[0]).toMatchObject({
    method: 'POST',
    path: '/ssystem-api/api/store/list',
    body: { page: 2, limit: 30, type: '1', sortField: 'createTime', sortOrder: 'desc' },
    options: { allowRepeat: true },
  });
});

test('a record is asked for under the call’s own key, and read where the call puts it', async () => {
  const { provider, calls } = over(postProvider, {
    code: 20000,
    data: { store: { id: 3, name: '启明' }, site: {} },
  });
  expect(await provider.getOne({ resource: 'customer/store', id: 3 })).toEqual({
    data: { id: 3, name: '启明' },
  });
  expect(calls[0]?.body).toEqual({ storeId: 3 });
});

test('writes keep the repeat check; ids of many travel joined with commas', async () => {
  const { provider, calls } = over(postProvider, { code: 20000 });
  await provider.update({ resource: 'customer/store', id: 3, variables: { name: '知行' } });
  await provider.deleteMany?.({ resource: 'customer/store', ids: [3, 4] });
  expect(calls.map(({ path, body }) => [path, body])).toEqual([
    ['/ssystem-api/api/store/edit', { id: 3, name: '知行' }],
    ['/ssystem-api/api/store/del', { id: '3,4' }],
  ]);
  expect(calls.every(({ options }) => options?.allowRepeat === undefined)).toBe(true);
});

test('a created record carries the id that the server gave it', async () => {
  const { provider } = over(postProvider, { code: 20000, data: { id: 37 } });
  expect(await provider.create({ resource: 'customer/store', variables: { name: '知行' } })).toEqual({
    data: { name: '知行', id: 37 },
  });
});

test('[CALL-3] REST lists by RuoYi’s names; records get an id', async () => {
  const { provider, calls } = over(restProvider, {
    code: 200,
    rows: [{ dictId: 5, dictName: '用户性别' }],
    ...{ total: 1, data: {} },
  });
  const { data } = await provider.getList({
    resource: 'system/dict',
    pagination: { currentPage: 1, pageSize: 20 },
    filters: [{ field: 'createTime', operator: 'between', value: ['2026-01-01', ''] }],
    sorters: [{ field: 'dictName', order: 'asc' }],
  });
  expect(data).toEqual([{ id: 5, dictId: 5, dictName: '用户性别' }]);
  expect(calls[0]).toMatchObject({
    method: 'GET',
    path: '/system/dict/type/list',
    query: {
      pageNum: 1,
      pageSize: 20,
      orderByColumn: 'dictName',
      isAsc: 'ascending',
      params: { beginTime: '2026-01-01', endTime: '' },
    },
    options: { allowRepeat: true },
  });
});

test('the hash of a password never enters, neither in a list nor in a record', async () => {
  const row = { userId: 2, userName: 'ry', password: '$2a$10$x' };
  const list = over(restProvider, { code: 200, rows: [row], total: 1 });
  const one = over(restProvider, { code: 200, data: row, postIds: [], roleIds: null });
  const { data } = await list.provider.getList({ resource: 'system/person' });
  expect(data).toEqual([{ id: 2, userId: 2, userName: 'ry' }]);
  const { data: record } = await one.provider.getOne({ resource: 'system/person', id: 2 });
  expect(record).not.toHaveProperty('password');
});

test('[CALL-3] REST writes by PUT with the id under its own name, and deletes by path', async () => {
  const { provider, calls } = over(restProvider, { code: 200 });
  await provider.update({ resource: 'system/dict', id: 5, variables: { dictName: '性别' } });
  await provider.deleteMany?.({ resource: 'system/dict', ids: [5, 6] });
  expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['PUT', '/system/dict/type', { dictName: '性别', dictId: 5 }],
    ['DELETE', '/system/dict/type/5,6', undefined],
  ]);
});

test.each([
  ['customer/store', postProvider],
  ['system/dict', restProvider],
] as const)('%s: an id that is text, of nineteen digits, goes out as it came in', async (resource, make) => {
  const { provider, calls } = over(make, { code: 20000, data: { store: { id: 1 } } });
  const id = '1912345678901234567';
  await provider.getOne({ resource, id });
  await provider.update({ resource, id, variables: { name: '一' } });
  await provider.deleteOne({ resource, id });
  await provider.deleteMany?.({ resource, ids: [id, '007'] });
  const said = calls.map(({ path, body }) => `${path} ${JSON.stringify(body)}`);
  expect(said).toHaveLength(4);
  // as text where there is a body, as it is in an address
  for (const one of said) expect(one).toMatch(new RegExp(`"${id}[",]|/${id}[ ,]`));
  expect(said.at(-1)).toContain(`${id},007`);
});

test('a missing REST record is reported as gone, whatever the server leaves out', async () => {
  const { provider } = over(restProvider, { code: 200, msg: '操作成功' });
  const asked = provider.getOne({ resource: 'system/dict', id: 9 });
  await expect(asked).rejects.toThrow('数据不存在或已被删除');
});

test('members beside the data of a REST answer belong to the record where its call says so', async () => {
  const response = { code: 200, msg: '操作成功', data: { userId: 5 }, postIds: [1], roleIds: [2], roles: [] };
  const { provider } = over(restProvider, response);
  expect(await provider.getOne({ resource: 'system/person', id: 5 })).toEqual({
    data: { id: 5, userId: 5, postIds: [1], roleIds: [2] },
  });
});

test('calls of a screen’s own go through the same pipeline', async () => {
  const { provider, calls } = over(restProvider, { code: 200, data: { fresh: 1 } });
  const response = await provider.custom?.({ url: '/system/dict/type/refreshCache', method: 'delete' });
  expect(response?.data).toEqual({ fresh: 1 });
  expect(calls[0]).toMatchObject({ method: 'DELETE', path: '/system/dict/type/refreshCache' });
});

test('[PERM-3] a missing permission is refused before anything is sent, and said once', async () => {
  const { provider, calls, messages } = over(postProvider, { code: 20000 }, false);
  const refused = provider.deleteOne({ resource: 'customer/store', id: 3 });
  await expect(refused).rejects.toSatisfy((error) => isRequestError(error, 'forbidden'));
  expect(calls).toEqual([]);
  expect(messages).toEqual(['当前操作没有权限']);
});

test('[CODE-2] a missing permission found out by the server is neither an empty list nor a saved record', async () => {
  const { provider } = over(postProvider, { code: 40301, msg: '当前操作没有权限', data: null });
  await expect(provider.getList({ resource: 'customer/store' })).rejects.toThrow('当前操作没有权限');
  const update = provider.update({ resource: 'customer/store', id: 3, variables: {} });
  await expect(update).rejects.toSatisfy((error) => isRequestError(error, 'refused'));
});

test('[CODE-2] data that comes along with 40301 is used', async () => {
  const { provider } = over(postProvider, {
    code: 40301,
    msg: '部分数据无权查看',
    data: { list: [{ id: 3 }], total: 1 },
  });
  expect(await provider.getList({ resource: 'customer/store' })).toEqual({ data: [{ id: 3 }], total: 1 });
});

test.each([
  [40301, { list: [] }],
  [44444, { done: [3], failed: [{ id: 4, msg: '已被引用' }] }],
])('[CODE-2] a write answered %i does not look done, whatever data comes along', async (code, data) => {
  for (const make of [postProvider, restProvider]) {
    const { provider } = over(make, { code, msg: '', data });
    const about = { resource: 'customer/store', id: 3, ids: [3, 4], variables: {} };
    const { create, update, deleteOne, deleteMany } = provider;
    for (const write of [create(about), update(about), deleteOne(about), deleteMany?.(about)])
      await expect(write).rejects.toMatchObject({ reason: { kind: 'refused', code, data }, shown: true });
  }
});

test('an operation that a resource lacks is an error that says so', async () => {
  const { provider } = over(restProvider, { code: 200 });
  await expect(provider.update({ resource: 'system/user', id: 1, variables: {} })).rejects.toThrow(
    'Resource "system/user" declares no "update" endpoint',
  );
});

test('[CALL-5] the signal of a page that is left reaches the call; text of the address in its place does not', async () => {
  const { provider, calls } = over(postProvider, { code: 20000, data: { list: [], total: 0 } });
  const { signal } = new AbortController();
  await provider.getList({ resource: 'customer/store', meta: { signal } });
  await provider.getList({ resource: 'customer/store', meta: { signal: 'from the address' } });
  expect(calls.map(({ options }) => options?.signal)).toEqual([signal, undefined]);
});

test.each([postProvider, restProvider])(
  'rows of a page’s first look are remembered, those by a typed text are not',
  async (make) => {
    const { provider, calls } = over(make, { code: 20000, data: { list: [], total: 0 } });
    for (const meta of [firstLook, { firstLook: 'from the address' }, undefined])
      await provider.getList({ resource: 'customer/store', ...(meta && { meta }) });
    expect(calls.map(({ options }) => options?.early)).toEqual(['page', undefined, undefined]);
  },
);
