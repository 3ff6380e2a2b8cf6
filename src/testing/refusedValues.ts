import type { FormInstance, FormRule } from 'antd';
import { labelsOf } from '@/mocks/system/dictSeed';
import type { AnyField } from '@/src/crud/defineResource';
import { type FieldState, rulesOf } from '@/src/crud/form/fieldRules';
import { textProblem } from '@/src/lib/fieldRule';
import { numberOr } from '@/src/lib/record';
import type { FormValues } from '@/src/ui/fields/field';

/** A value that a field refuses. */
export interface RefusedValue {
  readonly value: unknown;
  /** The form's words, where a text's or a number's rule has them. */
  readonly problem: string | undefined;
}

/** The values that a field refuses among the other values of its form: against its rules, and outside its options. */
export async function refusedValues(
  field: AnyField,
  { required, choices }: FieldState,
  values: FormValues,
): Promise<readonly RefusedValue[]> {
  const rules = rulesOf(field, required, choices);
  const tried = wrongValues(field).map(async (value): Promise<RefusedValue[]> => {
    const problem = await firstProblem(rules, value, { ...values, [field.name]: value });
    return problem === undefined ? [] : [{ value, problem: wordsFor(field, value, problem) }];
  });
  const outside = outsideValues(field, values[field.name]).map((value) => ({ value, problem: undefined }));
  return [...(await Promise.all(tried)).flat(), ...outside];
}

/** A value that a field takes; nothing where none is needed. */
export async function usualValue(field: AnyField): Promise<unknown> {
  const { kind, required, minLength = 1 } = field;
  const { as, options, dictionary } = kind.sheet ?? {};
  if (!required) return undefined;
  if (options) return options[0]?.value;
  if (dictionary) return Object.keys(labelsOf(dictionary))[0];
  if (as === 'number') return 'min' in field ? field.min : 1;
  if (as === 'amount') return '1.00';
  if (as === 'date') return '2099-01-01';
  if (as === 'time') return '2099-01-01 10:00:00';
  if (kind.verb === '请上传') return as === 'list' ? ['/profile/a.png'] : '/profile/a.png';
  if (kind.operator !== 'contains') return 1;
  const words = '文'.repeat(minLength);
  const isRefused = await firstProblem(rulesOf(field, true), words, { [field.name]: words });
  return isRefused ? '1'.repeat(20) : words;
}

/** The words of the first rule that refuses the value. */
async function firstProblem(
  rules: readonly FormRule[],
  value: unknown,
  values: FormValues,
): Promise<string | undefined> {
  const form = formWith(values);
  const problems = await Promise.all(rules.map((rule) => problemOf(rule, value, form)));
  return problems.find((text) => text !== undefined);
}

/** Texts and numbers are refused by a mock in the words of the form. */
function wordsFor(field: AnyField, value: unknown, problem: string): string | undefined {
  if (typeof value === 'number') return problem;
  return typeof value === 'string' ? textProblem(field, value) : undefined;
}

/** Values that are likely to be against a rule. */
function wrongValues(field: AnyField): readonly unknown[] {
  const { minLength = 1, maxLength, kind } = field;
  const nothing = [undefined, null, ''];
  if (kind.sheet?.as === 'number') return [...nothing, ...wrongNumbers({ ...field })];
  if (kind.sheet?.as === 'amount') return [...nothing, '-1', '1.005', '1234567890', '一'];
  if (kind.sheet?.as === 'date') return [...nothing, '1999-01-01', '2999-12-31'];
  if (kind.sheet?.as === 'time') return [...nothing, '1999-01-01 00:00:00', '2999-12-31 23:59:59'];
  if (kind.operator !== 'contains') return nothing;
  const long = maxLength === undefined ? [] : ['长'.repeat(maxLength + 1)];
  return [...nothing, '短'.repeat(minLength - 1), ...long, '!', '坏', '全 角'];
}

/** Numbers beside the bounds of a field, and one with a digit too many. */
function wrongNumbers({ min, max, precision }: Readonly<Record<string, unknown>>): readonly number[] {
  const step = 10 ** -numberOr(precision);
  const [least, most] = [numberOr(min, 0), numberOr(max, 99_999_999)];
  return [least - step, most + step, least + step / 2];
}

/** A value that no option has, and more files than any list takes. */
function outsideValues({ kind, disabled }: AnyField, usual: unknown): readonly unknown[] {
  if (disabled) return [];
  const list = Array.isArray(usual) ? usual : undefined;
  if (kind.verb === '请上传') return list ? [Array.from({ length: 101 }, () => '/profile/a.png')] : [];
  if (!kind.sheet?.options && !kind.sheet?.dictionary) return [];
  const unknown = typeof (list?.[0] ?? usual) === 'number' ? 987_654 : 'no-such-value';
  return [list ? [unknown] : unknown];
}

/** A form with these values, for rules that compare them. */
function formWith(values: FormValues): FormInstance {
  const getFieldValue = (name: string) => values[name];
  return Object.assign(Object.create(null), {
    getFieldValue,
    getFieldsValue: () => values,
    isFieldTouched: () => true,
  });
}

/** The form's words, where the rule refuses the value; a warning is no refusal. */
async function problemOf(rule: FormRule, value: unknown, form: FormInstance): Promise<string | undefined> {
  const { validator, pattern, message, warningOnly, ...made } =
    typeof rule === 'function' ? rule(form) : rule;
  if (warningOnly) return undefined;
  if (validator) return textOf(async () => validator(made, value, () => undefined));
  const isText = typeof value === 'string' && value !== '';
  return isText && pattern !== undefined && !new RegExp(pattern).test(value) ? String(message) : undefined;
}

async function textOf(check: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await check();
    return undefined;
  } catch (problem) {
    // Left out: rules that need a document, as those of markup do, or more of a form than its values.
    if (problem instanceof ReferenceError || problem instanceof TypeError) return undefined;
    return problem instanceof Error ? problem.message : 'refused';
  }
}
