import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { batchTable } from '@/mocks/gaokao/batchTable';
import { scoreTableOf, stageIdOf, stageTable } from '@/mocks/gaokao/scoreTables';
import { openView } from '@/src/testing/openView';
import { testDrafts } from '@/src/testing/testDrafts';
import { scoreEndpoints } from '../endpoints';

const { import: importing, filter, update } = scoreEndpoints['score/stage'].operations;
const stage = { view: 'score/stage/index' };

test('[Q5] a wrong sum blocks the import; text and parsed rows stay', { tags: 'full' }, async () => {
  const visit = await openView(stage, { at: '?provinceId=540000&year=2026&category=1' });
  await page.getByRole('button', { name: '导入', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^导入一分一段/ });
  await expect.element(dialog.getByRole('radio', { name: '覆盖' })).toHaveFocus();
  await dialog
    .getByLabelText('粘贴的一分一段表')
    .fill('分数\t人数\t累计\n６００及以上\t２０\t２０\n599\t5\t26');
  await expect.element(dialog.getByText('存在 1 处错误，不能导入')).toBeVisible();
  const reading = dialog.getByRole('region', { name: '粘贴内容与识别结果对照' });
  await expect.element(reading.getByText('600 及以上 · 20 · 20')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: '导入 2 行' })).toBeDisabled();
  expect(visit.mockServer.requests.of(importing.path)).toEqual([]);
});

test('[Q5] an unread line blocks the import until it is looked at', { tags: 'full' }, async () => {
  const visit = await openView(stage, { at: '?provinceId=540000&year=2026&category=1' });
  await page.getByRole('button', { name: '导入', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^导入一分一段/ });
  const text = dialog.getByLabelText('粘贴的一分一段表');
  await text.fill('分数\t人数\n600及以上\t20\n599\t1O\n598\t9\n597\t7');
  const question = dialog.getByRole('alert').filter({ hasText: '有 1 处需要确认，确认前不能导入' });
  await expect.element(question.getByText(/「599 1O」/)).toBeVisible();
  const line = dialog.getByRole('row', { name: /^3 599/ });
  await expect.element(line.getByText('待确认')).toBeVisible();
  const send = dialog.getByRole('button', { name: '导入 3 行' });
  await expect.element(send).toBeDisabled();
  await question.getByRole('checkbox', { name: '已核对，继续' }).click();
  await expect.element(dialog.getByText('1 处已确认')).toBeVisible();
  await dialog.getByRole('checkbox', { name: /仍要导入/ }).click();
  await expect.element(send).toBeEnabled();
  await dialog.getByText('追加', { exact: true }).click();
  await dialog.getByText('覆盖', { exact: true }).click();
  await expect.element(dialog.getByRole('checkbox', { name: /仍要导入/ })).not.toBeChecked();
  await text.fill('分数\t人数\n600及以上\t20\n599\t1l\n598\t9\n597\t7');
  await expect.element(question).toBeVisible();
  await expect.element(send).toBeDisabled();
  expect(visit.mockServer.requests.of(importing.path)).toEqual([]);
});

test.each([
  [0, '593'],
  [1, '590'],
] as const)(
  '[Q5] [A3] with poolScale %i 600 of 湖南 was worth %s a year before',
  { tags: 'full' },
  async (poolScale, worth) => {
    await openView(stage, {
      at: '?provinceId=430000&year=2026&category=4&score=600',
      prepare: async (mockServer) => {
        const table = await mockServer.table(batchTable);
        const main = table.find((row) => row.provinceId === 430000 && row.year === 2026 && row.main === 1);
        if (main) await table.put({ ...main, poolScale });
      },
    });
    const row = page.getByRole('row', { name: /^600 / });
    await expect.element(row.getByRole('cell').nth(4)).toHaveTextContent(worth);
  },
);

test('[Q5] a row that somebody is led to is open; the right sum is named until it fits', {
  tags: 'full',
}, async () => {
  const visit = await openView(stage, { at: '?provinceId=370000&year=2026&category=3&score=600' });
  const cum = page.getByLabelText('600 分累计人数');
  await expect.element(cum).toBeVisible();
  const text = page.getByText(/^累计人数应为 \d+$/);
  await expect.element(text).toBeVisible();
  const right = text.element().textContent.replace(/\D/g, '');
  await cum.fill(right);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => visit.notifications).toEqual(['success: 保存成功']);
  expect(visit.mockServer.requests.of(update.path)).toMatchObject([{ body: { cum: Number(right) } }]);
  await expect.element(page.getByText('1 处异常')).not.toBeInTheDocument();
});

const drawn = () => document.querySelectorAll('[data-row-key]').length;
const top = () => window.scrollTo(0, 0);

test('[Q5] only the rows in sight are drawn; 定位 scrolls to an anomaly that is not; printing draws all', {
  tags: 'full',
}, async () => {
  await openView(stage, { at: '?provinceId=370000&year=2026&category=3' });
  await expect.element(page.getByText('1 处异常')).toBeVisible();
  await expect.poll(drawn).toBeGreaterThan(0);
  expect(drawn()).toBeLessThan(80);
  await page.getByText('1 处异常').click();
  const row = page.getByRole('row', { name: /^600 / });
  for (const _round of ['once', 'again']) {
    await expect.element(row).not.toBeInTheDocument();
    await page.getByRole('button', { name: '定位' }).click();
    await expect.element(row).toBeInViewport({ ratio: 1 });
    top();
  }
  const all = page.getByRole('table').element().getAttribute('aria-rowcount');
  window.dispatchEvent(new Event('beforeprint'));
  expect(drawn()).toBe(Number(all) - 1);
  window.dispatchEvent(new Event('afterprint'));
  await expect.poll(drawn).toBeLessThan(80);
});

test('[Q5] a row that is being corrected stays open, with what was typed, while the page scrolls away', {
  tags: 'full',
}, async () => {
  await openView(stage, { at: '?provinceId=370000&year=2026&category=3&score=600' });
  const count = page.getByLabelText('600 分本段人数');
  await expect.element(count).toBeInViewport();
  await expect.element(count).toHaveFocus();
  await count.fill('77');
  const before = count.element().getBoundingClientRect().top + window.scrollY;
  top();
  await expect.element(page.getByRole('button', { name: /^编辑：/ }).first()).toBeInViewport();
  await expect.element(count).not.toBeInViewport();
  await expect.element(count).toHaveValue('77');
  await expect.element(count).toHaveFocus();
  await expect
    .poll(() => Math.abs(count.element().getBoundingClientRect().top + window.scrollY - before))
    .toBeLessThan(4);
  await userEvent.tab();
  await expect.element(page.getByLabelText('600 分累计人数')).toHaveFocus();
  expect(drawn()).toBeLessThan(80);
});

test('[Q5] a wrong number is told at the number that was typed last', { tags: 'full' }, async () => {
  await openView(stage, { at: '?provinceId=430000&year=2026&category=4&score=600' });
  const [count, cum] = [page.getByLabelText('600 分本段人数'), page.getByLabelText('600 分累计人数')];
  await count.fill('');
  await expect.element(count).toHaveAccessibleDescription('请输入本段人数');
  await count.fill('1');
  await expect.element(count).toHaveAccessibleDescription(/^累计人数应为 \d+$/);
  await expect.element(cum).not.toHaveAccessibleDescription();
  await cum.fill('1');
  await expect.element(cum).toHaveAccessibleDescription(/^累计人数应为 \d+$/);
  await expect.element(count).toBeValid();
});

test('[Q5] a row that a colleague corrected meanwhile is overwritten only after a confirmation', {
  tags: 'full',
}, async () => {
  const visit = await openView(stage, { at: '?provinceId=430000&year=2026&category=4&score=600' });
  const name = { provinceId: 430000, year: 2026, category: 4 } as const;
  const rows = (await scoreTableOf(visit.mockServer, name)) ?? expect.unreachable();
  const row = rows.find(({ score }) => score === 600) ?? expect.unreachable();
  await page.getByLabelText('600 分本段人数').fill(String(row.count + 1));
  await page.getByLabelText('600 分累计人数').fill(String(row.cum + 1));
  await (await visit.mockServer.table(stageTable)).put({
    ...{ ...name, id: stageIdOf(name), published: 1, updateTime: '2026-06-26 09:00:00', updateBy: '苏晚晴' },
    rows: rows.map(({ score, open = 0, count, cum }) => [
      score,
      open,
      score === 600 ? count + 2 : count,
      score > 600 ? cum : cum + 2,
    ]),
  });
  await userEvent.keyboard('{Enter}');
  const theirs = `该分数段已被他人改为本段 ${row.count + 2} 人、累计 ${row.cum + 2} 人`;
  const question = page.getByRole('dialog').filter({ hasText: theirs });
  await expect.element(question).toBeVisible();
  expect(visit.mockServer.requests.of(update.path)).toEqual([]);
  await question.getByRole('button', { name: '确定' }).click();
  await expect
    .poll(() => visit.mockServer.requests.of(update.path))
    .toMatchObject([{ body: { count: row.count + 1, cum: row.cum + 1 } }]);
});

test('[Q5] the text of an import stays as it was sent while the import runs', { tags: 'full' }, async () => {
  const visit = await openView(stage, { at: '?provinceId=540000&year=2026&category=1' });
  await page.getByRole('button', { name: '导入', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^导入一分一段/ });
  const text = dialog.getByLabelText('粘贴的一分一段表');
  await text.fill('分数\t人数\n600及以上\t20\n599\t10\n598\t9\n597\t7');
  await dialog.getByRole('checkbox', { name: /仍要导入/ }).click();
  visit.mockServer.faults.inject({ kind: 'hold', path: importing.path });
  await dialog.getByRole('button', { name: '导入 4 行' }).click();
  await expect.poll(() => visit.mockServer.requests.of(importing.path).length).toBe(1);
  await expect.element(text).toHaveAttribute('readonly');
  await expect.element(dialog.getByRole('button', { name: '选择文件' })).toBeDisabled();
  visit.mockServer.faults.clear();
  await page.getByRole('dialog', { name: '确认提示' }).getByRole('button', { name: '确定' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(visit.notifications).toEqual(['success: 已导入 4 行']);
});

test.each([
  ['a new table', '?provinceId=540000&year=2026&category=1', true],
  ['a table that is there', '?provinceId=430000&year=2026&category=4', false],
])('[Q5] publishing at once is preset for %s: %s %s', { tags: 'full' }, async (_what, at, isPreset) => {
  await openView(stage, { at });
  await page.getByRole('button', { name: '导入', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^导入一分一段/ });
  const box = dialog.getByRole('checkbox', { name: '导入后立即发布' });
  await expect.element(box).toBeVisible();
  expect(box.element()).toHaveProperty('checked', isPreset);
});

test('[Q5] the draft of a pasted table has the address that opens its import', { tags: 'full' }, async () => {
  const at = '?provinceId=540000&year=2026&category=1';
  const visit = await openView(stage, { at });
  await page.getByRole('button', { name: '导入', exact: true }).click();
  const pasted = page.getByLabelText('粘贴的一分一段表');
  await pasted.fill('分数 人数');
  const drafts = async () => (await testDrafts.all()).map(({ path }) => path);
  await expect.poll(drafts).toEqual([`/score/stage${at}&import=1`]);
  const { go, address } = await visit.reload();
  await go(`${at}&import=1`);
  await page.getByRole('button', { name: '恢复草稿' }).click();
  await expect.element(pasted).toHaveValue('分数 人数');
  await page.getByRole('button', { name: '取消' }).click();
  await page.getByRole('button', { name: '不保存离开' }).click();
  await expect.poll(address).toBe(`/score/stage${at}`);
});

test('[Q5] Escape asks about a pasted table until it is answered', { tags: 'full' }, async () => {
  await openView(stage, { at: '?provinceId=540000&year=2026&category=1' });
  await page.getByRole('button', { name: '导入', exact: true }).click();
  const pasted = page.getByLabelText('粘贴的一分一段表');
  await pasted.fill('分数 人数');
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: '不保存离开' }).click();
  await expect.element(pasted).not.toBeInTheDocument();
});

test('[Q5] a failed reading of the tables of a province is said, and is repeated on demand', {
  tags: 'full',
}, async () => {
  const visit = await openView(stage, {
    at: '?provinceId=540000',
    prepare: ({ faults }) => faults.inject({ kind: 'status', status: 500, path: filter.path }),
  });
  const failed = page.getByText('读取失败，点击重试');
  await expect.element(failed).toBeVisible();
  await page.viewport(390, 844);
  await expect.element(page.getByRole('alert')).toBeVisible();
  await page.viewport(1280, 900);
  await expect.element(failed).toBeVisible();
  visit.mockServer.faults.clear();
  await failed.click();
  await expect.element(page.getByText('2026 年')).toBeVisible();
});
