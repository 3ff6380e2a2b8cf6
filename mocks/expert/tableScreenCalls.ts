import type { ScreenCalls } from '../screenCalls';
import { about, college, demo, expertCalls as of, page, stage, wholeTable } from './screenParts';

const { id, tableId } = demo;
const { batches, switches } = of.volunteer;

/** The calls of the screens about tables of choices: E3, E5, E6 and E7, with the drawer of colleges (E11). */
export const tableScreens: readonly ScreenCalls[] = [
  {
    screen: 'E3 志愿填报工作台',
    permission: 'expert:filling:fill',
    opens: [
      ...wholeTable,
      [of.provinces.one, { id: 430000 }],
      [of.student.scoreInfo, { ...stage, score: 600 }],
      [of.student.scoreTable, { ...stage, ...page }],
      [of.provinces.list],
      [of.student.one, { id }],
      [of.student.log, { id }],
      [of.student.lines, { ...stage, ...page }],
      [of.student.requirements, about],
      [of.filling.list, page],
      [of.volunteer.list, { userId: id, ...page }],
      [of.volunteer.majors, { keyword: '计算机' }, 'any'],
      [switches, { storeId: 1 }, 'any'],
      [of.volunteer.versions, { id: tableId }],
      [of.volunteer.version, { id: tableId, version: 1 }, 'any'],
      [of.volunteer.save, { saveType: 'auto' }, 'any'],
      [of.volunteer.copy, {}, 'any'],
      [of.volunteer.edit, {}, 'any'],
      [of.volunteer.remove, {}, 'any'],
      [of.volunteer.restore, {}, 'any'],
      [of.volunteer.favorite, {}, 'any'],
      [of.volunteer.status, { id: tableId, status: 1 }],
      [of.filling.status, { ids: String(id), fillStatus: 3 }, 'any'],
      [of.student.update, { id, remark: '家长已到店' }],
      ...college,
    ],
    does: {
      'expert:volunteer:share': [[of.table.share, { id: tableId }, 'any'], [of.table.shareNew]],
      'expert:volunteer:export': [[of.volunteer.exported, { id: tableId, status: 3 }]],
      'expert:volunteer:review': [[of.table.review, { id: tableId, uid: '10425|306', result: 1 }]],
    },
  },
  {
    screen: 'E3 志愿填报工作台，只读',
    permission: 'expert:volunteer:detail',
    opens: [
      ...wholeTable,
      [of.provinces.one, { id: 430000 }],
      [of.student.scoreInfo, { ...stage, score: 600 }],
      [of.volunteer.list, { userId: id, ...page }],
      [of.volunteer.versions, { id: tableId }],
      [switches, { storeId: 1 }, 'any'],
      ...college,
    ],
  },
  {
    screen: 'E5 志愿详情',
    permission: 'expert:volunteer:detail',
    opens: [
      ...wholeTable,
      [switches, { storeId: 1 }, 'any'],
      [of.volunteer.versions, { id: tableId }],
      [of.volunteer.version, { id: tableId, version: 1 }, 'any'],
      ...college,
    ],
    does: {
      'expert:volunteer:share': [
        [of.table.share, { id: tableId }, 'any'],
        [of.table.shareNew],
        [of.table.shares, { id: tableId }],
        [of.table.removeShare],
      ],
      'expert:volunteer:export': [[of.volunteer.exported, { id: tableId, status: 3 }]],
      'expert:volunteer:review': [[of.table.review, { id: tableId, result: 1 }]],
      'expert:volunteer:void': [[of.table.void, { id: tableId, status: 9 }]],
      'expert:filling:fill': [[of.volunteer.status, { id: tableId, status: 0, reason: '分数更正' }]],
      'expert:report:list': [[of.report.list, { tableId, ...page }]],
    },
  },
  {
    screen: 'E6 志愿列表',
    permission: 'expert:volunteer:list',
    opens: [
      [of.volunteer.provinces, { year: 2026, withCount: 1, status: 1 }],
      [of.volunteer.list, { provinceId: 430000, ...page }],
      [batches, about],
      [of.experts.list],
      ...wholeTable, // 重新校验
    ],
    does: {
      'expert:volunteer:delete': [[of.volunteer.remove]],
      'expert:volunteer:export': [[of.volunteer.export]],
      'expert:volunteer:copy': [[of.filling.list, page], [of.volunteer.copy], ...wholeTable],
    },
  },
  {
    screen: 'E7 保存志愿',
    permission: 'expert:volunteer:final',
    opens: [
      ...wholeTable,
      [switches, { storeId: 1 }, 'any'],
      [of.volunteer.save, { saveType: 'final' }, 'any'],
      [of.student.finishFilling, { ids: String(id), fillStatus: 4 }, 'any'],
    ],
    does: {
      'expert:report:create': [[of.report.create]],
      'expert:volunteer:share': [[of.table.shareNew]],
      'expert:volunteer:export': [[of.volunteer.exported, { id: tableId, status: 3 }]],
    },
  },
];
