/** A named rule: whether a text that is not empty is right, and the message where it is not. */
export interface Rule {
  readonly test: (value: string) => boolean;
  readonly message: string;
  /** The accepted form, for files that are filled in; the message where absent. */
  readonly hint?: string;
}

const mobile = /^1[3-9]\d{9}$/;

/** Rules of the sign-in and the registration. The other rules would weigh on the page that everybody begins with. */
export const accountRules = {
  mobile: {
    test: (value) => mobile.test(value),
    message: '请输入正确的手机号码',
    hint: '11 位手机号码，如 19900000001',
  },
  account: {
    test: (value) => /^[A-Za-z][A-Za-z0-9_]{3,19}$/.test(value),
    message: '账号以字母开头，4 到 20 位字母、数字或下划线',
  },
  password: {
    test: (value) => value.length >= 6 && value.length <= 20,
    message: '长度在 6 到 20 个字符',
  },
  /** Spaces around a new password come with pasted text, and nobody sees them. */
  passwordEnds: {
    test: (value) => value === value.trim(),
    message: '密码首尾不能有空格',
  },
  code6: { test: (value) => /^\d{6}$/.test(value), message: '请输入 6 位验证码' },
} as const satisfies Record<string, Rule>;
