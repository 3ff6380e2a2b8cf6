import type { TextRule } from '@/src/lib/fieldRule';

/** Rules of the texts of a banner, for its forms and its mock (decision 41). */
export const bannerRules = {
  title: { label: '标题', maxLength: 20 },
  url: { label: '链接地址', format: 'url' },
} as const satisfies Record<string, TextRule>;
