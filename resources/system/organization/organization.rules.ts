import type { TextRule } from '@/src/lib/fieldRule';

/** Rules of the texts of an organization, for its forms and its mock (decision 41). */
export const organizationRules = {
  name: { label: '名称', required: true, minLength: 2, maxLength: 30 },
  address: { label: '地址', maxLength: 100 },
  phone: { label: '电话', format: 'phone' },
  code: {
    label: '编码',
    required: true,
    format: {
      test: (code: string) => /^[A-Z0-9-]{2,20}$/.test(code),
      message: '编码仅限大写字母、数字和短横线',
    },
  },
} as const satisfies Record<string, TextRule>;
