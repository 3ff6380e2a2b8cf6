import type { TextRule } from '@/src/lib/fieldRule';

/** Rules of the texts of a countdown, for its forms and its mock (decision 41). */
export const countdownRules = {
  title: { label: '标题', required: true, maxLength: 20 },
  slogan: { label: '标语', maxLength: 30 },
} as const satisfies Record<string, TextRule>;
