import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { consultTable } from '@/mocks/operations/consult/consultTable';
import { openView } from '@/src/testing/openView';
import { operationsEndpoints } from '../endpoints';

const { create } = operationsEndpoints['operations/create'].operations;
const createPlace = { name: 'operations/create', view: 'operations/create/index' };
const editPlace = { name: 'operations/edit-info', view: 'operations/edit-info/index' };
const question = page.getByRole('dialog', { name: '确认提示' });
const saveAndLeave = question.getByRole('button', { name: '保存后离开' });
const title = page.getByLabelText('标题', { exact: true });

test('[O5] leaving saves an article as a draft first, and goes nowhere by itself', async () => {
  const visit = await openView(createPlace, { at: '?type=headline' });
  await title.fill('湖南本科批填报提醒');
  const answer = visit.leave();
  await saveAndLeave.click();
  expect(await answer).toBe(true);
  const sent = visit.mockServer.requests.of(create.path).map(({ body }) => body);
  expect(sent).toMatchObject([{ title: '湖南本科批填报提醒' }]);
  expect(visit.address()).toContain('?type=headline');
});

test('[O5] an article that cannot be saved on the way out stays, and says why', async () => {
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
