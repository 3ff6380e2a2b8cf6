import { lookupEndpoints } from '@/resources/lookups/endpoints';
import { scoreEndpoints } from '@/resources/score/endpoints';
import type { ScreenCalls } from '../screenCalls';

const of = {
  provinces: lookupEndpoints['lookups/province'].operations,
  compare: scoreEndpoints['score/compare'].operations,
  countdown: scoreEndpoints['score/countdown'].operations,
  batch: scoreEndpoints['score/batch'].operations,
  stage: scoreEndpoints['score/stage'].operations,
  line: scoreEndpoints['score/line'].operations,
};

const about = { provinceId: 430000, year: 2026 };
const stage = { ...about, category: 4 };
const page = { page: 1, limit: 20 };
/** Calls that read the tables of a province (screens Q2 and Q5). */
const tables = [
  [of.stage.list, { ...stage, page: 1, limit: 5000 }],
  [of.stage.filter, { provinceId: 430000 }],
  [of.provinces.list],
  [of.compare.batchEquivalents, stage],
  [of.batch.province, { id: 430000 }],
  [of.batch.batches, about],
] as const;

/** The calls of screens Q1 to Q6. */
export const scoreScreens: readonly ScreenCalls[] = [
  {
    screen: 'Q1 数据对比',
    permission: 'score:compare:list',
    opens: [[of.compare.list, { year: 2026, ...page }], [of.provinces.list]],
    does: {
      'score:compare:check': [[of.compare.check], [of.compare.rerun]],
      'score:compare:export': [[of.compare.export]],
    },
  },
  {
    screen: 'Q2 数据对比详情',
    permission: 'score:compare:list',
    opens: [[of.compare.list, { ...stage, page: 1, limit: 1 }], ...tables],
    does: {
      'score:compare:check': [[of.compare.check], [of.compare.rerun]],
      'score:stage:edit': [[of.stage.update]],
    },
  },
  {
    screen: 'Q3 高考倒计时',
    permission: 'score:countdown:list',
    opens: [[of.countdown.list, page], [of.countdown.provinces]],
    does: {
      'score:countdown:create': [[of.countdown.create]],
      'score:countdown:edit': [[of.countdown.update, { id: 1 }]],
      'score:countdown:delete': [[of.countdown.remove]],
    },
  },
  {
    screen: 'Q4 省份批次配置',
    permission: 'score:batch:list',
    opens: [
      [of.batch.list, { year: 2026 }],
      [of.batch.province, { id: 430000 }],
      [of.batch.batches, about],
    ],
    does: {
      'score:batch:edit': [[of.batch.saveBatches], [of.batch.saveProvince]],
      'score:batch:mode': [[of.batch.changeProvinceMode], [of.batch.changeBatchMode]],
      'score:batch:sync': [[of.batch.syncLabels]],
    },
  },
  {
    screen: 'Q5 省份分数',
    permission: 'score:stage:list',
    opens: [...tables, [of.stage.info, { ...stage, score: 600 }]],
    does: {
      'score:stage:import': [[of.stage.import]],
      'score:stage:edit': [[of.stage.update]],
      'score:stage:delete': [[of.stage.remove]],
      'score:stage:export': [[of.stage.export, stage]],
      'score:batch:edit': [[of.batch.saveProvince]],
    },
  },
  {
    screen: 'Q6 成绩线管理',
    permission: 'score:line:list',
    opens: [
      [of.line.list, page],
      [of.line.one, { id: 1 }, 'any'],
      [of.line.check, {}, 'any'],
      [of.line.batchLines, stage],
      [of.line.calibration, { id: 1 }, 'any'],
      [of.stage.info, { ...stage, score: 600 }],
      [of.batch.province, { id: 430000 }],
      [of.provinces.list],
    ],
    does: {
      'score:line:create': [[of.line.create]],
      'score:line:edit': [[of.line.update, { id: 1 }]],
      'score:line:delete': [[of.line.remove, { id: 1 }]],
      'score:line:try': [[of.line.student, { mobile: '19900000001' }]],
    },
  },
];
