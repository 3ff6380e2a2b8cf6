import type { TextRule } from '@/src/lib/fieldRule';

/** Rules of the texts of a notice, for its forms and its mock (decision 41). */
export const noticeRules = {
  noticeTitle: { label: '公告标题', required: true, maxLength: 50 },
} as const satisfies Record<string, TextRule>;
