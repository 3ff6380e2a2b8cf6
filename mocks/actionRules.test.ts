import { expect, test } from 'vitest';
import type { Operation } from '@/providers/endpoints/builder';
import type { Action, ActionWithFields } from '@/src/crud/actions/action';
import { boundAction } from '@/src/crud/actions/boundAction';
import { type AnyField, fieldsOn } from '@/src/crud/defineResource';
import { statesOf } from '@/src/crud/form/fieldRules';
import type { Row } from '@/src/crud/resourceSpec';
import { isRecord } from '@/src/lib/record';
import { isRecordId } from '@/src/lib/recordId';
import { refusedValues, usualValue } from '@/src/testing/refusedValues';
import { allSubjects, type Subject } from '@/src/testing/subject';
import type { FormValues } from '@/src/ui/fields/field';
import { createAnswerReader } from './strictClient';
import { createTestClient } from './testClient';

/** The rules of the fields of actions, and of forms that only change records, as their mocks keep them (decision 41). */
const answerOf = createAnswerReader();
const reader = await createTestClient().as('admin');

/** A value that a dialog refuses with these words, in a body that is sent nevertheless. */
interface Refused {
  readonly of: string;
  readonly call: string;
  readonly body: object;
  readonly problem: string;
}

const refused = (await Promise.all((await allSubjects()).map(refusedOf))).flat();

test('[MOCK] a mock refuses what the fields of an action and of a change refuse, in their words', async () => {
  const others: string[] = [];
  for (const { of, call, body, problem } of refused) {
    const { message } = await answerOf(call, body);
    if (message !== problem) others.push(`${of}: ${problem}, not ${message}`);
  }
  expect(others).toEqual([]);
  expect(refused.length).toBeGreaterThan(100);
});

async function refusedOf(subject: Subject): Promise<readonly Refused[]> {
  const { create, update } = subject.resource.endpoints.operations;
  const created = new Set(create ? fieldsOn(subject.resource, 'create') : []);
  const changed = fieldsOn(subject.resource, 'edit').filter((field) => !created.has(field));
  const actions = Object.entries(subject.resource.actions ?? {});
  if (changed.length === 0 && !actions.some(([, action]) => 'fields' in action)) return [];
  const rows = await rowsOf(subject);
  const ofActions = actions.map(([key, action]) => refusedByAction(subject, key, action, rows));
  const [row] = rows;
  const ofChange =
    update && row
      ? refusedAmong(`${subject.name} update`, update, changed, row, (body) => ({ ...row, ...body }))
      : [];
  return (await Promise.all([ofChange, ...ofActions])).flat();
}

async function refusedByAction(
  { name, resource }: Subject,
  key: string,
  action: Action<Row> | ActionWithFields<Row>,
  rows: readonly Row[],
): Promise<readonly Refused[]> {
  if (!('fields' in action)) return [];
  const { operations, idField } = resource.endpoints;
  const operation = operations[action.operation];
  const row = rows.find((one) => !('when' in action) || action.when?.(one, () => true) !== false);
  if (!operation || !row) return [];
  const { fields, initialValues, body } = boundAction(action, { row, rows: [row] });
  const ids = action.on !== 'toolbar' && action.sendsId !== false ? { [idField]: row.id, rev: row.rev } : {};
  const sent = {
    ...ids,
    ...(action.once && { requestNo: 'of-a-test' }),
    ...(action.password && { password: 'admin123' }),
  };
  return refusedAmong(`${name} ${key}`, operation, fields, initialValues, (values) => ({
    ...sent,
    ...(body ? body(values) : values),
  }));
}

/** The bodies in which one value is against a rule of its field, among usual ones. */
async function refusedAmong(
  of: string,
  { method, path }: Operation,
  fields: readonly AnyField[],
  begun: FormValues,
  bodyOf: (values: FormValues) => object,
): Promise<readonly Refused[]> {
  const usual = Object.fromEntries(
    await Promise.all(
      fields.map(async (field) => [field.name, begun[field.name] || (await usualValue(field))] as const),
    ),
  );
  const states = statesOf(fields, usual);
  const refusals = fields.map(async (field): Promise<Refused[]> => {
    const state = states[field.name];
    if (!state || state.disabled || field.kind.members) return [];
    return (await refusedValues(field, state, usual)).flatMap(({ value, problem }) =>
      problem === undefined
        ? []
        : [
            {
              of: `${of} ${field.name}`,
              call: `${method} ${path}`,
              body: bodyOf({ ...usual, [field.name]: value }),
              problem,
            },
          ],
    );
  });
  return (await Promise.all(refusals)).flat();
}

/** The first rows of a resource's list. */
async function rowsOf({ resource }: Subject): Promise<readonly Row[]> {
  const { list } = resource.endpoints.operations;
  if (list?.method !== 'POST') return [];
  const { data } = await reader.post(list.path, { page: 1, limit: 100 });
  const rows = isRecord(data) && Array.isArray(data.list) ? data.list : [];
  return rows.filter(isRecord).flatMap((row) => (isRecordId(row.id) ? [{ ...row, id: row.id }] : []));
}
