import { assumed, rpc } from '@/providers/endpoints/builder';

const api = '/ssystem-api/api';
const index = '/appv2/api/index';

/** Calls of 成绩换算 (specification, section 7; screens Q1 to Q6). */
export const scoreEndpoints = {
  'score/compare': rpc(`${api}/dataCompare`, {
    permission: 'score:compare',
    calls: {
      list: assumed('list'),
      check: assumed({ path: 'check', verb: 'check' }),
      rerun: assumed({ path: 'rerun', verb: 'check' }),
      export: assumed('export'),
      batchEquivalents: { path: `${api}/gaokao/batchsEquScoreList`, verb: null },
    },
  }),
  'score/countdown': rpc(`${api}/countdown`, {
    permission: 'score:countdown',
    calls: {
      list: assumed('list'),
      create: assumed('add'),
      update: assumed('edit'),
      remove: assumed('del'),
      provinces: { path: '/dev-api/api/toolbox/getProvince', verb: null },
    },
  }),
  'score/batch': rpc(`${api}/gaokao`, {
    permission: 'score:batch',
    calls: {
      list: { path: `${api}/Systerm/provinceList`, orPermissions: ['expert:volunteer:list'] },
      province: { path: `${api}/index/provinceInfo`, verb: null },
      saveProvince: { path: `${api}/index/updataProvince`, verb: 'edit' },
      batches: { path: 'batchs', verb: null },
      saveBatches: { path: `${api}/Systerm/saveBatchsConfigs`, verb: 'edit' },
      changeProvinceMode: { path: 'modifyModeByPid', verb: 'mode' },
      changeBatchMode: { path: 'modifyModeByBatch', verb: 'mode' },
      syncLabels: { path: `${api}/index/synchronizeSchoolLabels`, verb: 'sync' },
    },
  }),
  'score/stage': rpc(`${api}/scoreStage`, {
    permission: 'score:stage',
    calls: {
      list: { path: `${api}/Gaokao/scoreStage`, orPermissions: ['score:compare:list'] },
      filter: { path: `${index}/scoreStageFilter`, verb: null },
      info: { path: `${index}/scoreStageInfo`, verb: null },
      import: assumed({ path: 'import', verb: 'import' }),
      update: assumed('edit'),
      remove: assumed('del'),
      export: assumed('export'),
    },
  }),
  'score/line': rpc(`${api}/index`, {
    permission: 'score:line',
    calls: {
      list: 'lineList',
      create: 'addLine',
      update: 'addLine',
      remove: 'delline',
      one: assumed({ path: 'lineInfo', verb: 'list' }),
      check: { path: 'checkSubAndLine', verb: 'list' },
      batchLines: { path: 'batchLine', verb: 'list' },
      calibration: assumed({ path: 'lineCalibration', verb: 'list' }),
      student: { path: '/dev-api/api/apply/userInfo', verb: 'try' },
    },
  }),
} as const;
