import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { assumed, type Endpoints, rest, rpc } from '@/providers/endpoints/builder';
import { crudHandlers } from './crud';
import type { CrudOptions } from './crudOptions';
import { refuse } from './responses';
import { defineTable, stamps } from './table';
import { createTestClient } from './testClient';

interface Thing {
  id: number;
  name: string;
  kind: string;
  price: string;
  sort: number;
  createTime: string;
  createBy: string;
  updateTime: string;
  updateBy: string;
}

const input = z.object({
  name: z.string('请输入名称').min(1, '请输入名称'),
  kind: z.string().default('1'),
  price: z.string().default('0.00'),
  sort: z.number().default(0),
});

const things = defineTable<Thing>({
  name: 'things',
  idField: 'id',
  schema: input.extend({ id: z.number(), ...stamps }),
  seed: () =>
    ['苹果', '梨', '青苹果', '桃', '李'].map((name, index) => {
      const time = `2026-06-1${index} 08:00:00`;
      const stamp = { createTime: time, createBy: '系统', updateTime: time, updateBy: '系统' };
      const kind = index % 2 ? '1' : '10';
      return { id: index + 1, name, kind, price: `${(index * 7) % 20}.00`, sort: 5 - index, ...stamp };
    }),
});

const rpcThings = rpc('/ssystem-api/api/thing', {
  permission: 'a:thing',
  calls: {
    list: 'list',
    one: 'info',
    create: 'add',
    update: 'edit',
    remove: 'del',
    export: assumed('export'),
  },
});
const restThings = rest('/system/thing', { permission: 'a:thing' });

async function setUp(endpoints: Endpoints, options: CrudOptions<Thing> = {}) {
  const routes = crudHandlers(endpoints, things, { input, contains: ['name'], ...options });
  const client = createTestClient({}, routes);
  return { ...client, admin: await client.as('admin') };
}

const names = z.object({ list: z.array(z.object({ name: z.string() })) });

describe('POST family', () => {
  const base = '/ssystem-api/api/thing';

  test.each<[object, string[]]>([
    [{}, ['李', '桃', '青苹果', '梨', '苹果']],
    [{ page: 2, limit: 2 }, ['青苹果', '梨']],
    [{ page: 9, limit: 2 }, []],
    [{ name: '苹果' }, ['青苹果', '苹果']],
    [{ kind: '1' }, ['桃', '梨']],
    [{ kind: '1,10', limit: 2 }, ['李', '桃']],
    [{ createBegin: '2026-06-12' }, ['李', '桃', '青苹果']],
    [{ createEnd: '2026-06-11' }, ['梨', '苹果']],
    [{ createEnd: '2026-06-11 07:59:59' }, ['苹果']],
    [{ sortField: 'price', sortOrder: 'desc' }, ['青苹果', '李', '梨', '桃', '苹果']],
    [{ sortField: 'createTime', sortOrder: 'asc', limit: 1 }, ['苹果']],
  ])('lists %j', async (query, expected) => {
    const { admin } = await setUp(rpcThings);
    const { data } = await admin.post(`${base}/list`, query);
    expect(names.parse(data).list.map(({ name }) => name)).toEqual(expected);
  });

  test('creates with id and stamps, updates what was sent, removes several', async () => {
    const { admin, clock } = await setUp(rpcThings);
    expect(await admin.post(`${base}/add`, { name: '杏', id: 77, createBy: 'x' })).toMatchObject({
      code: 20000,
      data: { id: 6 },
    });
    clock.now += 60_000;
    expect(await admin.post(`${base}/edit`, { id: 6, sort: 9 })).toEqual({
      code: 20000,
      msg: 'success',
      data: null,
    });
    expect((await admin.post(`${base}/info`, { id: 6 })).data).toEqual({
      id: 6,
      name: '杏',
      kind: '1',
      price: '0.00',
      sort: 9,
      createTime: '2026-06-20 12:00:00',
      createBy: '林知远',
      updateTime: '2026-06-20 12:01:00',
      updateBy: '林知远',
    });
    await admin.post(`${base}/del`, { id: '6,1' });
    expect((await admin.post(`${base}/list`)).data).toMatchObject({ total: 4 });
    expect(await admin.post(`${base}/add`, { name: '枣' })).toMatchObject({ data: { id: 7 } });
  });

  test('refuses invalid input, unknown rows and invalid ids', async () => {
    const { admin } = await setUp(rpcThings);
    const refused = (msg: string) => ({ code: 40000, msg, data: null });
    expect(await admin.post(`${base}/add`, {})).toEqual(refused('请输入名称'));
    expect(await admin.post(`${base}/edit`, { id: 1, name: '' })).toEqual(refused('请输入名称'));
    expect(await admin.post(`${base}/add`, { name: '杏', sort: 'x' })).toEqual(refused('参数错误：sort'));
    for (const call of ['info', 'edit'])
      expect(await admin.post(`${base}/${call}`, { id: 99 })).toEqual(refused('数据不存在或已被删除'));
    expect(await admin.post(`${base}/del`, { id: '1,99' })).toEqual(refused('数据不存在或已被删除'));
    expect((await admin.post(`${base}/del`)).code).toBe(40000);
    expect((await admin.post(`${base}/list`)).data).toMatchObject({ total: 5 });
  });

  test('a check that refuses a write leaves nothing changed', async () => {
    const { admin } = await setUp(rpcThings, {
      check: (action, row, _request, before) => refuse(`${action} ${before?.name ?? ''}→${row.name}`),
    });
    expect((await admin.post(`${base}/add`, { name: '杏' })).msg).toBe('create →杏');
    expect((await admin.post(`${base}/edit`, { id: 1, name: '杏' })).msg).toBe('update 苹果→杏');
    expect((await admin.post(`${base}/del`, { id: '2' })).msg).toBe('remove →梨');
    expect((await admin.post(`${base}/list`, { limit: 9 })).data).toMatchObject({
      total: 5,
      list: [{}, {}, {}, { name: '梨' }, { name: '苹果' }],
    });
  });

  test('invisible rows do not exist; shown rows are presented', async () => {
    const { admin } = await setUp(rpcThings, {
      visible: ({ id }) => id > 3,
      presenter: async () => (row) => ({ ...row, label: `${row.id}:${row.name}` }),
      beside: (rows) => ({ stat: rows.length }),
    });
    expect((await admin.post(`${base}/list`, { label: '4:桃' })).data).toMatchObject({
      list: [{ label: '4:桃' }],
      total: 1,
      stat: 2,
    });
    expect((await admin.post(`${base}/info`, { id: 1 })).msg).toBe('数据不存在或已被删除');
  });

  test('an error of the mock is 50000, and is reported', async () => {
    const reports: string[] = [];
    const routes = crudHandlers(rpcThings, things);
    const { as } = createTestClient({ report: (what) => reports.push(what) }, routes);
    expect(await (await as('admin')).post(`${base}/add`, { name: '杏' })).toEqual({
      code: 50000,
      msg: '系统内部错误',
      data: null,
    });
    expect(reports).toEqual([`POST ${base}/add failed`]);
  });
});

describe('REST family', () => {
  const base = '/system/thing';
  const query = (params: Record<string, string>) => `${base}/list?${new URLSearchParams(params)}`;

  test.each<[Record<string, string>, string[]]>([
    [{}, ['苹果', '梨', '青苹果', '桃', '李']],
    [{ pageNum: '2', pageSize: '2' }, ['青苹果', '桃']],
    [{ pageNum: '9', pageSize: '2' }, ['李']],
    [{ pageNum: '0', pageSize: '2' }, ['苹果', '梨']],
    [{ name: '苹果' }, ['苹果', '青苹果']],
    [{ 'params[beginTime]': '2026-06-12', 'params[endTime]': '2026-06-13' }, ['青苹果', '桃']],
    [{ orderByColumn: 'sort', isAsc: 'ascending' }, ['李', '桃', '青苹果', '梨', '苹果']],
    [{ orderByColumn: 'createTime', isAsc: 'desc', pageSize: '1' }, ['李']],
  ])('lists %j', async (params, expected) => {
    const { admin } = await setUp(restThings);
    const { rows } = await admin.get(query(params));
    expect(
      z
        .array(z.object({ name: z.string() }))
        .parse(rows)
        .map((row) => row.name),
    ).toEqual(expected);
  });

  test('creates, reads, updates and removes in RuoYi’s layout; members absent from an update get defaults', async () => {
    const { admin } = await setUp(restThings);
    const done = { code: 200, msg: '操作成功' };
    expect(await admin.post(base, { name: '杏' })).toEqual(done);
    expect(await admin.save(base, 6, { kind: '2', price: '3.00' })).toEqual(done);
    expect(await admin.get(`${base}/6`)).toMatchObject({
      ...done,
      data: { name: '杏', kind: '2', createBy: 'admin', updateBy: 'admin' },
    });
    expect(await admin.put(base, { id: 6, kind: '2' })).toEqual({ code: 500, msg: '请输入名称' });
    expect(await admin.put(base, { id: 6, name: '李子' })).toEqual(done);
    expect((await admin.get(`${base}/6`)).data).toMatchObject({ name: '李子', kind: '1', price: '0.00' });
    expect(await admin.remove(`${base}/6,1`)).toEqual(done);
    expect(await admin.get(query({}))).toMatchObject({ code: 200, msg: '查询成功', total: 4 });
  });

  test('refuses with 500', async () => {
    const { admin } = await setUp(restThings);
    expect(await admin.post(base, {})).toEqual({ code: 500, msg: '请输入名称' });
    expect(await admin.get(`${base}/99`)).toEqual({ code: 500, msg: '数据不存在或已被删除' });
    expect(await admin.remove(`${base}/1,99`)).toEqual({ code: 500, msg: '数据不存在或已被删除' });
    expect(await admin.get(query({}))).toMatchObject({ total: 5 });
  });
});

test('two mock servers share nothing', async () => {
  const [one, other] = [await setUp(rpcThings), await setUp(rpcThings)];
  await one.admin.post('/ssystem-api/api/thing/del', { id: '1' });
  expect((await one.admin.post('/ssystem-api/api/thing/list')).data).toMatchObject({ total: 4 });
  expect((await other.admin.post('/ssystem-api/api/thing/list')).data).toMatchObject({ total: 5 });
  await one.mockServer.reset();
  expect(await (await one.as('admin')).post('/ssystem-api/api/thing/list')).toMatchObject({
    data: { total: 5 },
  });
});
