import type { FormRule } from 'antd';
import { sameCode } from '../../lib/codes';
import { isNoTime } from '../../lib/dates';
import { type FormValues, requiredText } from '../../ui/fields/field';
import type { AnyField } from '../defineResource';

/** How a field that is shown is in the form as its values are now. */
export interface FieldState {
  /** Must be filled in. */
  readonly required: boolean;
  readonly disabled: boolean;
  /** The values that may be chosen; all where absent. */
  readonly choices?: readonly unknown[];
}

/** The fields that are shown as the form stands now, by name. */
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

/** Whether the field is shown, as the form stands now. */
export function isVisible({ visible }: AnyField, values: FormValues): boolean {
  return visible?.(values) ?? true;
}

/** Whether the field must be filled in, as the form stands now. */
export function isRequired({ required }: AnyField, values: FormValues): boolean {
  return typeof required === 'function' ? required(values) : Boolean(required);
}

/**
 * All rules of a field: its kind's, needed or not, its longest text, what may be chosen and its own. The kind speaks first: a file
 * that is still on its way is not missing, and no kind complains of an empty value otherwise.
 */
export function rulesOf(field: AnyField, required: boolean, choices?: readonly unknown[]): FormRule[] {
  const { label, maxLength, kind, rules = [] } = field;
  const longest = { max: maxLength, message: `${label}长度不能超过 ${maxLength} 个字符` };
  return [
    ...(kind.rules ?? []),
    ...(required ? [requiredRule(requiredText(field))] : []),
    ...(maxLength === undefined ? [] : [longest]),
    ...(choices ? [choiceRule(choices, requiredText(field))] : []),
    ...rules,
  ];
}

/**
 * Blank text counts as missing, and so does an empty list. Not when the focus leaves: a form that opens with the focus in
 * its first field would complain as soon as anybody presses 取消.
 */
function requiredRule(message: string): FormRule {
  return { required: true, validateTrigger: 'onChange', validator: refuseIf(isMissing, message) };
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
 * The server's refusal at the fields that it belongs at, as antd's form takes them: those that it calls by their label, and
 * those that know it (`serverErrors`). None where it is about the whole.
 */
export function fieldErrors(
  fields: readonly AnyField[],
  refusal: string,
): { name: string; errors: string[] }[] {
  const hits = fields.filter((field) => isAbout(field, refusal));
  return hits.map(({ name }) => ({ name, errors: [refusal] }));
}
