import { expect, test } from 'vitest';
import { expertEndpoints } from '@/resources/expert/endpoints';
import { tierQuota } from '@/src/gaokao/quota';
import { totalOf } from '@/src/gaokao/scoreTable';
import { isRecord } from '@/src/lib/record';
import { batchTable } from '../gaokao/batchTable';
import { scoreTableOf, stageIdOf, stageTable } from '../gaokao/scoreTables';
import { createTestClient } from '../testClient';
import { studentTable } from './studentTable';
import { itemsOf, openTable } from './tables';
import { volunteerTable } from './volunteerTable';

const list = '/ssystem-api/api/report/list';
const add = '/ssystem-api/api/report/add';
const content = '/appv2/api/index/gkbInfo';

async function open() {
  const client = createTestClient();
  const admin = await client.as('admin');
  const data = async (path: string, body: object) => {
    const answer = await admin.post(path, body);
    return isRecord(answer) && isRecord(answer.data) ? answer.data : {};
  };
  const rows = async () => {
    const { list: found } = await data(list, { page: 1, limit: 50 });
    return Array.isArray(found) ? found.filter(isRecord) : [];
  };
  return { mockServer: client.mockServer, admin, data, rows };
}

test('[E4] the seeds hold eighteen reports in all states, some of them stale', async () => {
  const { rows } = await open();
  const all = await rows();
  expect(all).toHaveLength(18);
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([0, 1, 2, 3]));
});

test('[E4] content is built from the table: a sentence a row, risks, and no full mobile', async () => {
  const { data, rows } = await open();
  const report = (await rows()).find(({ type }) => type === 1);
  const built = await data(content, { userId: report?.userId, tableId: report?.tableId, type: 1 });
  const sections = Array.isArray(built.sections) ? built.sections.filter(isRecord) : [];
  const codes = [
    'profile',
    'score',
    'curve',
    'rules',
    'tiers',
    'table',
    'sentences',
    'risks',
    'majors',
    'colleges',
    'disclaimer',
  ];
  expect(sections.map(({ code }) => code)).toEqual(codes);
  const of = (code: string) => sections.find((section) => section.code === code)?.data;
  const sentences = of('sentences');
  const table = of('table');
  expect(Array.isArray(sentences) && isRecord(table) && Array.isArray(table.rows) && table.rows.length).toBe(
    Array.isArray(sentences) ? sentences.length : 0,
  );
  expect(JSON.stringify(of('profile'))).toMatch(/\d{3}\*{4}\d{4}/);
  expect(JSON.stringify(built)).not.toMatch(/199\d{8}/);
});

test('[E4] a report about a table needs a table of that student', async () => {
  const { admin, rows } = await open();
  const [first, other] = (await rows()).filter(({ type }) => type === 1);
  const body = { userId: first?.userId, type: 1, title: '志愿方案', sections: ['table'], remark: '' };
  expect(await admin.post(add, body)).toMatchObject({ code: 40000, msg: '请选择志愿表' });
  expect(await admin.post(add, { ...body, tableId: other?.tableId })).toMatchObject({ msg: '请选择志愿表' });
  expect(await admin.post(add, { ...body, title: '' })).toMatchObject({ msg: '请输入报告标题' });
  expect(await admin.post(add, { ...body, tableId: first?.tableId })).toMatchObject({ code: 20000 });
});

test('[E4] a draft is made and delivered, and then stays; a stale one is made anew first', async () => {
  const { admin, rows } = await open();
  const deliver = (id: unknown) => admin.post('/ssystem-api/api/report/deliver', { id, channel: 2 });
  const edit = (body: object) => admin.post('/ssystem-api/api/report/edit', body);
  const all = await rows();
  const draft = all.find(({ status }) => status === 0);
  expect(await deliver(draft?.id)).toMatchObject({ msg: '当前状态不允许该操作' });
  expect(await edit({ id: draft?.id, status: 1 })).toMatchObject({ code: 20000 });
  expect(await deliver(draft?.id)).toMatchObject({ code: 20000 });
  expect(await admin.post('/ssystem-api/api/report/del', { id: draft?.id })).toMatchObject({
    code: 40000,
    msg: '已交付的报告不能删除',
  });
  const stale = all.find(({ status }) => status === 3);
  expect(await edit({ id: stale?.id, sentences: [] })).toMatchObject({ msg: '当前状态不允许该操作' });
  expect(await edit({ id: stale?.id, again: 1 })).toMatchObject({ code: 20000 });
  expect((await rows()).find(({ id }) => id === stale?.id)).toMatchObject({ status: 1 });
});

test('[E4] reports without a table show the lines of all batches, or fitting majors that are not discouraged', async () => {
  const { admin, data } = await open();
  const sectionOf = async (type: number, code: string) => {
    const { sections } = await data(content, { userId: 101, type });
    const found = Array.isArray(sections) ? sections.filter(isRecord) : [];
    const table = found.find((section) => section.code === code)?.data;
    return isRecord(table) && Array.isArray(table.rows) ? table.rows.filter(Array.isArray) : [];
  };
  expect((await sectionOf(3, 'rules')).map(([, , difference]) => String(difference))).toContain(
    '高出 200 分',
  );
  const [first] = await sectionOf(2, 'majors');
  const { data: majors } = await admin.post('/ssystem-api/api/majorRecommend/list', { userId: 101 });
  const [best] = Array.isArray(majors) ? majors.filter(isRecord) : [];
  expect(first?.[0]).toBe(best?.majorName);
  const items = [{ majorCode: best?.majorCode, mark: 0 }];
  await admin.post('/ssystem-api/api/majorRecommend/save', { userId: 101, items });
  expect((await sectionOf(2, 'majors')).map(([name]) => name)).not.toContain(best?.majorName);
});

test('[E4] reports of a 西藏 B 类 student print the B 类 line of a batch', async () => {
  const { mockServer, data } = await open();
  const [students, batches] = [await mockServer.table(studentTable), await mockServer.table(batchTable)];
  const table = (await mockServer.table(volunteerTable)).get(501) ?? expect.unreachable();
  const { userId, batchId, category } = table;
  await students.put({ ...(students.get(userId) ?? expect.unreachable()), lineVariant: 'B' });
  const lines = [
    { category, variant: 'A', score: 437 },
    { category, variant: 'B', score: 381 },
  ] as const;
  await batches.put({ ...(batches.get(batchId) ?? expect.unreachable()), lines: [...lines] });
  for (const about of [{ type: 1, tableId: 501 }, { type: 3 }]) {
    const { sections } = await data(content, { userId, ...about });
    const found = Array.isArray(sections) ? sections.filter(isRecord) : [];
    const rules = JSON.stringify(found.find(({ code }) => code === 'rules'));
    expect([rules.includes('381 分'), rules.includes('437 分')]).toEqual([true, false]);
  }
});

test('[E4] a report marks choices of invented figures, and suggests tiers of a full table as the workbench does', async () => {
  const { mockServer, data } = await open();
  const table = (await mockServer.table(volunteerTable)).get(501) ?? expect.unreachable();
  const batch = (await mockServer.table(batchTable)).get(table.batchId) ?? expect.unreachable();
  const { sections } = await data(content, { userId: table.userId, tableId: 501, type: 1 });
  const found = Array.isArray(sections) ? sections.filter(isRecord) : [];
  const of = (code: string) => found.find((section) => section.code === code)?.data;
  const { items } = await data(expertEndpoints['expert/table'].operations.open.path, { id: 501 });
  const units = Array.isArray(items) ? items.map((item) => (isRecord(item) ? item.unit : undefined)) : [];
  const invented = units.map((unit) => isRecord(unit) && unit.synthetic === 1);
  expect(new Set(invented)).toEqual(new Set([true, false]));
  const printed = of('table');
  const rows = isRecord(printed) && Array.isArray(printed.rows) ? printed.rows : [];
  expect(rows.map(([, , choice]) => String(choice).endsWith('（模拟）'))).toEqual(invented);
  const suggested = tierQuota(batch.maxChoices, batch.ratio).map((quota) => ({
    note: `个（建议 ${quota}）`,
  }));
  const others = ['险', '无数据'].map((label) => ({ label, note: '个' }));
  expect(of('tiers')).toMatchObject([...suggested, ...others]);
});

test('[E4] a report about a table that was deleted is not made anew', async () => {
  const { mockServer, admin, rows } = await open();
  const { id, tableId } = (await rows()).find(({ status, type }) => status === 1 && type === 1) ?? {};
  await (await mockServer.table(volunteerTable)).remove(Number(tableId));
  expect(await admin.post('/ssystem-api/api/report/edit', { id, again: 1 })).toMatchObject({
    code: 40000,
    msg: '志愿表已删除，不能生成报告',
  });
  expect((await rows()).find((one) => one.id === id)).toMatchObject({ status: 3, tableName: '' });
});

test('[E4] a draft about a table that was deleted is not made', async () => {
  const { mockServer, admin, rows } = await open();
  const { id, tableId } = (await rows()).find(({ status, type }) => status === 0 && type === 1) ?? {};
  await (await mockServer.table(volunteerTable)).remove(Number(tableId));
  expect(await admin.post('/ssystem-api/api/report/edit', { id, status: 1 })).toMatchObject({
    code: 40000,
    msg: '志愿表已删除，不能生成报告',
  });
  expect((await rows()).find((one) => one.id === id)).toMatchObject({ status: 0 });
});

test('[E4] no part of a report tells chances or tiers where the institution hides them', async () => {
  const { mockServer, admin, data } = await open();
  const tables = await mockServer.table(volunteerTable);
  const row = tables.get(501) ?? expect.unreachable();
  const items = await itemsOf(mockServer, (await openTable(mockServer, row)) ?? expect.unreachable());
  // Its first rows are all 冲.
  const { userId } = await tables.put({ ...row, recipe: null, items: items.slice(0, 12) });
  const risksOf = async () => {
    const { sections } = await data(content, { userId, tableId: 501, type: 1 });
    const found = Array.isArray(sections) ? sections.filter(isRecord) : [];
    return JSON.stringify(found.find(({ code }) => code === 'risks')?.data ?? []);
  };
  const telling = /录取机会|冲稳保|险（|兜底/;
  for (const text of ['缺少兜底', '冲稳保比例失衡']) expect(await risksOf()).toContain(text);
  const { storeId } = (await mockServer.table(studentTable)).get(userId) ?? expect.unreachable();
  await admin.post('/ssystem-api/api/store/updateConfig', { storeId, config: { showChance: 0 } });
  expect(await risksOf()).not.toMatch(telling);
  expect(await risksOf()).toContain('还可再填 33 个志愿');
});

test('[E4] [A3] [A13] where a batch scales ranks by candidates, so do equivalents and past outcomes', async () => {
  const { mockServer, data } = await open();
  const table = (await mockServer.table(volunteerTable)).get(501) ?? expect.unreachable();
  const { userId, provinceId, category, batchId } = table;
  const total = totalOf((await scoreTableOf(mockServer, { provinceId, category, year: 2026 })) ?? []);
  // A tenth of this year's candidates: 18876 becomes some 1888 of them.
  const past = Math.floor(total / 10);
  const name = { provinceId, category, year: 2025 };
  await (await mockServer.table(stageTable)).put({
    ...{ ...name, id: stageIdOf(name), published: 1, updateTime: '', updateBy: '' },
    rows: [
      [700, 1, 1000, 1000],
      [600, 0, 1000, 2000],
      [500, 0, past - 2000, past],
    ],
  });
  const told = async () => {
    const { sections } = await data(content, { userId, tableId: 501, type: 1 });
    const found = Array.isArray(sections) ? sections.filter(isRecord) : [];
    return JSON.stringify(found.filter(({ code }) => code === 'score' || code === 'risks'));
  };
  const scaled = [/2025 年等位分","600 分/, /模拟投档 2025：第 1 志愿/];
  for (const text of scaled) expect(await told()).not.toMatch(text);
  const batches = await mockServer.table(batchTable);
  await batches.put({ ...(batches.get(batchId) ?? expect.unreachable()), poolScale: 1 });
  for (const text of scaled) expect(await told()).toMatch(text);
  await batches.put({ ...(batches.get(batchId) ?? expect.unreachable()), parallel: 0 });
  expect(await told()).not.toMatch('模拟投档');
});

test('[E4] a draft names the version of its table as it is now, whose rows it shows', async () => {
  const { mockServer, rows } = await open();
  const { id, tableId } = (await rows()).find(({ status, type }) => status === 0 && type === 1) ?? {};
  const tables = await mockServer.table(volunteerTable);
  const table = tables.get(Number(tableId)) ?? expect.unreachable();
  await tables.put({ ...table, version: table.version + 2 });
  const draft = (await rows()).find((one) => one.id === id);
  expect(draft).toMatchObject({ status: 0, tableVersion: table.version + 2 });
});
