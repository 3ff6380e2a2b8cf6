import type { Endpoints } from '@/providers/endpoints/builder';
import { audit } from './audit';
import { nextRev, type Revised, refuseOverwrite } from './businessRules';
import type { CrudOptions } from './crudOptions';
import { member } from './list';
import { ApiError } from './responses';
import { read, type SignedInRequest } from './route';
import type { TableDefinition } from './table';
import { formatTime } from './time';
import { refuseChanged, refuseShared, refuseTaken } from './unique';
import { wires } from './wire';

/** A resource's mock as its operations see it. */
export interface Crud<Row extends object> {
  readonly endpoints: Endpoints;
  readonly definition: TableDefinition<Row>;
  readonly options: CrudOptions<Row>;
}

/** Adds a row, unless that is refused. */
export async function create<Row extends object>(
  crud: Crud<Row>,
  request: SignedInRequest,
): Promise<unknown> {
  const { endpoints, definition, options } = crud;
  const table = await request.mockServer.table(definition);
  const values = read(request.body, needed(options.input, 'input'));
  const id = options.idOf?.(table) ?? table.nextId();
  const stamp = stampOf(endpoints, request);
  const row = definition.schema.parse({
    rev: 1,
    ...values,
    ...options.scope?.own?.(request),
    ...options.complete?.(values, id, request),
    [definition.idField]: id,
    createTime: stamp.updateTime,
    createBy: stamp.updateBy,
    ...stamp,
  });
  if (options.unique) refuseTaken('create', row, table.all(), options.unique);
  if (options.distinct) refuseShared(row, table.all(), options.distinct);
  await options.check?.('create', row, request);
  await table.put(row);
  request.trail.after = row;
  await note(crud, request, '新增', undefined, row);
  await options.onCreated?.(row, request);
  return wires[endpoints.family].created(id);
}

/** Changes a row, unless that is refused. */
export async function store<Row extends object>(
  crud: Crud<Row>,
  request: SignedInRequest,
  before: Row,
  changes: object,
): Promise<void> {
  const { endpoints, definition, options } = crud;
  const table = await request.mockServer.table(definition);
  const changed = definition.schema.parse({
    ...{ ...before, ...changes, ...options.scope?.own?.(request) },
    ...{ ...(isRevised(before) && nextRev(before)), ...stampOf(endpoints, request) },
  });
  const row = options.settle?.(changed, before) ?? changed;
  const others = without(table.all(), before);
  if (options.fixed) refuseChanged(row, before, options.fixed);
  if (options.unique) refuseTaken('update', row, others, options.unique);
  if (options.distinct) refuseShared(row, others, options.distinct);
  await askTogether(
    () => isRevised(before) && refuseOverwrite(request, before),
    () => options.check?.('update', row, request, before),
  );
  await table.put(row);
  Object.assign(request.trail, { before, after: row });
  await note(crud, request, '修改', before, row);
  await options.onUpdated?.(row, request, before);
}

/** Runs checks one after the other. One answer forces the call: what they ask (601) is asked at once. */
async function askTogether(...checks: readonly (() => unknown)[]): Promise<void> {
  const questions: string[] = [];
  for (const check of checks) {
    try {
      await check();
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 601)) throw error;
      questions.push(error.message);
    }
  }
  if (questions.length > 0) throw new ApiError(questions.join(''), 601);
}

/** Logs a step where the resource has an audit log; a step of P for an institution is marked. */
export async function note<Row extends object>(
  { endpoints, definition, options }: Crud<Row>,
  request: SignedInRequest,
  action: string,
  before: Row | undefined,
  after?: Row,
  remark = '',
): Promise<void> {
  const { audit: fields, scope } = options;
  const row = after ?? before;
  if (!fields) return;
  const bizId = row ? Number(row[definition.idField]) : 0;
  const entry = {
    bizType: endpoints.name,
    bizId,
    action,
    fields,
    remark,
    forStore: scope?.own !== undefined,
  };
  await audit(request, { ...entry, ...(before && { before }), ...(after && { after }) });
}

function isRevised(row: object): row is Revised {
  return typeof member(row, 'rev') === 'number';
}

function without<Row extends object>(rows: readonly Row[], one: Row): readonly Row[] {
  return rows.filter((row) => row !== one);
}

function stampOf({ family }: Endpoints, request: SignedInRequest) {
  return { updateTime: formatTime(request.mockServer.now()), updateBy: wires[family].signature(request) };
}

/** A mock that lacks what its endpoints call for is a mistake of ours. */
export function needed<T>(option: T | undefined, name: string): T {
  if (option === undefined) throw new Error(`this mock needs the option "${name}"`);
  return option;
}
