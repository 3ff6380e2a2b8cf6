import type { TextRule } from '@/src/lib/fieldRule';

/** Rules of the texts of a dictionary's entry, for its forms and its mock (decision 41). */
export const dictDataRules = {
  dictLabel: { label: '数据标签', required: true, maxLength: 100 },
  dictValue: { label: '数据键值', required: true, maxLength: 100 },
  cssClass: { label: '样式属性', maxLength: 100 },
} as const satisfies Record<string, TextRule>;
