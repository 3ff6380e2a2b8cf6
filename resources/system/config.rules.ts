import type { TextRule } from '@/src/lib/fieldRule';

/** Rules of the texts of a config, for its forms and its mock (decision 41). */
export const configRules = {
  configName: { label: '参数名称', required: true, maxLength: 100 },
  configKey: { label: '参数键名', required: true, maxLength: 100, format: 'identifier' },
  configValue: { label: '参数键值', maxLength: 500 },
} as const satisfies Record<string, TextRule>;

/** Built-in settings that may be empty: nobody is on the black list. */
const mayBeEmpty: readonly unknown[] = ['sys.login.blackIPList'];

/** Whether a setting must have a value. */
export function needsValue(configKey: unknown): boolean {
  return !mayBeEmpty.includes(configKey);
}

/** Built-in settings that RuoYi reads as true or as anything else. */
const switches: readonly unknown[] = ['sys.account.captchaEnabled', 'sys.account.registerUser'];

/** The problem of a value of a setting that is on or off; undefined where there is none. */
export function switchProblem(configKey: unknown, configValue: string): string | undefined {
  if (!switches.includes(configKey) || /^(true|false)$/.test(configValue)) return undefined;
  return '请输入 true 或 false';
}
