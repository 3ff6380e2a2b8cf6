import { expect, test } from 'vitest';
import { managementEndpoints } from '@/resources/management/endpoints';
import { cardOfUser } from './workOrderFacts';
import { asked, createWorkOrderClient } from './workOrderTestClient';

const picture = ['/profile/image/1'];

test('[G8] an institution’s card refund shows facts, refuses a twin, and is withdrawn while pending', async () => {
  const { by, as, students, mockServer, orders, row } = await createWorkOrderClient();
  const jigou = by(await as('jigou'));
  const busy = new Set(
    orders
      .all()
      .filter(({ type, status }) => type === 2 && status <= 1)
      .map(({ userId }) => userId),
  );
  const users = students
    .all()
    .filter((user) => user.storeId === 2 && user.vipPayType === 2 && !busy.has(user.id));
  const user = users[0] ?? expect.unreachable();
  const card = (await cardOfUser(mockServer, user.id)) ?? expect.unreachable();
  const { data: before } = await jigou('submission.precheck', { type: 2, userId: user.id });
  expect(before).toMatchObject({ duplicates: [], facts: { cardNo: card.cardNo, unitPrice: card.unitPrice } });
  const body = { ...asked, type: 2, userId: user.id, refundAmount: card.unitPrice };
  const answers = [await jigou('submission.create', body), await jigou('submission.create', body)];
  expect(answers[0]).toMatchObject({ code: 20000 });
  const made = row(answers[0]?.data.id);
  expect(made).toMatchObject({
    type: 2,
    storeId: 2,
    submitBy: '沈一诺',
    status: 0,
    cardNo: card.cardNo,
    userName: user.name,
  });
  expect(made.deadline).toBe('2026-06-20 16:00:00');
  expect(answers[1]).toMatchObject({ msg: `该用户已有处理中的同类工单 ${made.orderNo}` });
  const { data: after } = await jigou('submission.precheck', { type: 2, userId: user.id });
  expect(after).toMatchObject({ ok: 0, duplicates: [{ id: made.id, orderNo: made.orderNo, status: 0 }] });
  const mine: { id: number }[] = (await jigou('submission.list', { page: 1, limit: 10 })).data.list;
  expect(mine[0]?.id).toBe(made.id);
  expect(await jigou('submission.remove', { id: made.id })).toMatchObject({ code: 20000 });
  expect(orders.get(made.id)).toBeUndefined();
});

test('[G8] a refund holds the customer’s order until its rejection, and is requested again three times', async () => {
  const { ask, textOf, customers, orders, row } = await createWorkOrderClient();
  const customer = customers.find(({ status }) => status === 2) ?? expect.unreachable();
  const about = {
    type: 1,
    userId: customer.userId,
    customerOrderNo: customer.no,
    refundWay: '1',
    images: picture,
  };
  const body = { ...asked, ...about, refundAmount: '50.00' };
  expect(await textOf('submission.create', { ...body, customerOrderNo: 'ZY1' })).toBe('40000 订单不存在');
  expect(await textOf('submission.create', { ...body, refundAmount: '99999.00' })).toBe(
    '40000 退款金额不能大于实付金额',
  );
  expect(await textOf('submission.create', { ...body, images: [] })).toBe('40000 请上传凭证图片');
  const { data } = await ask('submission.create', { ...body, urgent: 1, urgentReason: '家长在店等候' });
  expect(customers.get(customer.id)).toMatchObject({ status: 5, formerStatus: 2, refundAmount: '50.00' });
  expect(row(data.id).deadline).toBe('2026-06-20 13:00:00');
  for (const time of [1, 2, 3]) {
    await ask('reject', { id: data.id, result: '凭证不清晰，请重新上传' });
    expect(customers.get(customer.id)).toMatchObject({ status: 2, refundAmount: '' });
    expect(await textOf('submission.update', { ...body, id: data.id, refundAmount: '60.00' })).toBe(
      '20000 success',
    );
    expect(row(data.id)).toMatchObject({ status: 0, resubmits: time, result: '', refundAmount: '60.00' });
  }
  await ask('reject', { id: data.id, result: '凭证不清晰，请重新上传' });
  expect(await textOf('submission.update', { ...body, id: data.id })).toBe(
    '40000 重新提交次数已达上限（3 次）',
  );
  const finished = customers.find(({ status }) => status === 4) ?? expect.unreachable();
  const late = { ...body, userId: finished.userId, customerOrderNo: finished.no };
  expect(await textOf('submission.create', late)).toBe('40000 已完成的订单不能退款');
  expect(orders.all().length).toBe(151);
});

const refused: readonly (readonly [changes: object, refusal: string])[] = [
  [{ type: 0 }, '请选择工单类型'],
  [{ type: 3 }, '未找到该手机号对应的用户'],
  [{ type: 7, reason: '太短' }, '原因说明长度为 10-500 个字符'],
  [{ type: 7, contactMobile: '123' }, '请输入正确的手机号码'],
  [{ type: 7, urgent: 1 }, '请输入紧急原因'],
  [{ type: 7, urgent: 1, urgentReason: '急' }, '紧急原因长度为 5-100 个字符'],
  [{ type: 7, module: '8' }, '请选择所属模块'],
  [{ type: 7, title: '短' }, '标题长度为 4-50 个字符'],
  [{ type: 5, userId: 101 }, '请确认已告知用户'],
  [{ type: 3, userId: 101 }, '请选择新高考年份'],
  [{ type: 3, userId: 101, newYear: 2026 }, '新年份与原年份相同'],
  [{ type: 4, userId: 101 }, '请至少修改一项权限'],
  [{ type: 3, userId: 101, newYear: 2040 }, '请选择新高考年份'],
  [{ type: 6, userId: 101, newScore: 600, newRank: 9 }, '请上传成绩截图'],
  [
    { type: 6, userId: 101, newScore: 600, newRank: 9, images: picture, newSubjects: ['物理'] },
    '请选择 1 门首选科目和 2 门再选科目',
  ],
  [{ type: 6, userId: 101, newScore: 760, newRank: 9, images: picture }, '总分须为 0–750 的整数'],
];

test('[G8] a faulty request is refused with its reason, and is not submitted', async () => {
  const { textOf, orders } = await createWorkOrderClient();
  const given = { ...asked, module: '1', title: '导出内容被截断' };
  for (const [changes, refusal] of refused)
    expect(await textOf('submission.create', { ...given, ...changes }), JSON.stringify(changes)).toBe(
      `40000 ${refusal}`,
    );
  expect(orders.all()).toHaveLength(150);
});

test('[G8] other users neither withdraw, change nor rate a work order; a finished one is rated once', async () => {
  const { textOf, by, as, first, row, orders } = await createWorkOrderClient();
  const ended = orders.all().filter(({ status }) => status === 2);
  const [done, old] = [ended[0] ?? expect.unreachable(), ended[1] ?? expect.unreachable()];
  const mine = { submitterId: 1, stars: 0 };
  await orders.put({ ...done, ...mine, finishTime: '2026-05-22 12:00:00' });
  await orders.put({ ...old, ...mine, finishTime: '2026-05-20 12:00:00' });
  const yunying = by(await as('yunying'));
  expect(await yunying('submission.rate', { id: done.id, stars: 5 })).toMatchObject({ code: 40301 });
  expect(await textOf('submission.rate', { id: done.id, stars: 6 })).toBe('40000 请选择评分');
  expect(await textOf('submission.rate', { id: done.id, stars: 5, text: '很快' })).toBe('20000 success');
  expect(row(done.id)).toMatchObject({ stars: 5, rateText: '很快' });
  expect(await textOf('submission.rate', { id: done.id, stars: 4 })).toBe('40000 该工单已评价');
  expect(await textOf('submission.rate', { id: old.id, stars: 4 })).toBe('40000 仅可在办结后 30 天内评价');
  const rejected = first(({ status }) => status === 3);
  expect(await textOf('submission.remove', { id: done.id })).toBe('40000 仅待处理的工单可以撤回');
  expect(await yunying('submission.update', { ...asked, id: rejected.id })).toMatchObject({ code: 40301 });
});

test('[G8] answers to similar requests are offered while the text is written', async () => {
  const { ask } = await createWorkOrderClient();
  const { data } = await ask('submission.precheck', { type: 7, reason: '志愿表导出以后专业名称被截断' });
  expect(data.similar[0]).toMatchObject({ reason: '导出的志愿表专业名称被截断，反馈问题' });
  expect(data.similar[0].result).not.toBe('');
});

test.each([2, 4, 5])(
  '[G8] [G10] no work order of type %i ends a frozen card, and no membership takes its place',
  async (type) => {
    const { ask, admin, cards, orders, sound } = await createWorkOrderClient();
    const busy = new Set(orders.all().flatMap((row) => (row.status <= 1 ? row.userId : [])));
    const isIdle = ({ status, userId }: { status: number; userId: number | null }) =>
      status === 2 && !busy.has(userId);
    const { id, userId } = cards.find(isIdle) ?? expect.unreachable();
    const { card, users } = {
      card: managementEndpoints['management/card-data'].operations,
      users: managementEndpoints['management/user-list'].operations,
    };
    await admin.post(card.freeze.path, { id, remark: '疑似盗用，先行冻结' });
    const refusal = '该用户的会员卡已冻结，请先解冻';
    expect(await ask('submission.precheck', { type, userId })).toMatchObject({
      data: { ok: 0, msg: refusal },
    });
    const upgrade = { userId, userType: 2, vipPayType: 2, cardNo: '1260001000000019' };
    expect(await admin.post(users.vip.path, upgrade)).toMatchObject({ code: 40000, msg: refusal });
    expect(cards.get(id)).toMatchObject({ status: 4, userId });
    await sound();
  },
);
