import type { TextRule } from '@/src/lib/fieldRule';

/** Rules of the texts of a recommendation, for its forms and its mock (decision 41). */
export const recommendationRules = {
  name: { label: '推荐名称', required: true, minLength: 2, maxLength: 30 },
  /** Needed where a link is recommended: form and mock say so. */
  link: { label: '链接', format: 'url' },
} as const satisfies Record<string, TextRule>;
