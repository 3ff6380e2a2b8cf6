import type { FormRule } from 'antd';
import { type FormValues, requiredText } from '../../ui/fields/field';
import type { AnyField } from '../defineResource';

/** Whether the field must be filled in, as the form stands now. */
export function isRequired({ required }: AnyField, values: FormValues): boolean {
  return typeof required === 'function' ? required(values) : Boolean(required);
}

/** All rules of a field: needed or not, its longest text, its kind's and its own. */
export function rulesOf(field: AnyField, required: boolean): FormRule[] {
  const { label, maxLength, kind, rules = [] } = field;
  const longest = { max: maxLength, message: `${label}长度不能超过 ${maxLength} 个字符` };
  return [
    ...(required ? [requiredRule(requiredText(field))] : []),
    ...(maxLength === undefined ? [] : [longest]),
    ...(kind.rules ?? []),
    ...rules,
  ];
}

/** Blank text counts as missing, and so does an empty list. */
function requiredRule(message: string): FormRule {
  const validator = (_rule: unknown, value: unknown) =>
    isMissing(value) ? Promise.reject(new Error(message)) : Promise.resolve();
  return { required: true, validator };
}

function isMissing(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value == null || (Array.isArray(value) && value.length === 0);
}

/** The server's refusal at the fields that it belongs at, as antd's form takes them; none where it is about the whole. */
export function fieldErrors(
  fields: readonly AnyField[],
  refusal: string,
): { name: string; errors: string[] }[] {
  const hits = fields.filter(({ refusals = [] }) => refusals.some((part) => refusal.includes(part)));
  return hits.map(({ name }) => ({ name, errors: [refusal] }));
}
