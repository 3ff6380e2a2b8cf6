import { expect, test } from 'vitest';
import { expertEndpoints } from '@/resources/expert/endpoints';
import { workOrderStatuses, workOrderTypes } from '@/src/gaokao/enumerations';
import { createWorkOrderClient } from './workOrderTestClient';

const result = '已按申请处理，请核对';

test('[G9] the seed has 150 work orders, each type in each state; numbers follow the rule', async () => {
  const { orders } = await createWorkOrderClient();
  const rows = orders.all();
  expect(rows).toHaveLength(150);
  expect(
    rows.filter(
      ({ orderNo, createTime }) => !orderNo.startsWith(`GD${createTime.slice(0, 10).replaceAll('-', '')}`),
    ),
  ).toEqual([]);
  expect(new Set(rows.map(({ orderNo }) => orderNo)).size).toBe(150);
  const kinds = new Set(rows.map(({ type, status }) => `${type} ${status}`));
  expect(kinds.size).toBe(workOrderTypes.length * workOrderStatuses.length);
});

test('[G5] [G9] a finished farewell says for how long the user can come back', async () => {
  const { orders } = await createWorkOrderClient();
  const results = orders
    .all()
    .flatMap(({ type, status, result: said }) => (type === 5 && status === 2 ? [said] : []));
  expect(new Set(results)).toEqual(new Set(['用户已注销，资料在回收站保留 15 天']));
});

test('[G9] a user has one open work order of a type, and each of a user names an existing one', async () => {
  const { orders, students } = await createWorkOrderClient();
  const open = orders.all().filter(({ status, type }) => status <= 1 && type !== 7);
  const keys = open.map(({ type, userId }) => `${type} ${userId}`);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  expect(open.filter(({ userId }) => !students.get(userId ?? 0))).toEqual([]);
});

test('[G9] open work orders come first, by deadline; the tabs count; finance sees refunds alone', async () => {
  const { ask, by, as, orders } = await createWorkOrderClient();
  const { data } = await ask('list', { page: 1, limit: 200 });
  const rows: { status: number; deadline: string; type: number; summary: string }[] = data.list;
  const open = rows.filter(({ status }) => status <= 1).length;
  expect(rows.slice(0, open).every(({ status }) => status <= 1)).toBe(true);
  const deadlines = rows.slice(0, open).map(({ deadline }) => deadline);
  expect(deadlines).toEqual([...deadlines].sort());
  expect(rows.filter(({ summary }) => summary === '')).toEqual([]);
  const counts = (await ask('counts', {})).data;
  expect(counts.all).toBe(150);
  expect(counts['0'] + counts['1']).toBe(open);
  const caiwu = by(await as('caiwu'));
  const seen: { type: number }[] = (await caiwu('list', { page: 1, limit: 200 })).data.list;
  expect(new Set(seen.map(({ type }) => type))).toEqual(new Set([1, 2]));
  const foreign = orders.find(({ type }) => type === 3);
  expect(await caiwu('one', { id: foreign?.id })).toMatchObject({ code: 40301, msg: '当前操作没有权限' });
  expect(await caiwu('accept', { id: foreign?.id })).toMatchObject({ code: 40301 });
});

test('[G9] an institution sees its own orders, replies, and takes no step of the service desk', async () => {
  const { by, as, orders, ask } = await createWorkOrderClient();
  const jigou = by(await as('jigou'));
  const seen: { storeId: number; id: number }[] = (await jigou('list', { page: 1, limit: 200 })).data.list;
  expect(new Set(seen.map(({ storeId }) => storeId))).toEqual(new Set([2]));
  const foreign = orders.find(({ storeId }) => storeId > 2);
  expect(await jigou('one', { id: foreign?.id })).toMatchObject({ code: 40301 });
  const [own] = seen;
  expect(await jigou('accept', { id: own?.id })).toMatchObject({ code: 40301 });
  await ask('reply', { id: own?.id, content: '与财务核对过', internal: 1 });
  await jigou('reply', { id: own?.id, content: '家长已同意', internal: 1 });
  const said: { content: string; internal: number }[] = (await jigou('replies', { id: own?.id })).data;
  expect(said.filter(({ content }) => content === '与财务核对过')).toEqual([]);
  expect(said.at(-1)).toMatchObject({ content: '家长已同意', internal: 0 });
});

test('[G9] accepting, handing on and rejecting notify the persons concerned; a late step names the earlier one', async () => {
  const { ask, textOf, by, as, first, row, messages } = await createWorkOrderClient();
  const order = first(({ status, type, submitterId }) => status === 0 && type === 3 && submitterId > 0);
  expect(await textOf('finish', { id: order.id, result })).toBe('40000 请先受理该工单');
  expect(await textOf('accept', { id: order.id, rev: order.rev })).toBe('20000 success');
  expect(row(order.id)).toMatchObject({ status: 1, handlerId: 1 });
  expect(messages.all().at(-1)).toMatchObject({
    receiverId: order.submitterId,
    title: `工单 ${order.orderNo} 已受理`,
  });
  expect(await textOf('accept', { id: order.id })).toBe('40000 该工单已被 林知远 受理');
  expect(await textOf('assign', { id: order.id, handlerId: 1 })).toBe('40000 处理人未变更');
  expect(await textOf('assign', { id: order.id })).toBe('40000 请选择处理人');
  expect(await textOf('assign', { id: order.id, handlerId: 2, remark: '请核对学籍' })).toBe('20000 success');
  expect(messages.all().at(-1)).toMatchObject({ receiverId: 2, title: `工单 ${order.orderNo} 转派给您` });
  expect(await textOf('finish', { id: order.id, result })).toBe('40000 仅受理人可处理该工单');
  expect(await textOf('reject', { id: order.id, result: '请上传材料' })).toBe('40000 仅受理人可处理该工单');
  const yunying = by(await as('yunying'));
  expect(await yunying('reject', { id: order.id, result: '太短' })).toMatchObject({
    msg: '驳回原因长度为 5-500 个字符',
  });
  const stale = { id: order.id, result: '请上传复读证明', rev: order.rev };
  expect(await yunying('reject', stale)).toMatchObject({ msg: '该记录已被他人处理，请刷新后重试' });
  expect(await yunying('reject', { ...stale, rev: order.rev + 2 })).toMatchObject({ code: 20000 });
  expect(messages.all().at(-1)).toMatchObject({
    ...{
      receiverId: order.submitterId,
      title: `工单 ${order.orderNo} 已驳回`,
      content: '驳回原因：请上传复读证明',
    },
  });
  expect(await textOf('reject', { id: order.id, result: '再驳回一次' })).toBe('40000 已处理的工单不能驳回');
  const { code } = await ask('finish', { id: first(({ status }) => status === 2).id, result });
  expect(code).toBe(40000);
});

test('[G9] finance staff are handed refunds alone', async () => {
  const { ask, textOf, taken, first } = await createWorkOrderClient();
  const refund = await taken(first(({ type }) => type === 2));
  const year = await taken(first(({ type }) => type === 3));
  const offered = async (body: object) => {
    const { data } = await ask('handlers', body);
    return Object.values<{ id: number }>(data).map(({ id }) => id);
  };
  expect(await offered({})).toContain(3);
  expect(await offered({ id: refund.id })).toContain(3);
  expect(await offered({ id: `${refund.id},${year.id}` })).not.toContain(3);
  expect(await textOf('assign', { id: year.id, handlerId: 3 })).toBe('40000 请选择处理人');
  expect(await textOf('assign', { id: refund.id, handlerId: 3 })).toBe('20000 success');
});

test('[E10] [G9] a refund names the product that was bought, and what of it was used', async () => {
  const { admin, orders, customers } = await createWorkOrderClient();
  const refunds = orders.all().filter(({ type }) => type === 1);
  expect(refunds.filter(({ facts }) => !facts.services)).toEqual([]);
  const order = customers.find(({ status }) => status === 3) ?? expect.unreachable();
  const { path } = expertEndpoints['expert/order'].operations.refund;
  await admin.post(path, { id: order.id, amount: '1.00', reason: '不再需要' });
  expect(orders.all().at(-1)?.facts.services).toMatch(/^.+，权益已开通，服务已交付$/);
});

test('[G9] several orders are accepted at once; each late one is reported', async () => {
  const { ask, first, row } = await createWorkOrderClient();
  const one = first(({ status }) => status === 0);
  const late = first(({ status }) => status === 1);
  const answer = await ask('accept', { id: `${one.id},${late.id}` });
  expect(answer).toMatchObject({ code: 44444, msg: '成功 1 条，失败 1 条', data: { done: [one.id] } });
  expect(answer.data.failed[0]).toMatchObject({ id: late.id, name: late.orderNo });
  expect(row(one.id).status).toBe(1);
});

test('[G9] several changes of years and scores are finished at once, each by itself; refunds are not', async () => {
  const { ask, first, taken, row, students, orders } = await createWorkOrderClient();
  const year = await taken(first(({ type, status }) => type === 3 && status === 0));
  const score = await taken(first(({ type, status }) => type === 6 && status === 0));
  const refund = await taken(first(({ type, status }) => type === 2 && status === 0));
  const together = { id: `${year.id},${refund.id}`, result };
  expect(await ask('finish', together)).toMatchObject({ msg: '仅修改年份、修改分数工单可以批量办结' });
  const user = students.get(year.userId ?? 0) ?? expect.unreachable();
  await students.put({ ...user, year: year.newYear ?? 0 });
  const answer = await ask('finish', { id: `${year.id},${score.id}`, result });
  expect(answer).toMatchObject({ code: 44444, data: { done: [score.id] } });
  expect(answer.data.failed).toEqual([{ id: year.id, name: year.orderNo, msg: '新年份与原年份相同' }]);
  expect([row(year.id).status, row(score.id).status]).toEqual([1, 2]);
  expect(orders.get(score.id)).toMatchObject({ result });
});

test('[G9] [PW] steps on money and accounts ask for the password; a repeated number books once', async () => {
  const { ask, textOf, first, taken, row, ledger } = await createWorkOrderClient();
  const order = await taken(first(({ type, status }) => type === 1 && status <= 1));
  expect(await textOf('finish', { id: order.id, result })).toBe('40000 请输入登录密码');
  expect(await textOf('finish', { id: order.id, result, password: 'wrong' })).toBe('40000 密码不正确');
  expect(row(order.id).status).toBe(1);
  const before = ledger.all().length;
  const body = { id: order.id, result, password: 'admin123', requestNo: 'a1' };
  expect((await ask('finish', body)).code).toBe(20000);
  expect((await ask('finish', body)).code).toBe(20000);
  expect(ledger.all()).toHaveLength(before + 1);
});
