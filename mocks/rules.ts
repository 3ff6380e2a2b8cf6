import { z } from 'zod';
import {
  type NumberRule,
  notOffered,
  placeRule,
  remarkRule,
  type TextRule,
  textProblem,
  wrongNumber,
} from '@/src/lib/fieldRule';
import { rules } from '@/src/lib/rules';
import { idOrNone, idSchema } from './route';

/** The server's rules for fields, with the same texts as in the forms (screens-platform, section 0). */

/** A text by its rule, in the words of its form. One that may be missing is kept as an empty one. */
export function textMember(rule: TextRule, missing = missingText(rule)): z.ZodType<string> {
  const text = changedText(rule, missing);
  return rule.required ? text : text.nullish().transform((one) => one ?? '');
}

/** The same in a body that leaves out what keeps its value. */
export function changedText(rule: TextRule, missing = missingText(rule)): z.ZodType<string> {
  const text = z.string(missing).trim();
  return (rule.required ? text.min(1, missing) : text).check(({ value, issues }) => {
    const message = textProblem(rule, value);
    if (message !== undefined) issues.push({ code: 'custom', message, input: value });
  });
}

/** The same, where a missing one is refused in RuoYi's words. */
export function filledMember(rule: TextRule): z.ZodType<string> {
  return textMember(rule, `${rule.label}不能为空`);
}

/** A number by its rule, in the words of its form. One that may be missing is `none` then. */
export function numberMember(rule: NumberRule & { readonly required: true | string }): z.ZodType<number>;
export function numberMember(rule: NumberRule, none: number): z.ZodType<number>;
export function numberMember(rule: NumberRule): z.ZodType<number | null>;
export function numberMember(rule: NumberRule, none: number | null = null): z.ZodType<number | null> {
  const missing = missingText(rule);
  const isMissing = (input: unknown) => input === undefined || input === null || input === '';
  const error = ({ input }: { input?: unknown }) => (isMissing(input) ? missing : (rule.message ?? missing));
  const checked = z.number({ error }).check(({ value, issues }) => {
    const message = wrongNumber(rule, value);
    if (message !== undefined) issues.push({ code: 'custom', message, input: value });
  });
  return rule.required ? checked : checked.nullish().transform((value) => value ?? none);
}

function missingText({ label, required }: Pick<TextRule, 'label' | 'required'>): string {
  return typeof required === 'string' ? required : `请输入${label}`;
}

/** Text that must be there. */
export function requiredText(label: string, maxLength: number, minLength = 1) {
  return textMember({ label, required: true, minLength, maxLength });
}

/** Text that may be missing; kept as an empty one. */
export function optionalText(label: string, max: number) {
  return z
    .string()
    .trim()
    .max(max, tooLong(label, max))
    .nullish()
    .transform((text) => text ?? '');
}

/** Text that must be there, in RuoYi's words. */
export function filled(label: string, max: number, missing = `${label}不能为空`) {
  return z.string(missing).trim().min(1, missing).max(max, tooLong(label, max));
}

/** A whole number that must be there, in RuoYi's words: the place among others, say. A text is none. */
export function counted(missing: string) {
  const isMissing = (input: unknown) => input === undefined || input === null || input === '';
  return z.number({ error: ({ input }) => (isMissing(input) ? missing : undefined) }).int(missing);
}

/** The id of the record above, 0 for none; it must be there. */
export function idAbove(missing: string) {
  return z.preprocess((id) => id ?? undefined, z.custom((id) => id !== undefined, missing).pipe(idOrNone));
}

/** RuoYi's status. */
export const onOff = z.enum(['0', '1']).default('0');

/** The same in an exported sheet. */
export const onOffWords = { 0: '正常', 1: '停用' };

/** RuoYi's remark. */
export const remark = textMember(remarkRule);

/** 排序 of the POST family (screens-platform, section 0). */
export const place = numberMember(placeRule, 0);

/** 1 on, 0 off, as the POST family sends it; on where nobody says. */
export const onOffState = z.literal([0, 1], '状态只能为 0 或 1').default(1);

/** A value of a dictionary. */
export function choice(label: string, labels: Readonly<Record<string, string>>) {
  return z.enum(Object.keys(labels), `请选择${label}`);
}

/** A word of a list of several, in the words of an import: a wrong one is named. */
export function listedChoice(label: string, options: readonly { readonly value: string }[]) {
  const values = options.map(({ value }) => value);
  return z.enum(values, { error: ({ input }) => notOffered(label, String(input), values) });
}

/** The id of another record, or none. */
export const optionalId = idSchema.nullish().transform((id) => id ?? null);

/** Ids of other records. A list that is left out is refused; an empty one is sent as what it is (decision 28). */
export const idList = z.array(idSchema);

/** Text that follows a rule by name; `missing` is said where there is none. */
export function ruled(name: keyof typeof rules, missing: string) {
  const { test, message } = rules[name];
  return z.string(missing).min(1, missing).refine(test, message);
}

/** A password that somebody chooses. */
export function newPassword(missing: string) {
  const { test, message } = rules.passwordEnds;
  return ruled('password', missing).refine(test, message);
}

/** The same as `ruled`, where there may be none. */
export function optionallyRuled(name: keyof typeof rules, label: string) {
  const { test, message } = rules[name];
  return optionalText(label, 255).refine((text) => text === '' || test(text), message);
}

/** The text for something longer than `max` characters. */
function tooLong(label: string, max: number): string {
  return `${label}长度不能超过 ${max} 个字符`;
}
