import type { TextRule } from '@/src/lib/fieldRule';

/** Rules of the texts of an outlet, for its forms and its mock (decision 41). */
export const outletRules = {
  name: { label: '网点名称', required: true, maxLength: 30 },
  address: { label: '地址', required: true, maxLength: 100 },
  phone: { label: '电话', required: true, format: 'phone' },
  hours: { label: '营业时间', maxLength: 50 },
} as const satisfies Record<string, TextRule>;
