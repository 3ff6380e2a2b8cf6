import { expect, test } from 'vitest';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { isRecord, textOr } from '@/src/lib/record';
import { createTestClient } from '../testClient';
import { dayLength } from '../time';
import { studentTable } from './studentTable';
import { volunteerTable } from './volunteerTable';

const base = '/appv2/api/index';
const options = { id: 501, expireDays: 3, showChance: 1, showContact: 1, watermark: '' };

async function open() {
  const client = createTestClient();
  const admin = await client.as('admin');
  const share = async (changes: object = {}) => {
    const { data } = await admin.post(`${base}/shareZYNew`, { ...options, ...changes });
    return isRecord(data) ? textOr(data.shareId) : '';
  };
  const read = (shareId: string, password?: string) =>
    client.nobody.post(platformCalls.shareInfo.path, { shareId, password });
  return { ...client, admin, share, read };
}

test('[E5] a family sees no more than the switches of share and institution allow', async () => {
  const { admin, share, read, mockServer } = await open();
  const student = (await mockServer.table(studentTable)).get(101);
  const all = await share();
  expect(JSON.stringify((await read(all)).data)).toMatch(/"chance":21,.*"contact"|"contact".*"chance":21,/);
  const secrets = /陈同学|"score"|"rank"|18876|"userId"|"examNo"/;
  expect(JSON.stringify(await read(all))).not.toMatch(secrets);
  const closed = await read(await share({ showChance: 0, showContact: 0 }));
  expect(JSON.stringify(closed)).not.toMatch(/"chance"|"tier"|"contact"|"mobile"/);
  const config = { storeId: student?.storeId, config: { showChance: 0 } };
  expect(await admin.post('/ssystem-api/api/store/updateConfig', config)).toMatchObject({ code: 20000 });
  expect(JSON.stringify(await read(all))).not.toMatch(/"chance"|"tier"/);
});

test('[E5] a share asks for its password, says that a table is a draft, and ends', async () => {
  const { share, read, clock, mockServer } = await open();
  const shareId = await share({ password: '0421' });
  expect((await read(shareId)).data).toEqual({ needPassword: 1 });
  expect(await read(shareId, '0000')).toMatchObject({ code: 40000, msg: '访问密码不正确，还可以尝试 4 次' });
  expect((await read(shareId, '0421')).data).toMatchObject({ draft: 1, watermark: '' });
  const tables = await mockServer.table(volunteerTable);
  const table = tables.get(501);
  if (table) await tables.put({ ...table, status: 2 });
  expect((await read(shareId, '0421')).data).toMatchObject({ draft: 0 });
  clock.now += 3 * dayLength + 1000;
  const over = { code: 40000, msg: '链接已失效' };
  expect(await read(shareId, '0421')).toMatchObject(over);
  expect(await read('nothing')).toMatchObject(over);
});

test('[E5] a share locks after five wrong passwords, says until when, and takes the right one after', async () => {
  const { share, read, clock } = await open();
  const shareId = await share({ password: '0421' });
  const tries = ['0000', '0001', '0002', '0003', '0004', '0421'];
  const answers = [];
  for (const password of tries) answers.push((await read(shareId, password)).msg);
  expect(answers).toEqual([
    ...[4, 3, 2, 1].map((left) => `访问密码不正确，还可以尝试 ${left} 次`),
    ...['', ''].map(() => '访问密码错误次数过多，请在 06-20 12:30 后重试'),
  ]);
  expect((await read(shareId)).data).toEqual({ needPassword: 1 });
  clock.now += 30 * 60_000;
  expect(await read(shareId, '0000')).toMatchObject({ msg: '访问密码不正确，还可以尝试 4 次' });
  expect(await read(shareId, '0421')).toMatchObject({ code: 20000 });
  expect(await read(shareId, '0000')).toMatchObject({ msg: '访问密码不正确，还可以尝试 4 次' });
});

test('[E5] visits are counted; a revoked share, or one of a void table, is gone', async () => {
  const { admin, share, read, mockServer } = await open();
  const shareId = await share();
  for (let visit = 0; visit < 3; visit += 1) await read(shareId);
  const list = '/ssystem-api/api/volunteer/shareList';
  const { data } = await admin.post(list, { id: 501 });
  expect(data).toEqual([
    expect.objectContaining({ shareId, visits: 3, revoked: 0 }),
    expect.objectContaining({ revoked: 1 }),
    expect.objectContaining({ revoked: 0 }),
  ]);
  await admin.post('/ssystem-api/api/volunteer/shareDel', { shareId });
  expect(await read(shareId)).toMatchObject({ msg: '链接已失效' });
  const other = await share();
  const tables = await mockServer.table(volunteerTable);
  const table = tables.get(501);
  if (table) await tables.put({ ...table, status: 9 });
  expect(await read(other)).toMatchObject({ msg: '链接已失效' });
  expect(await admin.post(`${base}/shareZY`, { id: 501 })).toMatchObject({ msg: '志愿表已作废，不能分享' });
});

test('[E6] all provinces carry as many tables as the list has: for an expert those of her own students', async () => {
  const { admin, as, mockServer } = await open();
  const students = (await mockServer.table(studentTable)).all();
  const own = new Set(students.filter(({ expertId }) => expertId === 4).map(({ userId }) => userId));
  const tables = (await mockServer.table(volunteerTable)).all();
  expect(tables.some(({ status }) => status === 9)).toBe(true);
  const ask = { year: 2026, withCount: 1, page: 1, limit: 50 };
  const countsOf = async (caller: typeof admin) => {
    const { data } = await caller.post('/ssystem-api/api/Systerm/provinceList', ask);
    const rows = isRecord(data) && Array.isArray(data.list) ? data.list.filter(isRecord) : [];
    expect(rows).toHaveLength(31);
    return rows.map(({ tableCount }) => Number(tableCount));
  };
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  const all = await countsOf(admin);
  expect(all.filter((count) => count > 0)).toHaveLength(9);
  expect(sum(all)).toBe(tables.length);
  const hers = tables.filter(({ userId }) => own.has(userId)).length;
  expect(hers).toBeLessThan(tables.length);
  expect(sum(await countsOf(await as('zhuanjia')))).toBe(hers);
});
