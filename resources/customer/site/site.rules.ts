import type { TextRule } from '@/src/lib/fieldRule';

/** Rules of the texts of a site, for its forms and its mock (decision 41). */
export const siteRules = {
  siteTitle: { label: '网站名称', required: true, maxLength: 30 },
  hotline: { label: '服务热线', required: true, format: 'phone' },
  keywords: { label: '关键词', maxLength: 100 },
  qq: { label: '客服 QQ', format: 'qq' },
  description: { label: '网站描述', maxLength: 200 },
  address: { label: '联系地址', maxLength: 100 },
  copyright: { label: '版权信息', maxLength: 60 },
  icp: { label: 'ICP 备案号', maxLength: 60, format: 'icp' },
  policeIcp: { label: '公安备案号', maxLength: 60 },
} as const satisfies Record<string, TextRule>;
