import { z } from 'zod';
import { operationsEndpoints } from '@/resources/operations/endpoints';
import { type DayStat, goodServiceRules, mostLive } from '@/resources/operations/goodService/goodService';
import { mostAtOnce } from '@/resources/operations/headlines/headlineSlots';
import { countContent, isInReview, isPublished } from '@/src/lib/contentStatus';
import { refuseInstitution } from '../../businessRules';
import { reviewRoutes } from '../../contentReview';
import { contentRoute, refusePublished } from '../../contentStatus';
import { crudHandlers } from '../../crud';
import { refuseOutside } from '../../crudOptions';
import { filterRows } from '../../list';
import type { MockServer } from '../../mockServer';
import { createRandom } from '../../random';
import { found, refuse } from '../../responses';
import { idSchema, type Route, read, route, type SignedInRequest } from '../../route';
import { choice, optionalText, textMember } from '../../rules';
import { labelsOf } from '../../system/dictSeed';
import { dayLength, formatDay, formatTime } from '../../time';
import { optionalTime } from '../contentInput';
import { publicServices } from '../service/publicServices';
import { goodServiceScope, shownTimes } from './goodServiceSight';
import { type GoodServiceRow, goodServiceTable } from './goodServiceTable';

const endpoints = operationsEndpoints['operations/good-service'];
const { list, one, create, update, remove, status, submit, sendBack, counts, stat } = endpoints.operations;
const { services: offered } = endpoints.operations;

const statDays = 14;
const missing = '请选择服务';

const input = z
  .object({
    serviceId: z.preprocess(
      (id) => id ?? undefined,
      z.custom((id) => id !== undefined && id !== '', missing).pipe(idSchema),
    ),
    badge: z.union([z.literal(''), choice('角标', labelsOf('service_badge'))]).nullish(),
    reason: textMember(goodServiceRules.reason),
    cover: optionalText('封面', 255),
    beginTime: optionalTime('开始时间'),
    endTime: optionalTime('结束时间'),
    // The service's name: `named` sets it, whatever a client sends.
    title: z.string().default(''),
  })
  .refine(
    ({ beginTime, endTime }) => beginTime === '' || endTime === '' || endTime > beginTime,
    '结束时间必须晚于开始时间',
  )
  .transform(({ badge, ...values }) => ({ ...values, badge: badge ?? '' }));

/** The first row of the home page (screen O7). */
export const goodServiceRoutes: readonly Route[] = [
  ...crudHandlers({ ...endpoints, operations: { list, one, create, update, remove } }, goodServiceTable, {
    input,
    scope: goodServiceScope,
    contains: ['title'],
    order: { field: 'sort' },
    presenter,
    distinct: { serviceId: '该服务已在优质服务中' },
    audit: { title: '服务', reason: '推荐语', beginTime: '开始时间', endTime: '结束时间' },
    complete: (_values, id) => ({
      ...{ status: 0 as const, publishTime: '', expireTime: '', submitTime: '' },
      ...{ sort: id, rev: 1 },
    }),
    check: async (action, row, request) => {
      const { mockServer } = request;
      refuseInstitution(request);
      if (action === 'remove') return refusePublished(row);
      await refuseUnsold(mockServer, row);
      if (isPublished(row)) await refuseMany(mockServer, row);
    },
  }).map(named),
  contentRoute(status, goodServiceTable, {
    bizType: endpoints.name,
    isComplete: (row) => input.safeParse(row).success,
    endOf: ({ endTime }) => endTime,
    check: async (row, to, request) => {
      const { mockServer } = request;
      refuseInstitution(request);
      if (to === 1) await refuseUnsold(mockServer, row);
      if (to === 1) await refuseMany(mockServer, row);
    },
  }),
  ...reviewRoutes({ submit, sendBack, status }, goodServiceTable, {
    bizType: endpoints.name,
    isComplete: async (row) => input.safeParse(row).success,
    rowIn: async (request) => {
      refuseInstitution(request);
      const table = await request.mockServer.table(goodServiceTable);
      return found(table.get(read(request.body.id, idSchema)));
    },
  }),
  route(counts, async (request) => {
    const { status: _status, isInReview: _isInReview, ...filters } = request.body;
    const all = (await request.mockServer.table(goodServiceTable)).all();
    const rows = all.filter(await goodServiceScope.covers(request)).map(await presenter(request));
    return countContent(filterRows(rows, filters, { contains: ['title'] }));
  }),
  route(stat, async (request) => {
    const { mockServer, body } = request;
    const table = await mockServer.table(goodServiceTable);
    const row = found(table.get(read(body.id, idSchema)));
    await refuseOutside(goodServiceScope, row, request);
    const former = table.find(({ status: state, id }) => state === 2 && id !== row.id);
    const now = mockServer.now();
    return {
      list: daysOf(row.serviceId, now),
      former: former ? { title: former.title, list: daysOf(former.serviceId, now) } : null,
    };
  }),
  route(offered, async ({ mockServer }) => {
    const services = [...(await publicServices(mockServer)).values()];
    return services.filter(({ isOnSale }) => isOnSale).map(({ id, name }) => ({ id, name }));
  }),
];

/** Presents rows with the start and end of their display, which the derived states read. */
async function presenter({ mockServer }: SignedInRequest) {
  const services = await publicServices(mockServer);
  return (row: GoodServiceRow) => {
    const { name = row.title, cover = '', rating = 0, orders30 = 0 } = services.get(row.serviceId) ?? {};
    const isWaiting = isInReview(row) ? 1 : 0;
    return {
      ...row,
      ...shownTimes(row),
      title: name,
      serviceCover: cover,
      rating,
      orders30,
      isInReview: isWaiting,
    };
  };
}

/** Adds the name of the service to a write, so that logs name it. */
function named(given: Route): Route {
  if (given.open || ![create, update].includes(given.operation)) return given;
  return {
    ...given,
    answer: async (request: SignedInRequest) => {
      const { title: _title, ...body } = request.body;
      const service = (await publicServices(request.mockServer)).get(Number(body.serviceId));
      return given.answer({ ...request, body: { ...body, ...(service && { title: service.name }) } });
    },
  };
}

async function refuseUnsold(server: MockServer, { serviceId }: GoodServiceRow): Promise<void> {
  if (!(await publicServices(server)).get(serviceId)?.isOnSale) refuse('仅销售中的服务可设为优质服务');
}

function spanOf({ beginTime, endTime }: GoodServiceRow) {
  return { begin: beginTime, end: endTime || '9999' };
}

/** There is room for eight at a moment from now on. */
async function refuseMany({ table, now }: MockServer, row: GoodServiceRow): Promise<void> {
  const others = (await table(goodServiceTable))
    .all()
    .filter((other) => other.id !== row.id && isPublished(other));
  const { begin, end } = spanOf(row);
  const today = formatTime(now());
  const wanted = { begin: begin > today ? begin : today, end };
  if (mostAtOnce(wanted, others.map(spanOf)) >= mostLive) refuse(`优质服务最多同时展示 ${mostLive} 个`);
}

/** The same numbers for a service however often they are asked for. */
function daysOf(serviceId: number, now: number): DayStat[] {
  const random = createRandom(serviceId * 31);
  return Array.from({ length: statDays }, (_, index) => {
    const shows = 400 + random.below(300);
    const clicks = Math.floor((shows * (5 + random.below(10))) / 100);
    const date = formatDay(now - (statDays - index) * dayLength);
    return { date, shows, clicks, orders: Math.floor(clicks / (6 + random.below(10))) };
  });
}
