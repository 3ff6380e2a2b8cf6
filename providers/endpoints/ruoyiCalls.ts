import { call } from './builder';

/** Calls of a RuoYi server's own: its session (`session: 'ruoyi'`), and substitutes for ours. None is given. */
export const ruoyiCalls = {
  captcha: call('/captchaImage', { method: 'GET', given: false, access: 'public' }),
  login: call('/login', { given: false, access: 'public' }),
  logout: call('/logout', { given: false, access: 'public' }),
  info: call('/getInfo', { method: 'GET', given: false, bearer: true }),
  routers: call('/getRouters', { method: 'GET', given: false, bearer: true }),
  // From 3.9 on.
  unlockScreen: call('/unlockscreen', { given: false }),
  updatePassword: call('/system/user/profile/updatePwd', { method: 'PUT', given: false }),
  saveAvatar: call('/system/user/profile/avatar', { given: false }),
  upload: call('/common/upload', { given: false, bearer: true }),
} as const;
