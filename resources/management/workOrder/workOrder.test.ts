import { describe, expect, test } from 'vitest';
import { factLines, readFacts } from './facts';
import { similarAnswers } from './similar';
import { wishLines } from './wishLines';
import { factsProblem, wishProblem } from './wishRules';
import { deadlineAfter, timeLeft, type Wish, type WorkOrderType } from './workOrder';
import { dropRefusal, stepRefusal, type WorkOrderStep } from './workOrderSteps';
import { finishQuestion, headlineOf, summaryOf } from './workOrderTexts';

const now = Date.parse('2026-06-20T12:00:00+08:00');
const me = { userId: 3, now };
const order = {
  handlerId: 3,
  handlerName: '周予安',
  resubmits: 0,
  stars: 0,
  finishTime: '2026-06-19 12:00:00',
};

describe('[G9] the table of states', () => {
  const other = { ...order, handlerId: '2' };
  test.each<[WorkOrderStep, number, string | undefined, object?]>([
    ['accept', 0, undefined],
    ['accept', 1, '该工单已被 周予安 受理'],
    ['accept', 1, '该工单已被他人受理', { ...order, handlerName: '' }],
    ['accept', 2, '工单已办结，请提交新工单'],
    ['accept', 3, '该工单已驳回，请等待提交人修改重提'],
    ['assign', 0, '请先受理该工单'],
    ['assign', 1, undefined],
    ['assign', 1, '仅受理人可处理该工单', other],
    ['assign', 2, '工单已办结，请提交新工单'],
    ['finish', 0, '请先受理该工单'],
    ['finish', 1, undefined],
    ['finish', 1, '仅受理人可处理该工单', other],
    ['finish', 2, '工单已办结，请提交新工单'],
    ['finish', 3, '该工单已驳回，请等待提交人修改重提'],
    ['reject', 0, undefined],
    ['reject', 1, undefined],
    ['reject', 1, '仅受理人可处理该工单', other],
    ['reject', 2, '已处理的工单不能驳回'],
    ['reject', 3, '已处理的工单不能驳回'],
    ['resubmit', 0, '仅已驳回的工单可以修改'],
    ['resubmit', 3, undefined],
    ['resubmit', 3, '重新提交次数已达上限（3 次）', { ...order, resubmits: 3 }],
    ['withdraw', 0, undefined],
    ['withdraw', 1, '仅待处理的工单可以撤回'],
    ['rate', 1, '仅已处理的工单可以评价'],
    ['rate', 2, undefined],
    ['rate', 2, '该工单已评价', { ...order, stars: 4 }],
    ['rate', 2, '仅可在办结后 30 天内评价', { ...order, finishTime: '2026-05-20 11:59:59' }],
    ['rate', 2, undefined, { ...order, finishTime: now - 86_400_000 }],
    ['rate', 2, undefined, { ...order, finishTime: '2026-06-19T04:00:00Z' }],
  ])('%s in state %i: %s', (step, status, refusal, changes = order) => {
    expect(stepRefusal(step, { ...changes, status }, me)).toBe(refusal);
    // numbers may come as text
    expect(stepRefusal(step, { ...changes, status: String(status) }, me)).toBe(refusal);
  });

  test('staff with the right to assign reassign work of others', () => {
    expect(stepRefusal('assign', { ...other, status: 1 }, { ...me, mayAssign: true })).toBeUndefined();
  });

  test('a card goes to the columns that the table allows, and the others say why', () => {
    const drop = (from: number, to: 0 | 1 | 2 | 3) => dropRefusal(to, { ...order, status: from }, me);
    expect([1, 2, 3].map((to) => drop(0, to === 1 ? 1 : to === 2 ? 2 : 3))).toEqual([
      undefined,
      '请先受理该工单',
      undefined,
    ]);
    expect(drop(1, 2)).toBeUndefined();
    expect(drop(1, 1)).toBe('工单已在此状态');
    expect(drop(3, 0)).toBe('由提交人在服务中心修改重提');
    expect(drop(2, 3)).toBe('已处理的工单不能驳回');
  });

  test('a column takes no card of staff who lack the permission for its step', () => {
    const acceptsOnly = { ...me, may: (step: WorkOrderStep) => step === 'accept' };
    const drop = (to: 1 | 3) => dropRefusal(to, { ...order, status: 0 }, acceptsOnly);
    expect([drop(1), drop(3)]).toEqual([undefined, '没有权限']);
  });
});

test.each([
  ['2026-06-19 23:59:59', 0, 24],
  ['2026-06-19 23:59:59', 1, 4],
  ['2026-06-20 00:00:00', 0, 4],
  ['2026-07-31 23:59:59', 1, 1],
  ['2026-08-01 00:00:00', 0, 24],
])('[G8] handed in at %s, urgent %i: %i hours', (time, urgent, hours) => {
  const moment = Date.parse(`${time.replace(' ', 'T')}+08:00`);
  expect(deadlineAfter(moment, urgent) - moment).toBe(hours * 3_600_000);
});

test.each([
  ['2026-06-20 14:30:00', '剩余 2 小时', 'fine'],
  ['2026-06-20 12:59:00', '剩余 59 分钟', 'soon'],
  ['2026-06-20 09:00:00', '已超时 3 小时', 'late'],
  ['2026-06-20 11:50:00', '已超时 10 分钟', 'late'],
  [now + 9_000_000, '剩余 2 小时', 'fine'],
  [String((now + 9_000_000) / 1000), '剩余 2 小时', 'fine'],
  ['2026-06-20T06:30:00Z', '剩余 2 小时', 'fine'],
])('[G9] a deadline of %s is %s', (deadline, text, tone) => {
  expect(timeLeft(deadline, now)).toEqual({ text, tone });
});

const wish: Wish = {
  ...{ customerOrderNo: '', refundAmount: '100.00', refundWay: '1', cardNo: '', newYear: 2027 },
  ...{ newUserType: null, newProvinceIds: [], newExpireTime: '', confirmed: 1, newScore: 600 },
  ...{ newRank: 100, newSubjects: [], module: '', title: '' },
};
const member = { userType: 2, vipPayType: 3, provinceId: 430000, trialUsed: 0 };
const widened = { ...member, provinceIds: [430000, 440000], vipExpire: '2026-09-30 23:59:59' };
const bound = { cardNo: '1260001000000019', bindTime: '2026-06-12 10:00:00', unitPrice: '216.00' };

test.each<[WorkOrderType, Partial<Wish>, Parameters<typeof wishProblem>[2], string | undefined]>([
  [1, { refundAmount: '100.01' }, { paid: '100.00' }, '退款金额不能大于实付金额'],
  [1, { refundAmount: '0.00' }, { paid: '100.00' }, '金额必须大于 0'],
  [1, {}, { paid: '100.00' }, undefined],
  [2, {}, { cardNo: '' }, '用户未绑定会员卡'],
  [2, {}, { ...bound, schemes: 1 }, '绑定超过 7 天且已保存志愿，不支持退款'],
  [2, {}, { ...bound, schemes: 0 }, undefined],
  [2, {}, { ...bound, schemes: 1, bindTime: '2026-06-14 10:00:00' }, undefined],
  [2, { refundAmount: '216.01' }, bound, '退款金额不能大于结算价'],
  [3, { newYear: 2026 }, { year: 2026 }, '新年份与原年份相同'],
  [3, { newYear: 2040 }, { year: 2026 }, '请选择新高考年份'],
  [3, {}, { year: 2026, yearChanges: 2 }, '该用户修改年份次数已达上限（2 次）'],
  [4, {}, member, '请至少修改一项权限'],
  [4, { newUserType: 1 }, member, '不支持由升学卡改为志愿卡，请提交会员卡退款工单'],
  [4, { newUserType: 3 }, member, '正式卡用户不能改为体验卡'],
  [4, { newUserType: 3 }, { userType: 0, trialUsed: 1 }, '该用户已使用过体验卡'],
  [4, { newProvinceIds: [440000] }, member, '可用省份须包含高考省份'],
  [4, { newExpireTime: '2026-06-19' }, member, '有效期须晚于当前时间'],
  [4, { newUserType: 3, newExpireTime: '2026-08-01' }, { userType: 0 }, '体验卡有效期不超过 30 天'],
  [4, { newExpireTime: '2026-07-01' }, { ...member, vipExpire: '2026-09-30 23:59:59' }, undefined],
  [
    ...([4, { newProvinceIds: [430000, 440000] }] as const),
    ...([{ ...member, vipExpire: '2026-06-19 23:59:59' }, '有效期须晚于当前时间'] as const),
  ],
  [4, { newUserType: 2 }, member, '请至少修改一项权限'],
  [4, { newProvinceIds: [430000] }, member, '请至少修改一项权限'],
  [4, { newProvinceIds: [440000, 430000] }, widened, '请至少修改一项权限'],
  [4, { newProvinceIds: [430000] }, widened, undefined],
  [4, { newExpireTime: '2026-09-30' }, widened, '请至少修改一项权限'],
  [4, { newUserType: 1 }, { userType: 3, vipExpire: '2026-06-19 23:59:59' }, undefined],
  [5, { confirmed: 0 }, { openOrders: 0 }, '请确认已告知用户'],
  [5, {}, { openOrders: 1 }, '用户有未完成的订单，不能注销'],
  [6, { newScore: 751 }, { fullMark: 750 }, '总分须为 0–750 的整数'],
  [6, { newSubjects: ['物理', '化学'] }, { subjectType: 3 }, '请选择 1 门首选科目和 2 门再选科目'],
  [6, { newSubjects: ['物理', '化学', '生物'] }, { subjectType: 3 }, undefined],
  [6, {}, { scoreChanges: 2 }, '该用户修改分数工单已达上限（2 次）'],
  [7, {}, {}, undefined],
])('[G8] type %i, %o, where %o: %s', (type, changes, facts, problem) => {
  expect(wishProblem(type, { ...wish, ...changes }, facts, now)).toBe(problem);
});

test('[G8] a general obstacle is shown before anything is typed', () => {
  expect(factsProblem(2, { ...bound, schemes: 1 }, now)).toBe('绑定超过 7 天且已保存志愿，不支持退款');
  expect(factsProblem(3, { year: 2026, yearChanges: 1 }, now)).toBeUndefined();
});

test('[G9] a work order has a short summary, and the effect of finishing it', () => {
  const asked = { ...wish, facts: { year: 2026, cardType: 1, score: 586, userType: 1 } };
  expect(summaryOf({ ...asked, type: 3 })).toBe('2026 → 2027');
  expect(summaryOf({ ...asked, type: 2, refundAmount: '360.00' })).toBe('志愿卡退款 ¥360.00');
  expect(summaryOf({ ...asked, type: 6, newScore: 596 })).toBe('586 分 → 596 分');
  expect(summaryOf({ ...asked, type: 4, newUserType: 2, newExpireTime: '2027-09-30' })).toBe(
    '志愿卡 → 升学卡，有效期至 2027-09-30',
  );
  const further = { ...asked, type: 4, newProvinceIds: [430000, 420000] } as const;
  expect(summaryOf(further)).toBe('可用省份 湖南、湖北');
  expect(finishQuestion(further)).toBe('将用户权限改为：可用省份 湖南、湖北，确定处理完成吗？');
  expect(finishQuestion({ ...asked, type: 2 }, '216.00')).toBe(
    '将退款 ¥216.00 并取消该用户会员，确定处理完成吗？',
  );
  expect(finishQuestion({ ...asked, type: 2, refundAmount: '360.00' }, null)).toBe(
    '将退款 ¥360.00 并取消该用户会员，确定处理完成吗？',
  );
  expect(finishQuestion({ ...asked, type: 3 })).toBe('将用户高考年份由 2026 改为 2027，确定处理完成吗？');
});

test.each<[unknown, string, string]>([
  [1, '订单退款 ¥1,880.00', '订单退款 ¥1,880.00'],
  ['2', '志愿卡退款 ¥360.00', '志愿卡退款 ¥360.00'],
  [3, '2026 → 2027', '修改年份 · 2026 → 2027'],
  [5, '注销用户，已绑定会员卡', '注销用户，已绑定会员卡'],
  [5, '', '注销用户'],
  [7, '内容被截断', '意见反馈 · 内容被截断'],
])('[G8] [G9] a work order of type %s, %s, is headed %s', (type, summary, headline) => {
  expect(headlineOf({ type, summary })).toBe(headline);
});

test.each([
  ['1260001000000019', '注销用户，已绑定会员卡'],
  ['', '注销用户'],
])('[G9] a farewell of a user with the card %j is summed up: %s', (cardNo, summary) => {
  expect(summaryOf({ ...wish, type: 5, facts: { cardNo, openOrders: 0 } })).toBe(summary);
});

test.each<[WorkOrderType, Partial<Wish>, object[]]>([
  [4, { newProvinceIds: [430000, 420000] }, [{ label: '新可用省份', value: '湖南、湖北' }]],
  [
    1,
    { customerOrderNo: 'ZY1', refundWay: '2' },
    [
      { label: '订单号', value: 'ZY1', isOrder: true },
      { label: '退款金额', value: '¥100.00' },
      { label: '退款方式', value: '2', dictionary: 'refund_way' },
    ],
  ],
  [
    7,
    { module: '3', title: '内容被截断' },
    [
      { label: '所属模块', value: '3', dictionary: 'feedback_module' },
      { label: '标题', value: '内容被截断' },
    ],
  ],
])('[G9] the request of type %i, %o, is told line by line', (type, changes, lines) => {
  const empty = { refundWay: '', newYear: null, newScore: null, newRank: null } as const;
  expect(wishLines({ ...wish, ...empty, ...changes, type, reason: '' })).toEqual(lines);
});

test('[G8] [G9] subjects have the names that staff know, in the request as in the facts', () => {
  const newSubjects = ['物理', '政治'];
  const lines = wishLines({ ...wish, newSubjects, type: 6, reason: '' });
  expect(lines).toContainEqual({ label: '新选科', value: '物理、思想政治' });
  expect(factLines({ subjects: newSubjects })).toEqual([{ label: '当前选科', value: '物理、思想政治' }]);
});

test('[G8] answers to similar texts come first, and none to other texts', () => {
  const answered = [
    { reason: '误绑会员卡，申请退款并恢复卡状态', result: '已退' },
    { reason: '导出的志愿表专业名称被截断，反馈问题', result: '已修复' },
    { reason: '志愿表导出时专业名称显示不全', result: '已修复' },
  ];
  const found = similarAnswers('导出志愿表时，专业名称被截断了', answered);
  expect(found.map(({ reason }) => reason)).toEqual([answered[1]?.reason, answered[2]?.reason]);
  expect(similarAnswers('你好', answered)).toEqual([]);
  expect(similarAnswers('忘记登录密码，无法进入系统', answered)).toEqual([]);
});

test('[G9] the times among the facts are shown in one format, however the server writes them', () => {
  const facts = readFacts({ payTime: Date.parse('2026-06-19T04:00:00Z'), vipExpire: '2026-09-30T15:59:59Z' });
  expect(factLines(facts)).toEqual([
    { label: '支付时间', value: '2026-06-19 12:00:00' },
    { label: '有效期至', value: '2026-09-30 23:59:59' },
  ]);
});
