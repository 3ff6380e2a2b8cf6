import Schema from '@rc-component/async-validator';
import type { FormRule } from 'antd';
import { isRecord } from '@/src/lib/record';
import type { AnyField } from '../../defineResource';
import { isRequired, rulesOf } from '../../form/fieldRules';

type PlainRule = Exclude<FormRule, (...args: never[]) => unknown>;

/**
 * What the form would say at the field, were these its values: the first complaint, or none. The same rules, run by what
 * antd's form runs them with; rules that ask the form itself are left to the server.
 */
export async function complaintOf(
  field: AnyField,
  values: Readonly<Record<string, unknown>>,
): Promise<string | undefined> {
  if (!(field.visible?.(values) ?? true)) return undefined;
  for (const rule of rulesOf(field, isRequired(field, values))) {
    if (typeof rule === 'function') continue;
    const failure = await failureOf(rule, values[field.name]);
    if (failure !== undefined) return named(field.label, textIn(rule, failure) ?? '格式不正确');
  }
  return undefined;
}

/** In a report nothing is beside the complaint: it says itself which column it is about. */
function named(label: string, complaint: string): string {
  return complaint.includes(label) ? complaint : `${label}：${complaint}`;
}

/** What the rule throws at the value; undefined where it is content. */
async function failureOf(rule: PlainRule, value: unknown): Promise<unknown> {
  try {
    if (rule.validator) await rule.validator(rule, value, () => undefined);
    else await new Schema({ value: schemaRule(rule) }).validate({ value }, { suppressWarning: true });
    return undefined;
  } catch (failure) {
    return failure ?? 'failed';
  }
}

function schemaRule({
  type = 'string',
  enum: values,
  len,
  max,
  min,
  pattern,
  required,
  whitespace,
}: PlainRule) {
  return {
    type,
    ...(values && { enum: values.map(String) }),
    ...(len !== undefined && { len }),
    ...(max !== undefined && { max }),
    ...(min !== undefined && { min }),
    ...(pattern && { pattern }),
    ...(required && { required }),
    ...(whitespace && { whitespace }),
  };
}

function textIn({ message }: PlainRule, failure: unknown): string | undefined {
  if (typeof message === 'string') return message;
  if (failure instanceof Error && !('errors' in failure)) return failure.message;
  return isRecord(failure) && typeof failure.message === 'string' && !('errors' in failure)
    ? failure.message
    : undefined;
}
