/**
 * Enumerations of cards, their batches and their events (screens-business, 5.1); the types of cards are those of
 * users.
 */

/** Types of cards: each makes its user one of that type. */
export const cardTypes = [
  { value: 1, label: '志愿卡', tone: 'success' },
  { value: 2, label: '升学卡', tone: 'primary' },
  { value: 3, label: '体验卡', tone: 'warning' },
] as const;

export const cardMedia = [
  { value: 1, label: '电子卡' },
  { value: 2, label: '实体卡' },
] as const;

/** States of a card. */
export const cardStatuses = [
  { value: 0, label: '未发放' },
  { value: 1, label: '未激活', tone: 'warning' },
  { value: 2, label: '已激活', tone: 'success' },
  { value: 3, label: '已过期', tone: 'info' },
  { value: 4, label: '已冻结', tone: 'danger' },
  { value: 5, label: '已作废', tone: 'danger' },
] as const;

export const voidReasons = [
  { value: 1, label: '手工作废' },
  { value: 2, label: '退卡' },
  { value: 3, label: '升级失效' },
  { value: 4, label: '用户注销' },
] as const;

/** Events of a card. */
export const cardEvents = [
  { value: 1, label: '生成' },
  { value: 2, label: '发放', tone: 'primary' },
  { value: 3, label: '收回', tone: 'primary' },
  { value: 4, label: '导出卡密', tone: 'warning' },
  { value: 5, label: '用户绑卡', tone: 'success' },
  { value: 6, label: '后台绑卡', tone: 'success' },
  { value: 7, label: '解绑', tone: 'warning' },
  { value: 8, label: '冻结', tone: 'warning' },
  { value: 9, label: '解冻', tone: 'primary' },
  { value: 10, label: '作废', tone: 'danger' },
  { value: 11, label: '延期', tone: 'primary' },
  { value: 12, label: '退卡', tone: 'danger' },
  { value: 13, label: '升级失效', tone: 'primary' },
  { value: 14, label: '过期' },
  { value: 15, label: '查看卡密', tone: 'warning' },
] as const;

export type CardEvent = (typeof cardEvents)[number]['value'];

export const batchStatuses = [
  { value: 0, label: '待制卡' },
  { value: 1, label: '已制卡', tone: 'primary' },
  { value: 2, label: '部分发放', tone: 'warning' },
  { value: 3, label: '已发放', tone: 'success' },
  { value: 4, label: '已作废', tone: 'danger' },
] as const;

export const releaseStatuses = [
  { value: 0, label: '待发放', tone: 'warning' },
  { value: 1, label: '已发放', tone: 'success' },
  { value: 2, label: '已撤回' },
] as const;

/** How an institution pays for cards. */
export const payModes = [
  { value: 1, label: '余额扣款', tone: 'primary' },
  { value: 2, label: '额度抵扣', tone: 'primary' },
  { value: 3, label: '赠送', tone: 'warning' },
  { value: 4, label: '线下已付' },
] as const;

/** Origins of an event. */
export const operateSides = [
  { value: 1, label: '平台', tone: 'primary' },
  { value: 2, label: '机构', tone: 'primary' },
  { value: 3, label: '用户', tone: 'success' },
  { value: 4, label: '系统' },
] as const;

/** The values of a list as the words that the staff read, for files and logs. */
export function wordsOf(
  options: readonly { readonly value: number; readonly label: string }[],
): Record<string, string> {
  return Object.fromEntries(options.map(({ value, label }) => [value, label]));
}
