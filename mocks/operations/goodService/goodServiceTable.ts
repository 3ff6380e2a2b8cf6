import { z } from 'zod';
import type { GoodService } from '@/resources/operations/goodService/goodService';
import type { ContentRow } from '../../contentStatus';
import { defineTable, type SeedContext, type Stored, stamps } from '../../table';
import { dayLength, formatTime } from '../../time';
import { serviceTable } from '../service/serviceTable';

/** A service of the first row as it is kept. */
export interface GoodServiceRow
  extends Omit<Stored<GoodService>, 'serviceCover' | 'rating' | 'orders30' | 'isInReview' | keyof ContentRow>,
    ContentRow {
  sort: number;
  createBy: string;
}

export const goodServiceTable = defineTable<GoodServiceRow>({
  name: 'operations/goodService',
  idField: 'id',
  schema: z.object({
    id: z.number(),
    serviceId: z.number(),
    title: z.string(),
    badge: z.string(),
    reason: z.string(),
    cover: z.string(),
    beginTime: z.string(),
    endTime: z.string(),
    sort: z.number(),
    publishTime: z.string(),
    expireTime: z.string(),
    status: z.literal([0, 1, 2]),
    submitTime: z.string(),
    rev: z.number(),
    ...stamps,
  }),
  seed: seedGoodServices,
});

const reasons = ['资深老师全程陪伴', '十分钟看懂选科组合', '科学测评定位方向', '历年资料一次备齐'] as const;

/** Ten: eight are shown, one was taken back and waits for a review, one is a draft. */
function seedGoodServices({ now, seedOf }: SeedContext): GoodServiceRow[] {
  const sold = seedOf(serviceTable).filter(({ saleStatus }) => saleStatus === 1);
  return sold.slice(0, 10).map(({ id, name }, index): GoodServiceRow => {
    const time = formatTime(now - (40 - index * 3) * dayLength);
    return {
      ...{ id: index + 1, serviceId: id, title: name, badge: String((index % 4) + 1), cover: '' },
      ...{ reason: reasons[index % 4] ?? reasons[0], beginTime: '', endTime: '', sort: index + 1 },
      ...{ publishTime: index === 9 ? '' : time, expireTime: '', rev: 1 },
      status: index === 9 ? 0 : index === 8 ? 2 : 1,
      submitTime: index === 8 ? formatTime(now - dayLength / 8) : '',
      ...{ createTime: time, createBy: '苏晚晴', updateTime: time, updateBy: '苏晚晴' },
    };
  });
}
