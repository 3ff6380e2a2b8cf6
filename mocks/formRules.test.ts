import { expect, test } from 'vitest';
import { fieldsOn } from '@/src/crud/defineResource';
import { allowsClear, statesOf } from '@/src/crud/form/fieldRules';
import { startValues } from '@/src/crud/form/formValues';
import { refusedValues } from '@/src/testing/refusedValues';
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
  /** The form's words, where a text's or a number's rule has them. */
  readonly problem: string | undefined;
}

const top = 'without a node above, one is at the top';
const anyOrder = 'RuoYi servers take each whole number';

/** Fields whose mock takes what the form refuses, with the reason. */
const lenient: Readonly<Record<string, string>> = {
  ...{ 'customer/menu parentId': top, 'system/menu-config parentId': top },
  'monitor/job jobGroup': 'RuoYi servers take each name of a group',
  ...{ 'system/dept orderNum': anyOrder, 'system/dict/data dictSort': anyOrder },
  ...{ 'system/menu orderNum': anyOrder, 'system/post postSort': anyOrder, 'system/role roleSort': anyOrder },
};

const fullMark = 'the full mark of the province is named';

/** Fields whose mock refuses in other words, with the reason. */
const inOtherWords: Readonly<Record<string, string>> = {
  'operations/college-data minScore': fullMark,
  'operations/college-data avgScore': fullMark,
  'operations/college-data maxScore': fullMark,
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

test('[MOCK] a mock refuses a text or a number in the words of its form', async () => {
  const other: string[] = [];
  for (const { of, call, body, problem } of refused) {
    if (problem === undefined || of in lenient || of in inOtherWords) continue;
    const { message } = await answerOf(call, body);
    if (message !== problem) other.push(`${of}: ${problem}, not ${message}`);
  }
  expect(other).toEqual([]);
});

test('[MOCK] a mock takes the emptied value of each choice that is not needed', async () => {
  const emptied = (await allSubjects()).flatMap(emptiedOf);
  const refusals: string[] = [];
  for (const { of, call, body } of emptied) {
    // The accepted ones are written: each has a server of its own.
    const { code, message } = await createAnswerReader()(call, body);
    if (!isSuccess(code)) refusals.push(`${of}: ${message}`);
  }
  expect(refusals).toEqual([]);
  expect(emptied.length).toBeGreaterThan(15);
});

/** All bodies of a new record in which a choice was emptied again. */
function emptiedOf({ name, resource }: Subject): readonly Omit<Refused, 'problem'>[] {
  const { create } = resource.endpoints.operations;
  const body = bodies.get(name);
  if (!create || !body) return [];
  const fields = fieldsOn(resource, 'create');
  const states = statesOf(fields, startValues(fields, { ...body }));
  const choices = fields.filter((field) => {
    const { options, dictionary, shownBy } = field.kind.sheet ?? {};
    const state = states[field.name];
    return (
      (options ?? dictionary ?? shownBy) && state && !state.disabled && allowsClear(field, state.required)
    );
  });
  return choices.map((field) => ({
    of: `${name} ${field.name}`,
    call: `${create.method} ${create.path}`,
    body: { ...body, [field.name]: null },
  }));
}

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
    return (await refusedValues(field, state, { ...body })).map(({ value, problem }) => ({
      of: `${name} ${field.name}`,
      call: `${create.method} ${create.path}`,
      body: { ...body, [field.name]: value },
      problem,
    }));
  });
  return (await Promise.all(refusals)).flat();
}
