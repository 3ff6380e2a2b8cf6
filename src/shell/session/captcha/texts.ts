/** Texts around the captcha; the language pack replaces them by key. */
export const captchaTexts = {
  'captcha.code': '验证码',
  'captcha.code.required': '请输入验证码',
  'captcha.picture': '验证码图片，点击换一张',
  'captcha.renew': '换一张',
  'captcha.loading': '加载中…',
  'captcha.failed': '验证码加载失败，请重试',
  'captcha.expired': '验证码已失效，请换一张',
  'captcha.forgot.hint': '请联系管理员重置密码',
} as const;
