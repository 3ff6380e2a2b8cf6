/** Texts around a password that is typed; the language pack replaces them by key. */
export const passwordTexts = {
  'login.password.show': '显示密码',
  'register.strength': '密码强度',
  'register.strength.1': '弱',
  'register.strength.2': '中',
  'register.strength.3': '强',
} as const;
