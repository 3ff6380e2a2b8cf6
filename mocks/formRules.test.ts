import type { FormRule } from 'antd';
import { expect, test } from 'vitest';
import { type AnyField, fieldsOn } from '@/src/crud/defineResource';
import { type FieldState, rulesOf, statesOf } from '@/src/crud/form/fieldRules';
import { startValues } from '@/src/crud/form/formValues';
import { textProblem } from '@/src/lib/fieldRule';
import { allSubjects, type Subject } from '@/src/testing/subject';
import { written as writtenHere } from './strictBodies';
import { createAnswerReader, isSuccess } from './strictClient';
import { writtenSamples } from './written.sample';

/** The rules of each form, as its mock keeps them (decision 41). */
const answerOf = createAnswerReader();
const bodies: ReadonlyMap<string, Readonly<Record<string, unknown>>> = new Map([
  ...Object.entries(writtenHere).map(([name, { body }]) => [name, body] as const),
  ...writtenSamples.map(({ resource, body }) => [resource, body] as const),
]);

/** A value that a form refuses, in the body that is sent nevertheless. */
interface Refused {
  readonly of: string;
  readonly call: string;
  readonly body: object;
  /** The form's words, where a text's rule has them. */
  readonly problem: string | undefined;
}

const top = 'without a node above, one is at the top';
const sample = 'the sample checks whether there is a number, not its bounds';
const anyOrder = 'RuoYi servers take each whole number';

/** Fields whose mock takes what the form refuses, with the reason. */
const lenient: Readonly<Record<string, string>> = {
  ...{ 'customer/menu parentId': top, 'system/menu-config parentId': top },
  ...{ 'dev/exhibit amount': sample, 'dev/sample amount': sample },
  ...{ 'system/dept orderNum': anyOrder, 'system/dict/data dictSort': anyOrder },
  ...{ 'system/menu orderNum': anyOrder, 'system/post postSort': anyOrder, 'system/role roleSort': anyOrder },
};

const refused = (await Promise.all((await allSubjects()).map(refusedOf))).flat();

test('[MOCK] a mock refuses what the rules of its form refuse', async () => {
  const accepted: string[] = [];
  for (const { of, call, body } of refused) {
    const { code } = await answerOf(call, body);
    if (isSuccess(code)) accepted.push(of);
  }
  expect([...new Set(accepted)].toSorted()).toEqual(Object.keys(lenient).toSorted());
  expect(refused.length).toBeGreaterThan(300);
});

test('[MOCK] a mock refuses a text in the words of its form', async () => {
  const other: string[] = [];
  for (const { of, call, body, problem } of refused) {
    if (problem === undefined || of in lenient) continue;
    const { message } = await answerOf(call, body);
    if (message !== problem) other.push(`${of}: ${problem}, not ${message}`);
  }
  expect(other).toEqual([]);
});

/** All bodies of a new record in which one value is against a rule of its field. */
async function refusedOf({ name, resource }: Subject): Promise<readonly Refused[]> {
  const { create } = resource.endpoints.operations;
  const body = bodies.get(name);
  if (!create || !body) return [];
  const fields = fieldsOn(resource, 'create');
  const states = statesOf(fields, startValues(fields, { ...body }));
  const refusals = fields.map(async (field): Promise<Refused[]> => {
    const state = states[field.name];
    if (!state || state.disabled || field.kind.members || !(field.name in body)) return [];
    return (await refusedValues(field, state)).map((value) => ({
      of: `${name} ${field.name}`,
      call: `${create.method} ${create.path}`,
      body: { ...body, [field.name]: value },
      problem: typeof value === 'string' ? textProblem(field, value) : undefined,
    }));
  });
  return (await Promise.all(refusals)).flat();
}

async function refusedValues(field: AnyField, { required, choices }: FieldState): Promise<unknown[]> {
  const rules = rulesOf(field, required, choices);
  const values: unknown[] = [];
  for (const value of wrongValues(field))
    if ((await Promise.all(rules.map((rule) => refuses(rule, value)))).includes(true)) values.push(value);
  return values;
}

/** Values that are likely to be against a rule. */
function wrongValues({ minLength = 1, maxLength, kind }: AnyField): readonly unknown[] {
  const nothing = [undefined, null, ''];
  if (kind.sheet?.as === 'number') return [...nothing, -1, 0.5, 99_999_999];
  if (kind.operator !== 'contains') return nothing;
  const long = maxLength === undefined ? [] : ['长'.repeat(maxLength + 1)];
  return [...nothing, '短'.repeat(minLength - 1), ...long, '!', '坏'];
}

/** Whether the rule refuses the value; rules that ask the form itself are left out. */
async function refuses(rule: FormRule, value: unknown): Promise<boolean> {
  if (typeof rule === 'function') return false;
  if (rule.validator) return (await problemOf(rule.validator(rule, value, () => undefined))) !== undefined;
  const isText = typeof value === 'string' && value !== '';
  return isText && rule.pattern !== undefined && !new RegExp(rule.pattern).test(value);
}

async function problemOf(checking: unknown): Promise<unknown> {
  try {
    await checking;
    return undefined;
  } catch (problem) {
    // Rules of markup read its text from a document, which only browsers have.
    return problem instanceof ReferenceError ? undefined : (problem ?? 'refused');
  }
}
