import { describe, expect, test } from 'vitest';
import { type RuleName, rules } from './rules';

const cases: Record<RuleName, { right: string[]; wrong: string[] }> = {
  mobile: { right: ['19900001234', '13800000000'], wrong: ['12900001234', '1990000123', '199000012345', ''] },
  phone: {
    right: ['19900001234', '010-12345678', '03711234567', '400-123-4567', '4001234567'],
    wrong: ['12345678', '400-12-34567', '010-123456'],
  },
  email: {
    right: ['a@b.cn', 'first.last+tag@mail.example.com'],
    wrong: ['a@b', 'a b@c.cn', '@b.cn', `${'a'.repeat(45)}@b.com`],
  },
  url: {
    right: ['http://a.cn', 'https://example.com/x?y=1'],
    wrong: ['ftp://a.cn', 'example.com', 'https://'],
  },
  identifier: {
    right: ['sys.user.initPassword', 'common-1', '张三'],
    wrong: ['ｌｉｕ', 'sys：user', 'liu yi', 'liu　yi', ' liu', 'liu\u200B'],
  },
  money: { right: ['0', '398.00', '123456789.1'], wrong: ['1.234', '-1', '1234567890', '.5', '1.'] },
  account: { right: ['admin', 'A_12'], wrong: ['abc', '1abc', 'a-bcd', 'a'.repeat(21)] },
  password: { right: ['123456', 'a'.repeat(20)], wrong: ['12345', 'a'.repeat(21)] },
  passwordEnds: { right: ['abc 123', ''], wrong: [' abc123', 'abc123 ', 'abc123\t'] },
  code6: { right: ['012345'], wrong: ['12345', '1234567', '12345a'] },
  credit: {
    right: ['91990000MA00000A0J', '91990000MA00000B1N', '12990000MB0000001J', '52990000MC000002X9'],
    wrong: ['91990000MA00000A0K', '91990000MA00000A0', '91990000MA00000I0J', '91990000ma00000a0j'],
  },
  domain: {
    right: ['example.com', 'Admin.Example.com', 'a-b.cn'],
    wrong: ['http://example.com', 'example.com/path', 'example', '-a.cn', 'a_b.cn', `${'a'.repeat(98)}.cn`],
  },
  semver: { right: ['2.0.1', '10.20.300'], wrong: ['2.0', 'v2.0.1', '2.0.1000', '2.0.1-beta'] },
  qq: { right: ['10001', '123456789012'], wrong: ['1000', '01000', '1234567890123', '1000a'] },
  icp: {
    right: ['京ICP备12345678号', '豫ICP备123456号-12', '粤ICP备1234567890号-1'],
    wrong: [
      'ICP备12345678号',
      '京ICP备12345号',
      '京ICP备12345678',
      '京ICP备12345678号-',
      '京icp备12345678号',
    ],
  },
  docVersion: { right: ['V1.0', 'V12.34'], wrong: ['1.0', 'v1.0', 'V1', 'V1.0.0', 'V1.'] },
};

describe.each(Object.entries(cases))('rule %s', (name, { right, wrong }) => {
  const rule = rules[name as RuleName];
  test.each(right)('accepts %s', (value) => expect(rule.test(value)).toBe(true));
  test.each(wrong)('refuses «%s»', (value) => expect(rule.test(value)).toBe(false));
});
