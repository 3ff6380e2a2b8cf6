import type { TextRule } from '@/src/lib/fieldRule';

/** Rules of the texts of a website, for its forms and its mock (decision 41). */
export const websiteRules = {
  siteTitle: { label: '网站名称', required: true, maxLength: 30 },
  keywords: { label: '关键词', maxLength: 100 },
  description: { label: '网站描述', maxLength: 200 },
  hotline: { label: '服务热线', required: true, format: 'phone' },
  qq: { label: '客服 QQ', format: 'qq' },
  email: { label: '邮箱', format: 'email' },
  address: { label: '联系地址', maxLength: 100 },
  copyright: { label: '版权信息', maxLength: 60 },
  icp: { label: 'ICP 备案号', maxLength: 60, format: 'icp' },
  policeIcp: { label: '公安备案号', maxLength: 60 },
  statCode: { label: '统计代码', maxLength: 2000 },
} as const satisfies Record<string, TextRule>;
