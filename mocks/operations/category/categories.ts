import { z } from 'zod';
import { categoryLevels, filledText } from '@/resources/operations/category/category';
import { operationsEndpoints } from '@/resources/operations/endpoints';
import { crudHandlers } from '../../crud';
import type { Action } from '../../crudOptions';
import { matchingRows } from '../../list';
import type { MockServer } from '../../mockServer';
import { forbidden, found, refuse } from '../../responses';
import { idSchema, type Route, read, route, type SignedInRequest } from '../../route';
import { canCall } from '../../session';
import { alsoFor } from '../../sharedPath';
import type { TableDefinition } from '../../table';
import { wires } from '../../wire';
import { articleTable } from '../article/articleTable';
import { galleryTable } from '../gallery/galleryTable';
import { materialTable } from '../material/materialTable';
import { type CategoryRow, categoryInput, categoryTable, enabledCategories } from './categoryTable';

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
  }).map(shared),
  shared(
    route(list, async (request) => {
      const { kind } = read(request.body, kindInput);
      await requireKind(request, kind, 'list');
      const counts = await countsOf(request.mockServer);
      const rows = (await request.mockServer.table(categoryTable)).all();
      const shown = rows
        .filter((row) => row.kind === kind)
        .map((row) => ({ ...row, count: counts.get(row.id) ?? 0 }));
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
  await requireKind(request, row.kind, action);
  const rows = (await request.mockServer.table(categoryTable)).all().filter(({ id }) => id !== row.id);
  if (action === 'remove') return emptyCategory(row, rows, request);
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

/** Refuses while something is below a category; what is in it goes where the body says. */
async function emptyCategory(
  row: CategoryRow,
  others: readonly CategoryRow[],
  request: SignedInRequest,
): Promise<void> {
  if (others.some(({ parentId }) => parentId === row.id)) refuse('请先删除下级分类');
  const { moveTo } = read(request.body, z.object({ moveTo: idSchema.nullish() }));
  const count = (await countsOf(request.mockServer)).get(row.id) ?? 0;
  if (count === 0) return;
  const target =
    others.find(({ id, kind }) => id === moveTo && kind === row.kind) ?? refuse(filledText(count));
  await moveAll(request.mockServer, materialTable, row.id, target.id);
  await moveAll(request.mockServer, galleryTable, row.id, target.id);
  await moveAll(request.mockServer, articleTable, row.id, target.id);
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

async function countsOf({ table }: MockServer): Promise<ReadonlyMap<number, number>> {
  const counts = new Map<number, number>();
  const all = [
    ...(await table(materialTable)).all(),
    ...(await table(galleryTable)).all(),
    ...(await table(articleTable)).all(),
  ];
  for (const { categoryId } of all) counts.set(categoryId, (counts.get(categoryId) ?? 0) + 1);
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
