import { z } from 'zod';
import type { Sample as Shown } from '@/resources/dev/sample';
import { defineTable, type Stored } from '../table';
import { formatTime } from '../time';

type Sample = Stored<Shown>;

const sampleSchema = z.object({
  id: z.number(),
  name: z.string(),
  status: z.string(),
  amount: z.number(),
  price: z.string(),
  sort: z.number(),
  remark: z.string(),
  createTime: z.string(),
});

const articles = ['签字笔', '档案盒', '订书机', '文件夹', '便签纸', '计算器', '白板笔', '回形针'];
const hour = 3_600_000;

/** The gallery's sample records. */
export const sampleTable = defineTable<Sample>({
  name: 'devSample',
  idField: 'id',
  schema: sampleSchema,
  seed: ({ now }) => Array.from({ length: 64 }, (_, index) => sample(index, now)),
});

/** The rows of the gallery's long list; opened only by those who look at it. */
export const sampleLongTable = defineTable<Sample>({
  name: 'devSampleLong',
  idField: 'id',
  schema: sampleSchema,
  seed: ({ now }) => Array.from({ length: 10_000 }, (_, index) => sample(index, now)),
});

function sample(index: number, now: number): Sample {
  const article = articles[index % articles.length] ?? '';
  return {
    id: index + 1,
    name: `${article} ${String(index + 1).padStart(3, '0')}`,
    status: index % 5 === 4 ? '1' : '0',
    amount: (index * 37) % 500,
    price: (((index * 173) % 9_900) / 100 + 1).toFixed(2),
    sort: index,
    remark: index % 3 === 0 ? `第 ${index + 1} 件` : '',
    createTime: formatTime(now - index * hour),
  };
}
