import { accountRules, type Rule } from './accountRules';
import { isCreditCode } from './creditCode';
import { identifierOf } from './plainText';

const phone = /^0\d{2,3}-?\d{7,8}$|^400-?\d{3}-?\d{4}$/;
const email = /^[\w.!#$%&'*+/=?^`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/;
const domain = /^(?=.{4,100}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/;

/** The rules that screens use by name (screens, section 0). Whether a value is required is checked elsewhere. */
export const rules = {
  ...accountRules,
  phone: {
    test: (value) => accountRules.mobile.test(value) || phone.test(value),
    message: '请输入正确的联系电话',
  },
  email: { test: (value) => value.length <= 50 && email.test(value), message: '请输入正确的邮箱地址' },
  identifier: {
    test: (value) => identifierOf(value) === value,
    message: '不能包含空格、全角字母、数字和符号',
  },
  url: {
    test: (value) => /^https?:\/\/\S+$/.test(value),
    message: '请输入以 http:// 或 https:// 开头的地址',
  },
  money: {
    test: (value) => /^\d{1,9}(\.\d{1,2})?$/.test(value),
    message: '请输入正确的金额，最多两位小数',
  },
  credit: { test: isCreditCode, message: '请输入正确的统一社会信用代码' },
  domain: {
    test: (value) => domain.test(value.toLowerCase()),
    message: '请输入正确的域名，不含 http:// 和路径',
  },
  semver: { test: (value) => /^\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(value), message: '版本号格式应为 x.y.z' },
  qq: { test: (value) => /^[1-9]\d{4,11}$/.test(value), message: '请输入正确的 QQ 号' },
  icp: { test: (value) => /^.{1}ICP备\d{6,10}号(-\d+)?$/.test(value), message: '请输入正确的备案号' },
  docVersion: { test: (value) => /^V\d+\.\d+$/.test(value), message: '版本格式应为 V1.0' },
} as const satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;

/** `19900000001` → `199****0001`: passers-by need not see the whole number. */
export function maskMobile(mobile: string): string {
  return mobile.replace(/^(.{3}).*(.{4})$/, '$1****$2');
}

/** `26430010010001` → `2643******0001`. */
export function maskExamNo(examNo: string): string {
  return examNo.replace(/^(.{4}).*(.{4})$/, '$1******$2');
}
