import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { consultTable } from '@/mocks/operations/consult/consultTable';
import { openView, type VisitOptions } from '@/src/testing/openView';
import { operationsEndpoints } from '../endpoints';

const { publish } = operationsEndpoints['operations/consult'].operations;
const article = page.getByRole('article');
const button = (name: string) => article.getByRole('button', { name, exact: true });

/** A public question that staff have written, opened. */
async function openWritten(options?: VisitOptions) {
  const visit = await openView({ view: 'operations/consult/index' }, options);
  const consults = await visit.mockServer.table(consultTable);
  const row = consults.find(({ isPublic }) => isPublic === 1) ?? expect.unreachable();
  await consults.put({ ...row, title: row.publicTitle, question: row.publicTitle, userName: '', channel: 4 });
  await visit.go(`?id=${row.id}`);
  await expect.element(article).toBeVisible();
  return { visit, id: row.id, consults };
}

test('[O4] a written question is taken off the sites after a question, and keeps its text', {
  tags: 'full',
}, async () => {
  const { visit, id, consults } = await openWritten();
  await button('取消公开').click();
  const question = page.getByRole('dialog', { name: '确认提示' });
  await expect.element(question).toHaveTextContent('取消公开后前台不再展示该问答，确定取消公开吗？');
  const before = consults.get(id);
  await question.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 已取消公开']);
  await expect.element(button('取消公开')).not.toBeInTheDocument();
  await expect.element(button('编辑')).toBeVisible();
  const { publicTitle, publicAnswer, topic } = before ?? expect.unreachable();
  expect(consults.get(id)).toMatchObject({ isPublic: 0, publicTitle, publicAnswer, topic });
  const sent = visit.mockServer.requests.of(publish.path).map(({ body }) => body);
  expect(sent).toMatchObject([{ id, isPublic: 0, title: publicTitle, publicAnswer }]);
});

test('[O4] [PERM-3] a written question is edited by those who may save it', { tags: 'full' }, async () => {
  const shared = ['operations:consult:list', 'operations:consult:show', 'operations:edit-info:list'];
  await openWritten({ as: 'yunying', permissions: shared });
  for (const name of ['编辑', '取消公开']) await expect.element(button(name)).not.toBeInTheDocument();
  await openWritten({ as: 'yunying', permissions: [...shared, 'operations:consult:publish'] });
  for (const name of ['编辑', '取消公开']) await expect.element(button(name)).toBeVisible();
});
