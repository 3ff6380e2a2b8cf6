import { expect, test } from 'vitest';
import { storeTable } from '../customer/storeTable';
import { studentTable } from '../expert/studentTable';
import { moneyAccountTable } from '../finance/tables';
import { found } from '../responses';
import { createTestClient } from '../testClient';
import { clientTable, followTable } from './clientTable';
import { recycleTable } from './recycleTable';

const base = '/ssystem-api/api/recycle';
const store = '/ssystem-api/api/store';

async function setUp() {
  const client = createTestClient();
  const admin = await client.as('admin');
  const newest = async () => Object((await admin.post(`${base}/list`, { page: 1, limit: 1 })).data).list[0];
  /** Deletes the memo 5 and answers what the bin has of it. */
  const dropMemo = async () => {
    await admin.post('/ssystem-api/api/teamMemo/del', { id: '5' });
    return newest();
  };
  return { ...client, admin, newest, dropMemo };
}

test('[G5] a deleted record is in the bin with its data, and is restored unchanged', async () => {
  const { admin, dropMemo } = await setUp();
  const before = (await admin.post('/ssystem-api/api/teamMemo/info', { id: 5 })).data;
  const kept = await dropMemo();
  expect(kept).toMatchObject({ entity: '12', bizId: 5, deleteBy: '林知远', daysLeft: 30 });
  expect(kept.facts).toContainEqual({ label: '标题', value: kept.name });
  expect((await admin.post('/ssystem-api/api/teamMemo/info', { id: 5 })).code).toBe(40000);
  expect((await admin.post(`${base}/restore`, { id: String(kept.id) })).data).toEqual({
    done: [kept.id],
    failed: [],
  });
  expect((await admin.post('/ssystem-api/api/teamMemo/info', { id: 5 })).data).toEqual(before);
});

test('[G5] an institution comes back stopped, unless its name was taken meanwhile', async () => {
  const { admin, newest, mockServer } = await setUp();
  const stores = await mockServer.table(storeTable);
  await stores.put({ ...found(stores.get(35)), status: 0 });
  await (await mockServer.table(moneyAccountTable)).remove(35);
  expect(await admin.post(`${store}/del`, { id: '35' })).toMatchObject({ msg: 'success' });
  expect(found(stores.get(35)).deleteTime).not.toBe('');
  const kept = await newest();
  expect(kept).toMatchObject({ bizId: 35 });
  const other = stores.get(34);
  if (other) await stores.put({ ...other, name: kept.name });
  const [conflict] = Object((await admin.post(`${base}/check`, { id: kept.id })).data);
  expect(conflict).toMatchObject({ ok: false, conflicts: [`机构名称「${kept.name}」已被其他数据使用`] });
  expect(await admin.post(`${base}/restore`, { id: kept.id })).toMatchObject({
    code: 40000,
    msg: `恢复失败：机构名称「${kept.name}」已被其他数据使用`,
  });
  if (other) await stores.put(other);
  await admin.post(`${base}/restore`, { id: kept.id });
  expect(stores.get(35)).toMatchObject({ deleteTime: '', status: 0 });
});

test('[G5] an institution comes back without a parent that was deleted for good', async () => {
  const { admin, newest, mockServer } = await setUp();
  const stores = await mockServer.table(storeTable);
  const [parent, child] = [35, 33];
  await stores.put({ ...found(stores.get(parent)), status: 0 });
  await stores.put({ ...found(stores.get(child)), status: 0, parentId: parent });
  const accounts = await mockServer.table(moneyAccountTable);
  for (const id of [parent, child]) await accounts.remove(id);
  expect(await admin.post(`${store}/del`, { id: String(child) })).toMatchObject({ msg: 'success' });
  const kept = await newest();
  expect(await admin.post(`${store}/del`, { id: String(parent) })).toMatchObject({ msg: 'success' });
  expect(await admin.post(`${base}/restore`, { id: kept.id })).toMatchObject({
    msg: expect.stringMatching(/^恢复失败：请先恢复/),
  });
  const bin = (await mockServer.table(recycleTable)).all();
  const purged = bin.find(({ bizType, bizId }) => bizType === 'customer/store' && bizId === parent);
  await admin.post(`${base}/del`, { id: purged?.id, password: 'admin123' });
  await admin.post(`${base}/restore`, { id: kept.id });
  expect(stores.get(child)).toMatchObject({ deleteTime: '', parentId: null });
  expect((await admin.post(`${store}/edit`, { id: child, remark: '已恢复' })).code).toBe(20000);
});

test('[G5] a record leaves the bin after thirty days', async () => {
  const { admin, dropMemo, clock } = await setUp();
  const { id } = await dropMemo();
  clock.now += 30 * 86_400_000;
  expect(await admin.post(`${base}/restore`, { id })).toMatchObject({ msg: '数据不存在或已被删除' });
  expect((await admin.post(`${base}/counts`)).data).toEqual({ all: 0 });
});

test('[G5] deleting for good needs the password; clearing answers the number of records', async () => {
  const { admin, dropMemo, mockServer } = await setUp();
  const { id } = await dropMemo();
  expect(await admin.post(`${base}/del`, { id, password: 'wrong' })).toMatchObject({ msg: '密码不正确' });
  expect((await admin.post(`${base}/del`, { id, password: 'admin123' })).code).toBe(20000);
  expect((await admin.post(`${base}/clear`, { entity: '1', password: 'admin123' })).data).toEqual({
    count: 7,
  });
  expect((await mockServer.table(recycleTable)).all()).toHaveLength(33);
});

test('[G5] only the person who has just deleted a record can undo it', async () => {
  const { admin, as, dropMemo } = await setUp();
  await dropMemo();
  const undo = { bizType: 'management/memo', id: '5' };
  expect((await (await as('yunying')).post(`${base}/undo`, undo)).code).toBe(40000);
  expect((await admin.post(`${base}/undo`, undo)).code).toBe(20000);
  expect((await admin.post('/ssystem-api/api/teamMemo/info', { id: 5 })).code).toBe(20000);
});

test('[G5] the seed has forty records of nine kinds; a check names what comes along', async () => {
  const { admin, mockServer } = await setUp();
  const { all, ...counts } = Object((await admin.post(`${base}/counts`)).data);
  expect(all).toBe(40);
  expect(Object.keys(counts)).toEqual(
    ['1', '2', '3', '8', '12', '13', '4', '14', '15'].map((entity) => `entity${entity}`),
  );
  const follows = (await mockServer.table(followTable)).all();
  const { clientId } = follows[0] ?? expect.unreachable();
  const talks = follows.filter((row) => row.clientId === clientId).length;
  const clients = await mockServer.table(clientTable);
  await clients.put({ ...found(clients.get(clientId)), stage: 1 });
  await admin.post('/ssystem-api/api/client/del', { id: String(clientId) });
  const [kept] = Object((await admin.post(`${base}/list`, { page: 1, limit: 1 })).data).list;
  const also = [{ entity: '跟进记录', name: `跟进记录 ${talks} 条` }];
  expect((await admin.post(`${base}/check`, { id: kept.id })).data).toMatchObject([{ ok: true, also }]);
});

test('[G5] a record that is made after a restore has no id of what is still in the bin', async () => {
  const { admin, mockServer } = await setUp();
  const gone = (await mockServer.table(recycleTable)).all().filter(({ entity }) => entity === '3');
  const [first, ...others] = gone.toSorted((one, other) => one.bizId - other.bizId);
  await admin.post(`${base}/restore`, { id: String(first?.id) });
  const clients = await mockServer.table(clientTable);
  expect(clients.get(first?.bizId ?? 0)).toBeDefined();
  expect(others.map(({ bizId }) => bizId)).not.toContain(clients.nextId());
});

test('[G5] a client comes back unless its number was entered anew; nobody reads the number', async () => {
  const { admin, newest, mockServer } = await setUp();
  const clients = await mockServer.table(clientTable);
  const client = clients.find(({ stage }) => stage === 0) ?? expect.unreachable();
  await admin.post('/ssystem-api/api/client/del', { id: String(client.id) });
  const { id } = await newest();
  const ok = async () => Object((await admin.post(`${base}/check`, { id })).data)[0];
  await clients.put({ ...client, id: 8000, storeId: client.storeId + 1 });
  expect(await ok()).toMatchObject({ ok: true });
  await clients.put({ ...client, id: 8000 });
  const masked = `${client.mobile.slice(0, 3)}****${client.mobile.slice(-4)}`;
  expect(await ok()).toMatchObject({ ok: false, conflicts: [`手机号「${masked}」已被其他数据使用`] });
});

test('[G5] [E1] a user whom staff deleted comes back for thirty days, as all records do', async () => {
  const { admin, newest, mockServer, clock } = await setUp();
  const students = await mockServer.table(studentTable);
  const student = students.get(106) ?? expect.unreachable();
  await admin.post('/ssystem-api/api/expertFill/del', { id: student.id });
  expect(await newest()).toMatchObject({ entity: '2', bizId: student.id, daysLeft: 30 });
  clock.now += 29 * 86_400_000;
  const { id } = await newest();
  expect(await admin.post(`${base}/restore`, { id })).toMatchObject({ code: 20000 });
  expect(students.get(student.id)).toMatchObject({ name: student.name, mobile: student.mobile });
});

test('[G5] users who were struck off come back for fifteen days, as ordinary ones; then their identity is gone', async () => {
  const { admin, mockServer, clock } = await setUp();
  const kept = await mockServer.table(recycleTable);
  const gone = kept.all().filter(({ entity }) => entity === '2');
  const [first, second] = gone;
  expect(await admin.post(`${base}/restore`, { id: first?.id })).toMatchObject({ code: 20000 });
  const students = await mockServer.table(studentTable);
  expect(students.get(first?.bizId ?? 0)).toMatchObject({ name: first?.name, userType: 0, vipPayType: 0 });
  const list = async () => Object((await admin.post(`${base}/list`, { entity: '2' })).data).list;
  expect((await list())[0].daysLeft).toBeLessThanOrEqual(15);
  clock.now += 15 * 86_400_000;
  expect(await list()).toEqual([]);
  expect(await admin.post(`${base}/restore`, { id: second?.id })).toMatchObject({
    msg: '数据不存在或已被删除',
  });
  const left = found(kept.get(second?.id ?? 0));
  expect(left.name).toBe('已注销用户');
  expect(JSON.parse(left.record)).toMatchObject({
    name: '已注销用户',
    mobile: '',
    examNo: '',
    guardianMobile: '',
  });
  expect(left.record).not.toContain(second?.name);
});

test('[G5] a deleted institution comes back before its records', async () => {
  const { admin, mockServer } = await setUp();
  const stores = await mockServer.table(storeTable);
  const row =
    (await mockServer.table(recycleTable)).find(({ entity }) => entity === '13') ?? expect.unreachable();
  const store = found(stores.get(row.storeId));
  await stores.put({ ...store, deleteTime: '2026-06-19 12:00:00' });
  expect(await admin.post(`${base}/restore`, { id: row.id })).toMatchObject({
    msg: `恢复失败：请先恢复「${store.name}」`,
  });
  await stores.remove(store.id);
  expect(await admin.post(`${base}/restore`, { id: row.id })).toMatchObject({
    msg: '恢复失败：请先恢复「所属机构」',
  });
});
