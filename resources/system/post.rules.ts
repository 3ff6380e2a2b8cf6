import type { TextRule } from '@/src/lib/fieldRule';

/** Rules of the texts of a post, for its forms and its mock (decision 41). */
export const postRules = {
  postCode: { label: '岗位编码', required: true, maxLength: 64, format: 'identifier' },
  postName: { label: '岗位名称', required: true, maxLength: 50 },
} as const satisfies Record<string, TextRule>;
