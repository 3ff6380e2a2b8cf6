import type { TextRule } from '@/src/lib/fieldRule';

/** Rules of the texts of an article, for its forms and its mock (decision 41). */
export const articleRules = {
  title: { label: '标题', required: true, minLength: 5, maxLength: 60 },
  summary: { label: '摘要', maxLength: 120 },
  source: { label: '来源', maxLength: 60 },
  sourceUrl: { label: '来源链接', format: 'url' },
} as const satisfies Record<string, TextRule>;
