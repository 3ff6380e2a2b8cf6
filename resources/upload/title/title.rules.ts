import type { TextRule } from '@/src/lib/fieldRule';

/** Rules of the texts of a title, for its forms and its mock (decision 41). */
export const titleRules = {
  title: { label: '标题', required: true, maxLength: 40 },
  intro: { label: '简介', maxLength: 200 },
} as const satisfies Record<string, TextRule>;
