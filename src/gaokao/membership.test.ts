import { describe, expect, test } from 'vitest';
import { rightsChange, rightsOf } from './memberRights';
import {
  cardRefusal,
  expiryRefusal,
  laterEnd,
  type Member,
  membershipRefusal,
  orderRefusal,
  payTypeRefusal,
  proofOf,
  userTypeRefusal,
  usualEnd,
} from './membership';

const now = Date.parse('2026-06-20T12:00:00+08:00');

describe('[G6] a type of user becomes another', () => {
  const work = '取消会员请提交会员卡退款工单';
  test.each([
    [0, 1, undefined],
    [0, 2, undefined],
    [0, 3, undefined],
    [3, 1, undefined],
    [3, 2, undefined],
    [3, 0, undefined],
    [1, 2, undefined],
    [2, 1, '不支持由升学卡改为志愿卡，请提交会员卡退款工单'],
    [1, 3, '正式卡用户不能改为体验卡'],
    [2, 3, '正式卡用户不能改为体验卡'],
    [1, 0, work],
    [2, 0, work],
    [1, 1, undefined],
    [2, 2, undefined],
    [3, 3, undefined],
  ])('%i → %i: %s', (from, to, refusal) => expect(userTypeRefusal(from, to, false)).toBe(refusal));

  test('a trial is given once', () => {
    expect(userTypeRefusal(0, 3, true)).toBe('该用户已使用过体验卡');
    expect(userTypeRefusal(0, 1, true)).toBeUndefined();
    expect(userTypeRefusal(3, 3, true)).toBeUndefined();
  });
});

describe('[G6] a way of payment follows another', () => {
  const client = '该开通方式由用户端产生，不能手工设置';
  const expert = '专家一对一用户无需更换开通方式';
  const kinds = (vipPayType: number, userType = vipPayType === 0 ? 0 : 1) => ({ vipPayType, userType });
  test.each([
    [0, 2, undefined],
    [0, 3, undefined],
    [0, 4, undefined],
    [0, 1, client],
    [1, 2, undefined],
    [2, 2, undefined],
    [3, 2, undefined],
    [1, 3, undefined],
    [2, 3, undefined],
    [1, 4, undefined],
    [2, 4, undefined],
    [3, 4, undefined],
    [2, 1, client],
    [4, 1, expert],
    [4, 2, expert],
    [4, 3, expert],
    [4, 4, undefined],
    [1, 1, undefined],
  ])('%i → %i: %s', (from, to, refusal) => expect(payTypeRefusal(kinds(from), kinds(to))).toBe(refusal));

  test('ordinary users alone have paid for nothing', () => {
    const refusal = '用户类型与开通方式不匹配';
    expect(payTypeRefusal(kinds(2), kinds(0, 1))).toBe(refusal);
    expect(payTypeRefusal(kinds(2), kinds(2, 0))).toBe(refusal);
    for (const from of [1, 2, 3, 4]) expect(payTypeRefusal(kinds(from, 3), kinds(0))).toBeUndefined();
  });

  test('a card that the user bound does not carry an upgrade', () => {
    expect(payTypeRefusal(kinds(1, 1), kinds(1, 2))).toBe(client);
  });
});

test('[G6] a new membership is proven by a card or an order; one that goes on needs neither', () => {
  const of = (userType: number, vipPayType: number) => ({ userType, vipPayType });
  expect(proofOf(of(0, 0), of(1, 2))).toBe('card');
  expect(proofOf(of(1, 2), of(2, 2))).toBe('card');
  expect(proofOf(of(1, 2), of(1, 3))).toBe('order');
  expect(proofOf(of(2, 4), of(2, 4))).toBeUndefined();
  expect(proofOf(of(3, 2), of(0, 0))).toBeUndefined();
});

describe('[G6] a whole membership follows another', () => {
  const member: Member = {
    ...{ userType: 1, vipPayType: 2, vipExpire: '2026-09-30 23:59:59', provinceIds: [430000, 440000] },
    ...{ provinceId: 430000, trialUsed: false },
  };
  const change = (changes: Partial<Member>) => membershipRefusal(member, { ...member, ...changes }, now);
  const less = '缩短有效期或减少省份请提交修改权限工单';

  test('of the same type with more time or more provinces, never with less', () => {
    expect(change({ vipExpire: '2026-10-30 23:59:59' })).toBeUndefined();
    expect(change({ provinceIds: [430000, 440000, 110000] })).toBeUndefined();
    expect(change({ vipExpire: '2026-08-30 23:59:59' })).toBe(less);
    expect(change({ provinceIds: [430000] })).toBe(less);
    expect(change({ userType: 2, vipExpire: '2026-08-30 23:59:59', provinceIds: [430000] })).toBeUndefined();
  });

  test('with the province of the exam, and an end that is ahead', () => {
    expect(change({ provinceIds: [440000] })).toBe('可用省份须包含高考省份');
    expect(change({ vipExpire: '2026-06-20 12:00:00' })).toBe('有效期须晚于当前时间');
    expect(change({ vipExpire: '' })).toBe('有效期须晚于当前时间');
  });

  test('a trial lasts for a month at most', () => {
    const trial = (vipExpire: string) => expiryRefusal({ userType: 3, vipExpire }, now);
    expect(trial('2026-07-20 23:59:59')).toBeUndefined();
    expect(trial('2026-07-21 00:00:00')).toBe('体验卡有效期不超过 30 天');
    expect(expiryRefusal({ userType: 1, vipExpire: '2027-07-21 00:00:00' }, now)).toBeUndefined();
  });
});

describe('[G6] a card', () => {
  const card = { status: 1, cardType: 1, storeId: 2, bindDeadline: '2026-09-30' };
  const user = { storeId: '2', userType: 1 };
  test.each([
    [{}, undefined],
    [{ status: 2 }, '该卡已被使用'],
    [{ status: 3 }, '该卡已过期'],
    [{ bindDeadline: '2026-06-19' }, '该卡已过期'],
    [{ status: 0 }, '该卡未发放'],
    [{ status: 4 }, '该卡已冻结'],
    [{ status: 5 }, '该卡已作废'],
    [{ storeId: 3 }, '该卡不属于用户所在机构'],
    [{ cardType: 2 }, '卡类型与用户类型不一致'],
  ])('with %o: %s', (changes, refusal) =>
    expect(cardRefusal({ ...card, ...changes }, user, '2026-06-20')).toBe(refusal),
  );
  test('that was never made', () => expect(cardRefusal(undefined, user, '2026-06-20')).toBe('卡号不存在'));
});

describe('[G6] an order', () => {
  const wanted = { userId: '101', userType: 2, vipPayType: 4 };
  const order = { userId: 101, status: 2, userType: 2, vipPayType: 4 };
  const unfit = '该订单与开通方式不符';
  test.each([
    [{}, undefined],
    [{ status: 0 }, '该订单未支付'],
    [{ status: 7 }, '该订单未支付'],
    [{ userId: 102 }, unfit],
    [{ userType: 1 }, unfit],
    [{ vipPayType: 2 }, unfit],
  ])('with %o: %s', (changes, refusal) =>
    expect(orderRefusal({ ...order, ...changes }, wanted)).toBe(refusal),
  );
  test('for a card proves what was bought online', () => {
    const online = { userId: 101, userType: 1, vipPayType: 3 };
    expect(orderRefusal({ ...order, userType: 1, vipPayType: 2 }, online)).toBeUndefined();
    expect(orderRefusal({ ...order, userType: 1 }, online)).toBe(unfit);
  });
  test('that was not named', () => expect(orderRefusal(undefined, wanted)).toBe('请选择服务订单'));
});

test('[G6] a membership usually ends with the season, a trial after the days of the institution', () => {
  expect(usualEnd({ userType: 1, year: 2026 }, now)).toBe('2026-09-30 23:59:59');
  expect(usualEnd({ userType: 2, year: 2025 }, now)).toBe('2026-07-20 23:59:59');
  expect(usualEnd({ userType: 3, year: 2026 }, now)).toBe('2026-06-23 23:59:59');
  expect(usualEnd({ userType: 3, year: 2026 }, now, 7)).toBe('2026-06-27 23:59:59');
});

test('[G6] a named type without a day ends as usual; one that goes on ends no earlier than it does', () => {
  const present = { userType: 1, vipExpire: '2027-09-30 23:59:59' };
  expect(laterEnd(present, { userType: 1, year: 2026 }, now)).toBe('2027-09-30 23:59:59');
  expect(laterEnd(present, { userType: 2, year: 2026 }, now)).toBe('2026-09-30 23:59:59');
  expect(laterEnd({ userType: 0, vipExpire: '' }, { userType: 3, year: 2026 }, now, 7)).toBe(
    '2026-06-27 23:59:59',
  );
});

describe('[G6] the gains and losses of a change', () => {
  const names: Readonly<Record<number, string>> = { 430000: '湖南', 440000: '广东' };
  const change = (from: object, to: object) => {
    const nobody = { userType: 0, vipPayType: 0, vipExpire: '', provinceIds: [] };
    return rightsChange({ ...nobody, ...from }, { ...nobody, ...to }, (id) => names[id] ?? '');
  };
  const vipExpire = '2026-09-30 23:59:59';
  const card = { userType: 1, vipPayType: 2, vipExpire, provinceIds: [430000] };

  test('a first card gives tools, provinces, schemes and time', () => {
    const { gains, losses } = change({}, card);
    expect(gains).toEqual([
      expect.stringContaining('智能填报'),
      '省份：湖南',
      `方案数：0 → ${rightsOf(1).schemes} 个`,
      `有效期至 ${vipExpire}`,
    ]);
    expect(losses).toEqual([]);
  });

  test('an upgrade says what comes on top, and nothing that was there', () => {
    const { gains, losses } = change(card, { ...card, userType: 2, provinceIds: [430000, 440000] });
    expect(gains).toEqual([expect.stringContaining('提前批查询'), '省份：广东', '方案数：3 → 5 个']);
    expect(gains[0]).not.toContain('智能填报');
    expect(losses).toEqual([]);
  });

  test('a trial that is broken off takes all of it', () => {
    const { gains, losses } = change({ ...card, userType: 3 }, {});
    expect(gains).toEqual([]);
    expect(losses).toEqual([
      expect.stringContaining('录取概率'),
      '省份：湖南',
      '方案数：1 → 0 个',
      '会员权益立即结束',
    ]);
  });
});
