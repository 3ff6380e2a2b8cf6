import type { TextRule } from '@/src/lib/fieldRule';

/** Rules of the texts of an order, for its forms and its mock (decision 41). */
export const orderRules = {
  name: { label: '客户姓名', required: true, minLength: 2, maxLength: 20 },
  contractNo: { label: '合同编号', maxLength: 40 },
  remark: { label: '备注', maxLength: 200 },
} as const satisfies Record<string, TextRule>;
