/** One value of an enumeration as it travels, what the staff read, and the colour of its tag; plain where there is none. */
export interface EnumerationItem {
  readonly value: number;
  readonly label: string;
  readonly color?: string;
}

/** Status of an invoice: pending, invoiced, rejected (specification, section 3, as all that follow). */
export const invoiceStatuses = [
  { value: 0, label: '待开票', color: 'orange' },
  { value: 1, label: '已开票', color: 'green' },
  { value: 2, label: '已驳回', color: 'red' },
] as const satisfies readonly EnumerationItem[];

/** Whether a message was read. */
export const readStatuses = [
  { value: 0, label: '未读', color: 'red' },
  { value: 1, label: '已读' },
] as const satisfies readonly EnumerationItem[];

/** Kinds of users: ordinary, volunteer-application card, further-study card, trial card. */
export const userTypes = [
  { value: 0, label: '普通用户' },
  { value: 1, label: '志愿卡', color: 'green' },
  { value: 2, label: '升学卡', color: 'blue' },
  { value: 3, label: '体验卡', color: 'orange' },
] as const satisfies readonly EnumerationItem[];

/** How a membership came about: none, card bound by the user, card bound in the back office, bought online, with an expert's service. */
export const vipPayTypes = [
  { value: 0, label: '普通用户' },
  { value: 1, label: '用户绑卡', color: 'blue' },
  { value: 2, label: '后台绑卡', color: 'blue' },
  { value: 3, label: '在线购买', color: 'green' },
  { value: 4, label: '专家一对一', color: 'orange' },
] as const satisfies readonly EnumerationItem[];

/** Status of a work order. */
export const workOrderStatuses = [
  { value: 0, label: '待处理', color: 'red' },
  { value: 1, label: '处理中', color: 'orange' },
  { value: 2, label: '已处理', color: 'green' },
  { value: 3, label: '已驳回' },
] as const satisfies readonly EnumerationItem[];

/** What a work order asks for. */
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
  { value: 2, name: 'T3_3', label: '3+3', color: 'blue' },
  { value: 3, name: 'T3_1_2', label: '3+1+2', color: 'green' },
] as const satisfies readonly (EnumerationItem & { readonly name: string })[];

/** What one choice of an application names, with the specification's names: major and college, group of a college, college and majors. */
export const volunteerTypes = [
  { value: 1, name: 'MAJ_SCH', label: '专业+院校', color: 'blue' },
  { value: 2, name: 'SCH_GRP', label: '院校专业组', color: 'green' },
  { value: 3, name: 'SCH_MAJ', label: '院校+专业' },
] as const satisfies readonly (EnumerationItem & { readonly name: string })[];
