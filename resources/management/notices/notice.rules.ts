import type { TextRule } from '@/src/lib/fieldRule';

/** Rules of the texts of a notice, for its forms and its mock (decision 41). */
export const noticeRules = {
  title: { label: '标题', required: true, minLength: 4, maxLength: 60 },
} as const satisfies Record<string, TextRule>;
