import type { TextRule } from '@/src/lib/fieldRule';

/** Rules of the texts of a brochure, for its forms and its mock (decision 41). */
export const brochureRules = {
  text: { label: '内容', maxLength: 300 },
  title: { label: '标题', minLength: 4, maxLength: 80 },
  sourceUrl: { label: '官方来源', required: true, format: 'url' },
  /** Needed where the brochure is a link: form and mock say so. */
  link: { label: '链接', format: 'url' },
} as const satisfies Record<string, TextRule>;
