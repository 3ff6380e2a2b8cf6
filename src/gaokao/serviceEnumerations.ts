import type { EnumerationItem } from './enumerations';

/** States of a student in the service (screens-expert, section 4, as all that follow). */
export const fillStatuses = [
  { value: 0, label: '待分配', color: 'default', tone: 'info' },
  { value: 1, label: '待填报', color: 'orange', tone: 'warning' },
  { value: 2, label: '填报中', color: 'processing', tone: 'primary' },
  { value: 3, label: '待确认', color: 'gold', tone: 'warning' },
  { value: 4, label: '已定稿', color: 'green', tone: 'success' },
  { value: 5, label: '已交付', color: 'cyan', tone: 'primary' },
  { value: 9, label: '已关闭', color: 'default', tone: 'info' },
] as const satisfies readonly EnumerationItem[];

/** Status of a table of choices. */
export const volunteerStatuses = [
  { value: 0, label: '草稿', color: 'default', tone: 'info' },
  { value: 1, label: '待审核', color: 'orange', tone: 'warning' },
  { value: 2, label: '已定稿', color: 'green', tone: 'success' },
  { value: 3, label: '已导出', color: 'blue', tone: 'primary' },
  { value: 9, label: '已作废', color: 'red', tone: 'danger' },
] as const satisfies readonly EnumerationItem[];

/** Reasons for saving a version of a table. */
export const saveTypes = [
  { value: 'auto', label: '自动' },
  { value: 'manual', label: '手动', color: 'blue', tone: 'primary' },
  { value: 'final', label: '定稿', color: 'green', tone: 'success' },
] as const satisfies readonly EnumerationItem[];

/** Kinds of reports. */
export const reportTypes = [
  { value: 1, label: '志愿方案', color: 'blue', tone: 'primary' },
  { value: 2, label: '专业推荐', color: 'purple', tone: 'primary' },
  { value: 3, label: '成绩分析', color: 'cyan', tone: 'primary' },
] as const satisfies readonly EnumerationItem[];

/** Status of a report. */
export const reportStatuses = [
  { value: 0, label: '草稿' },
  { value: 1, label: '已生成', color: 'blue', tone: 'primary' },
  { value: 2, label: '已交付', color: 'green', tone: 'success' },
  { value: 3, label: '已失效', color: 'orange', tone: 'warning' },
] as const satisfies readonly EnumerationItem[];

/** Status of an appointment. */
export const appointmentStatuses = [
  { value: 0, label: '待确认', color: 'orange', tone: 'warning' },
  { value: 1, label: '已预约', color: 'blue', tone: 'primary' },
  { value: 2, label: '已完成', color: 'green', tone: 'success' },
  { value: 3, label: '已取消', color: 'default', tone: 'info' },
  { value: 4, label: '未到场', color: 'red', tone: 'danger' },
] as const satisfies readonly EnumerationItem[];

/** Ways of an appointment. */
export const appointmentWays = [
  { value: 1, label: '线下到店' },
  { value: 2, label: '视频' },
  { value: 3, label: '电话' },
] as const satisfies readonly EnumerationItem[];

/** Status of a customer’s order. */
export const orderStatuses = [
  { value: 0, label: '待支付', color: 'orange', tone: 'warning' },
  { value: 1, label: '待分配', color: 'red', tone: 'danger' },
  { value: 2, label: '服务中', color: 'blue', tone: 'primary' },
  { value: 3, label: '待确认', color: 'orange', tone: 'warning' },
  { value: 4, label: '已完成', color: 'green', tone: 'success' },
  { value: 5, label: '退款中', color: 'orange', tone: 'warning' },
  { value: 6, label: '已退款', color: 'default', tone: 'info' },
  { value: 7, label: '已取消', color: 'default', tone: 'info' },
] as const satisfies readonly EnumerationItem[];

/** Products that customers order. */
export const orderProducts = [
  { value: 1, label: '体验卡', color: 'orange', tone: 'warning' },
  { value: 2, label: '志愿卡', color: 'green', tone: 'success' },
  { value: 3, label: '升学卡', color: 'blue', tone: 'primary' },
  { value: 4, label: '专家一对一·标准版', color: 'gold', tone: 'warning' },
  { value: 5, label: '专家一对一·尊享版', color: 'gold', tone: 'warning' },
  { value: 6, label: '专家一对一·全程陪跑', color: 'gold', tone: 'warning' },
] as const satisfies readonly EnumerationItem[];
