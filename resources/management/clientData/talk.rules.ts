import type { TextRule } from '@/src/lib/fieldRule';

/** Rules of the texts of a talk, for its forms and its mock (decision 41). */
export const talkRules = {
  content: { label: '跟进内容', required: true, minLength: 5, maxLength: 500 },
} as const satisfies Record<string, TextRule>;
