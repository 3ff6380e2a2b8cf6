/** Enumerations of money movements for the screens of finance (screens-business, section 5.1). */

/** The direction of money. */
export const directions = [
  { value: 1, label: '收入', tone: 'success' },
  { value: 2, label: '支出', tone: 'danger' },
] as const;

/** The wallets of an institution: prepaid, its share of sales, and its pending withdrawals. */
export const wallets = [
  { value: 1, label: '充值余额', tone: 'primary' },
  { value: 2, label: '收益余额', tone: 'success' },
  { value: 3, label: '提现冻结', tone: 'warning' },
] as const;

/** Why money moved. */
export const balanceTypes = [
  { value: 1, label: '充值', tone: 'success' },
  { value: 2, label: '开卡扣款', tone: 'danger' },
  { value: 3, label: '专家订单分成', tone: 'success' },
  { value: 4, label: '在线购卡分成', tone: 'success' },
  { value: 5, label: '退款退回', tone: 'info' },
  { value: 6, label: '提现', tone: 'danger' },
  { value: 7, label: '手工调账', tone: 'primary' },
  { value: 8, label: '提现冻结', tone: 'warning' },
  { value: 9, label: '提现退回', tone: 'info' },
  { value: 10, label: '订单退款扣回', tone: 'danger' },
  { value: 11, label: '应用开通扣款', tone: 'danger' },
  { value: 12, label: '冲正', tone: 'primary' },
  { value: 13, label: '充值赠送', tone: 'warning' },
] as const;

/** Whether an institution may spend. */
export const accountStatuses = [
  { value: 0, label: '正常', tone: 'primary' },
  { value: 1, label: '已冻结', tone: 'danger' },
] as const;

/** Results of the last check of the books. */
export const reconcileResults = [
  { value: 0, label: '未对账', tone: 'info' },
  { value: 1, label: '一致', tone: 'success' },
  { value: 2, label: '不一致', tone: 'danger' },
] as const;

export type Direction = (typeof directions)[number]['value'];
export type Wallet = (typeof wallets)[number]['value'];
export type BalanceType = (typeof balanceTypes)[number]['value'];

/** Freezing and its return move money from one wallet of an institution into another one. */
export const internalTypes: readonly BalanceType[] = [8, 9];
