import type { TextRule } from '@/src/lib/fieldRule';

/** Rules of the texts of an exam, for its forms and its mock (decision 41). */
export const examRules = {
  examName: { label: '考试名称', required: true, maxLength: 30 },
  remark: { label: '备注', maxLength: 200 },
} as const satisfies Record<string, TextRule>;
