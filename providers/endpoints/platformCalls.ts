import { call } from './builder';

/** Calls of the session and the platform (specification, section 7, Public and Session and platform). */
export const platformCalls = {
  login: call('/ssystem-api/api/login/login', { access: 'public' }),
  register: call('/ssystem-api/register', { access: 'public' }),
  sendCode: call('/ssystem-api/api/index/sendCode', { access: 'public' }),
  savePassword: call('/ssystem-api/api/account/savePass'),
  ruleList: call('/ssystem-api/api/auth/getRuleList'),
  platformInfo: call('/appv2/api/index/platformInfo', { access: 'open' }),
  platformConfig: call('/ssystem-api/api/systerm/platformConfig'),
  languagePack: call('/ssystem-api/api/index/LanguagePack', { access: 'open' }),
  agreementText: call('/ssystem-api/api/agreement/current', { given: false, access: 'public' }),
  privacyText: call('/ssystem-api/api/privacy/current', { given: false, access: 'public' }),
  /** A shared table of choices: shareId, password? (screens E3 and E5). */
  shareInfo: call('/appv2/api/index/shareInfo', { given: false, access: 'public' }),
  areaChilds: call('/appv2/api/index/areaChilds'),
  saveSort: call('/dev-api/api/index/saveSort'),
  /** 操作记录 of a record: bizType is the resource's name, bizId the record's id. Seeing the record includes reading it. */
  auditLog: call('/ssystem-api/api/auditLog/list', { given: false }),
  dictionary: call('/system/dict/data/type/{type}', { method: 'GET' }),
  imageUpload: call('/ssystem-api/api/systerm/imageUpload'),
  editorConfig: call('/appv2/api/Ueditor/config', { bearer: true }),
} as const;

/** Calls of the frame around the pages, of the home page and of the personal centre, for signed-in persons. */
export const shellCalls = {
  apidocAccessToken: call('/ssystem-api/api/login/apidocAccessToken', { permission: 'tool:apidoc:list' }),
  noteDesc: call('/ssystem-api/api/Systerm/getNoteDesc'),
  saveNoteDesc: call('/ssystem-api/api/Systerm/saveNoteDesc', { permission: 'system:note-desc:edit' }),
  clearCache: call('/ssystem-api/api/systerm/clearallcache', { permission: 'system:setup:cache' }),
  latestVersion: call('/ssystem-api/api/version/latest', { given: false }),
  newestNotices: call('/system/notice/listTop', { method: 'GET', given: false }),
  readNotice: call('/system/notice/markRead', { given: false }),
  readAllNotices: call('/system/notice/markReadAll', { given: false }),
  // The person's own messages (screen G4).
  unreadMessages: call('/ssystem-api/api/message/unread', {
    given: false,
    permission: 'management:message:list',
  }),
  /** Restores a record that the person has just deleted: bizType, id (screen G5). */
  undoDelete: call('/ssystem-api/api/recycle/undo', { given: false }),
  unlock: call('/ssystem-api/api/account/unlock', { given: false }),
  // Home page (screen A3).
  homeSummary: call('/ssystem-api/api/home/summary', { given: false }),
  homeTodo: call('/ssystem-api/api/home/todo', { given: false }),
  // For holders of customer:store:list or any finance:*:list.
  homeTrend: call('/ssystem-api/api/home/trend', { given: false }),
  homeSeason: call('/ssystem-api/api/home/season', { given: false }),
  homeProvinceRank: call('/ssystem-api/api/home/provinceRank', {
    given: false,
    permission: 'customer:store:list',
  }),
  // All signed-in persons read the open notices; the screen 通知公告 needs system:notice:list.
  notices: call('/system/notice/list', { given: false, method: 'GET' }),
  updateList: call('/ssystem-api/api/Systerm/systermUpdateList'),
  updateRead: call('/ssystem-api/api/Systerm/updateRead', { given: false }),
  // Personal centre (screen A4).
  profile: call('/system/user/profile', { given: false, method: 'GET' }),
  saveProfile: call('/system/user/profile', { given: false, method: 'PUT' }),
  myLogs: call('/ssystem-api/api/login/myLogs', { given: false }),
  toolboxProvinces: call('/ssystem-api/api/toolbox/getProvince'),
} as const;

/** Calls that carry files (specification, section 7, Uploads and downloads); the image upload is in platformCalls. */
export const fileCalls = {
  upload: call('/dev-api/common/upload', { bearer: true }),
  download: call('/dev-api/common/download', { method: 'GET', bearer: true }),
  downloadResource: call('/dev-api/common/download/resource', { method: 'GET', bearer: true }),
  uploadToken: call('/ssystem-api/api/Store/getToken'),
} as const;
