import { expect, test } from 'vitest';
import { fileCalls, platformCalls, shellCalls } from '@/providers/endpoints/platformCalls';
import { ruoyiCalls } from '@/providers/endpoints/ruoyiCalls';
import { allEndpoints } from '@/resources';
import { specCalls } from './specCalls';

/** Given calls that nobody makes yet. Whoever makes one takes it off this list. */
const pending = `
  POST /ssystem-api/api/gaokao/modifyModeByPid
  POST /ssystem-api/api/gaokao/modifyModeByBatch
  POST /ssystem-api/api/gaokao/batchs
  POST /ssystem-api/api/gaokao/batchsEquScoreList
  POST /ssystem-api/api/Systerm/saveBatchsConfigs
  POST /ssystem-api/api/Systerm/provinceList
  POST /ssystem-api/api/Systerm/schoolGroup
  POST /ssystem-api/api/Systerm/rechargeLog
  POST /ssystem-api/api/Systerm/endrechargelog
  POST /ssystem-api/api/Systerm/info
  POST /ssystem-api/api/Systerm/save
  POST /ssystem-api/api/systerm/szieRuntime
  POST /ssystem-api/api/systerm/runInfo
  POST /dev-api/api/toolbox/getProvince
  POST /ssystem-api/api/index/provinceInfo
  POST /ssystem-api/api/index/province
  POST /ssystem-api/api/index/updataProvince
  POST /ssystem-api/api/index/synchronizeSchoolLabels
  POST /ssystem-api/api/Gaokao/scoreStage
  POST /ssystem-api/api/auth/menuConfig
  POST /ssystem-api/api/auth/menuSave
  POST /ssystem-api/api/auth/menuDel
  POST /ssystem-api/api/authmanage/menuConfig
  POST /ssystem-api/api/authmanage/menuSave
  POST /ssystem-api/api/authmanage/menuDel
  POST /ssystem-api/api/apply/userInfo
  POST /ssystem-api/api/apply/userVipSave
  POST /dev-api/api/apply/userInfo
  POST /ssystem-api/api/store/saveStoreInfo
  POST /ssystem-api/api/store/storeDomain
  POST /ssystem-api/api/store/storeDomainDel
  POST /ssystem-api/api/store/getConfig
  POST /ssystem-api/api/store/configList
  POST /ssystem-api/api/store/updateConfig
  POST /ssystem-api/api/ManagerAppStore/saveManagerApp
  POST /ssystem-api/api/ManagerAppStore/managerAppList
  POST /ssystem-api/api/ManagerAppStore/managerAppDetail
  POST /ssystem-api/api/ManagerAppStore/delManagerApp
  POST /ssystem-api/api/ManagerAppConfig/managerAppConfigList
  POST /appv2/api/index/schoolEnrollChance
  POST /appv2/api/index/zySave
  POST /appv2/api/index/shareZY
  POST /appv2/api/index/shareZYNew
  POST /appv2/api/index/zyInfo
  POST /appv2/api/index/editUser
  POST /appv2/api/index/scoreStageFilter
  POST /appv2/api/index/scoreStageInfo
  POST /appv2/api/index/schoolHome
  POST /appv2/api/index/schoolSubjectEvaluate
  POST /appv2/api/index/schoolYXMajor
  POST /appv2/api/index/majorDetail
  POST /appv2/api/index/selectSearchMajorClassJudge
  POST /appv2/api/index/gkbInfo
  POST /ssystem-api/api/ResourceCategory/save
  POST /ssystem-api/api/ResourceCategory/delclass
  POST /ssystem-api/api/ResourceCategory/add
  POST /ssystem-api/api/ResourceCategory/list
  POST /ssystem-api/api/ResourceCategory/allClass
  POST /ssystem-api/api/ResourceCategory/update
  POST /ssystem-api/api/ResourceCategory/resourcesList
  POST /ssystem-api/api/ResourceCategory/delRes
  POST /ssystem-api/api/MarketingGallery/atlasList
  POST /ssystem-api/api/Index/deltuijian
  POST /ssystem-api/api/Index/tuijianConfigList
  POST /ssystem-api/api/Index/tuijianConfigSave
  POST /ssystem-api/api/index/addLine
  POST /ssystem-api/api/index/batchLine
  POST /ssystem-api/api/index/checkSubAndLine
  POST /ssystem-api/api/index/delline
  POST /ssystem-api/api/index/lineList
`
  .trim()
  .split(/\s*\n\s*/);

const operations = [
  ...Object.values(platformCalls),
  ...Object.values(shellCalls),
  ...Object.values(ruoyiCalls),
  ...Object.values(fileCalls),
  ...Object.values(allEndpoints).flatMap((endpoints) => Object.values(endpoints.operations)),
];
const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const given = specCalls.map(nameOf);
const made = operations.map(nameOf);

test('the list holds each of the 111 calls of the specification once', () => {
  expect(new Set(given).size).toBe(111);
  expect(given).toHaveLength(111);
});

test.each(operations.map((operation) => [nameOf(operation), operation] as const))(
  '[CALL-1] %s is marked given exactly where the specification gives it',
  (name, operation) => {
    expect(operation.given).toBe(given.includes(name));
  },
);

test('[CALL-1] every given call is made or pending, none both', () => {
  expect(given.filter((name) => !made.includes(name))).toEqual(pending);
});
