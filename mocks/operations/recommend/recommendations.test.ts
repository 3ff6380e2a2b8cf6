import { expect, test } from 'vitest';
import { z } from 'zod';
import { allowOnly } from '../../allowOnly';
import { provinceTable } from '../../gaokao/provinceTable';
import { createTestClient } from '../../testClient';

const base = '/ssystem-api/api/Index';
const whole = { name: '湖南院校专题', position: '1', targetType: 1, targetIds: [10001] };

async function setUp() {
  const client = createTestClient();
  const admin = await client.as('admin');
  const save = (body: object) => admin.post(`${base}/tuijianConfigSave`, body);
  const reach = async (body: object) =>
    Number(Object((await admin.post(`${base}/tuijianReach`, body)).data).users);
  return { ...client, admin, save, reach };
}

test('[O9] twenty-four recommendations over four positions, with the names of what they recommend', async () => {
  const { admin } = await setUp();
  const { data } = await admin.post(`${base}/tuijianConfigList`, { page: 1, limit: 100 });
  const row = z.object({ name: z.string(), position: z.string(), targetNames: z.string() });
  const rows = z.array(row).parse(Object(data).list);
  expect(rows).toHaveLength(24);
  expect(new Set(rows.map(({ position }) => position)).size).toBe(4);
  expect(rows.filter(({ targetNames }) => targetNames.includes('不存在'))).toEqual([]);
  const ends = ['1', '2', '3', '4'].map((position) => {
    const names = rows.filter((one) => one.position === position).map(({ name }) => name);
    return new Set(names.map((name) => name.slice(-2)));
  });
  expect(ends).toEqual(['院校', '专业', '资讯', '服务'].map((what) => new Set([what])));
});

test.each<[object, string]>([
  [{ name: '热门院校' }, '该位置已有同名推荐'],
  [{ targetIds: [] }, '请选择对象'],
  [{ targetIds: Array.from({ length: 21 }, (_, index) => 10001 + index) }, '对象最多 20 个'],
  [{ targetIds: [99999999] }, '推荐对象已停用或不存在'],
  [{ targetType: 5, targetIds: [], link: 'x' }, '请输入以 http:// 或 https:// 开头的地址'],
  [{ provinceIds: [430000], subjectTypes: [1] }, '所选省份不存在该选科类型'],
  [{ rankMin: 1, rankMax: 9 }, '按位次推荐须只选一个省份'],
  [{ beginTime: '2026-06-21 00:00:00', endTime: '2026-06-20 00:00:00' }, '结束时间必须晚于开始时间'],
])('[O9] a recommendation with %j is refused: %s', async (more, msg) => {
  const { save } = await setUp();
  expect(await save({ ...whole, ...more })).toMatchObject({ code: 40000, msg });
});

test('[O9] a shown recommendation is stopped before it is deleted, and starts only with existing targets', async () => {
  const { admin, save } = await setUp();
  const { data } = await save({ ...whole, targetType: 3, targetIds: [60] });
  const { id } = Object(data);
  expect(await admin.post(`${base}/deltuijian`, { id: String(id) })).toMatchObject({ msg: '请先停用再删除' });
  const withdraw = () => admin.post('/ssystem-api/api/article/status', { id: 60, status: 2 });
  expect(await withdraw()).toMatchObject({ msg: '该资讯正被推荐引用，请先移除引用' });
  expect((await save({ id, status: 0 })).code).toBe(20000);
  expect((await withdraw()).code).toBe(20000);
  expect(await save({ id, status: 1 })).toMatchObject({ msg: '推荐对象已停用或不存在' });
  expect((await admin.post(`${base}/deltuijian`, { id: String(id) })).code).toBe(20000);
});

test('[O9] subject types are those that the provinces have now', async () => {
  const { mockServer, save } = await setUp();
  const provinces = await mockServer.table(provinceTable);
  await provinces.put({ ...(provinces.get(430000) ?? expect.unreachable()), subjectType: 1 });
  const about = { ...whole, provinceIds: [430000] };
  expect(await save({ ...about, subjectTypes: [3] })).toMatchObject({ msg: '所选省份不存在该选科类型' });
  expect((await save({ ...about, subjectTypes: [1] })).code).toBe(20000);
});

test('[O9] the reach shrinks with the audience', async () => {
  const { reach } = await setUp();
  const everybody = await reach({});
  const hunan = await reach({ provinceIds: [430000] });
  expect(everybody).toBeGreaterThan(hunan);
  expect(hunan).toBeGreaterThan(0);
  expect(await reach({ provinceIds: [430000], subjectTypes: [1] })).toBe(0);
  expect(await reach({ provinceIds: [430000], rankMin: 1, rankMax: 1_000_000 })).toBeLessThanOrEqual(hunan);
});

test('[O9] the search for targets includes chosen ones', async () => {
  const { admin } = await setUp();
  const { data } = await admin.post(`${base}/tuijianTargets`, {
    targetType: 1,
    keyword: '清华',
    ids: '10001',
  });
  const names = z
    .array(z.object({ name: z.string() }))
    .parse(data)
    .map(({ name }) => name);
  expect(names[0]).toBe('北京大学');
  expect(names).toContain('清华大学');
});

test('[O9] a link takes the place of records; institutions recommend nothing', async () => {
  const { admin, as, save, mockServer } = await setUp();
  const link = 'https://www.example.com/topic';
  const { data } = await save({ ...whole, targetType: 5, targetIds: [], link });
  const info = await admin.post(`${base}/tuijianInfo`, { id: Object(data).id });
  expect(info.data).toMatchObject({ targetNames: link, link });
  const verbs = ['list', 'show', 'create', 'edit', 'delete'];
  await allowOnly(
    mockServer,
    'jigou',
    verbs.map((verb) => `operations:recommendations:${verb}`),
  );
  const jigou = await as('jigou');
  expect((await jigou.post(`${base}/tuijianConfigList`, { page: 1, limit: 10 })).code).toBe(20000);
  expect((await jigou.post(`${base}/tuijianConfigSave`, { ...whole, name: '机构专题' })).code).toBe(40301);
});
