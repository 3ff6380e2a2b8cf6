import { expect, test } from 'vitest';
import { isCardEnded, membershipIn, problemAt } from './membershipForm';
import { memberOf } from './user';

const now = Date.parse('2026-06-20T12:00:00+08:00');
/** A server may write states and ids as texts. */
const member = memberOf({
  ...{ userType: '2', vipPayType: '2', vipExpire: '2026-09-30 23:59:59', provinceIds: ['430000'] },
  ...{ provinceId: '430000', trialUsed: '1' },
});
const same = {
  userType: 2,
  vipPayType: 2,
  expireTime: '2026-09-30 23:59:59',
  provinceIds: ['430000'],
  remark: '',
};

test('[G6] a membership is read from a record however the server wrote it', () => {
  expect(member).toEqual({
    ...{ userType: 2, vipPayType: 2, vipExpire: '2026-09-30 23:59:59', provinceIds: [430000] },
    ...{ provinceId: 430000, trialUsed: true },
  });
  expect(memberOf({ vipExpire: '2026-09-30T15:59:59Z' }).vipExpire).toBe('2026-09-30 23:59:59');
  expect(memberOf({})).toMatchObject({ userType: 0, vipExpire: '', provinceIds: [], trialUsed: false });
  expect(membershipIn({ ...same, expireTime: null })).toMatchObject({ vipExpire: '', provinceIds: [430000] });
});

test('[G6] a problem with a membership is shown at its field, and at no other', () => {
  const at = (field: Parameters<typeof problemAt>[0], changes: Partial<typeof same>) =>
    problemAt(field, member, { ...same, ...changes }, now);
  expect(at('userType', { userType: 1 })).toBe('不支持由升学卡改为志愿卡，请提交会员卡退款工单');
  expect(at('expireTime', { userType: 1 })).toBeUndefined();
  expect(at('vipPayType', { vipPayType: 1 })).toBe('该开通方式由用户端产生，不能手工设置');
  expect(at('expireTime', { expireTime: '2026-06-01 00:00:00' })).toBe('有效期须晚于当前时间');
  expect(at('expireTime', { expireTime: '2026-07-01 00:00:00' })).toBe(
    '缩短有效期或减少省份请提交修改权限工单',
  );
  expect(at('provinceIds', { provinceIds: ['440000'] })).toBe('可用省份须包含高考省份');
  expect(at('provinceIds', {})).toBeUndefined();
});

test('[G6] the present card ends with another card, another proof, or the membership itself', () => {
  const [present, other] = ['2260002000000015', '2260002000000023'];
  const ends = (changes: Partial<typeof same>, typed = '', from = present) =>
    isCardEnded(member, membershipIn({ ...same, ...changes }), { present: from, typed });
  expect(ends({})).toBe(false);
  expect(ends({}, present)).toBe(false);
  expect(ends({}, other)).toBe(true);
  expect(ends({}, other, '')).toBe(false);
  expect(ends({ vipPayType: 4 })).toBe(true);
  expect(ends({ userType: 0, vipPayType: 0 })).toBe(true);
});
