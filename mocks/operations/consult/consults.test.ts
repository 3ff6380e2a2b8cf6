import { expect, test } from 'vitest';
import { z } from 'zod';
import { operationsEndpoints } from '@/resources/operations/endpoints';
import { allowOnly } from '../../allowOnly';
import { clientTable } from '../../management/clientTable';
import { messageTable } from '../../management/messageTable';
import { recycleTable } from '../../management/recycleTable';
import { createResourceClient, permissionsOf } from '../../resourceTestClient';
import { accountTable } from '../../system/accountTable';
import { type ConsultRow, consultTable } from './consultTable';

const { operations } = operationsEndpoints['operations/consult'];

const permissions = permissionsOf(operations);
const listSchema = z.object({
  list: z.array(
    z.looseObject({ id: z.number(), storeId: z.number(), mobile: z.string(), status: z.number() }),
  ),
  total: z.number(),
});

async function open(as = 'admin') {
  const client = await createResourceClient(operations, as, permissions);
  const { ask } = client;
  const list = async (filters: object = {}) =>
    listSchema.parse((await ask('list', { page: 1, limit: 500, ...filters })).data);
  const consults = await client.mockServer.table(consultTable);
  const inState = (status: number, more: (row: ConsultRow) => boolean = () => true) => {
    const found = consults.find((row) => row.status === status && more(row));
    return found ?? expect.unreachable();
  };
  return { ...client, list, consults, inState };
}

const said = { content: '您好，建议先核对院校章程。', images: [] };

test('[O4] the seeds hold 90 enquiries, 22 open; counts equal the lists; mobiles are masked', async () => {
  const { list, ask } = await open();
  const all = await list();
  expect(all.total).toBe(90);
  expect(all.list.every(({ mobile }) => mobile.includes('****'))).toBe(true);
  const counts = z.record(z.string(), z.number()).parse((await ask('counts')).data);
  expect(counts['0']).toBe(22);
  for (const status of [0, 1, 2]) expect(counts[status]).toBe((await list({ status })).total);
});

test('[O4] a reply takes the enquiry over; a slower colleague is refused', async () => {
  const { ask, textOf, consults, inState } = await open();
  const { id, rev } = inState(0, ({ handlerId, id: one }) => handlerId === null && one % 5 !== 0);
  expect(await textOf('reply', { id, rev, content: '好的' })).toBe('40000 回复内容长度为 5-1000 个字符');
  expect(await ask('reply', { id, rev, ...said })).toMatchObject({ code: 20000 });
  expect(consults.get(id)).toMatchObject({ status: 1, handlerId: 1 });
  expect(await textOf('reply', { id, rev, ...said })).toBe('40000 该记录已被他人处理，请刷新后重试');
});

test('[O4] a reply whose answer was lost is written once, however often it is sent', async () => {
  const { ask, consults, inState } = await open();
  const { id, rev, replies } = inState(0, ({ id: one }) => one % 5 !== 0);
  const body = { id, rev, ...said, requestNo: 'a' };
  expect(await ask('reply', body)).toMatchObject({ code: 20000 });
  expect(await ask('reply', body)).toMatchObject({ code: 20000 });
  expect(await ask('reply', { ...body, rev: rev + 1 })).toMatchObject({ code: 20000 });
  expect(consults.get(id)?.replies).toHaveLength(replies.length + 1);
});

test('[O4] some askers write again twenty seconds after a reply: the enquiry waits once more', async () => {
  const { ask, list, clock, inState } = await open();
  const { id } = inState(0, ({ id: one }) => one % 5 === 0);
  await ask('reply', { id, ...said });
  const statusOf = async () => (await list()).list.find((row) => row.id === id)?.status;
  expect(await statusOf()).toBe(1);
  clock.now += 21_000;
  expect(await statusOf()).toBe(0);
  expect(await ask('reply', { id, ...said })).toMatchObject({ code: 20000 });
  expect(await statusOf()).toBe(1);
});

test('[O4] an enquiry is closed with a reason, reopened within thirty days, and deleted only when closed', async () => {
  const { textOf, consults, inState, mockServer } = await open();
  const { id } = inState(1);
  expect(await textOf('remove', { id })).toBe('40000 请先关闭该咨询');
  expect(await textOf('close', { id, reason: '' })).toBe('40000 请输入关闭原因');
  expect(await textOf('close', { id, reason: '问题已解决' })).toMatch(/^20000/);
  expect(await textOf('reply', { id, ...said })).toBe('40000 该咨询已关闭');
  expect(await textOf('reopen', { id })).toMatch(/^20000/);
  expect(consults.get(id)?.status).toBe(1);
  await textOf('close', { id, reason: '问题已解决' });
  const closed = consults.get(id);
  if (closed) await consults.put({ ...closed, closeTime: '2026-05-01 12:00:00' });
  expect(await textOf('reopen', { id })).toBe('40000 关闭超过 30 天，不能重新打开');
  expect(await textOf('remove', { id })).toMatch(/^20000/);
  expect(consults.get(id)).toBeUndefined();
  expect((await mockServer.table(recycleTable)).all().at(-1)).toMatchObject({ entity: '14', bizId: id });
});

test('[O4] an answered enquiry is made public, and never with a number in it', async () => {
  const { textOf, consults, inState } = await open();
  const fresh = inState(0, ({ replies }) => replies.length === 0).id;
  const text = { isPublic: 1, title: '平行志愿会退档吗', publicAnswer: '会，填报前请核对章程。' };
  expect(await textOf('publish', { id: fresh, ...text })).toBe('40000 请先回复再公开');
  const { id } = inState(1, ({ isPublic }) => isPublic === 0);
  expect(await textOf('publish', { id, ...text, title: '退档' })).toBe('40000 公开标题长度为 5-60 个字符');
  expect(await textOf('publish', { id, ...text, publicAnswer: '请打 199 0000 0001' })).toBe(
    '40000 公开内容不能包含手机号',
  );
  expect(await textOf('publish', { id, ...text })).toMatch(/^20000/);
  expect(consults.get(id)).toMatchObject({ isPublic: 1, publicTitle: text.title });
});

test('[O4] the three most alike answered questions are found while a reply is typed', async () => {
  const { ask, inState } = await open();
  const { id, question } = inState(0);
  const found = z
    .array(z.object({ id: z.number(), question: z.string(), answer: z.string().min(1) }))
    .parse((await ask('similar', { id, words: '' })).data);
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThanOrEqual(3);
  expect(found.map((one) => one.id)).not.toContain(id);
  expect(found[0]?.question).toBe(question);
});

test('[O4] an institution sees, answers and assigns only its own enquiries', async () => {
  const { list, textOf, ask, inState } = await open('jigou');
  expect(new Set((await list()).list.map(({ storeId }) => storeId))).toEqual(new Set([2]));
  const { id } = inState(0, ({ storeId }) => storeId === 1);
  for (const name of ['one', 'reply', 'close', 'publish', 'toClient', 'similar'] as const)
    expect(await textOf(name, { id, ...said })).toBe('40301 当前操作没有权限');
  const people = z.array(z.looseObject({ id: z.number() })).parse((await ask('handlers')).data);
  expect(people.map((one) => one.id)).not.toContain(1);
});

test('[O4] the handler hears of the enquiries assigned, also where others of the batch were refused', async () => {
  const { ask, inState, mockServer } = await open();
  const messages = await mockServer.table(messageTable);
  const before = messages.all().length;
  const id = `${inState(0).id},${inState(2).id}`;
  expect(await ask('assign', { id, handlerId: 1 })).toMatchObject({ code: 44444 });
  const told = messages.all().slice(before);
  expect(told.map(({ content }) => content)).toEqual(['分配给您 1 条咨询，请尽快回复。']);
});

test('[O4] an enquiry is assigned to nobody of another institution', async () => {
  const { ask, inState, mockServer } = await open();
  await allowOnly(mockServer, 'jigou', permissions);
  const jigou = (await mockServer.table(accountTable)).find(({ userName }) => userName === 'jigou');
  const { id } = inState(0, ({ storeId }) => storeId > 2);
  const answer = await ask('assign', { id: String(id), handlerId: jigou?.userId });
  expect(answer.msg).toContain('处理人须为平台或该咨询所属机构的员工');
});

test('[O4] an asker becomes a client of the institution once', async () => {
  const { ask, inState, mockServer } = await open();
  const { id, mobile, storeId } = inState(1);
  const { clientId } = z.object({ clientId: z.number() }).parse((await ask('toClient', { id })).data);
  expect((await mockServer.table(clientTable)).get(clientId)).toMatchObject({ mobile, storeId, stage: 0 });
  expect(await ask('toClient', { id })).toMatchObject({ data: { clientId } });
});

test('[O5] staff write a question with its answer: a draft needs a title, publication needs everything', async () => {
  const { ask, textOf, consults } = await open();
  const title = '新高考选科要怎么选才稳妥';
  const publicAnswer = '先看意向专业的选科要求，再结合成绩与兴趣取舍，最后核对目标院校的招生章程。';
  expect(await textOf('write', { title: '太短' })).toBe('40000 标题长度为 5-60 个字符');
  const { data } = await ask('write', { title });
  const id = Number(Object(data).id);
  expect(consults.get(id)).toMatchObject({ title, channel: 4, userName: '', isPublic: 0, status: 1 });
  expect(await textOf('toClient', { id })).toBe('40000 该问答没有咨询人');
  expect(await textOf('write', { title, publicAnswer, isPublic: 1 })).toBe('40000 请选择主题');
  expect(await textOf('write', { title, topic: '2', publicAnswer: '太短', isPublic: 1 })).toBe(
    '40000 答案长度为 20-5000 个字符',
  );
  const told = { topic: '2', title, publicAnswer: `${publicAnswer}详询 19900001234`, isPublic: 1 };
  expect(await textOf('write', told)).toBe('40000 公开内容不能包含手机号');
  expect(await textOf('write', { ...told, publicAnswer })).toMatch(/^20000/);
  expect(await textOf('publish', { id, rev: 1, title, publicAnswer, isPublic: 1 })).toBe('40000 请选择主题');
});

test('[O6] a written question is changed and goes public without a reply', async () => {
  const { ask, consults, textOf } = await open();
  const { data } = await ask('write', { title: '新高考选科要怎么选才稳妥', topic: '2' });
  const id = Number(Object(data).id);
  const title = '新高考选科怎么选，家长要看什么';
  const publicAnswer = '先看意向专业的选科要求，再结合成绩与兴趣取舍，最后核对目标院校的招生章程。';
  expect(await textOf('publish', { id, rev: 1, title, publicAnswer: '', isPublic: 0 })).toMatch(/^20000/);
  const late = { id, rev: 1, title, publicAnswer, isPublic: 1 };
  expect(await textOf('publish', late)).toBe('601 该记录已被他人修改，仍要覆盖吗？');
  expect(await textOf('publish', { ...late, rev: 2 })).toMatch(/^20000/);
  expect(await textOf('publish', { ...late, force: 1 })).toMatch(/^20000/);
  expect(consults.get(id)).toMatchObject({ title, publicTitle: title, publicAnswer, isPublic: 1 });
});

test('[O6] publishing a written question also sets its subject, so a draft with a title alone can go public', async () => {
  const { ask, consults, textOf, inState } = await open();
  const title = '新高考选科要怎么选才稳妥';
  const publicAnswer = '先看意向专业的选科要求，再结合成绩与兴趣取舍，最后核对目标院校的招生章程。';
  const id = Number(Object((await ask('write', { title })).data).id);
  const whole = { id, title, publicAnswer, topic: '2', provinceId: 430_000, year: 2027, isPublic: 1 };
  expect(await textOf('publish', { ...whole, topic: '' })).toBe('40000 请选择主题');
  expect(await textOf('publish', whole)).toMatch(/^20000/);
  expect(consults.get(id)).toMatchObject({ topic: '2', provinceId: 430_000, year: 2027, isPublic: 1 });
  expect(await textOf('publish', { ...whole, provinceId: null, year: null })).toMatch(/^20000/);
  expect(consults.get(id)).toMatchObject({ topic: '2', provinceId: 0, year: 0 });
  // the asker's own members do not change
  const asked = inState(1);
  expect(await textOf('publish', { ...whole, id: asked.id, topic: '9' })).toMatch(/^20000/);
  expect(consults.get(asked.id)).toMatchObject({ topic: asked.topic, provinceId: asked.provinceId });
});

const versionSchema = z.array(z.object({ no: z.number(), title: z.string(), by: z.string() }));

test('[O6] earlier versions of a question are kept, read and restored', async () => {
  const { ask, consults, textOf } = await open();
  const [first, second] = ['新高考选科要怎么选才稳妥', '新高考选科怎么选，家长要看什么'];
  const answer = '先看意向专业的选科要求，再结合成绩与兴趣取舍，最后核对目标院校的招生章程。';
  const { data } = await ask('write', { title: first, topic: '2', publicAnswer: answer, isPublic: 1 });
  const id = Number(Object(data).id);
  const versions = async () => versionSchema.parse((await ask('versions', { id })).data);
  expect(await versions()).toEqual([]);
  const body = { id, isPublic: 1, publicAnswer: `${answer}请逐校核对。` };
  expect(await textOf('publish', { ...body, title: second })).toMatch(/^20000/);
  expect(await textOf('publish', { ...body, title: second })).toMatch(/^20000/);
  expect(await versions()).toEqual([{ no: 1, title: first, by: '林知远' }]);
  expect((await ask('version', { id, no: 1 })).data).toMatchObject({ title: first, content: answer });
  expect(await textOf('rollback', { id, no: 9 })).toBe('40000 数据不存在或已被删除');
  expect(await textOf('rollback', { id, no: 1, rev: 1 })).toBe('40000 该记录已被他人处理，请刷新后重试');
  expect(await textOf('rollback', { id, no: 1, rev: 3 })).toMatch(/^20000/);
  expect(consults.get(id)).toMatchObject({ title: first, publicTitle: first, publicAnswer: answer, rev: 4 });
  expect((await versions())[0]).toMatchObject({ no: 2, title: second });
});

test('[O6] a public question does not return to an empty answer; versions belong to one question', async () => {
  const { ask, consults, textOf } = await open();
  const title = '新高考选科要怎么选才稳妥';
  const publicAnswer = '先看意向专业的选科要求，再结合成绩与兴趣取舍，最后核对目标院校的招生章程。';
  const id = Number(Object((await ask('write', { title, topic: '2', publicAnswer: '待写' })).data).id);
  expect(await textOf('publish', { id, title, publicAnswer, isPublic: 1 })).toMatch(/^20000/);
  expect(await textOf('rollback', { id, no: 1 })).toBe('40000 答案长度为 20-5000 个字符');
  expect(consults.get(id)).toMatchObject({ publicAnswer, isPublic: 1 });
  const other = Number(Object((await ask('write', { title })).data).id);
  expect((await ask('versions', { id: other })).data).toEqual([]);
  expect(await textOf('version', { id: other, no: 1 })).toBe('40000 数据不存在或已被删除');
});
