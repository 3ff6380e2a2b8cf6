import type { TextRule } from '@/src/lib/fieldRule';

/** Rules of the texts of a service, for its forms and its mock (decision 41). */
export const serviceRules = {
  name: { label: '服务名称', required: true, minLength: 2, maxLength: 30 },
  price: { label: '售价', required: true, format: 'money' },
  marketPrice: { label: '划线价', format: 'money' },
  minPrice: { label: '最低售价', required: true, format: 'money' },
  settlePrice: { label: '结算价', required: true, format: 'money' },
} as const satisfies Record<string, TextRule>;
