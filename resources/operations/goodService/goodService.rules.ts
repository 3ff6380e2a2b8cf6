import type { TextRule } from '@/src/lib/fieldRule';

/** Rules of the texts of a good service, for its forms and its mock (decision 41). */
export const goodServiceRules = {
  reason: { label: '推荐语', required: true, minLength: 6, maxLength: 30 },
} as const satisfies Record<string, TextRule>;
