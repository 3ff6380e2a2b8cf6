import type { TextRule } from '@/src/lib/fieldRule';

/** Rules of the texts of a gallery, for its forms and its mock (decision 41). */
export const galleryRules = {
  name: { label: '图集名称', required: true, minLength: 2, maxLength: 40 },
} as const satisfies Record<string, TextRule>;
