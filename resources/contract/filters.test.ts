import { describe, expect, test } from 'vitest';
import { createTestClient } from '@/mocks/testClient';
import { wireFilters } from '@/providers/data/filters';
import { readList } from '@/providers/data/listResponse';
import type { AnyField } from '@/src/crud/defineResource';
import { crudFilters } from '@/src/crud/list/listAddress';
import { isRecord } from '@/src/lib/record';
import { allSubjects, type Subject } from '@/src/testing/subject';

const admin = await createTestClient().as('admin');
const subjects = (await allSubjects()).filter(
  ({ resource: { filters, endpoints } }) =>
    filters.length > 0 && endpoints.operations.list && !endpoints.operations.list.whole,
);

/** Filters that leave no row out here, with the reason. */
const reasons: Readonly<Record<string, string>> = {
  'operations/recommendations subjectTypes': 'those of the seeds are for every type',
};

describe.each(subjects)('$name', (subject) => {
  test('[LIST] the server knows each filter by the name under which it travels', async () => {
    const all = await totalOf(subject);
    if (all === 0) return;
    const ignored: string[] = [];
    for (const filter of subject.resource.filters)
      if (!(await changesTotal(subject, filter, all))) ignored.push(filter.name);
    expect(ignored.filter((name) => !(`${subject.name} ${name}` in reasons))).toEqual([]);
  });
});

/** Whether the server answers other rows for some value of a filter, or refuses it. */
async function changesTotal(subject: Subject, filter: AnyField, all: number): Promise<boolean> {
  for (const value of triedOn(filter)) if ((await totalOf(subject, filter, value)) !== all) return true;
  return false;
}

/** Rows that a list has, filtered or not; none where that is refused. */
async function totalOf({ resource, sample }: Subject, filter?: AnyField, value = ''): Promise<number> {
  const { family, operations } = resource.endpoints;
  const { method = 'POST', path = '', body } = operations.list ?? {};
  const filters = filter ? wireFilters(family, crudFilters([filter], { [filter.name]: value })) : {};
  const asked = { ...body, ...sample.place?.params, ...filters };
  const response =
    method === 'POST'
      ? await admin.post(path, { page: 1, limit: 1, ...asked })
      : await admin.get(`${path}?${queryOf(asked)}`);
  if (response.code !== 200 && response.code !== 20000) return 0;
  const { code, msg, data, ...members } = response;
  return readList({ code, msg, data, members }, path).total;
}

/** Values of which at least one filters rows out: an unknown one, and both answers to a yes-no filter. */
function triedOn({ kind, filterAs }: AnyField): readonly string[] {
  const isTime = kind.sheet?.as === 'date' || kind.sheet?.as === 'time';
  const isRange = kind.operator === 'between' || (filterAs !== undefined && typeof filterAs !== 'string');
  if (isRange) return isTime ? ['9998-01-01~9998-12-31'] : ['999999998~999999999'];
  if (isTime) return ['9998-12-31', '1998-12-31'];
  return [kind.operator === 'contains' ? '无人有此' : '987654', '1', '0'];
}

function queryOf(members: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(members).flatMap(([name, value]): [string, string][] =>
    isRecord(value)
      ? Object.entries(value).map(([inner, one]) => [`${name}[${inner}]`, String(one)])
      : [[name, String(value)]],
  );
  return new URLSearchParams(pairs).toString();
}
