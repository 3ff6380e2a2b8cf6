import { workOrderTypes } from '@/src/gaokao/enumerations';
import type { Wish, WorkOrderType } from '../workOrder';

/** The purpose of each type, in a line. */
const about: Readonly<Record<WorkOrderType, string>> = {
  1: '客户不再需要服务，退回已付款项',
  2: '误绑、重复购卡，退卡并退款',
  3: '复读或选错，更正高考年份',
  4: '调整用户类型、省份、有效期',
  5: '应用户要求删除账号和资料',
  6: '成绩锁定后更正分数、位次',
  7: '问题、建议和功能申请',
};

/** The seven cards of the service center. */
export const typeCards = workOrderTypes.map(({ value, label }) => ({ value, label, about: about[value] }));

/** Members of the wish that each type has. */
export const wishMembers: Readonly<Record<WorkOrderType, readonly (keyof Wish)[]>> = {
  1: ['customerOrderNo', 'refundAmount', 'refundWay'],
  2: ['refundAmount'],
  3: ['newYear'],
  4: ['newUserType', 'newProvinceIds', 'newExpireTime'],
  5: ['confirmed'],
  6: ['newScore', 'newRank', 'newSubjects'],
  7: ['module', 'title'],
};
