import { z } from 'zod';
import type { Operation } from '@/providers/endpoints/builder';
import {
  afterStep,
  type ContentStep,
  isOnline,
  isOver,
  isPublished,
  overText,
  stepProblem,
} from '@/src/lib/contentStatus';
import { audit } from './audit';
import { doEach, nextRev, refuseMoved } from './businessRules';
import { found, refuse } from './responses';
import { idsSchema, type Route, read, route, type SignedInRequest } from './route';
import type { TableDefinition } from './table';
import { formatTime } from './time';

/** A row that is published and taken back (screens-business, 1.6). */
export interface ContentRow {
  id: number;
  title: string;
  status: 0 | 1 | 2;
  /** Empty until it was published, unless somebody set a time. */
  publishTime: string;
  expireTime: string;
  rev: number;
  updateTime: string;
  updateBy: string;
}

interface ContentRules<Row extends ContentRow> {
  /** Name of the resource, for 操作记录. */
  readonly bizType: string;
  /** Whether all that is required is there. */
  readonly isComplete: (row: Row) => boolean;
  /** The end of its display, empty where it has none; `expireTime` where absent. */
  readonly endOf?: (row: Row) => string;
  /** Refuses by throwing what else forbids a step. */
  readonly check?: (row: Row, to: ContentStep, request: SignedInRequest) => void | Promise<void>;
  /** The order in which several rows take a step, as a comparison; as they were sent where absent. */
  readonly order?: (one: Row, other: Row) => number;
  /** Further effects of the publication. */
  readonly onPublished?: (row: Row, request: SignedInRequest) => Promise<void>;
}

const input = z.object({
  id: idsSchema,
  status: z.coerce.number().pipe(z.union([z.literal(1), z.literal(2)])),
});

/** The call `status { id: "1,2", status }`: 发布 and 下架, each row by itself (44444 where some are refused). */
export function contentRoute<Row extends ContentRow>(
  operation: Operation,
  definition: TableDefinition<Row>,
  {
    bizType,
    isComplete,
    endOf = ({ expireTime }) => expireTime,
    check,
    order,
    onPublished,
  }: ContentRules<Row>,
): Route {
  return route(operation, async (request) => {
    const { id: ids, status } = read(request.body, input);
    const table = await request.mockServer.table(definition);
    const now = formatTime(request.mockServer.now());
    const stamp = { updateTime: now, updateBy: request.user.nickName };
    const change = async (id: number) => {
      const before = found(table.get(id));
      // a single row is published as the caller has seen it
      if (ids.length === 1) refuseMoved(request, before);
      if (status === 2) refuseStep(stepProblem(before, 2, true));
      else refuseStep(stepProblem(before, 1, isComplete(before)) ?? endProblem(endOf(before), now));
      await check?.(before, status, request);
      // a review ends with the step that it was asked for
      const reviewed = 'submitTime' in before ? { submitTime: '' } : {};
      const step = { ...afterStep(before, status, now), ...reviewed };
      const after = { ...before, ...step, ...nextRev(before), ...stamp };
      await table.put(after);
      await audit(request, { bizType, bizId: id, action: status === 1 ? '发布' : '下架', before, after });
      if (status === 1) await onPublished?.(after, request);
    };
    const nameOf = (id: number) => table.get(id)?.title ?? String(id);
    return doEach(order ? sortedBy(order, ids, table.get) : ids, nameOf, change);
  });
}

/** The ids in the order of their rows; unknown ones come last. */
function sortedBy<Row extends ContentRow>(
  order: (one: Row, other: Row) => number,
  ids: readonly number[],
  get: (id: number) => Row | undefined,
): number[] {
  const rows = ids.flatMap((id) => get(id) ?? []).toSorted(order);
  return [...rows.map(({ id }) => id), ...ids.filter((id) => !get(id))];
}

function refuseStep(problem: string | undefined): void {
  if (problem) refuse(problem);
}

/** Why what is shown until `end` is not published any more. */
function endProblem(end: string, now: string): string | undefined {
  return isOver(end, now) ? overText : undefined;
}

/** Published content without a new time keeps its own; for the `settle` of `crudHandlers`. */
export function keepPublishTime<Row extends Pick<ContentRow, 'status' | 'publishTime'>>(
  row: Row,
  before: Row,
): Row {
  return isPublished(before) && row.publishTime === '' ? { ...row, publishTime: before.publishTime } : row;
}

/** Refuses a step that needs readers: nobody can read it before its publication, its time, or after its end. */
export function refuseOffline(
  row: Pick<ContentRow, 'status' | 'publishTime' | 'expireTime'>,
  now: string,
): void {
  if (!isPublished(row)) refuse('该内容未发布');
  if (isOver(row.expireTime, now)) refuse('该内容已过期');
  if (!isOnline(row, now)) refuse('该内容尚未上线');
}

/** Refuses to delete what is published; for the `check` of `crudHandlers`. */
export function refusePublished(row: Pick<ContentRow, 'status'>): void {
  if (isPublished(row)) refuse('已发布内容请先下架再删除');
}
