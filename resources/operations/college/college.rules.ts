import type { TextRule } from '@/src/lib/fieldRule';

/** Rules of the texts of a college, for its forms and its mock (decision 41). */
export const collegeRules = {
  subjectName: { label: '学科', required: true, maxLength: 30 },
  name: { label: '院校名称', required: true, minLength: 4, maxLength: 40 },
  address: { label: '地址', maxLength: 100 },
  website: { label: '官网', format: 'url' },
  admissionSite: { label: '招生网', format: 'url' },
  code: {
    label: '学校标识码',
    required: true,
    format: { test: (code: string) => /^\d{10}$/.test(code), message: '学校标识码为 10 位数字' },
  },
  zsCode: {
    label: '院校代码',
    required: true,
    format: { test: (code: string) => /^\d{5}$/.test(code), message: '院校代码为 5 位数字' },
  },
  affiliation: { label: '主管部门', minLength: 2, maxLength: 40 },
  /** One number of an office, or several with 、 between. */
  phone: {
    label: '招生电话',
    format: { test: (phone: string) => /^[\d\-、 ]{7,60}$/.test(phone), message: '请输入正确的联系电话' },
  },
} as const satisfies Record<string, TextRule>;
