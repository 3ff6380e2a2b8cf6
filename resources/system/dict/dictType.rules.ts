import type { TextRule } from '@/src/lib/fieldRule';

/** Rules of the texts of a dict type, for its forms and its mock (decision 41). */
export const dictTypeRules = {
  dictName: { label: '字典名称', required: true, maxLength: 100 },
  dictType: {
    label: '字典类型',
    required: true,
    maxLength: 100,
    format: {
      test: (type: string) => /^[a-z][a-z0-9_]*$/.test(type),
      message: '字典类型必须以字母开头，且只能为（小写字母，数字，下滑线）',
    },
  },
} as const satisfies Record<string, TextRule>;
