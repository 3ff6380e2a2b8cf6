import type { FormRule } from 'antd';
import { sameCode } from '../../lib/codes';
import { isNoTime } from '../../lib/dates';
import { textProblem } from '../../lib/fieldRule';
import { type FormValues, requiredText } from '../../ui/fields/field';
import type { AnyField } from '../defineResource';

/** The state of a shown field for the form's present values. */
export interface FieldState {
  /** Whether it must be filled in. */
  readonly required: boolean;
  readonly disabled: boolean;
  /** The values that may be chosen; all where absent. */
  readonly choices?: readonly unknown[];
}

/** The fields shown for the form's present values, by name. */
export function statesOf(fields: readonly AnyField[], values: FormValues): Record<string, FieldState> {
  const visible = fields.filter((field) => isVisible(field, values));
  return Object.fromEntries(visible.map((field) => [field.name, stateOf(field, values)]));
}

function stateOf(field: AnyField, values: FormValues): FieldState {
  return {
    required: isRequired(field, values),
    disabled: field.disabled?.(values) ?? false,
    ...(field.choices ? { choices: field.choices(values) } : {}),
  };
}

/** Whether the field is shown for the form's present values. */
export function isVisible({ visible }: AnyField, values: FormValues): boolean {
  return visible?.(values) ?? true;
}

/** Whether the field must be filled in for the form's present values. */
export function isRequired({ required }: AnyField, values: FormValues): boolean {
  return typeof required === 'function' ? required(values) : Boolean(required);
}

/** Whether a field may be emptied: none that must be filled in, or that begins with a value. */
export function allowsClear({ initial }: AnyField, required: boolean): boolean {
  return !required && initial === undefined;
}

/**
 * All rules of a field: its kind's, required, its text's, choices and its own. The kind's come first: a file that is
 * still on its way is not missing. No kind complains of an empty value otherwise.
 */
export function rulesOf(field: AnyField, required: boolean, choices?: readonly unknown[]): FormRule[] {
  const { minLength, maxLength, format, kind, rules = [] } = field;
  const isLimited = (minLength ?? maxLength ?? format) !== undefined;
  return [
    ...(kind.rules ?? []),
    ...(required ? [requiredRule(requiredText(field))] : []),
    ...(isLimited ? [textRule(field)] : []),
    ...(choices ? [choiceRule(choices, requiredText(field))] : []),
    ...rules,
  ];
}

/**
 * Blank text counts as missing, and so does an empty list. Not checked when the focus leaves. A form whose first field
 * has the focus would complain at a press on 取消.
 */
function requiredRule(message: string): FormRule {
  return { required: true, validateTrigger: 'onChange', validator: refuseIf(isMissing, message) };
}

/** Refuses a text as the mock server does. */
function textRule(field: AnyField): FormRule {
  return {
    validator: async (_rule, value: unknown) => {
      const problem = typeof value === 'string' ? textProblem(field, value) : undefined;
      if (problem !== undefined) throw new Error(problem);
    },
  };
}

/** Refuses a value that is no choice any more since the other fields changed. */
function choiceRule(choices: readonly unknown[], message: string): FormRule {
  return {
    validator: refuseIf(
      (value) => !isMissing(value) && !choices.some((choice) => sameCode(choice, value)),
      message,
    ),
  };
}

function refuseIf(isWrong: (value: unknown) => boolean, message: string) {
  return (_rule: unknown, value: unknown) =>
    isWrong(value) ? Promise.reject(new Error(message)) : Promise.resolve();
}

function isMissing(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '' || isNoTime(value);
  return value == null || (Array.isArray(value) && value.length === 0);
}

/** The complaints of servers that follow the label of a field. */
const complaint = /^(已存在|不能为空|长度不能超过)/;

function isAbout({ label, serverErrors = [] }: AnyField, refusal: string): boolean {
  if (serverErrors.some((part) => refusal.includes(part))) return true;
  return refusal
    .split('，')
    .some((part) => part.startsWith(label) && complaint.test(part.slice(label.length)));
}

/**
 * The server's refusal at its fields, as antd's form takes them. It calls them by their label, or they know it
 * (`serverErrors`). Empty where it is about the whole.
 */
export function fieldErrors(
  fields: readonly AnyField[],
  refusal: string,
): { name: string; errors: string[] }[] {
  const hits = fields.filter((field) => isAbout(field, refusal));
  return hits.map(({ name }) => ({ name, errors: [refusal] }));
}
