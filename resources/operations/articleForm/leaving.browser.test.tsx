import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { articleTable } from '@/mocks/operations/article/articleTable';
import { consultTable } from '@/mocks/operations/consult/consultTable';
import { openView } from '@/src/testing/openView';
import { testDrafts } from '@/src/testing/testDrafts';
import { operationsEndpoints } from '../endpoints';
import { createAddress, createQuestionAddress } from '../headlines/articlePaths';

const { create } = operationsEndpoints['operations/create'].operations;
const { update } = operationsEndpoints['operations/edit-info'].operations;
const questions = operationsEndpoints['operations/consult'].operations;
const createPlace = { name: 'operations/create', view: 'operations/create/index' };
const editPlace = { name: 'operations/edit-info', view: 'operations/edit-info/index' };
const question = page.getByRole('dialog', { name: '确认提示' });
const saveAndLeave = question.getByRole('button', { name: '保存后离开' });
const title = page.getByLabelText('标题', { exact: true });

test('[O5] leaving saves an article as a draft first, and goes nowhere by itself', {
  tags: 'full',
}, async () => {
  const visit = await openView(createPlace, { at: '?type=headline' });
  await title.fill('湖南本科批填报提醒');
  const answer = visit.leave();
  await saveAndLeave.click();
  expect(await answer).toBe(true);
  const sent = visit.mockServer.requests.of(create.path).map(({ body }) => body);
  expect(sent).toMatchObject([{ title: '湖南本科批填报提醒' }]);
  expect(visit.address()).toContain('?type=headline');
});

test('[O5] a new article whose form stays open after a save goes on as the saved one', {
  tags: 'full',
}, async () => {
  const visit = await openView(createPlace, { at: '?type=headline' });
  const sent = (path: string) => visit.mockServer.requests.of(path).map(({ body }) => body);
  await title.fill('湖南本科批填报提醒');
  const answer = visit.leave();
  await saveAndLeave.click();
  expect(await answer).toBe(true);
  await expect.element(page.getByRole('form', { name: '编辑资讯' })).toBeVisible();
  await title.fill('湖南本科批填报提醒二');
  await expect
    .poll(async () => (await testDrafts.all()).map(({ path }) => path))
    .toEqual([expect.stringMatching(/edit-info\?.*id=\d+/)]);
  const again = visit.leave();
  await saveAndLeave.click();
  expect(await again).toBe(true);
  expect(sent(create.path)).toHaveLength(1);
  expect(sent(update.path)).toMatchObject([{ id: expect.anything(), rev: 1, title: '湖南本科批填报提醒二' }]);
});

test('[O5] a new question whose form stays open after a save goes on as the saved one', {
  tags: 'full',
}, async () => {
  const visit = await openView(createPlace, { at: '?type=consult' });
  const sent = (path: string) => visit.mockServer.requests.of(path).map(({ body }) => body);
  await title.fill('平行志愿怎样避免退档');
  const answer = visit.leave();
  await saveAndLeave.click();
  expect(await answer).toBe(true);
  await expect.element(page.getByRole('form', { name: '编辑问答' })).toBeVisible();
  await title.fill('平行志愿怎样避免被退档');
  const again = visit.leave();
  await saveAndLeave.click();
  expect(await again).toBe(true);
  expect(sent(questions.write.path)).toHaveLength(1);
  expect(sent(questions.publish.path)).toMatchObject([
    { rev: 1, topic: '', title: '平行志愿怎样避免被退档' },
  ]);
});

test('[O5] an article that cannot be saved on the way out stays, and says why', {
  tags: 'full',
}, async () => {
  const visit = await openView(createPlace, { at: '?type=headline' });
  await page.getByLabelText('摘要', { exact: true }).fill('摘要先写');
  const answer = visit.leave();
  await saveAndLeave.click();
  expect(await answer).toBe(false);
  await expect.element(page.getByText('请输入标题')).toBeVisible();
  expect(visit.mockServer.requests.of(create.path)).toEqual([]);
});

test('[O6] leaving a public question says that saving shows at once, and saves it', async () => {
  const visit = await openView(editPlace);
  const consults = await visit.mockServer.table(consultTable);
  const row = consults.find(({ isPublic }) => isPublic === 1) ?? expect.unreachable();
  await visit.go(`?type=consult&id=${row.id}`);
  const answered = `${row.publicAnswer}本人补充。`;
  await page.getByLabelText('答案', { exact: true }).fill(answered);
  const answer = visit.leave();
  await expect.element(question.getByRole('listitem')).toHaveTextContent('（保存后前台立即生效）');
  await saveAndLeave.click();
  expect(await answer).toBe(true);
  expect(consults.get(row.id)?.publicAnswer).toBe(answered);
});

test('[O5] a new article and a new question each have a draft of their own', { tags: 'full' }, async () => {
  const visit = await openView(createPlace, { at: '?type=headline' });
  const drafts = async () => (await testDrafts.all()).map(({ path }) => path).toSorted();
  await title.fill('湖南本科批填报提醒');
  await expect.poll(drafts).toEqual([createAddress]);
  await visit.go('?type=consult');
  await expect.element(page.getByRole('form', { name: '新建问答' })).toBeVisible();
  await title.fill('平行志愿怎样避免退档');
  await expect.poll(drafts).toEqual([createQuestionAddress, createAddress]);
  await visit.go('?type=headline');
  await page.getByRole('button', { name: '恢复' }).click();
  await expect.element(title).toHaveValue('湖南本科批填报提醒');
});

test('[O6] an article and a question of the same id are read each for itself', { tags: 'full' }, async () => {
  const visit = await openView(editPlace, { at: '?type=headline&id=77' });
  const article = (await visit.mockServer.table(articleTable)).get(77) ?? expect.unreachable();
  await expect.element(title).toHaveValue(article.title);
  const row = (await visit.mockServer.table(consultTable)).get(77) ?? expect.unreachable();
  await visit.go('?type=consult&id=77');
  await expect.element(title).toHaveValue(row.publicTitle || row.title);
  await visit.go('?type=headline&id=77');
  await expect.element(title).toHaveValue(article.title);
});
