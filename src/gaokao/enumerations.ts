/** A value of an enumeration as it is sent, its label, and the colour of its tag. Plain where there is none. */
export interface EnumerationItem {
  readonly value: number | string;
  readonly label: string;
  readonly color?: string;
  /** The same meaning for the fields of the engine, whose tags follow the theme. */
  readonly tone?: 'primary' | 'success' | 'warning' | 'danger' | 'info';
}

/** Status of an invoice: pending, invoiced, rejected (specification, section 3, as all that follow). */
export const invoiceStatuses = [
  { value: 0, label: '待开票', color: 'orange', tone: 'warning' },
  { value: 1, label: '已开票', color: 'green', tone: 'success' },
  { value: 2, label: '已驳回', color: 'red', tone: 'danger' },
] as const satisfies readonly EnumerationItem[];

/** Whether a message was read. */
export const readStatuses = [
  { value: 0, label: '未读', color: 'red', tone: 'danger' },
  { value: 1, label: '已读' },
] as const satisfies readonly EnumerationItem[];

/** Kinds of users: ordinary, volunteer-application card, further-study card, trial card. */
export const userTypes = [
  { value: 0, label: '普通用户' },
  { value: 1, label: '志愿卡', color: 'green', tone: 'success' },
  { value: 2, label: '升学卡', color: 'blue', tone: 'primary' },
  { value: 3, label: '体验卡', color: 'orange', tone: 'warning' },
] as const satisfies readonly EnumerationItem[];

/**
 * Sources of a membership: none, card bound by the user, card bound in the back office, bought online, expert's
 * service.
 */
export const vipPayTypes = [
  { value: 0, label: '普通用户' },
  { value: 1, label: '用户绑卡', color: 'blue', tone: 'primary' },
  { value: 2, label: '后台绑卡', color: 'blue', tone: 'primary' },
  { value: 3, label: '在线购买', color: 'green', tone: 'success' },
  { value: 4, label: '专家一对一', color: 'orange', tone: 'warning' },
] as const satisfies readonly EnumerationItem[];

/** Status of a work order. */
export const workOrderStatuses = [
  { value: 0, label: '待处理', color: 'red', tone: 'danger' },
  { value: 1, label: '处理中', color: 'orange', tone: 'warning' },
  { value: 2, label: '已处理', color: 'green', tone: 'success' },
  { value: 3, label: '已驳回' },
] as const satisfies readonly EnumerationItem[];

/** Types of work orders. */
export const workOrderTypes = [
  { value: 1, label: '客户订单退款' },
  { value: 2, label: '会员卡退款' },
  { value: 3, label: '修改年份' },
  { value: 4, label: '修改权限' },
  { value: 5, label: '注销用户' },
  { value: 6, label: '修改分数' },
  { value: 7, label: '意见反馈' },
] as const satisfies readonly EnumerationItem[];

/** How subjects are chosen in a province, with the specification's names: arts or science, three of six, 3+1+2. */
export const subjectModes = [
  { value: 1, name: 'WL', label: '传统文理' },
  { value: 2, name: 'T3_3', label: '3+3', color: 'blue', tone: 'primary' },
  { value: 3, name: 'T3_1_2', label: '3+1+2', color: 'green', tone: 'success' },
] as const satisfies readonly (EnumerationItem & { readonly name: string })[];

/**
 * Types of application by the unit of a choice, with the specification's names. The units: major and college, group of
 * a college, college and majors.
 */
export const volunteerTypes = [
  { value: 1, name: 'MAJ_SCH', label: '专业+院校', color: 'blue', tone: 'primary' },
  { value: 2, name: 'SCH_GRP', label: '院校专业组', color: 'green', tone: 'success' },
  { value: 3, name: 'SCH_MAJ', label: '院校+专业' },
] as const satisfies readonly (EnumerationItem & { readonly name: string })[];

/**
 * Pools in which candidates are ranked, with their names in public tables (screens-expert, section 4, as all that
 * follow).
 */
export const categories = [
  { value: 1, track: '文史', label: '文史类', color: 'magenta', tone: 'danger' },
  { value: 2, track: '理工', label: '理工类', color: 'blue', tone: 'primary' },
  { value: 3, track: '综合', label: '综合', color: 'purple', tone: 'primary' },
  { value: 4, track: '物理', label: '物理类', color: 'geekblue', tone: 'primary' },
  { value: 5, track: '历史', label: '历史类', color: 'volcano', tone: 'warning' },
] as const satisfies readonly (EnumerationItem & { readonly track: string })[];

/** Tiers of a choice, in the order of a table. */
export const tiers = [
  { value: 0, label: '险', color: 'magenta', tone: 'danger' },
  { value: 1, label: '冲', color: 'red', tone: 'danger' },
  { value: 2, label: '稳', color: 'orange', tone: 'warning' },
  { value: 3, label: '保', color: 'green', tone: 'success' },
  { value: 9, label: '无数据', color: 'default', tone: 'info' },
] as const satisfies readonly EnumerationItem[];

/** Kinds of score that a student is filled in with. */
export const scoreTypes = [
  { value: 1, label: '高考成绩', color: 'green', tone: 'success' },
  { value: 2, label: '模考成绩', color: 'orange', tone: 'warning' },
  { value: 3, label: '预估成绩', color: 'gold', tone: 'warning' },
] as const satisfies readonly EnumerationItem[];

/** Colour vision. */
export const colorVisions = [
  { value: 0, label: '正常' },
  { value: 1, label: '色弱', color: 'orange', tone: 'warning' },
  { value: 2, label: '色盲', color: 'red', tone: 'danger' },
] as const satisfies readonly EnumerationItem[];

/** Kinds of batches. */
export const batchKinds = [
  { value: 'advance', label: '提前批', color: 'purple', tone: 'primary' },
  { value: 'special', label: '特殊类型批', color: 'cyan', tone: 'primary' },
  { value: 'undergrad', label: '本科批', color: 'blue', tone: 'primary' },
  { value: 'vocational', label: '专科批', color: 'default', tone: 'info' },
] as const satisfies readonly EnumerationItem[];

/** Scopes of 服从调剂. */
export const adjustScopes = [
  { value: 0, label: '无' },
  { value: 1, label: '组内专业' },
  { value: 2, label: '全校专业' },
] as const satisfies readonly EnumerationItem[];

/** Whether a major may be applied to. */
export const judges = [
  { value: 0, label: '不可报', color: 'red', tone: 'danger' },
  { value: 1, label: '可报', color: 'green', tone: 'success' },
  { value: 2, label: '部分院校可报', color: 'orange', tone: 'warning' },
] as const satisfies readonly EnumerationItem[];

/** Sources of the history behind a chance. */
export const bases = [
  { value: 'group', label: '本组历史' },
  { value: 'major', label: '按专业重算' },
  { value: 'school', label: '按院校估算', color: 'orange', tone: 'warning' },
  { value: 'none', label: '无数据' },
] as const satisfies readonly EnumerationItem[];

/** Whether a province's figures are there and were checked. */
export const compareStatuses = [
  { value: 0, label: '缺数据', color: 'default', tone: 'info' },
  { value: 1, label: '待核对', color: 'orange', tone: 'warning' },
  { value: 2, label: '有异常', color: 'red', tone: 'danger' },
  { value: 3, label: '已核对', color: 'green', tone: 'success' },
] as const satisfies readonly EnumerationItem[];
