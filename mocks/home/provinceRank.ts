import { z } from 'zod';
import { shellCalls } from '@/providers/endpoints/platformCalls';
import { storeTable } from '../customer/storeTable';
import { regionText } from '../platform/areaData';
import { createRandom } from '../random';
import { read, route } from '../route';

const input = z.object({ limit: z.number().int().min(1).max(34).default(10) });

/** Provinces by their users (screen A3); made up of their institutions until there are students. */
export const provinceRankRoute = route(shellCalls.homeProvinceRank, async ({ mockServer, body }) => {
  const { limit } = read(body, input);
  const stores = (await mockServer.table(storeTable)).all().filter(({ deleteTime }) => deleteTime === '');
  const counts = new Map<number, number>();
  for (const { provinceId } of stores) counts.set(provinceId, (counts.get(provinceId) ?? 0) + 1);
  const list = [...counts]
    .map(([provinceId, count]) => {
      const random = createRandom(provinceId);
      const users = count * 400 + random.below(900);
      const cards = Math.round((users * (20 + random.below(30))) / 100);
      return { province: regionText(provinceId), users, cards };
    })
    .sort((one, other) => other.users - one.users)
    .slice(0, limit);
  return { list, demo: 1 };
});
