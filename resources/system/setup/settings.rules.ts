import type { TextRule } from '@/src/lib/fieldRule';

/** Rules of the texts of a settings, for its forms and its mock (decision 41). */
export const settingsRules = {
  title: { label: '平台名称', required: true, maxLength: 30 },
  hotline: { label: '服务热线', format: 'phone' },
  copyright: { label: '版权信息', maxLength: 60 },
  icp: { label: '备案号', format: 'icp' },
  tips: { label: '首页公告条', maxLength: 100 },
} as const satisfies Record<string, TextRule>;
