import type { TextRule } from '@/src/lib/fieldRule';
import { isOwnAddress } from './memo';

/** Rules of the texts of a memo, for its forms and its mock (decision 41). */
export const memoRules = {
  title: { label: '标题', required: true, maxLength: 30 },
  content: { label: '内容', maxLength: 1000 },
  link: {
    label: '关联页面',
    maxLength: 255,
    format: { test: isOwnAddress, message: '请选择页面，或输入以 / 开头的页面地址' },
  },
} as const satisfies Record<string, TextRule>;
