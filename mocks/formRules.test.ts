import type { FormRule } from 'antd';
import { expect, test } from 'vitest';
import { type AnyField, fieldsOn } from '@/src/crud/defineResource';
import { type FieldState, rulesOf, statesOf } from '@/src/crud/form/fieldRules';
import { startValues } from '@/src/crud/form/formValues';
import { allSubjects } from '@/src/testing/subject';
import { written as writtenHere } from './strictBodies';
import type { Written } from './strictBusinessBodies';
import { createAnswerReader, isSuccess } from './strictClient';
import { writtenSamples } from './written.sample';

/** The rules of each form, as its mock keeps them (decision 40). */
const answerOf = createAnswerReader();
const written: Readonly<Record<string, Written>> = {
  ...writtenHere,
  ...Object.fromEntries(writtenSamples.map((sample) => [sample.resource, sample])),
};

/** A value that a form refuses, and its message. */
interface Refused {
  readonly name: string;
  readonly value: unknown;
  readonly message: string;
}

/** Rules that a mock does not have, with the reason. */
const formOnlyRules: Readonly<Record<string, string>> = {};

const subjects = await allSubjects();

test('[MOCK] the mock refuses each value that the rules of a form refuse', async () => {
  const accepted: string[] = [];
  const worded: string[] = [];
  let sent = 0;
  for (const { name, resource } of subjects) {
    const { create } = resource.endpoints.operations;
    const body = written[name]?.body;
    if (!create || !body) continue;
    const fields = fieldsOn(resource, 'create');
    const { id: _id, ...values } = startValues(fields, { ...body });
    const states = statesOf(fields, values);
    for (const field of fields) {
      const state = states[field.name];
      if (!state || state.disabled || field.kind.members || !(field.name in body)) continue;
      for (const { value, message } of await refusedBy(field, state)) {
        sent += 1;
        const answer = await answerOf(`${create.method} ${create.path}`, { ...body, [field.name]: value });
        const of = `${name} ${field.name} ${JSON.stringify(value)?.slice(0, 30)}`;
        if (isSuccess(answer.code)) accepted.push(`${of}: ${message}`);
        else if (resource.endpoints.family === 'rpc' && answer.message !== message)
          worded.push(`${of}: ${message} / ${answer.message}`);
      }
    }
  }
  console.log(sent, accepted.join('\n'), '\n\n', worded.join('\n'));
  expect(accepted).toEqual([]);
  expect(sent).toBeGreaterThan(200);
});

async function refusedBy(field: AnyField, { required, choices }: FieldState): Promise<readonly Refused[]> {
  const refused: Refused[] = [];
  for (const value of candidatesFor(field)) {
    for (const rule of rulesOf(field, required, choices)) {
      const message = await complaintOf(rule, value);
      if (message === undefined) continue;
      refused.push({ name: field.name, value, message });
      break;
    }
  }
  return refused;
}

function candidatesFor({ minLength, maxLength, kind }: AnyField): unknown[] {
  const texts = [
    ...(minLength ? ['长'.repeat(minLength - 1)] : []),
    ...(maxLength ? ['长'.repeat(maxLength + 1)] : []),
    '!',
    'x',
    '坏',
  ];
  return [
    undefined,
    null,
    '',
    ...(kind.operator === 'contains' ? texts : []),
    ...(kind.sheet?.as === 'number' ? [-1, 0.5, 99_999_999] : []),
  ];
}

async function complaintOf(rule: FormRule, value: unknown): Promise<string | undefined> {
  if (typeof rule === 'function') return undefined;
  if (rule.validator) {
    try {
      await rule.validator(rule, value, () => undefined);
    } catch (failure) {
      return failure instanceof Error ? failure.message : 'refused';
    }
    return undefined;
  }
  if (rule.pattern && typeof value === 'string' && value !== '' && !new RegExp(rule.pattern).test(value))
    return String(rule.message);
  return undefined;
}
