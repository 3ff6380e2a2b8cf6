import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { articleTable } from '@/mocks/operations/article/articleTable';
import { consultTable } from '@/mocks/operations/consult/consultTable';
import { choose } from '@/src/testing/enter';
import { openView } from '@/src/testing/openView';
import { testDrafts } from '@/src/testing/testDrafts';
import { operationsEndpoints } from '../endpoints';

const { create } = operationsEndpoints['operations/create'].operations;
const { one, update } = operationsEndpoints['operations/edit-info'].operations;
const { status } = operationsEndpoints['operations/headlines'].operations;

const questions = operationsEndpoints['operations/consult'].operations;

const place = { name: 'operations/edit-info', view: 'operations/edit-info/index' };
const field = (label: string) => page.getByLabelText(label, { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const question = page.getByRole('dialog', { name: '记录已被他人修改' });

const kept = async () => (await testDrafts.all())[0]?.base;

/** An article that is no more than saved; its title and source are typed into the form. */
async function typeInto(texts: Readonly<Record<string, string>>) {
  const visit = await openView(place, { at: '?type=headline&id=77' });
  await expect.element(field('标题')).toHaveValue('强基计划校测准备');
  for (const [label, text] of Object.entries(texts)) await field(label).fill(text);
  await expect.poll(kept).toMatchObject({ title: '强基计划校测准备' });
  return visit;
}

test('[O6] [35] a restored draft of an article keeps a colleague’s changes made meanwhile', {
  tags: 'full',
}, async () => {
  const visit = await typeInto({ 标题: '强基计划校测准备清单' });
  const articles = await visit.mockServer.table(articleTable);
  const row = articles.get(77) ?? expect.unreachable();
  await articles.put({ ...row, summary: '同事的摘要', rev: row.rev + 1 });
  await visit.reload();
  await expect.element(field('摘要')).toHaveValue('同事的摘要');
  await button('恢复').click();
  await expect.element(field('标题')).toHaveValue('强基计划校测准备清单');
  await expect.element(field('摘要')).toHaveValue('同事的摘要');
});

test('[O6] [35] a draft of an article asks about the field that a colleague saved as well', {
  tags: 'full',
}, async () => {
  const visit = await typeInto({ 标题: '强基计划校测准备清单', 摘要: '本人的摘要' });
  const articles = await visit.mockServer.table(articleTable);
  const row = articles.get(77) ?? expect.unreachable();
  await articles.put({ ...row, summary: '同事的摘要', updateBy: '苏晚晴', rev: row.rev + 1 });
  await visit.reload();
  await button('恢复').click();
  await expect.element(question).toHaveTextContent('苏晚晴');
  await expect.element(question.getByText('同事的摘要')).toBeVisible();
  await question.getByRole('button', { name: '用新的值' }).click();
  await expect.element(field('摘要')).toHaveValue('同事的摘要');
  await expect.element(field('标题')).toHaveValue('强基计划校测准备清单');
});

test('[O6] [35] a restored draft of a question asks about the answer that a colleague saved as well', {
  tags: 'full',
}, async () => {
  const visit = await openView(place);
  const consults = await visit.mockServer.table(consultTable);
  const row = consults.find(({ isPublic }) => isPublic === 1) ?? expect.unreachable();
  await visit.go(`?type=consult&id=${row.id}`);
  await expect.element(field('答案')).toHaveValue(row.publicAnswer);
  await field('答案').fill(`${row.publicAnswer}本人补充。`);
  await expect.poll(kept).toMatchObject({ publicAnswer: row.publicAnswer });
  const theirs = `${row.publicAnswer}他人补充。`;
  await consults.put({ ...row, publicAnswer: theirs, rev: row.rev + 1 });
  await visit.reload();
  await expect.element(field('答案')).toHaveValue(theirs);
  await button('恢复').click();
  await question.getByRole('button', { name: '用草稿的值' }).click();
  await expect.element(field('答案')).toHaveValue(`${row.publicAnswer}本人补充。`);
});

test('[O6] [35] a restored draft of a written question has its topic, province and year', {
  tags: 'full',
}, async () => {
  const visit = await openView(place);
  const consults = await visit.mockServer.table(consultTable);
  const row = consults.find(({ isPublic }) => isPublic === 1) ?? expect.unreachable();
  const about = { topic: '1', provinceId: 0, year: 0 };
  await consults.put({ ...row, ...about, title: row.publicTitle, isPublic: 0, userName: '', channel: 4 });
  await visit.go(`?type=consult&id=${row.id}`);
  await expect.element(field('标题')).toHaveValue(row.publicTitle);
  await choose(field('主题'), '政策');
  await choose(field('省份'), '湖南');
  await choose(field('年份'), '2025 年');
  await expect.poll(async () => (await testDrafts.all())[0]?.values).toMatchObject({ year: 2025 });
  await visit.reload();
  await button('恢复').click();
  await button('存草稿').click();
  const sent = () => visit.mockServer.requests.of(questions.publish.path).map(({ body }) => body);
  await expect.poll(sent).toMatchObject([{ topic: '5', provinceId: 430_000, year: 2025 }]);
});

test('[O6] typed text stays when the article is read again with a colleague’s change', {
  tags: 'full',
}, async () => {
  const visit = await typeInto({ 标题: '强基计划校测准备清单' });
  const articles = await visit.mockServer.table(articleTable);
  const row = articles.get(77) ?? expect.unreachable();
  await articles.put({ ...row, summary: '同事的摘要', rev: row.rev + 1 });
  const before = visit.mockServer.requests.of(one.path).length;
  await visit.runtime.queryClient.invalidateQueries();
  expect(visit.mockServer.requests.of(one.path).length).toBeGreaterThan(before);
  await expect.element(field('标题')).toHaveValue('强基计划校测准备清单');
  await expect.element(field('摘要')).toHaveValue('');
});

test('[O6] text typed while an article is saved stays unsaved, and is saved next', {
  tags: 'full',
}, async () => {
  const visit = await typeInto({ 标题: '强基计划校测准备清单' });
  visit.mockServer.faults.inject({ kind: 'hold', path: update.path });
  await button('存草稿').click();
  await expect.poll(() => visit.mockServer.requests.of(update.path)).toHaveLength(1);
  await field('摘要').fill('保存时补写');
  visit.mockServer.faults.clear();
  await expect.poll(() => visit.notifications.at(-1)).toBe('success: 保存成功，之后填写的内容尚未保存');
  await expect.element(field('摘要')).toHaveValue('保存时补写');
  await expect.poll(() => visit.mockServer.requests.of(one.path).length).toBeGreaterThan(1);
  await button('存草稿').click();
  await expect.poll(() => visit.notifications.at(-1)).toBe('success: 保存成功');
  expect((await visit.mockServer.table(articleTable)).get(77)).toMatchObject({
    ...{ title: '强基计划校测准备清单', summary: '保存时补写' },
  });
  await expect.poll(() => testDrafts.all()).toEqual([]);
});

test('[O5] text typed while a new article is saved becomes the draft of the saved one', {
  tags: 'full',
}, async () => {
  const visit = await openView({ view: 'operations/create/index' }, { at: '?type=headline' });
  await field('标题').fill('湖南本科批填报提醒');
  visit.mockServer.faults.inject({ kind: 'hold', path: create.path });
  await button('存草稿').click();
  await expect.poll(() => visit.mockServer.requests.of(create.path)).toHaveLength(1);
  await field('摘要').fill('保存时补写');
  visit.mockServer.faults.clear();
  await expect.poll(() => visit.notifications).toEqual(['success: 保存成功，之后填写的内容尚未保存']);
  await expect.poll(() => testDrafts.all()).toMatchObject([{ values: { summary: '保存时补写' } }]);
  expect((await testDrafts.all())[0]?.path).toMatch(/edit-info\?.*id=\d+/);
});

test('[O6] a second save waits until the saved article was read again, and meets no change of its own', {
  tags: 'full',
}, async () => {
  const visit = await typeInto({ 标题: '强基计划校测准备清单' });
  const sent = () => visit.mockServer.requests.of(update.path).map(({ body }) => Object(body).rev);
  const reads = () => visit.mockServer.requests.of(one.path).length;
  const hold = () => visit.mockServer.faults.inject({ kind: 'hold', path: one.path });
  const press = () =>
    button('存草稿')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const before = reads();
  hold();
  press();
  await expect.poll(reads).toBe(before + 1);
  visit.mockServer.faults.clear();
  hold();
  await expect.poll(reads).toBe(before + 2);
  press();
  visit.mockServer.faults.clear();
  await expect
    .poll(() => {
      press();
      return sent().length;
    })
    .toBe(2);
  expect(sent()).toEqual([1, 2]);
});

test('[O6] a save after a failed reading reads the revision first, and meets no change of its own', {
  tags: 'full',
}, async () => {
  const visit = await typeInto({ 标题: '强基计划校测准备清单' });
  const sent = () => visit.mockServer.requests.of(update.path).map(({ body }) => Object(body).rev);
  visit.mockServer.faults.inject({ kind: 'status', status: 503, path: one.path });
  await button('存草稿').click();
  await expect.poll(() => visit.notifications.at(-1)).toBe('success: 保存成功');
  await field('摘要').fill('第二次保存');
  await button('存草稿').click();
  const refusal = page.getByRole('alert').filter({ hasNotText: '提交审核' });
  await expect.element(refusal).toBeVisible();
  expect(sent()).toEqual([1]);
  visit.mockServer.faults.clear();
  await button('存草稿').click();
  await expect.poll(sent).toEqual([1, 2]);
  const articles = await visit.mockServer.table(articleTable);
  await expect.poll(() => articles.get(77)).toMatchObject({ summary: '第二次保存', rev: 3 });
});

test('[O6] [29] a save after a failed reading asks about what a colleague has saved meanwhile', {
  tags: 'full',
}, async () => {
  const visit = await typeInto({ 标题: '强基计划校测准备清单' });
  const sent = () => visit.mockServer.requests.of(update.path).map(({ body }) => body);
  visit.mockServer.faults.inject({ kind: 'status', status: 503, path: one.path });
  await button('存草稿').click();
  await expect.poll(() => visit.notifications.at(-1)).toBe('success: 保存成功');
  await field('标题').fill('强基计划校测准备事项');
  await button('存草稿').click();
  await expect.element(page.getByRole('alert').filter({ hasNotText: '提交审核' })).toBeVisible();
  visit.mockServer.faults.clear();
  const articles = await visit.mockServer.table(articleTable);
  const row = articles.get(77) ?? expect.unreachable();
  await articles.put({ ...row, summary: '同事的摘要', rev: row.rev + 1 });
  await button('存草稿').click();
  const stale = page.getByRole('dialog', { name: '确认提示' });
  await expect.element(stale.getByText('该记录已被他人修改，仍要覆盖吗？')).toBeVisible();
  expect(sent()).toHaveLength(1);
  await stale.getByRole('button', { name: '仍然覆盖' }).click();
  await expect.poll(sent).toHaveLength(2);
  expect(sent().at(-1)).toMatchObject({ force: 1, title: '强基计划校测准备事项' });
});

test('[O6] an article that is published while more is typed is shown as published before it is read again', {
  tags: 'full',
}, async () => {
  const visit = await typeInto({ 标题: '强基计划校测准备清单' });
  const { faults, requests } = visit.mockServer;
  faults.inject({ kind: 'hold', path: status.path });
  await button('发布').click();
  await expect.poll(() => requests.of(status.path)).toHaveLength(1);
  await field('摘要').fill('发布时补写');
  faults.clear();
  faults.inject({ kind: 'status', status: 503, path: one.path });
  await expect.poll(() => visit.notifications.at(-1)).toBe('success: 发布成功，之后填写的内容尚未保存');
  await expect.element(button('保存')).toBeVisible();
  await expect.element(button('发布')).not.toBeInTheDocument();
});
