import { expect, test } from 'vitest';
import { csvFile, imported } from '@/mocks/operations/filesTestClient';
import { labelsOf } from '@/mocks/system/dictSeed';
import { createTestClient } from '@/mocks/testClient';
import { exportableFields } from '@/src/crud/list/exporting/exportPlan';
import { checkRows } from '@/src/crud/list/importing/checkRows';
import { exampleRows, templateColumns } from '@/src/crud/list/importing/importFiles';
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

test.each((await allSubjects()).filter(({ resource }) => resource.importing))(
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
    expect(rows).not.toEqual([]);
    const { import: own } = endpoints.operations;
    if (!own) return;
    const { mockServer, as } = createTestClient();
    const head = fields.map(({ label }) => label);
    const file = csvFile([head, ...rows.map(({ cells }) => cells)].map((cells) => cells.join(',')));
    const report = await imported(mockServer, await as('admin'), own, file, 1);
    expect(report).toMatchObject({ valid: rows.length, errors: [] });
  },
);

test.each([
  ['operations/specialty', '专业代码', '专业代码为 6 位数字，可带 T、K、TK'],
  ['operations/specialty', '专业类', '专业类名称或四位代码，如 计算机类 或 0809'],
  ['operations/specialty', '主干课程', '多项用分号隔开'],
  ['operations/specialty', '匹配兴趣', 'R、I、A、S、E、C，多项用顿号隔开；最多 3 项'],
  ['operations/school-data', '所在地', '省/市/区县，如 湖南省/长沙市/岳麓区'],
  ['operations/college-data', '批次', '批次全称，如 本科批（普通类）'],
  ['operations/college-data', '院校', '院校名称或五位院校代码，如 湖南大学'],
  ['operations/college-data', '专业', '专业代码，如 080901'],
  ['management/client-data', '手机号', '11 位手机号码，如 19900000001'],
])('the template of %s says what %s is like, in cells for texts', async (name, label, hint) => {
  const { resource } = (await allSubjects()).find((one) => one.name === name) ?? expect.unreachable();
  const plan = importPlan(resource, resource.importing ?? expect.unreachable());
  const columns = templateColumns(plan, labelsFor(plan));
  expect(columns.find(({ header }) => header === label)).toMatchObject({ isText: true, hint });
});

test.each((await allSubjects()).filter(({ resource }) => resource.importing))(
  '$name: the template says nothing about a column twice',
  ({ resource }) => {
    const plan = importPlan(resource, resource.importing ?? expect.unreachable());
    const repeated = templateColumns(plan, labelsFor(plan)).filter(({ hint }) => {
      const parts = hint.split('；');
      return parts.some((part, index) =>
        parts.some((other, place) => place !== index && other.includes(part)),
      );
    });
    expect(repeated.map(({ header, hint }) => `${header}：${hint}`)).toEqual([]);
  },
);

test('[O12] a code that a spreadsheet program has cut is refused before the server is asked', async () => {
  const { resource } =
    (await allSubjects()).find((one) => one.name === 'operations/specialty') ?? expect.unreachable();
  const { fields } = importPlan(resource, { columns: ['code'] });
  const rules = { fields, places: [0], labels: new Map() };
  const { signal } = new AbortController();
  const { problems } = await checkRows([{ line: 2, cells: [10101] }], rules, () => undefined, signal);
  expect(problems.map(({ problem }) => problem)).toEqual(['专业代码为 6 位数字，可带 T、K、TK']);
});

/** The labels of the dictionaries that the columns of an import name. */
function labelsFor({ fields }: ImportPlan) {
  const types = fields.flatMap(({ kind }) => kind.sheet?.dictionary ?? []);
  return new Map(types.map((type) => [type, new Map(Object.entries(labelsOf(type)))]));
}

function nameOf({ headers }: Response): string {
  return decodeURIComponent(headers.get('download-filename') ?? '');
}
