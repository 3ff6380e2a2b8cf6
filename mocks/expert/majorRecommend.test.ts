import { expect, test } from 'vitest';
import { z } from 'zod';
import { createTestClient } from '../testClient';
import { firstStudentId } from './studentTable';

const api = '/ssystem-api/api/majorRecommend';
const rows = z.array(
  z.looseObject({
    majorCode: z.string(),
    category: z.string(),
    fit: z.number(),
    judge: z.number(),
    mark: z.number().nullable(),
    parts: z.record(z.string(), z.number()),
  }),
);

async function open() {
  const admin = await createTestClient().as('admin');
  const list = async (filters = {}) =>
    rows.parse((await admin.post(`${api}/list`, { userId: firstStudentId, ...filters })).data);
  const save = (item: object) => admin.post(`${api}/save`, { userId: firstStudentId, items: [item] });
  return { admin, list, save };
}

test('[E8] majors are ordered by fit, applicable ones first; directions move them', async () => {
  const { list } = await open();
  const all = await list();
  expect(all.length).toBeGreaterThan(50);
  const open1 = all.filter(({ judge }) => judge > 0);
  expect(open1.map(({ fit }) => fit)).toEqual(open1.map(({ fit }) => fit).toSorted((a, b) => b - a));
  const [first] = await list({ directions: ['医学'] });
  expect(first?.category).toBe('医学');
});

test('[E8] 不推荐 takes the expert’s part away and moves the major down', async () => {
  const { list, save } = await open();
  const place = async (code: string) => (await list()).findIndex(({ majorCode }) => majorCode === code);
  const [top] = await list();
  const code = top?.majorCode ?? '';
  expect((await save({ majorCode: code, mark: 0 })).code).toBe(20000);
  expect(await place(code)).toBeGreaterThan(0);
  const marked = (await list()).find(({ majorCode }) => majorCode === code);
  expect(marked).toMatchObject({ mark: 0, parts: { expert: 0 } });
  expect((await save({ majorCode: '999999', mark: 1 })).msg).toBe('专业不存在：999999');
  expect((await save({ majorCode: code, mark: 5 })).msg).toBe('请选择专家标记');
});
