import { call } from './endpoints';

/** Calls of a RuoYi server's own: its session (`session: 'ruoyi'`), and what is there in the place of ours. None is given. */
export const ruoyiCalls = {
  captcha: call('/captchaImage', { method: 'GET', given: false }),
  login: call('/login', { given: false }),
  logout: call('/logout', { given: false }),
  info: call('/getInfo', { method: 'GET', given: false }),
  routers: call('/getRouters', { method: 'GET', given: false }),
  // From 3.9 on.
  unlockScreen: call('/unlockscreen', { given: false }),
  updatePassword: call('/system/user/profile/updatePwd', { method: 'PUT', given: false }),
  saveAvatar: call('/system/user/profile/avatar', { given: false }),
  upload: call('/common/upload', { given: false }),
} as const;
