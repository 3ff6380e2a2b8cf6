import type { TextRule } from '@/src/lib/fieldRule';

/** Rules of the texts of a withdrawal, for its forms and its mock (decision 41). */
export const withdrawalRules = {
  paySerialNo: { label: '打款流水号', required: true, maxLength: 64 },
  remark: { label: '备注', maxLength: 200 },
  accountName: { label: '收款户名', required: true, minLength: 2, maxLength: 100 },
  failedRemark: { label: '失败原因', required: true, minLength: 5, maxLength: 200 },
  rejectRemark: { label: '驳回原因', required: true, minLength: 5, maxLength: 200 },
} as const satisfies Record<string, TextRule>;
