import { expect, test } from 'vitest';
import { labelsOf } from '@/mocks/system/dictSeed';
import { createTestClient } from '@/mocks/testClient';
import { exportableFields } from '@/src/crud/list/exporting/exportPlan';
import { checkRows } from '@/src/crud/list/importing/checkRows';
import { checkPlan, importPlan } from '@/src/crud/list/importing/importPlan';
import { readTable } from '@/src/lib/sheet/readTable';
import { allSubjects } from '@/src/testing/subject';

const importable = (await allSubjects()).filter(
  ({ resource: { importing, endpoints } }) => importing && endpoints.operations.export,
);

test.each(importable.map((subject) => [subject.name, subject] as const))(
  '%s: the import takes back the server’s export, row by row',
  async (_name, { resource }) => {
    const { importing, endpoints } = resource;
    const { export: exporting } = endpoints.operations;
    if (!importing || !exporting) return expect.unreachable();
    const admin = await createTestClient().as('admin');
    const response = await admin.fetch('POST', exporting.path, new URLSearchParams());
    const table = await readTable(new File([await response.blob()], nameOf(response)), { maxRows: 100_000 });
    if ('refused' in table) return expect.unreachable(table.refused);
    const plan = importPlan(resource, importing);
    const { places, problems: wrong } = checkPlan(plan, table.head);
    expect(wrong).toEqual([]);
    const types = plan.fields.flatMap(({ kind }) => kind.sheet?.dictionary ?? []);
    const labels = new Map(types.map((type) => [type, new Map(Object.entries(labelsOf(type)))]));
    const rules = { fields: plan.fields, places, labels };
    const checked = await checkRows(
      table.rows.slice(0, 200),
      rules,
      () => undefined,
      new AbortController().signal,
    );
    expect([...new Set(checked.problems.map(({ problem }) => problem))].slice(0, 10)).toEqual([]);
  },
);

test.each((await allSubjects()).filter(({ resource }) => resource.importing))(
  '$name: the head of a file that the page writes is taken back',
  ({ resource }) => {
    const { importing } = resource;
    if (!importing) return expect.unreachable();
    const plan = importPlan(resource, importing);
    const written = exportableFields(resource);
    // Whole telephone numbers may be in no file of the page: a person enters them.
    const kept = plan.fields.filter((field) => field.secret);
    const head = [...written, ...kept].map(({ label }) => label);
    expect(checkPlan(plan, head).problems).toEqual([]);
  },
);

function nameOf({ headers }: Response): string {
  return decodeURIComponent(headers.get('download-filename') ?? '');
}
