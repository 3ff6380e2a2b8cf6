import { expect, test } from 'vitest';
import { z } from 'zod';
import { shellCalls } from '@/providers/endpoints/platformCalls';
import { systemEndpoints } from '@/resources/system/endpoints';
import { createTestClient } from '../../testClient';

const { operations } = systemEndpoints['system/version'];
const info = z.object({
  lasttag: z.string(),
  publish_time: z.string().regex(/^\d{10}$/),
  history: z.array(z.object({ tag: z.string(), log: z.string() })),
});

async function open() {
  const { as } = createTestClient();
  const admin = await as('admin');
  const textOf = async (name: 'publish' | 'rollback' | 'setup', body: object) => {
    const { code, msg } = await admin.post(operations[name].path, { appId: 'admin', ...body });
    return `${code} ${msg}`;
  };
  const one = async () => info.parse((await admin.post(operations.one.path, { appId: 'admin' })).data);
  return { as, admin, textOf, one };
}

test('[H7] five applications have six to twelve versions each', async () => {
  const { admin } = await open();
  const answer = z.object({ total: z.literal(5), list: z.array(z.object({ appId: z.string() })) });
  const { list } = answer.parse((await admin.post(operations.list.path)).data);
  for (const { appId } of list) {
    const { data } = await admin.post(operations.one.path, { appId });
    expect(info.parse(data).history.length).toSatisfy((count) => count >= 6 && count <= 12);
  }
});

test('[H7] [LAY-12] a published version is announced to all as the latest', async () => {
  const { as, textOf, one } = await open();
  const latest = async () =>
    (await (await as('xinren')).post(shellCalls.latestVersion.path, { appId: 'admin' })).data;
  expect(await latest()).toEqual({ lasttag: 'v2.0.1' });
  expect(await textOf('publish', { tag: 'v2.0.2', log: '修复' })).toMatch(/^20000/);
  expect(await latest()).toEqual({ lasttag: 'v2.0.2' });
  expect(await textOf('rollback', { tag: 'v2.0.1', reason: '有误' })).toMatch(/^20000/);
  const { lasttag, history } = await one();
  expect(lasttag).toBe('v2.0.1');
  expect(history.slice(0, 3).map(({ tag, log }) => [tag, log])).toEqual([
    ['v2.0.1', '回滚：有误'],
    ['v2.0.2', '修复'],
    ['v2.0.1', expect.any(String)],
  ]);
});

test.each([
  ['publish', { tag: 'v2.0.1', log: 'x' }, '版本号必须大于 v2.0.1'],
  ['publish', { tag: '2.1', log: 'x' }, '版本号格式应为 vx.y.z'],
  ['publish', { tag: 'v2.1.0', log: '' }, '请输入发布说明'],
  ['rollback', { tag: 'v2.0.1', reason: 'x' }, '已是当前版本'],
  ['rollback', { tag: 'v2.0.0', reason: '' }, '请输入回滚原因'],
  ['rollback', { tag: 'v9.0.0', reason: 'x' }, '数据不存在或已被删除'],
  ['setup', { domainName: 'http://x', keep: 5, notify: 1 }, '请输入正确的域名，不含 http:// 和路径'],
  ['setup', { domainName: '', keep: 51, notify: 1 }, '保留版本数应在 3 到 50 之间'],
  ['setup', { appId: 'none', domainName: '', keep: 5, notify: 1 }, '数据不存在或已被删除'],
] as const)('[H7] %s with %j is refused: %s', async (name, body, text) => {
  const { textOf, one } = await open();
  const before = await one();
  expect(await textOf(name, body)).toBe(`40000 ${text}`);
  expect(await one()).toEqual(before);
});
