import { scoreEndpoints } from '@/resources/score/endpoints';
import type { ScreenCalls } from '../screenCalls';
import { about, college, demo, expertCalls as of, page, stage } from './screenParts';

const { id } = demo;
const { batches, switches } = of.volunteer;

/** The calls of the screens about students and what they buy: E1, E2, E4, E8, E9 and E10. */
export const studentScreens: readonly ScreenCalls[] = [
  {
    screen: 'E1 专家填报',
    permission: 'expert:filling:list',
    opens: [
      [of.filling.list, page],
      [of.filling.stats],
      [of.provinces.list],
      [of.experts.list],
      [of.student.one, { id }],
    ],
    does: {
      'expert:filling:fill': [[of.filling.status, { ids: String(id), fillStatus: 3 }]],
      'expert:filling:assign': [[of.filling.assign]],
      'expert:filling:mobile': [[of.filling.mobile, { id }]],
      'expert:filling:close': [[of.filling.close, { ids: String(id), fillStatus: 9, reason: '考生放弃' }]],
      'expert:filling:delete': [[of.filling.remove, { id }]],
      'expert:filling:export': [[of.filling.export]],
      'expert:filling:createOrder': [[of.student.one, { id }], [of.order.create]],
      'score:countdown:list': [[scoreEndpoints['score/countdown'].operations.list, page]],
    },
  },
  {
    screen: 'E2 考生信息',
    permission: 'expert:filling:list',
    opens: [
      [of.student.one, { id }],
      [of.provinces.one, { id: 430000 }],
      [of.provinces.list],
      [of.student.scoreFilter, { provinceId: 430000 }],
      [of.student.scoreInfo, { ...stage, score: 600 }],
      [of.student.batchEquivalents, { ...stage, score: 600 }],
      [of.student.scoreTable, { ...stage, ...page }],
      [of.student.lines, { ...stage, ...page }],
      [of.student.batchLines, stage],
      [of.student.requirements, about],
      [of.student.log, { id }],
      [batches, about],
      [of.volunteer.majors, { keyword: '计算机' }, 'any'],
      [of.college.major, { majorCode: '080901' }, 'any'],
    ],
    does: {
      'expert:filling:edit': [
        [of.volunteer.list, { userId: id, ...page }],
        [of.student.update, { id, remark: '家长已到店' }],
      ],
      'expert:filling:mobile': [[of.filling.mobile, { id, field: 'examNo' }]],
      'expert:filling:vip': [[of.student.openVip, { id }], [of.experts.list]],
      'expert:report:list': [[of.report.list, { userId: id, ...page }]],
      'expert:order:list': [[of.order.list, { userId: id, ...page }]],
    },
  },
  {
    screen: 'E4 填报报告',
    permission: 'expert:report:list',
    opens: [
      [of.report.list, page],
      [of.report.content, { userId: id, type: 1 }, 'any'],
      [of.student.one, { id }],
    ],
    does: {
      'expert:report:create': [
        [of.filling.list, page],
        [of.volunteer.list, { userId: id, ...page }],
        [of.report.create],
        [of.report.edit],
      ],
      'expert:report:delete': [[of.report.remove]],
      'expert:report:deliver': [
        [of.report.deliver],
        [of.student.deliverFilling, { ids: String(id), fillStatus: 5 }],
      ],
    },
  },
  {
    screen: 'E8 专业推荐',
    permission: 'expert:major:recommend',
    opens: [
      [of.filling.list, page],
      [of.student.one, { id }],
      [batches, about],
      [of.major.recommend, { userId: id, directions: [], degree: 1 }, 'any'],
      [of.volunteer.majors, { keyword: '计算机' }, 'any'],
      [of.student.requirements, about],
      [switches, { storeId: 1 }, 'any'],
      ...college,
    ],
    does: {
      'expert:major:edit': [
        [of.major.save, { userId: id, items: [] }, 'any'],
        [of.student.update, { id, prefer: { majorCodes: ['080901'] } }],
      ],
      'expert:report:create': [[of.report.create]],
    },
  },
  {
    screen: 'E9 专家预约',
    permission: 'expert:appointment:list',
    opens: [
      [of.appointment.list, page],
      [of.appointment.one, { id: 1 }, 'any'],
      [of.appointment.slots, { expertId: 4, date: '2026-06-21' }, 'any'],
      [of.experts.list],
    ],
    does: {
      'expert:appointment:create': [
        [of.filling.list, page],
        [of.student.one, { id }],
        [of.appointment.create],
      ],
      'expert:appointment:edit': [
        [of.filling.list, page],
        [of.student.one, { id }],
        [of.appointment.update, { id: 1 }],
        [of.appointment.cancel, { id: 1, status: 3, reason: '考生改期' }],
      ],
      'expert:appointment:delete': [[of.appointment.remove]],
      'expert:appointment:confirm': [[of.appointment.confirm, { id: 1, status: 1 }]],
      'expert:appointment:finish': [[of.appointment.finish, { id: 1, status: 2 }]],
    },
  },
  {
    screen: 'E10 客户订单',
    permission: 'expert:order:list',
    opens: [
      [of.order.list, page],
      [of.order.collect],
      [of.order.one, { id: 1 }, 'any'],
      [of.experts.list],
      [of.provinces.list],
    ],
    does: {
      'expert:filling:createOrder': [[of.student.one, { id }], [of.order.create]],
      'expert:order:edit': [[of.student.one, { id }], [of.order.update], [of.order.status]],
      'expert:order:pay': [[of.order.pay]],
      'expert:order:cancel': [[of.order.cancel]],
      'expert:order:refund': [[of.order.refund]],
      'expert:order:export': [[of.order.export]],
      'expert:filling:vip': [[of.student.openVip, { id }]],
    },
  },
];
