/** Ways in which an institution pays (支付方式); a gift is paid by the platform. */
export const payWays = [
  { value: 1, label: '对公转账', tone: 'primary' },
  { value: 2, label: '微信', tone: 'success' },
  { value: 3, label: '支付宝', tone: 'info' },
  { value: 4, label: '赠送', tone: 'warning' },
] as const;
