import type { TextRule } from '@/src/lib/fieldRule';

/** Rules of the texts of an invoice, for its forms and its mock (decision 41). */
export const invoiceRules = {
  title: { label: '发票抬头', required: true, minLength: 2, maxLength: 100 },
  bankName: { label: '开户银行', maxLength: 50 },
  regAddress: { label: '注册地址', maxLength: 100 },
  regPhone: { label: '注册电话', maxLength: 30 },
  email: { label: '接收邮箱', required: true, format: 'email' },
  remark: { label: '备注', maxLength: 200 },
  rejectReason: { label: '驳回原因', required: true, minLength: 5, maxLength: 200 },
} as const satisfies Record<string, TextRule>;
