import type { TextRule } from '@/src/lib/fieldRule';

/** Rules of the texts of an app, for its forms and its mock (decision 41). */
export const appRules = {
  label: { label: '名称', required: true, maxLength: 20 },
  default: { label: '默认值', maxLength: 100 },
  remark: { label: '说明', maxLength: 100 },
  name: { label: '应用名称', required: true, maxLength: 20 },
  intro: { label: '一句话介绍', required: true, maxLength: 50 },
} as const satisfies Record<string, TextRule>;
