import type { TextRule } from '@/src/lib/fieldRule';

/** Rules of the texts of a config, for its forms and its mock (decision 41). */
export const configRules = {
  configName: { label: '参数名称', required: true, maxLength: 100 },
  configKey: { label: '参数键名', required: true, maxLength: 100 },
  configValue: { label: '参数键值', required: true, maxLength: 500 },
} as const satisfies Record<string, TextRule>;
