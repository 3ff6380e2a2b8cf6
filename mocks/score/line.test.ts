import { expect, test } from 'vitest';
import { z } from 'zod';
import { provinceTable } from '../gaokao/provinceTable';
import { createTestClient } from '../testClient';

const api = '/ssystem-api/api/index';
const rows = z.object({ list: z.array(z.looseObject({ id: z.number() })), total: z.number() });
const exam = {
  ...{ provinceId: 430000, year: 2026, category: 4, examName: '测试联考', examDate: '2026-04-01' },
  ...{ fullMark: 750, total: 1000, gaokaoYear: 2026, enabled: 1, remark: '' },
};
const line = (batchId: number, name: string, score: number) => ({
  ...{ batchId, name, score },
  subjects: Object.fromEntries(
    ['语文', '数学', '外语', '物理', '化学', '生物', '政治', '地理'].map((subject, index) => [
      subject,
      Math.floor(score * (index < 3 ? 0.2 : 2 / 15)),
    ]),
  ),
});
const lines = [line(1, '特控线', 495), line(2, '本科线', 410)];

async function signIn() {
  const client = await createTestClient().as('admin');
  return (call: string, body: object) => client.post(`${api}/${call}`, body);
}

test('[Q6] 14 exams in six provinces, all sound, with transcripts and how far they were off', async () => {
  const post = await signIn();
  const { list, total } = rows.parse((await post('lineList', { limit: 100 })).data);
  expect(total).toBe(14);
  expect(new Set(list.map(({ provinceId }) => provinceId)).size).toBe(6);
  for (const one of list) {
    const { data } = await post('checkSubAndLine', one);
    expect(data).toEqual({ ok: 1, problems: [] });
  }
  expect(list.find(({ id }) => id === 1)).toMatchObject({ provinceName: '湖南', transcripts: 24 });
});

test('[Q6] lines in use stay; others go', async () => {
  const post = await signIn();
  expect((await post('delline', { id: '2' })).msg).toBe('已有 6 份成绩单使用该划线，不能删除');
  expect((await post('delline', { id: '10,12' })).code).toBe(20000);
});

test('[Q6] a problem found by the check is refused with its first text', async () => {
  const post = await signIn();
  const wrong = { ...exam, lines: [line(1, '特控线', 410), line(2, '本科线', 410)] };
  const { data } = await post('checkSubAndLine', wrong);
  expect(data).toMatchObject({
    ok: 0,
    problems: expect.arrayContaining([expect.objectContaining({ level: 'error' })]),
  });
  expect(await post('addLine', wrong)).toMatchObject({ code: 40000, msg: '特控线须高于本科线' });
  const untold = { ...exam, lines: [line(1, '特控线', 0)] };
  expect(await post('addLine', untold)).toMatchObject({ code: 40000, msg: '请输入特控线总分' });
  expect((await post('addLine', { ...exam, category: 3 })).msg).toBe('该省份没有综合');
  expect((await post('addLine', { ...exam, lines })).code).toBe(20000);
  expect((await post('addLine', { ...exam, lines })).msg).toBe('该考试已存在');
  expect((await post('addLine', { ...exam, category: 5 })).code).toBe(20000);
});

test('[Q6] the lines of the gaokao, with those of the year before', async () => {
  const post = await signIn();
  const { data } = await post('batchLine', { provinceId: 440000, year: 2026, category: 4 });
  const answer = z.array(
    z.object({ batchName: z.string(), score: z.number(), lastYear: z.number().nullable() }).loose(),
  );
  expect(answer.parse(data).map(({ batchName }) => batchName)).toEqual(['特控线', '本科线', '专科线']);
  expect(answer.parse(data)[1]?.lastYear).toBe(436);
});

test('[E2] [Q6] 西藏 has lines of the gaokao for each kind of candidates', async () => {
  const post = await signIn();
  const specialLine = async (variant?: string) => {
    const { data } = await post('batchLine', { provinceId: 540000, year: 2026, category: 2, variant });
    return z.array(z.object({ score: z.number() }).loose()).parse(data)[0]?.score;
  };
  expect([await specialLine('A'), await specialLine('B'), await specialLine()]).toEqual([300, 400, 300]);
});

test('[Q6] [Q4] an exam has a pool of the subject type that its province has now', async () => {
  const { as, mockServer } = createTestClient();
  const admin = await as('admin');
  const provinces = await mockServer.table(provinceTable);
  const province = provinces.get(exam.provinceId) ?? expect.unreachable();
  const add = async (category: number) =>
    (await admin.post(`${api}/addLine`, { ...exam, lines, category })).msg;
  expect(await add(3)).toBe('该省份没有综合');
  await provinces.put({ ...province, subjectType: 2 });
  expect(await add(3)).not.toBe('该省份没有综合');
  expect(await add(4)).toBe('该省份没有物理类');
});
