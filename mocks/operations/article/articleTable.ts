import { z } from 'zod';
import type { Article } from '@/resources/operations/headlines/article';
import type { ContentRow } from '../../contentStatus';
import { platformStoreId } from '../../customer/storeRow';
import { defineTable, type Stored, stamps } from '../../table';
import { seedArticles } from './articleSeed';

type Computed = 'categoryName' | 'provinceNames' | 'views' | 'isOutdated' | 'isInReview' | 'readOnly';

/** An article as it is kept. */
export interface ArticleRow
  extends Omit<Stored<Article>, Computed | 'categoryId' | keyof ContentRow>,
    ContentRow {
  /** 0 as long as nobody has chosen one. */
  categoryId: number;
  /** The institution that wrote it; the platform's are shown on all sites. */
  storeId: number;
  /** Readers a day. */
  pull: number;
  /** Its place in the list ordered by the editors, from 1; 0 as long as it has not been moved. */
  sort: number;
}

export const articleTable = defineTable<ArticleRow>({
  name: 'operations/article',
  idField: 'id',
  schema: z.object({
    id: z.number(),
    storeId: z.number(),
    title: z.string(),
    categoryId: z.number(),
    cover: z.string(),
    summary: z.string(),
    content: z.string(),
    provinceIds: z.array(z.number()),
    year: z.number().nullable(),
    tags: z.array(z.string()),
    source: z.string(),
    sourceUrl: z.string(),
    isHeadline: z.literal([0, 1]),
    headBegin: z.string(),
    headEnd: z.string(),
    publishTime: z.string(),
    expireTime: z.string(),
    author: z.string(),
    pull: z.number(),
    sort: z.number(),
    submitTime: z.string(),
    status: z.literal([0, 1, 2]),
    rev: z.number(),
    ...stamps,
  }),
  seed: seedArticles,
});

/** A group of articles that go live together. */
export interface PlanRow {
  id: number;
  /** The institution whose plan it is. */
  storeId: number;
  name: string;
  articleIds: number[];
  /** Ids of the headline articles among them. */
  headlineIds: number[];
  headHours: number;
  releaseTime: string;
  releaseBy: string;
}

export const planTable = defineTable<PlanRow>({
  name: 'operations/releasePlan',
  idField: 'id',
  schema: z.object({
    id: z.number(),
    storeId: z.number(),
    name: z.string(),
    articleIds: z.array(z.number()),
    headlineIds: z.array(z.number()),
    headHours: z.number(),
    releaseTime: z.string(),
    releaseBy: z.string(),
  }),
  // The newest articles are drafts.
  seed: ({ seedOf }) => {
    const [first, second, third] = seedOf(articleTable).filter(({ title }) => title.includes('出分'));
    const articleIds = [first, second, third].flatMap((row) => (row ? [row.id] : []));
    const waits = { headHours: 24, releaseTime: '', releaseBy: '' };
    return [
      {
        id: 1,
        storeId: platformStoreId,
        name: '湖南出分',
        articleIds,
        headlineIds: articleIds.slice(0, 1),
        ...waits,
      },
    ];
  },
});
