import type { TextRule } from '@/src/lib/fieldRule';

/** Rules of the texts of a team memo, for its forms and its mock (decision 41). */
export const teamMemoRules = {
  title: { label: '标题', required: true, minLength: 2, maxLength: 50 },
} as const satisfies Record<string, TextRule>;
