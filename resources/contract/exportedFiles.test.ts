import { expect, test } from 'vitest';
import { csvFile, imported } from '@/mocks/operations/filesTestClient';
import { labelsOf } from '@/mocks/system/dictSeed';
import { createTestClient } from '@/mocks/testClient';
import { exportableFields } from '@/src/crud/list/exporting/exportPlan';
import { checkRows } from '@/src/crud/list/importing/checkRows';
import { exampleRows } from '@/src/crud/list/importing/importFiles';
import { checkPlan, type ImportPlan, importPlan } from '@/src/crud/list/importing/importPlan';
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
    const rules = { fields: plan.fields, places, labels: labelsFor(plan) };
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

const exemplary = (await allSubjects()).filter(({ resource }) => resource.importing?.example);

test.each(exemplary)(
  '$name: the template’s example passes the check, and the server takes it',
  async ({ resource }) => {
    const { importing, endpoints } = resource;
    if (!importing) return expect.unreachable();
    const plan = importPlan(resource, importing);
    const { fields } = plan;
    const labels = labelsFor(plan);
    const lines = exampleRows(plan, labels).map((cells, index) => ({ line: index + 2, cells }));
    const rules = { fields, places: fields.map((_, index) => index), labels };
    const { signal } = new AbortController();
    const { rows, problems } = await checkRows(lines, rules, () => undefined, signal);
    expect(problems).toEqual([]);
    const { import: own } = endpoints.operations;
    if (!own) return;
    const { mockServer, as } = createTestClient();
    const head = fields.map(({ label }) => label);
    const file = csvFile([head, ...rows.map(({ cells }) => cells)].map((cells) => cells.join(',')));
    const report = await imported(mockServer, await as('admin'), own, file, 1);
    expect(report).toMatchObject({ valid: rows.length, errors: [] });
  },
);

/** The labels of the dictionaries that the columns of an import name. */
function labelsFor({ fields }: ImportPlan) {
  const types = fields.flatMap(({ kind }) => kind.sheet?.dictionary ?? []);
  return new Map(types.map((type) => [type, new Map(Object.entries(labelsOf(type)))]));
}

function nameOf({ headers }: Response): string {
  return decodeURIComponent(headers.get('download-filename') ?? '');
}
