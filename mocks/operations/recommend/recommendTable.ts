import { z } from 'zod';
import type { Recommendation } from '@/resources/operations/recommendations/recommendation';
import { createRandom } from '../../random';
import { defineTable, type SeedContext, type Stored, stamps } from '../../table';
import { dayLength, formatTime } from '../../time';
import { articleTable } from '../article/articleTable';

/** A recommendation as it is kept. */
export interface RecommendRow
  extends Omit<Stored<Recommendation>, 'targetNames' | 'provinceNames' | 'crowdName' | 'status' | 'sort'> {
  sort: number;
  status: 0 | 1;
  rev: number;
  updateTime: string;
  updateBy: string;
  createTime: string;
  createBy: string;
}

export const recommendTable = defineTable<RecommendRow>({
  name: 'operations/recommendation',
  idField: 'id',
  schema: z.object({
    id: z.number(),
    name: z.string(),
    position: z.string(),
    targetType: z.literal([1, 2, 3, 4, 5]),
    targetIds: z.array(z.number()),
    link: z.string(),
    provinceIds: z.array(z.number()),
    subjectTypes: z.array(z.number()),
    rankMin: z.number().nullable(),
    rankMax: z.number().nullable(),
    crowdId: z.number().nullable(),
    beginTime: z.string(),
    endTime: z.string(),
    sort: z.number(),
    status: z.literal([0, 1]),
    rev: z.number(),
    ...stamps,
  }),
  seed: seedRecommendations,
});

const provinces = [430000, 440000, 410000, 370000, 510000, 110000] as const;
/** A name is what it is about, and what it recommends. */
const topics = ['热门', '特色', '出分季', '填报季', '新高考', '本周'] as const;

/** Six of each position; the last of them is stopped, two want the same place. */
function seedRecommendations({ now, seedOf }: SeedContext): RecommendRow[] {
  const random = createRandom(909);
  const articles = seedOf(articleTable).filter(({ status }) => status === 1);
  const targets: readonly (Pick<RecommendRow, 'targetType' | 'targetIds'> & { readonly what: string })[] = [
    { targetType: 1, targetIds: [10001, 10003, 10246], what: '院校' },
    { targetType: 2, targetIds: [80901, 100201, 30101], what: '专业' },
    { targetType: 3, targetIds: articles.slice(20, 23).map(({ id }) => id), what: '资讯' },
    { targetType: 4, targetIds: [1, 2], what: '服务' },
  ];
  const time = formatTime(now - 20 * dayLength);
  return targets.flatMap(({ what, ...target }, at) =>
    topics.map((topic, place): RecommendRow => {
      const begin = now + (place * 3 - 8) * dayLength;
      return {
        ...target,
        ...{
          id: place * targets.length + at + 1,
          name: `${topic}${what}`,
          position: String(at + 1),
          link: '',
        },
        provinceIds: place % 2 === 0 ? [provinces[place] ?? provinces[0]] : [],
        ...{ subjectTypes: [], rankMin: null, rankMax: null, crowdId: null, rev: 1 },
        ...{ beginTime: formatTime(begin), endTime: formatTime(begin + (6 + random.below(8)) * dayLength) },
        ...{ sort: place === 3 ? 2 : place + 1, status: place === topics.length - 1 ? 0 : 1 },
        ...{ createTime: time, createBy: '苏晚晴', updateTime: time, updateBy: '苏晚晴' },
      };
    }),
  );
}
