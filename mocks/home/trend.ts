import { z } from 'zod';
import { shellCalls } from '@/providers/endpoints/platformCalls';
import { platformStoreId } from '../customer/storeRow';
import { storeTable } from '../customer/storeTable';
import { orderTable } from '../expert/orderTable';
import { forbidden } from '../responses';
import { read, route, type SignedInRequest } from '../route';
import { permissionsOf } from '../session';
import { shownFigures } from '../system/userDate/figures';
import { bucketsOf } from '../system/userDate/series';
import { dayLength, formatDay } from '../time';

const input = z.object({ days: z.literal([7, 30, 90], '时间范围只能是 7、30 或 90 天') });

/** The figures of a day, the last day being today (screen A3, 业务趋势). */
export interface TrendDay {
  readonly date: string;
  readonly users: number;
  readonly cards: number;
  readonly orders: number;
  /** Yuan, two digits. */
  readonly amount: string;
}

/** Users and cards are invented, the same for a day on every call; orders are counted. Staff of an institution get its share. */
export const trendRoute = route(shellCalls.homeTrend, async (request) => {
  if (!(await canSee(request))) throw forbidden('rpc');
  const { days } = read(request.body, input);
  const { mockServer, user } = request;
  const now = mockServer.now();
  const dates = Array.from({ length: days }, (_, index) => formatDay(now - (days - 1 - index) * dayLength));
  const all = (await mockServer.table(storeTable)).all();
  const isOwn = (id: number) => user.storeId === platformStoreId || id === user.storeId;
  const orders = (await mockServer.table(orderTable)).all().filter(({ storeId }) => isOwn(storeId));
  const figures = bucketsOf(dates, 'day', { all, isMeant: ({ id }) => isOwn(id), orders });
  const list = [...figures].map(([date, day]): TrendDay => {
    const { newUsers: users, bindCards: cards, orders, amount } = shownFigures(day);
    return { date, users, cards, orders, amount };
  });
  return { list, demo: 1 };
});

/** Whether the caller may list institutions, or anything of the finances. */
async function canSee({ mockServer, user }: SignedInRequest): Promise<boolean> {
  const held = await permissionsOf(mockServer, user);
  return held.some((one) => one === '*:*:*' || /^(customer:store|finance:[\w-]+):list$/.test(one));
}
