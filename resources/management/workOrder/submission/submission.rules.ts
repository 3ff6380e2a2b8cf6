import type { FieldRule } from '@/src/lib/fieldRule';

/** Rules of a submission, for its forms and its mock (decision 41). */
export const submissionRules = {
  customerOrderNo: { label: '订单号', required: true, maxLength: 32 },
  title: { label: '标题', required: true, minLength: 4, maxLength: 50 },
  reason: { label: '原因说明', required: true, minLength: 10, maxLength: 500 },
  /** Of an urgent one. */
  urgentReason: { label: '紧急原因', required: true, minLength: 5, maxLength: 100 },
  contact: { label: '联系人', maxLength: 20 },
  contactMobile: { label: '联系电话', required: true, format: 'mobile' },
  refundAmount: { label: '退款金额', required: true, format: 'money' },
  newScore: { label: '新分数', required: true, min: 0, max: 900 },
  newRank: { label: '新位次', required: true, min: 1, max: 9_999_999 },
} as const satisfies Record<string, FieldRule>;
