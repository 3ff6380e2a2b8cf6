import { expect, test } from 'vitest';
import type { Row } from '@/src/crud/resourceSpec';
import { isRecord } from '@/src/lib/record';
import { isRecordId } from '@/src/lib/recordId';
import { allSubjects, type Subject } from '@/src/testing/subject';
import { createTestClient } from './testClient';

const reader = await createTestClient().as('admin');

test('[MOCK] [CODE-2] a record that is read alone is offered the actions of its row in the list', {
  tags: 'full',
}, async () => {
  const ofRows: string[] = [];
  const ofRecords: string[] = [];
  for (const { name, resource } of await allSubjects())
    for (const row of await rowOfEachState(resource)) {
      const record = await readAlone(resource, row);
      if (!record) continue;
      ofRows.push(`${name} ${row.id}: ${offeredFor(resource, row)}`);
      ofRecords.push(`${name} ${row.id}: ${offeredFor(resource, record)}`);
    }
  expect(ofRecords).toEqual(ofRows);
  expect(ofRows.length).toBeGreaterThan(50);
});

/** The names of the actions that ask for a state in which the record is. */
function offeredFor({ actions = {} }: Subject['resource'], row: Row): string {
  const offered = Object.entries(actions).filter(
    ([, action]) => 'when' in action && action.when?.(row, () => true),
  );
  return offered.map(([key]) => key).join(' ');
}

/** A row of a list for each choice of actions. */
async function rowOfEachState(resource: Subject['resource']): Promise<readonly Row[]> {
  const { list, one } = resource.endpoints.operations;
  const asks = Object.values(resource.actions ?? {}).some((action) => 'when' in action && action.when);
  if (!asks || list?.method !== 'POST' || one?.method !== 'POST') return [];
  const { data } = await reader.post(list.path, { page: 1, limit: 100 });
  const found = isRecord(data) && Array.isArray(data.list) ? data.list.filter(isRecord) : [];
  const rows = found.flatMap((row) => (isRecordId(row.id) ? [{ ...row, id: row.id }] : []));
  return [...new Map(rows.map((row) => [offeredFor(resource, row), row])).values()];
}

/** Undefined where the call asks for more than the id. */
async function readAlone({ endpoints }: Subject['resource'], { id }: Row): Promise<Row | undefined> {
  const { data } = await reader.post(endpoints.operations.one?.path ?? '', { [endpoints.idField]: id });
  return isRecord(data) ? { ...data, id } : undefined;
}
