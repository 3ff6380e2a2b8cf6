import { z } from 'zod';
import { shellCalls } from '@/providers/endpoints/platformCalls';
import { storeTable } from '../customer/storeTable';
import { batchTable, currentYear } from '../gaokao/batchTable';
import { momentOf } from '../gaokao/fillWindows';
import { provinceShortName } from '../platform/areas';
import { createRandom } from '../random';
import { type Route, read, route } from '../route';
import { summaryRoutes } from './summary';
import { trendRoute } from './trend';

/** The filling periods of each province, from its batches (screen A3, 志愿季日历). */
const seasonRoute = route(shellCalls.homeSeason, async ({ mockServer }) => {
  const batches = (await mockServer.table(batchTable)).all();
  const list = batches.flatMap(({ year, enabled, provinceId, name, fillStart: begin, fillEnd: end }) =>
    year === currentYear && enabled && begin && end
      ? [
          {
            provinceId,
            province: provinceShortName(provinceId),
            batch: name,
            begin,
            end,
            state: stateOf(begin, end, mockServer.now()),
          },
        ]
      : [],
  );
  return { list, demo: 1 };
});

function stateOf(begin: string, end: string, now: number): string {
  if (now < momentOf(begin)) return '未开始';
  return now < momentOf(end) ? '填报中' : '已截止';
}

const input = z.object({ limit: z.number().int().min(1).max(34).default(10) });

/** Provinces by their users (screen A3); made up of their institutions until there are students. */
const provinceRankRoute = route(shellCalls.homeProvinceRank, async ({ mockServer, body }) => {
  const { limit } = read(body, input);
  const stores = (await mockServer.table(storeTable)).all().filter(({ deleteTime }) => deleteTime === '');
  const counts = new Map<number, number>();
  for (const { provinceId } of stores) counts.set(provinceId, (counts.get(provinceId) ?? 0) + 1);
  const list = [...counts]
    .map(([provinceId, count]) => {
      const random = createRandom(provinceId);
      const users = count * 400 + random.below(900);
      const cards = Math.round((users * (20 + random.below(30))) / 100);
      return { province: provinceShortName(provinceId), users, cards };
    })
    .sort((one, other) => other.users - one.users)
    .slice(0, limit);
  return { list, demo: 1 };
});

/** The calls of the home page's own blocks (screen A3). */
export const homeRoutes: readonly Route[] = [...summaryRoutes, trendRoute, seasonRoute, provinceRankRoute];
