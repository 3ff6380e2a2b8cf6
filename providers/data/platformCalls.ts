import { call } from './endpoints';

/** Calls of the session and the platform (specification, section 7, Public and Session and platform). */
export const platformCalls = {
  login: call('/ssystem-api/api/login/login'),
  register: call('/ssystem-api/register'),
  sendCode: call('/ssystem-api/api/index/sendCode'),
  savePassword: call('/ssystem-api/api/account/savePass'),
  ruleList: call('/ssystem-api/api/auth/getRuleList'),
  platformInfo: call('/appv2/api/index/platformInfo'),
  platformConfig: call('/ssystem-api/api/systerm/platformConfig'),
  languagePack: call('/ssystem-api/api/index/LanguagePack'),
  agreementText: call('/ssystem-api/api/agreement/current', { given: false }),
  privacyText: call('/ssystem-api/api/privacy/current', { given: false }),
  areaChilds: call('/appv2/api/index/areaChilds'),
  saveSort: call('/dev-api/api/index/saveSort'),
  dictionary: call('/system/dict/data/type/{type}', { method: 'GET' }),
  imageUpload: call('/ssystem-api/api/systerm/imageUpload'),
  editorConfig: call('/appv2/api/Ueditor/config'),
} as const;
