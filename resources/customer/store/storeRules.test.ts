import { expect, test } from 'vitest';
import { commandsFor } from '@/src/crud/list/rowCommands';
import { maskMobile } from '@/src/lib/rules';
import { isLowOnCards, needsLicense, newPassword, openingNotice, renewedUntil } from './storeRules';
import { stores } from './stores';

test('a list shows 199****0001', () => {
  expect(maskMobile('19900000001')).toBe('199****0001');
  expect(maskMobile('')).toBe('');
});

test.each([
  ['2026-11-21', '2027-03-01', 1, '2028-03-01'],
  ['2026-11-21', '2025-03-01', 2, '2028-11-21'],
  ['2026-11-21', '', 3, '2029-11-21'],
  ['2024-02-29', '', 1, '2025-02-28'],
])('on %s, a term until %s renewed by %i years ends on %s', (today, expireTime, years, until) => {
  expect(renewedUntil(today, expireTime, years)).toBe(until);
});

test('加盟 and 代理 need a licence, the others do not', () => {
  expect(['1', '2', '3', '4'].filter(needsLicense)).toEqual(['2', '4']);
});

test('below ten percent of the quota the bar is red; without a quota it never is', () => {
  expect(isLowOnCards({ cardLeft: 9, cardQuota: 100 })).toBe(true);
  expect(isLowOnCards({ cardLeft: 10, cardQuota: 100 })).toBe(false);
  expect(isLowOnCards({ cardLeft: 0, cardQuota: 0 })).toBe(false);
});

test('a new password has ten characters that cannot be mistaken', () => {
  let next = 0;
  expect(newPassword((below) => next++ % below)).toBe('abcdefghjk');
});

test('the opening notice holds address, account and end, never a password', () => {
  const notice = openingNotice(
    { name: '启明', username: 'qiming', expireTime: '2027-01-01' },
    'https://a.example.com',
  );
  expect(notice).toContain('https://a.example.com');
  expect(notice).toContain('qiming');
  expect(notice).toContain('2027-01-01');
});

test('[C1] 平台总部 has no commands that are about customers alone', () => {
  const labelsOf = (id: number) =>
    commandsFor(stores, '/customer/list', { id }, () => true).map(({ label }) => label);
  const platform = labelsOf(1);
  expect(labelsOf(2).filter((label) => !platform.includes(label))).toEqual([
    ...['续期', '开通向导', '重置管理员密码', '权限配置', '可用菜单', '删除'],
  ]);
});
