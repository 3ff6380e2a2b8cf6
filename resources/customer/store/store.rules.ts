import type { TextRule } from '@/src/lib/fieldRule';

/** Rules of the texts of a store, for its forms and its mock (decision 41). */
export const storeRules = {
  name: { label: '机构名称', required: true, minLength: 2, maxLength: 50 },
  shortName: { label: '简称', required: true, maxLength: 10 },
  address: { label: '详细地址', maxLength: 100 },
  contact: { label: '联系人', required: true, maxLength: 20 },
  mobile: { label: '联系手机', required: true, format: 'mobile' },
  email: { label: '邮箱', format: 'email' },
  creditCode: { label: '统一社会信用代码', format: 'credit' },
  username: { label: '管理员账号', required: true, format: 'account' },
  remark: { label: '备注', maxLength: 200 },
} as const satisfies Record<string, TextRule>;
