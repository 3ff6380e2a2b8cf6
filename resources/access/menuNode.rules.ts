import type { TextRule } from '@/src/lib/fieldRule';

/** Rules of the texts of a menu node, for its forms and its mock (decision 41). */
export const menuNodeRules = {
  name: { label: '名称', required: true, minLength: 2, maxLength: 20 },
} as const satisfies Record<string, TextRule>;
