import type { TextRule } from '@/src/lib/fieldRule';

/** Rules of the texts of a link, for its forms and its mock (decision 41). */
export const linkRules = {
  name: { label: '名称', required: true, maxLength: 20 },
  url: { label: '地址', required: true, format: 'url' },
} as const satisfies Record<string, TextRule>;
