import { expect, test } from 'vitest';
import { allowOnly } from '../../allowOnly';
import { base, openArticles } from './articlesTestClient';
import { articleTable } from './articleTable';

test('[O8] a plan makes headlines for those alone who may make them; others keep the ones that it has', async () => {
  const { admin, as, create, mockServer } = await openArticles();
  const id = await create();
  const plan = { name: '湖南出分', headHours: 12, articleIds: [id] };
  await allowOnly(mockServer, 'yunying', ['operations:headlines:publish']);
  const editor = await as('yunying');
  expect((await editor.post(`${base}/planSave`, { ...plan, headlineIds: [id] })).code).toBe(40301);
  const { data } = await admin.post(`${base}/planSave`, { ...plan, headlineIds: [id] });
  const saved = { ...plan, id: Object(data).id, name: '湖南放榜' };
  expect((await editor.post(`${base}/planSave`, saved)).code).toBe(20000);
  expect((await editor.post(`${base}/planRelease`, { id: saved.id })).code).toBe(40301);
  expect((await admin.post(`${base}/info`, { id })).data).toMatchObject({ status: 0, isHeadline: 0 });
  expect((await admin.post(`${base}/planRelease`, { id: saved.id })).code).toBe(20000);
  expect((await admin.post(`${base}/info`, { id })).data).toMatchObject({ status: 1, isHeadline: 1 });
});

test('[O8] a plan without headlines goes live without the permission to make them', async () => {
  const { admin, as, create, mockServer } = await openArticles();
  const { data } = await admin.post(`${base}/planSave`, {
    ...{ name: '湖南出分', headHours: 12, articleIds: [await create()] },
  });
  await allowOnly(mockServer, 'yunying', ['operations:headlines:publish']);
  const editor = await as('yunying');
  expect((await editor.post(`${base}/planRelease`, { id: Object(data).id })).code).toBe(20000);
});

test('[O8] a time as headline that is over does not keep an article from going live', async () => {
  const { admin, create, mockServer } = await openArticles();
  const articles = await mockServer.table(articleTable);
  const past = { isHeadline: 1, headBegin: '2026-06-01 00:00:00', headEnd: '2026-06-10 00:00:00' } as const;
  const ids: number[] = [];
  for (let count = 0; count < 6; count += 1) ids.push(await create({ provinceIds: [650_000] }));
  const [withdrawn = 0, ...others] = ids;
  for (const id of others)
    await articles.put({ ...(articles.get(id) ?? expect.unreachable()), ...past, status: 1 });
  await articles.put({ ...(articles.get(withdrawn) ?? expect.unreachable()), ...past, status: 2 });
  const { data } = await admin.post(`${base}/planSave`, {
    ...{ name: '新疆出分', headHours: 12, articleIds: [withdrawn] },
  });
  expect((await admin.post(`${base}/planRelease`, { id: Object(data).id })).code).toBe(20000);
  expect(articles.get(withdrawn)).toMatchObject({ status: 1, isHeadline: 0 });
});
