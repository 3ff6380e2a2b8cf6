import { z } from 'zod';
import { devEndpoints } from '@/resources/dev/endpoints';
import { crudHandlers } from '../crud';
import type { Route } from '../route';
import { optionalText } from '../rules';
import { formatTime } from '../time';
import { sampleTable } from './sampleTable';

const input = z.object({
  name: z.string({ error: '请输入名称' }).trim().min(1, '请输入名称').max(50, '名称长度不能超过 50 个字符'),
  status: z.string().default('0'),
  amount: z.coerce.number().default(0),
  price: z.string().default('0.00'),
  sort: z.coerce.number().default(0),
  remark: optionalText('备注', 200),
});

/** Calls of the gallery's sample records. */
export const sampleRoutes: readonly Route[] = crudHandlers(devEndpoints['dev/sample'], sampleTable, {
  input,
  contains: ['name'],
  order: { field: 'id' },
  complete: (_values, _id, { mockServer }) => ({ createTime: formatTime(mockServer.now()) }),
});
