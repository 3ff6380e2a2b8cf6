import type { Rule } from './accountRules';
import { type RuleName, rules } from './rules';
import { type NumberLimits, numberProblem } from './typedNumber';

/**
 * The rule of a text in a record, without the spaces around it. It is written once: forms check their field by it, the
 * mock server its requests (decision 41).
 */
export interface TextRule {
  /** Name of the member in all messages, and of its field. */
  readonly label: string;
  /** Whether it must always be there; a text replaces the usual message. */
  readonly required?: boolean | string;
  /** Characters at least, where there is a text at all. */
  readonly minLength?: number;
  readonly maxLength?: number;
  /** A rule by its name, or one of its own. */
  readonly format?: RuleName | Rule;
}

/** The rule of a number in a record; one without `precision` is whole. */
export interface NumberRule extends NumberLimits {
  readonly label: string;
  readonly required?: boolean | string;
  /** Says what is wrong with a number, in place of the usual words. */
  readonly message?: string;
}

/** The rule of a member of a record. */
export type FieldRule = TextRule | NumberRule;

/** 排序 of the POST family's records, smaller first (screens-platform, section 0). */
export const placeRule = {
  ...{ label: '排序', min: 0, max: 9999 },
  message: '排序为 0 到 9999 的整数',
} as const satisfies NumberRule;

/** An address on the web, as the POST family keeps it (screens-platform, section 0). */
export const addressRule = { maxLength: 255, format: 'url' } as const satisfies Omit<TextRule, 'label'>;

/** 备注 of RuoYi's records (rest-contract). */
export const remarkRule = { label: '备注', maxLength: 500 } as const satisfies TextRule;

/** The texts of a message to people, which two domains write (screens G4 and O13). */
export const messageTextRules = {
  title: { label: '标题', required: true, minLength: 2, maxLength: 50 },
  content: { label: '内容', required: true, maxLength: 1000 },
} as const satisfies Record<string, TextRule>;

/** The limits of a text, whether it is needed or not. */
type TextLimits = Omit<TextRule, 'required'>;

/** The problem of a text that is there; undefined where there is none, or no text (screens-business, section 1). */
export function textProblem(rule: TextLimits, value: string): string | undefined {
  const text = value.trim();
  if (text === '') return undefined;
  return lengthProblem(rule, text.length) ?? formatProblem(rule, text);
}

/** The problem of a number; undefined where there is none. */
export function wrongNumber(
  { precision = 0, message, ...limits }: Omit<NumberRule, 'label' | 'required'>,
  value: number,
): string | undefined {
  const problem = numberProblem(String(value), { precision, ...limits });
  return problem === undefined ? undefined : (message ?? problem);
}

function lengthProblem({ label, minLength = 0, maxLength = Infinity }: TextLimits, length: number) {
  if (length >= minLength && length <= maxLength) return undefined;
  if (maxLength === Infinity) return `${label}长度不能少于 ${minLength} 个字符`;
  return minLength > 1
    ? `${label}长度为 ${minLength}-${maxLength} 个字符`
    : `${label}长度不能超过 ${maxLength} 个字符`;
}

function formatProblem({ format }: TextLimits, text: string): string | undefined {
  const { test, message } = ruleOf(format) ?? {};
  return test?.(text) === false ? message : undefined;
}

function ruleOf(format: TextRule['format']): Rule | undefined {
  return typeof format === 'string' ? rules[format] : format;
}

/** The form of a text with a format, for the person who fills a file in. */
export function acceptedForm(format: TextRule['format']): string | undefined {
  const rule = ruleOf(format);
  return rule?.hint ?? rule?.message;
}

/** The problem of a text that is none of the choices; it names both. */
export function notOffered(label: string, text: string, choices: readonly string[]): string {
  return `${label}「${text}」不在可选范围：${choices.join('、')}`;
}
