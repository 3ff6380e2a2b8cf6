import { z } from 'zod';
import { systemEndpoints } from '@/resources/system/endpoints';
import { daysBetween, daysOf } from '@/resources/system/userDate/seasonDays';
import { longestRange } from '@/resources/system/userDate/userDate';
import { dateProblem } from '@/src/lib/typedDate';
import { platformStoreId, type StoreRow } from '../../customer/storeRow';
import { storeTable } from '../../customer/storeTable';
import { downloadSheet } from '../../download';
import { orderTable } from '../../expert/orderTable';
import { matchingRows } from '../../list';
import { refuse } from '../../responses';
import { idSchema, type Route, read, route, type SignedInRequest } from '../../route';
import { sheetOf } from '../../sheet';
import { formatDay } from '../../time';
import { respondList, wires } from '../../wire';
import { shownFigures, sumOf } from './figures';
import { bucketsOf } from './series';

const { operations } = systemEndpoints['system/user-date'];
const missing = '请选择日期范围';
const day = z.iso.date({ error: ({ input }) => dateProblem(String(input ?? '')) ?? missing });
const optional = z
  .union([z.literal(''), idSchema])
  .nullish()
  .transform((id) => id || undefined);
const input = z
  .object({
    begin: day,
    end: day,
    unit: z.enum(['day', 'week', 'month']).default('day'),
    storeId: optional,
    provinceId: optional,
  })
  .refine(({ begin, end }) => begin <= end, '开始日期不能晚于结束日期')
  .refine(({ begin, end }) => daysBetween(begin, end) < longestRange.days, longestRange.message);

const order = { field: 'date', descending: true };
const columns = {
  日期: 'date',
  机构: 'storeName',
  新增用户: 'newUsers',
  活跃用户: 'activeUsers',
  绑卡用户: 'bindCards',
  付费用户: 'paidUsers',
  保存志愿表: 'volunteers',
  生成报告: 'reports',
  订单数: 'orders',
  订单金额: 'amount',
  '次周留存（%）': 'retain7',
};

/** How many students came, returned and bought, by date (screen H6). */
export const userDateRoutes: readonly Route[] = [
  route(operations.list, async (request) => {
    const { rows, sum } = await figuresFor(request);
    return respondList(request, rows, { order }, { sum });
  }),
  route(operations.export, async (request) => {
    const { rows } = await figuresFor(request);
    const { sort } = wires.rpc.query(request);
    const sorted = matchingRows(rows, { filters: {}, sort }, { order });
    const name = '用户数据';
    return downloadSheet(
      { name, rows: sheetOf(columns, sorted) },
      `${name}_${formatDay(request.mockServer.now())}.xlsx`,
    );
  }),
];

/** The rows of the given range, up to today, with their sum. */
async function figuresFor(request: SignedInRequest) {
  const { begin, end, unit, storeId, provinceId } = read(request.body, input);
  const { mockServer, user } = request;
  const all = (await mockServer.table(storeTable)).all();
  const own = user.storeId === platformStoreId ? storeId : user.storeId;
  if (storeId !== undefined && !all.some(({ id }) => id === storeId)) refuse('数据不存在或已被删除');
  const isMeant = (store: StoreRow) =>
    (own === undefined || store.id === own) && (provinceId === undefined || store.provinceId === provinceId);
  const today = formatDay(mockServer.now());
  const days = daysOf(begin, end < today ? end : today);
  const meant = new Set(all.filter(isMeant).map(({ id }) => id));
  const orders = (await mockServer.table(orderTable)).all().filter((order) => meant.has(order.storeId));
  const buckets = bucketsOf(days, unit, { all, isMeant, orders });
  const storeName = all.find(({ id }) => id === own)?.name ?? '全部机构';
  const rows = [...buckets].map(([date, figures]) => ({
    id: date,
    date,
    storeName,
    ...shownFigures(figures),
  }));
  return { rows, sum: shownFigures(sumOf([...buckets.values()])) };
}
