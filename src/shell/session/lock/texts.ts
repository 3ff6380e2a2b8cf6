/** Texts of the lock screen; the language pack replaces them by key. */
export const lockTexts = {
  'lock.title': '屏幕已锁定',
  'lock.hint': '未保存的内容已存为草稿，解锁后可以恢复',
  'lock.password': '登录密码',
  'lock.password.required': '请输入登录密码',
  'lock.submit': '解锁',
  'lock.sending': '解锁中…',
  'lock.bySms': '用短信验证码解锁',
  'lock.byPassword': '用密码解锁',
  'lock.sms.hint': '验证码将发送至 {mobile}',
  'lock.signOut': '退出登录',
  'lock.signOut.confirm': '确定注销并退出系统吗？',
} as const;
