import { z } from 'zod';
import { keptDays } from '@/resources/management/recycleBin/recycled';
import { categoryLevels, filledText, isEmpty } from '@/resources/operations/category/category';
import { operationsEndpoints } from '@/resources/operations/endpoints';
import { refuseInstitution } from '../../businessRules';
import { crudHandlers } from '../../crud';
import type { Action } from '../../crudOptions';
import { matchingRows } from '../../list';
import { recycleTable } from '../../management/recycleTable';
import type { MockServer } from '../../mockServer';
import { forbidden, found, refuse } from '../../responses';
import { idSchema, idsSchema, type Route, read, route, type SignedInRequest } from '../../route';
import { canCall } from '../../session';
import { alsoFor } from '../../sharedPath';
import type { TableDefinition } from '../../table';
import { dayLength, formatTime } from '../../time';
import { wires } from '../../wire';
import { articleBin } from '../article/articleBin';
import { articleTable } from '../article/articleTable';
import { galleryBin } from '../gallery/galleryBin';
import { galleryTable } from '../gallery/galleryTable';
import { materialBin } from '../material/materialBin';
import { materialTable } from '../material/materialTable';
import {
  type CategoryRow,
  categoryInput,
  categoryTable,
  enabledCategories,
  isEnabled,
} from './categoryTable';

const resources = operationsEndpoints['operations/resource-categories'];
const posters = operationsEndpoints['operations/marketing-categories'];
const { list, ...written } = resources.operations;
const kindInput = z.looseObject({ kind: z.literal([1, 2, 3], '请选择分类类型') });

/** Categories of resources and posters (screens O14 and O15): one controller, told apart by `kind`. */
export const categoryRoutes: readonly Route[] = [
  ...crudHandlers<CategoryRow>({ ...resources, operations: written }, categoryTable, {
    input: categoryInput,
    distinct: {
      name: {
        text: '同级分类名称已存在',
        among: (row, other) => row.kind === other.kind && row.parentId === other.parentId,
      },
    },
    fixed: { kind: '分类类型不能修改' },
    check: checkCategory,
    remove: async (row, { mockServer, body }) => {
      await moveContent(mockServer, row.id, read(body, targetInput).moveTo);
      await (await mockServer.table(categoryTable)).remove(row.id);
    },
  }).map(shared),
  shared(
    route(list, async (request) => {
      const { kind } = read(request.body, kindInput);
      await requireKind(request, kind, 'list');
      const counts = await countsOf(request.mockServer);
      const rows = (await request.mockServer.table(categoryTable)).all();
      const shown = rows
        .filter((row) => row.kind === kind)
        .map((row) => ({ ...row, ...(counts.get(row.id) ?? nothing) }));
      const matching = new Set(matchingRows(shown, wires.rpc.query(request), { contains: ['name'] }));
      return nested(shown.filter((row) => matching.has(row)));
    }),
  ),
  route(operationsEndpoints['operations/galleries'].operations.categories, async ({ mockServer, body }) => {
    const { kind } = read(body, kindInput);
    return nested(await enabledCategories(mockServer, kind)).map(choice);
  }),
];

/** The route, for those as well who look after the other kind. */
function shared(given: Route): Route {
  const other = Object.values(posters.operations).find(({ path }) => path === given.operation.path);
  return other ? alsoFor(given, other) : given;
}

/** Refuses callers without the permission for categories of this kind. */
async function requireKind(
  { mockServer, user }: SignedInRequest,
  kind: number,
  name: 'list' | Action,
): Promise<void> {
  const { operations } = kind === 2 ? posters : resources;
  if (!(await canCall(mockServer, user, operations[name].permission))) throw forbidden('rpc');
}

async function checkCategory(
  action: Action,
  row: CategoryRow,
  request: SignedInRequest,
  before?: CategoryRow,
): Promise<void> {
  refuseInstitution(request);
  await requireKind(request, row.kind, action);
  const rows = (await request.mockServer.table(categoryTable)).all().filter(({ id }) => id !== row.id);
  if (action === 'remove') return checkRemoval(row, rows, request);
  const { most, text } = categoryLevels[row.kind];
  const above = aboveOf(row, rows);
  if (above.some(({ id }) => id === row.id)) refuse('上级分类不能是自身或下级');
  if (above.length + heightOf(row, rows) > most) refuse(text);
  const starts = row.status === 1 && (before?.status !== 1 || before.parentId !== row.parentId);
  if (starts && above[0]?.status === 0) refuse('请先启用上级分类');
}

/** The categories above one, the nearest first; ends where the way comes round to the category itself. */
function aboveOf(row: CategoryRow, others: readonly CategoryRow[]): CategoryRow[] {
  const above: CategoryRow[] = [];
  for (let parentId = row.parentId; parentId !== 0; ) {
    const parent = parentId === row.id ? row : found(others.find(({ id }) => id === parentId));
    if (parent.kind !== row.kind) refuse('请选择上级分类');
    above.push(parent);
    if (parent === row || above.length > others.length) return above;
    parentId = parent.parentId;
  }
  return above;
}

/** Levels from a category down, its own counted. */
function heightOf({ id }: CategoryRow, rows: readonly CategoryRow[]): number {
  const below = rows.filter(({ parentId }) => parentId === id);
  return 1 + Math.max(0, ...below.map((row) => heightOf(row, rows)));
}

const targetInput = z.object({ id: idsSchema, moveTo: idSchema.nullish() });

/** Refuses while something is below a category, or its content cannot go where the body says. */
async function checkRemoval(
  row: CategoryRow,
  others: readonly CategoryRow[],
  request: SignedInRequest,
): Promise<void> {
  if (others.some(({ parentId }) => parentId === row.id)) refuse('请先删除下级分类');
  const { mockServer, body } = request;
  const { id: removed, moveTo } = read(body, targetInput);
  const inside = (await countsOf(mockServer)).get(row.id) ?? nothing;
  if (isEmpty(inside)) return;
  const target =
    others.find(({ id, kind }) => id === moveTo && kind === row.kind && !removed.includes(id)) ??
    refuse(filledText(inside));
  if (!(await isEnabled(mockServer, row.kind, target.id))) refuse('移动到的分类已停用');
  await refuseSameTitles(mockServer, row.id, [target.id, ...removed.filter((id) => id !== row.id)]);
}

async function moveContent(mockServer: MockServer, from: number, to: number | null | undefined) {
  if (to == null) return;
  await moveAll(mockServer, materialTable, from, to);
  await moveAll(mockServer, galleryTable, from, to);
  await moveAll(mockServer, articleTable, from, to);
  await moveRecycled(mockServer, from, to);
}

/** Refuses resources that will be beside their like: titles are unique in a category. */
async function refuseSameTitles({ table }: MockServer, from: number, others: readonly number[]) {
  const materials = (await table(materialTable)).all();
  const titles = new Set(
    materials.filter(({ categoryId }) => others.includes(categoryId)).map(({ title }) => title),
  );
  const same = materials.filter(({ categoryId, title }) => categoryId === from && titles.has(title));
  if (same.length > 0) refuse(`移动到的分类中已有${same.map(({ title }) => `「${title}」`).join('、')}`);
}

async function moveAll<Row extends { categoryId: number }>(
  mockServer: MockServer,
  definition: TableDefinition<Row>,
  from: number,
  to: number,
): Promise<void> {
  const table = await mockServer.table(definition);
  for (const row of table.all().filter(({ categoryId }) => categoryId === from))
    await table.put({ ...row, categoryId: to });
}

async function moveRecycled(mockServer: MockServer, from: number, to: number): Promise<void> {
  const table = await mockServer.table(recycleTable);
  for (const { entry, record } of await recycledContent(mockServer))
    if (record.categoryId === from)
      await table.put({ ...entry, record: JSON.stringify({ ...record, categoryId: to }) });
}

/** Kinds of content in the recycle bin. */
const bins: readonly string[] = [materialBin, galleryBin, articleBin].map(({ bin }) => bin.bizType);

const contentRecord = z.looseObject({ categoryId: z.number() });

/** Deleted content that can still be restored: the entries of the bin, and what they keep. */
async function recycledContent({ table, now }: MockServer) {
  const since = formatTime(now() - keptDays * dayLength);
  return (await table(recycleTable))
    .all()
    .filter(({ bizType, deleteTime }) => bins.includes(bizType) && deleteTime > since)
    .map((entry) => ({ entry, record: read(JSON.parse(entry.record), contentRecord) }));
}

const nothing = { count: 0, recycled: 0 };

/** Numbers of what is in the categories, and of what can come back to them. */
async function countsOf(mockServer: MockServer): Promise<ReadonlyMap<number, typeof nothing>> {
  const { table } = mockServer;
  const counts = new Map<number, typeof nothing>();
  const add = (id: number, name: keyof typeof nothing) => {
    const before = counts.get(id) ?? nothing;
    counts.set(id, { ...before, [name]: before[name] + 1 });
  };
  const all = [
    ...(await table(materialTable)).all(),
    ...(await table(galleryTable)).all(),
    ...(await table(articleTable)).all(),
  ];
  for (const { categoryId } of all) add(categoryId, 'count');
  for (const { record } of await recycledContent(mockServer)) add(record.categoryId, 'recycled');
  return counts;
}

type Nested<Row> = Row & { children?: Nested<Row>[] };

/** Nests rows below their parents, in order; rows whose parent is missing are at the top. */
function nested<Row extends Pick<CategoryRow, 'id' | 'parentId' | 'sort'>>(
  rows: readonly Row[],
): Nested<Row>[] {
  const nodes = rows
    .map((row): Nested<Row> => ({ ...row, children: undefined }))
    .sort((one, other) => one.sort - other.sort);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  return nodes.filter((node) => {
    const parent = byId.get(node.parentId);
    if (parent) parent.children = [...(parent.children ?? []), node];
    return !parent;
  });
}

interface Choice {
  readonly id: number;
  readonly name: string;
  readonly children: Choice[];
}

function choice({ id, name, children = [] }: Nested<CategoryRow>): Choice {
  return { id, name, children: children.map(choice) };
}
