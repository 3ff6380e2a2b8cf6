import type { Method } from '@/providers/endpoints/builder';

/** A call that the specification gives. */
export interface SpecCall {
  readonly method: Method;
  /** Spelt to the letter; `{id}` and `{type}` represent one path segment. */
  readonly path: string;
}

const server = '/ssystem-api/api';
const app = '/appv2/api';
const tool = '/dev-api/api';

/**
 * The calls of the specification, section 7, transcribed by hand in its order. `npm test` compares them with the
 * actual calls of tests and journeys.
 */
export const specCalls: readonly SpecCall[] = [
  // Public
  ...post('/ssystem-api', 'register'),
  ...post(`${server}/index`, 'sendCode'),
  ...post(`${server}/login`, 'login'),
  // Session and platform
  ...post(`${server}/auth`, 'getRuleList'),
  ...post(`${app}/index`, 'platformInfo'),
  ...post(`${server}/systerm`, 'platformConfig'),
  ...post(`${server}/account`, 'savePass'),
  ...post(`${server}/login`, 'apidocAccessToken'),
  ...post(`${server}/Systerm`, 'getNoteDesc saveNoteDesc'),
  ...post(`${server}/index`, 'LanguagePack'),
  // System
  ...post(`${server}/gaokao`, 'modifyModeByPid modifyModeByBatch batchs batchsEquScoreList'),
  ...post(
    `${server}/Systerm`,
    'saveBatchsConfigs provinceList schoolGroup rechargeLog endrechargelog info save systermUpdateList',
  ),
  ...post(`${server}/systerm`, 'clearallcache szieRuntime runInfo imageUpload'),
  ...post(`${server}/toolbox`, 'getProvince'),
  ...post(`${tool}/toolbox`, 'getProvince'),
  ...post(`${server}/index`, 'provinceInfo province updataProvince synchronizeSchoolLabels'),
  ...post(`${server}/Gaokao`, 'scoreStage'),
  ...post(`${tool}/index`, 'saveSort'),
  ...post(`${app}/index`, 'areaChilds'),
  // Menus
  ...post(`${server}/auth`, 'menuConfig menuSave menuDel'),
  ...post(`${server}/authmanage`, 'menuConfig menuSave menuDel'),
  // Apply
  ...post(`${server}/apply`, 'userInfo userVipSave'),
  ...post(`${tool}/apply`, 'userInfo'),
  // Stores
  ...post(
    `${server}/store`,
    'list addStore del edit getStroeDomain stroeInfo startOrEnd saveStoreInfo storeDomain storeDomainDel getConfig configList updateConfig',
  ),
  ...post(`${server}/Store`, 'getToken'),
  // App store
  ...post(`${server}/ManagerAppStore`, 'saveManagerApp managerAppList managerAppDetail delManagerApp'),
  ...post(`${server}/ManagerAppConfig`, 'managerAppConfigList'),
  // App v2
  ...post(
    `${app}/index`,
    'schoolEnrollChance zySave shareZY shareZYNew zyInfo editUser scoreStageFilter scoreStageInfo schoolHome schoolSubjectEvaluate schoolYXMajor majorDetail selectSearchMajorClassJudge gkbInfo',
  ),
  // Resources, marketing, recommendations, transcript lines
  ...post(`${server}/ResourceCategory`, 'save delclass add list allClass update resourcesList delRes'),
  ...post(`${server}/MarketingGallery`, 'atlasList'),
  ...post(`${server}/Index`, 'deltuijian tuijianConfigList tuijianConfigSave'),
  ...post(`${server}/index`, 'addLine batchLine checkSubAndLine delline lineList'),
  // Config and dictionary
  { method: 'GET', path: '/system/config/list' },
  { method: 'GET', path: '/system/config/{id}' },
  { method: 'DELETE', path: '/system/config/{id}' },
  { method: 'POST', path: '/system/config' },
  { method: 'PUT', path: '/system/config' },
  { method: 'DELETE', path: '/system/config/refreshCache' },
  { method: 'GET', path: '/system/dict/data/list' },
  { method: 'GET', path: '/system/dict/data/{id}' },
  { method: 'DELETE', path: '/system/dict/data/{id}' },
  { method: 'POST', path: '/system/dict/data' },
  { method: 'PUT', path: '/system/dict/data' },
  { method: 'GET', path: '/system/dict/data/type/{type}' },
  // Uploads and downloads
  { method: 'POST', path: '/dev-api/common/upload' },
  ...post(`${app}/Ueditor`, 'config'),
  { method: 'GET', path: '/dev-api/common/download' },
  { method: 'GET', path: '/dev-api/common/download/resource' },
];

function post(base: string, actions: string): SpecCall[] {
  return actions.split(' ').map((action) => ({ method: 'POST', path: `${base}/${action}` }));
}
