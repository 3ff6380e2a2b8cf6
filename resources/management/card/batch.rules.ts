import type { TextRule } from '@/src/lib/fieldRule';

/** Rules of the texts of a batch, for its forms and its mock (decision 41). */
export const batchRules = {
  name: { label: '批次名称', required: true, minLength: 2, maxLength: 40 },
  recallRemark: { label: '原因', required: true, minLength: 5, maxLength: 200 },
} as const satisfies Record<string, TextRule>;
