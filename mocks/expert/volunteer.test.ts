import { expect, test } from 'vitest';
import { z } from 'zod';
import { devEndpoints } from '@/resources/dev/endpoints';
import { withMode } from '@/src/gaokao/batchRules';
import { itemOf } from '@/src/gaokao/difference';
import type { VolunteerTable } from '@/src/gaokao/volunteerTable';
import { allowOnly } from '../allowOnly';
import { batchTable } from '../gaokao/batchTable';
import { type Caller, createTestClient } from '../testClient';
import { firstStudentId, studentTable } from './studentTable';
import { openTable, readTable } from './tables';
import { volunteerTable } from './volunteerTable';

const index = '/appv2/api/index';
const volunteer = '/ssystem-api/api/volunteer';

/** The demonstration's table, and the body that saves it unchanged. */
async function demo() {
  const client = createTestClient();
  const admin = await client.as('admin');
  const row = (await client.mockServer.table(volunteerTable)).get(501);
  const opened = row && (await openTable(client.mockServer, row));
  if (!opened) throw new Error('table 501 is missing');
  const table = await readTable(client.mockServer, opened);
  return { ...client, admin, table, body: bodyOf(table) };
}

function bodyOf(table: VolunteerTable) {
  const { id, userId, provinceId, year, batchId, mode, planNo, name, isMain, version } = table;
  const about = { id, userId, provinceId, year, batchId, mode, planNo, name, isMain };
  return { ...about, baseVersion: version, saveType: 'manual', items: table.items.map(itemOf) };
}

const save = (caller: Caller, body: object) => caller.post(`${index}/zySave`, body);

test('[E3] the demonstration’s table has 32 of 45 rows of 湖南, with two errors', async () => {
  const { table, admin } = await demo();
  expect(table).toMatchObject({ userName: '陈同学', score: 600, rank: 18_876, mode: 2, status: 0 });
  expect(table.items).toHaveLength(32);
  const { data } = await admin.post(`${volunteer}/list`, { keyword: '陈同学', isMain: 1 });
  expect(data).toMatchObject({ list: [{ filled: 32, limit: 45, errors: 2 }] });
});

test('[E6] the demonstration’s student has similar students', async () => {
  const { table, admin } = await demo();
  const { provinceId, batchId, category } = table;
  const near = { rankMin: 16_989, rankMax: 20_763 };
  const { data } = await admin.post(`${volunteer}/list`, { provinceId, batchId, category, ...near });
  const own = { userId: table.userId };
  expect(data).toMatchObject({ list: [own, { score: 597, rank: 20_422 }, own, { rank: 20_422 }] });
});

test('[E3] a save raises the version by one, and keeps the saved rows', async () => {
  const { admin, body } = await demo();
  expect(await save(admin, body)).toMatchObject({ data: { id: 501, version: body.baseVersion + 1 } });
  const versions = await admin.post(`${volunteer}/versionList`, { id: 501 });
  const saved = { version: body.baseVersion + 1, saveType: 'manual', count: 32 };
  expect(versions.data).toMatchObject([saved, {}, {}]);
});

test('[E5] an export marks a final table as exported, and takes none back to a draft or to review', async () => {
  const { as, mockServer } = await demo();
  const tables = await mockServer.table(volunteerTable);
  const move = async (held: string[], from: 0 | 2, status: number) => {
    const row = tables.get(501);
    if (row) await tables.put({ ...row, status: from });
    await allowOnly(mockServer, 'yunying', ['expert:volunteer:detail', ...held]);
    return (await (await as('yunying')).post(`${volunteer}/status`, { id: 501, status, reason: '分数更正' }))
      .code;
  };
  const [exports, voids, fills] = ['expert:volunteer:export', 'expert:volunteer:void', 'expert:filling:fill'];
  expect(await move([exports], 2, 3)).toBe(20000);
  for (const status of [0, 1, 9]) expect(await move([exports], status === 0 ? 2 : 0, status)).toBe(40301);
  for (const status of [0, 1, 3]) expect(await move([voids], status === 1 ? 0 : 2, status)).toBe(40301);
  expect(await move([fills], 2, 0)).toBe(20000);
  expect(await move([fills], 0, 9)).toBe(40301);
});

test('[E7] the permission to finish tables allows no other save', async () => {
  const { as, mockServer, body } = await demo();
  await allowOnly(mockServer, 'yunying', ['expert:volunteer:final']);
  const caller = await as('yunying');
  expect(await save(caller, body)).toMatchObject({ code: 40301 });
  expect(await save(caller, { ...body, saveType: 'final' })).toMatchObject({ code: 44444 });
});

test('[E3] a stored table keeps its name and 主方案 where a save does not send them; a first save needs both', async () => {
  const { admin, body } = await demo();
  await admin.post(`${volunteer}/edit`, { id: 501, name: '冲刺方案' });
  const { name, isMain, ...rest } = body;
  expect(await save(admin, rest)).toMatchObject({ code: 20000 });
  const { data } = await admin.post(`${index}/zyInfo`, { id: 501 });
  expect(data).toMatchObject({ name: '冲刺方案', isMain: 1 });
  const first = { ...rest, id: 0, planNo: 5, baseVersion: 0, items: [] };
  expect((await save(admin, first)).msg).toBe('请输入志愿表名称');
  expect((await save(admin, { ...first, name })).msg).toBe('参数错误：isMain');
  expect(await save(admin, { ...first, name, isMain: 0 })).toMatchObject({ code: 20000 });
  expect(isMain).toBe(1);
});

test('[E3] drafts are refused where every save is refused', async () => {
  const { admin, body } = await demo();
  const [first, second] = body.items;
  if (!first || !second) throw new Error('the table is empty');
  const msg = async (items: object[]) => (await save(admin, { ...body, items })).msg;
  expect(await msg(Array.from({ length: 47 }, () => first))).toBe('超过本批次上限：已填 47 个，最多 45 个');
  expect(await msg([first, second, { ...first, key: ` ${first.key.toLowerCase()} ` }])).toMatch(
    /^第 3 志愿与第 1 志愿重复（.+ 组）$/,
  );
  expect(await msg([{ ...first, key: 'A105|99' }])).toBe('招生计划不存在：A105|99');
  const picks = ['01', '02', '03', '04', '05', '06', '07'];
  expect(await msg([{ ...first, picks }])).toBe('第 1 志愿专业数 7 个，最多 6 个');
  expect(await msg([{ ...first, picks: ['zz'] }])).toBe(`招生专业不存在：${first.key}|zz`);
});

test('[E3] rows stay when their student’s 科类 changes, but are closed to her and cannot be added', async () => {
  const { admin, body, mockServer } = await demo();
  const students = await mockServer.table(studentTable);
  const student = students.get(firstStudentId);
  if (!student) throw new Error('the student is missing');
  await students.put({ ...student, subjects: ['历史', '政治', '地理'], category: 5 });
  const detail = z.object({ items: z.array(z.object({ uid: z.string() })) });
  const keys = async () =>
    detail.parse((await admin.post(`${index}/zyInfo`, { id: 501 })).data).items.map(({ uid }) => uid);
  expect(await keys()).toEqual(body.items.map(({ key }) => key));
  const [first, ...rest] = body.items;
  expect((await save(admin, { ...body, items: rest })).code).toBe(20_000);
  expect(await keys()).toEqual(rest.map(({ key }) => key));
  const again = { ...body, baseVersion: body.baseVersion + 1, items: [...rest, first] };
  expect((await save(admin, again)).msg).toBe(`招生计划不存在：${first?.key}`);
  const checked = await save(admin, { ...again, items: rest, saveType: 'final' });
  expect(checked.msg).toMatch(/^存在 \d+ 项错误，不能定稿$/);
  const { userId, provinceId, year, batchId } = body;
  const about = { userId, provinceId, year, batchId, subjects: ['历史', '政治', '地理'], category: 5 };
  const units = rest.map(({ key }) => ({ key }));
  const asked = await admin.post(`${index}/schoolEnrollChance`, { ...about, score: 560, rank: 5000, units });
  expect(asked.data).toMatchObject({ list: units });
});

test('[E3] a conflict carries the rows that another person saved', async () => {
  const { admin, body } = await demo();
  await save(admin, body);
  const conflict = await save(admin, { ...body, items: body.items.slice(1) });
  expect(conflict).toMatchObject({
    code: 44444,
    msg: expect.stringMatching(/^志愿表已被 林知远 于 12:00 修改$/),
    data: { version: body.baseVersion + 1, savedBy: '林知远', table: { id: 501 } },
  });
});

test('[E7] a table with errors is not finished; one without is, and locks', async () => {
  const { admin, body, mockServer } = await demo();
  const refused = await save(admin, { ...body, saveType: 'final' });
  expect(refused).toMatchObject({ code: 44444, msg: '存在 2 项错误，不能定稿' });
  const { problems } = z.object({ problems: z.array(z.object({ code: z.string() })) }).parse(refused.data);
  expect(problems.map(({ code }) => code).sort()).toEqual(['V04', 'V05']);
  const items = body.items.filter((_, place) => place !== 4 && place !== 8 && place !== 3 && place !== 7);
  const sound = await save(admin, {
    ...body,
    saveType: 'final',
    items: items.filter(({ picks }) => picks.length > 0),
  });
  const final = sound.code === 20000;
  const locked = await save(admin, { ...body, baseVersion: body.baseVersion + 1 });
  expect([final, locked.msg]).toEqual([true, '志愿表已定稿']);
  expect((await mockServer.table(studentTable)).get(firstStudentId)?.fillStatus).toBe(4);
  expect((await admin.post(`${volunteer}/del`, { id: '501' })).msg).toBe('已定稿的志愿表不能删除');
  expect((await admin.post(`${volunteer}/status`, { id: 501, status: 0 })).msg).toBe('请输入原因');
});

test('[E3] [Q4] a batch whose mode has changed refuses tables opened before, whose checks stay', async () => {
  const { admin, body, mockServer } = await demo();
  const batches = await mockServer.table(batchTable);
  const batch = batches.get(Number(body.batchId));
  if (!batch) throw new Error('the batch is missing');
  const { maxMajors, obeyAllowed } = withMode(batch, 1);
  await batches.put({ ...batch, mode: 1, maxMajors, obeyAllowed });
  expect((await save(admin, body)).msg).toBe('该批次填报模式已调整，请重新打开');
  const { data } = await admin.post(`${volunteer}/list`, { keyword: '陈同学', isMain: 1 });
  expect(data).toMatchObject({ list: [{ errors: 2 }] });
});

test('[E3] automatic saves within ten minutes keep one version; restoring makes new ones', async () => {
  const { admin, body, clock } = await demo();
  let { baseVersion } = body;
  for (const minutes of [0, 3, 12]) {
    clock.now += minutes * 60_000;
    await save(admin, { ...body, baseVersion, saveType: 'auto' });
    baseVersion += 1;
  }
  const versions = z.array(z.looseObject({ version: z.number() }));
  const kept = versions.parse((await admin.post(`${volunteer}/versionList`, { id: 501 })).data);
  expect(kept.slice(0, -1).map(({ version }) => version - body.baseVersion)).toEqual([3, 2, 0]);
  const restored = { id: 501, baseVersion, version: baseVersion - 1 };
  expect((await admin.post(`${volunteer}/restore`, restored)).data).toEqual({ version: baseVersion + 2 });
});

test('[E3] one call computes up to a hundred chances, and leaves units out that are in no plan', async () => {
  const { admin, table } = await demo();
  const { provinceId, year, batchId, category, subjects } = table;
  const about = {
    userId: firstStudentId,
    provinceId,
    year,
    batchId,
    category,
    subjects,
    score: 600,
    rank: 18_876,
  };
  const ask = (units: object[]) => admin.post(`${index}/schoolEnrollChance`, { ...about, units });
  const { data } = await ask([{ key: 'A105|99' }, { key: '10559|317' }]);
  expect(data).toMatchObject({
    list: [{ key: '10559|317', chance: 20, basis: 'group' }],
    rush: 15,
    safe: 85,
  });
  expect((await ask(Array.from({ length: 101 }, () => ({ key: '10559|317' })))).msg).toBe(
    '一次最多计算 100 个',
  );
});

test('[E6] a copy leaves out choices closed to the other student, and says why', async () => {
  const { admin, mockServer, table } = await demo();
  const students = (await mockServer.table(studentTable)).all();
  const other = students.find(
    ({ provinceId, subjects, fillStatus }) =>
      provinceId === 430000 && fillStatus === 1 && subjects[0] === '物理',
  );
  if (!other) throw new Error('no other student');
  const { data } = await admin.post(`${volunteer}/copy`, {
    id: 501,
    userId: other.id,
    batchId: table.batchId,
    planNo: 1,
  });
  const { copied, skipped } = z
    .object({ copied: z.number(), skipped: z.array(z.object({ reason: z.string() })) })
    .parse(data);
  expect(copied + skipped.length).toBe(32);
  expect(skipped.every(({ reason }) => reason !== '')).toBe(true);
});

test('[E3] 王老师 saves the same table from the gallery, and a later save is refused', async () => {
  const { admin, body } = await demo();
  const { path } = devEndpoints['dev/rival'].operations.save;
  expect(await admin.post(path, { userId: 999_999 })).toMatchObject({ code: 40000 });
  expect(await admin.post(path, { userId: firstStudentId })).toMatchObject({ code: 20000 });
  expect(await save(admin, body)).toMatchObject({ code: 44444, data: { savedBy: '王老师' } });
});
