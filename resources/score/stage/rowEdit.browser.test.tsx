import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { scoreTableOf } from '@/mocks/gaokao/scoreTables';
import { callKey } from '@/providers/data/resourceCall';
import { openView } from '@/src/testing/openView';
import { testDrafts } from '@/src/testing/testDrafts';
import { scoreEndpoints } from '../endpoints';

const { list, update, remove } = scoreEndpoints['score/stage'].operations;
const name = { provinceId: 430000, year: 2026, category: 4 } as const;
const at = '?provinceId=430000&year=2026&category=4';
const figure = (score: number, label: string) => page.getByLabelText(`${score} 分${label}`);
const [count, cum] = [figure(600, '本段人数'), figure(600, '累计人数')];
const question = page.getByRole('dialog', { name: '确认提示' });
const answer = (button: string) => question.getByRole('button', { name: button }).click();

/** Opens the table at 600 points and types one person more. */
async function openTyped() {
  const visit = await openView({ view: 'score/stage/index' }, { at: `${at}&score=600` });
  const rows = (await scoreTableOf(visit.mockServer, name)) ?? expect.unreachable();
  const row = rows.find(({ score }) => score === 600) ?? expect.unreachable();
  const typed = { count: String(row.count + 1), cum: String(row.cum + 1) };
  await count.fill(typed.count);
  await cum.fill(typed.cum);
  const sent = () => visit.mockServer.requests.of(update.path);
  return { visit, row, typed, sent };
}

/** Saves the row; the table is read again when the faults are cleared. */
async function saveBeforeReading({ visit, sent }: Awaited<ReturnType<typeof openTyped>>) {
  const { faults } = visit.mockServer;
  faults.inject({ kind: 'hold', path: update.path });
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => sent().length).toBe(1);
  faults.clear();
  faults.inject({ kind: 'hold', path: list.path });
  await expect.poll(() => visit.notifications).toEqual(['success: 保存成功']);
  return faults;
}

test('[Q5] a correction that cannot be checked against the table says so, and is saved when it can', {
  tags: 'full',
}, async () => {
  const { visit, typed, sent } = await openTyped();
  const { queryClient } = visit.runtime;
  const dependents = [callKey(['expert/filling', 'list']), callKey(['score/line', 'standing'])];
  for (const key of dependents) queryClient.setQueryData(key, {});
  visit.mockServer.faults.inject({ kind: 'status', status: 500, path: list.path });
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => visit.notifications).toEqual([expect.stringMatching(/^error: ./)]);
  await expect.element(cum).toHaveValue(typed.cum);
  expect(sent()).toEqual([]);
  visit.mockServer.faults.clear();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => visit.notifications.at(-1)).toBe('success: 保存成功');
  await expect.element(cum).not.toBeInTheDocument();
  // Students are ranked by the table, and mock scores converted by it.
  for (const key of dependents) expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true);
});

test('[Q5] a row that is saved or given up leaves the focus on its button', { tags: 'full' }, async () => {
  const { visit } = await openTyped();
  const button = page.getByRole('button', { name: '编辑：600 分' });
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => visit.notifications).toEqual(['success: 保存成功']);
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(count).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
});

test('[Q5] typed numbers are asked about before another row, another table or another page', {
  tags: 'full',
}, async () => {
  const { visit, typed, sent } = await openTyped();
  await page.getByRole('button', { name: '编辑：599 分' }).click();
  await expect.element(question.getByText('编辑：湖南 2026 年物理类')).toBeVisible();
  await answer('继续编辑');
  await expect.element(count).toHaveValue(typed.count);
  await page.getByRole('navigation').getByText('历史类').first().click();
  await answer('继续编辑');
  expect(visit.address()).toContain('category=4');
  const leaving = visit.leave();
  await answer('继续编辑');
  expect(await leaving).toBe(false);
  await page.getByRole('button', { name: '编辑：599 分' }).click();
  await answer('保存后离开');
  await expect.element(figure(599, '本段人数')).toBeVisible();
  await expect.element(count).not.toBeInTheDocument();
  expect(sent()).toMatchObject([{ body: { cum: Number(typed.cum) } }]);
  await expect.element(figure(599, '累计人数')).not.toHaveAccessibleDescription();
  await page.getByRole('navigation').getByText('历史类').first().click();
  await expect.poll(visit.address).toContain('category=5');
});

test('[Q5] a row that is opened while a saved one is read again stays open, with what was typed', {
  tags: 'full',
}, async () => {
  const opened = await openTyped();
  const { visit } = opened;
  const faults = await saveBeforeReading(opened);
  await page.getByRole('button', { name: '编辑：599 分' }).click();
  await figure(599, '本段人数').fill('7');
  faults.clear();
  await expect.poll(() => visit.runtime.queryClient.isFetching()).toBe(0);
  await expect.element(figure(599, '本段人数')).toHaveValue('7');
  await expect.element(count).not.toBeInTheDocument();
  const leaving = visit.leave();
  await answer('不保存离开');
  expect(await leaving).toBe(true);
});

test('[Q5] typed numbers are a draft of their table; a row that is given up is none', {
  tags: 'full',
}, async () => {
  const { visit, typed } = await openTyped();
  const drafts = async () => (await testDrafts.all()).map(({ path }) => path);
  await expect.poll(drafts).toEqual([`/score/stage${at}`]);
  await visit.go(at.replace('category=4', 'category=5'));
  await expect.element(page.getByRole('heading', { name: '湖南 · 2026 年历史类' })).toBeVisible();
  expect(await visit.leave()).toBe(true);
  const { go, leave } = await visit.reload();
  await go(at);
  await page.getByRole('button', { name: '恢复草稿' }).click();
  await expect.element(count).toHaveValue(typed.count);
  await expect.element(cum).toHaveValue(typed.cum);
  await page.getByRole('button', { name: '取消' }).click();
  await expect.element(count).not.toBeInTheDocument();
  expect(await leave()).toBe(true);
  expect(await drafts()).toEqual([]);
});

test('[Q5] a saved row may be typed back at once: that is a change, and one’s own save is no colleague’s', {
  tags: 'full',
}, async () => {
  const opened = await openTyped();
  const { visit, row, sent } = opened;
  const faults = await saveBeforeReading(opened);
  await count.fill(String(row.count));
  await cum.fill(String(row.cum));
  const leaving = visit.leave();
  await answer('继续编辑');
  expect(await leaving).toBe(false);
  faults.clear();
  await expect.poll(() => visit.runtime.queryClient.isFetching()).toBe(0);
  await cum.click();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => sent().at(1)?.body).toMatchObject({ count: row.count, cum: row.cum });
  expect(question.query()).toBeNull();
});

test('[Q5] a draft stays on offer while a row is opened and closed again untouched', {
  tags: 'full',
}, async () => {
  const { visit, typed } = await openTyped();
  const drafts = async () => (await testDrafts.all()).map(({ path }) => path);
  await expect.poll(drafts).toEqual([`/score/stage${at}`]);
  await visit.reload();
  const offer = page.getByRole('button', { name: '恢复草稿' });
  await expect.element(offer).toBeVisible();
  await expect.element(count).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(count).not.toBeInTheDocument();
  expect(await drafts()).toEqual([`/score/stage${at}`]);
  await offer.click();
  await expect.element(cum).toHaveValue(typed.cum);
});

test('[Q5] a table is deleted only once its typed row may be lost; nothing of it is unsaved then', {
  tags: 'full',
}, async () => {
  const { visit, typed } = await openTyped();
  const press = () => page.getByRole('button', { name: '删除', exact: true }).click();
  const deleted = () => visit.mockServer.requests.of(remove.path).length;
  const unsaved = question.getByText('编辑：湖南 2026 年物理类');
  await press();
  await answer('确定');
  await expect.element(unsaved).toBeVisible();
  await answer('继续编辑');
  await expect.element(cum).toHaveValue(typed.cum);
  expect(deleted()).toBe(0);
  await press();
  await answer('确定');
  await expect.element(unsaved).toBeVisible();
  await answer('不保存离开');
  await expect.element(question.getByText(/张志愿表/)).toBeVisible();
  await answer('确定');
  await expect.poll(() => visit.notifications).toEqual(['success: 删除成功']);
  await expect.element(page.getByText('该科类暂无一分一段表，可从官方公告导入')).toBeVisible();
  expect(await visit.leave()).toBe(true);
  expect(await testDrafts.all()).toEqual([]);
});
