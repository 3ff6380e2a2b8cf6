import type { TextRule } from '@/src/lib/fieldRule';

/** Rules of the texts of a report, for its forms and its mock (decision 41). */
export const reportRules = {
  title: { label: '报告标题', required: '请输入报告标题', maxLength: 50 },
} as const satisfies Record<string, TextRule>;
