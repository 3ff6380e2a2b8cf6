import type { TextRule } from '@/src/lib/fieldRule';

/** Rules of the texts of a submission, for its forms and its mock (decision 41). */
export const submissionRules = {
  customerOrderNo: { label: '订单号', required: true, maxLength: 32 },
  contact: { label: '联系人', maxLength: 20 },
  contactMobile: { label: '联系电话', required: true, format: 'mobile' },
} as const satisfies Record<string, TextRule>;
