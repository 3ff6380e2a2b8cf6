import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { consultTable } from '@/mocks/operations/consult/consultTable';
import { openView } from '@/src/testing/openView';
import { operationsEndpoints } from '../endpoints';

const { reply } = operationsEndpoints['operations/consult'].operations;

test('[O4] [CODE-9] a reply whose answer is lost is written once, and the next one is another', {
  tags: 'full',
}, async () => {
  const visit = await openView({ view: 'operations/consult/index' }, { at: '?status=0' });
  const article = visit.screen.getByRole('article');
  const items = visit.screen.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
  await items.first().getByRole('button').click();
  const box = article.getByLabelText('回复内容');
  const sent = () => visit.mockServer.requests.of(reply.path).map(({ body }) => body);
  const press = () => article.getByRole('button', { name: '回复', exact: true }).click();
  const isEmpty = () => expect.element(box).toHaveValue('');
  visit.mockServer.faults.inject({ kind: 'lost', path: reply.path, times: 1 });
  await box.fill('第一次回复的内容');
  await press();
  await expect.element(article.getByRole('alert')).toHaveTextContent('再次提交不会重复处理');
  await press();
  await isEmpty();
  await box.fill('第二次回复的内容');
  await press();
  await isEmpty();
  const [lost, again, next] = sent().map(({ requestNo }) => requestNo);
  expect([again, next === lost]).toEqual([lost, false]);
  const id = Number(sent()[0]?.id);
  const replies = (await visit.mockServer.table(consultTable)).get(id)?.replies ?? [];
  expect(replies.filter(({ fromUser }) => fromUser === 0).map(({ content }) => content)).toEqual([
    '第一次回复的内容',
    '第二次回复的内容',
  ]);
});
