import type { TextRule } from '@/src/lib/fieldRule';

/** Rules of the texts of a major, for its forms and its mock (decision 41). */
export const majorRules = {
  name: { label: '专业名称', required: true, minLength: 2, maxLength: 40 },
} as const satisfies Record<string, TextRule>;
