import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { scoreTableOf, stageIdOf, stageTable } from '@/mocks/gaokao/scoreTables';
import { callKey } from '@/providers/data/resourceCall';
import { openView } from '@/src/testing/openView';
import { scoreEndpoints } from '../endpoints';

const { info } = scoreEndpoints['score/stage'].operations;
const { saveProvince } = scoreEndpoints['score/batch'].operations;
const stage = { view: 'score/stage/index' };
const at = '?provinceId=430000&year=2026&category=4';

test('[Q5] a full mark below a score is refused at its field, also where only the server knows it', {
  tags: 'full',
}, async () => {
  const visit = await openView(stage, { at });
  const name = { provinceId: 430000, year: 2025, category: 5 } as const;
  const rows = (await scoreTableOf(visit.mockServer, name)) ?? expect.unreachable();
  await (await visit.mockServer.table(stageTable)).put({
    ...{ ...name, id: stageIdOf(name), published: 0, updateTime: '2026-06-26 09:00:00', updateBy: '苏晚晴' },
    rows: rows.map(({ score, open = 0, count, cum }, index) => [index === 0 ? 745 : score, open, count, cum]),
  });
  await page.getByRole('button', { name: '修改满分' }).click();
  const dialog = page.getByRole('dialog', { name: '修改满分：湖南' });
  const mark = dialog.getByLabelText('满分');
  await mark.fill('300');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(dialog.getByText(/^已有 \d+ 分的一分一段表，满分不能低于 \d+$/)).toBeVisible();
  expect(visit.mockServer.requests.of(saveProvince.path)).toEqual([]);
  await mark.fill('744');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(mark).toHaveAccessibleDescription('已有 745 分的一分一段表，满分不能低于 745');
  await expect.element(mark).toHaveValue('744');
});

test('[Q4] [Q5] a changed full mark has the rules of the province read again wherever they are', {
  tags: 'full',
}, async () => {
  const visit = await openView(stage, { at });
  const { queryClient } = visit.runtime;
  const read = ['score/batch', 'score/batch-rules', 'lookups/province'].map((of) => callKey([of, 'known']));
  for (const key of read) queryClient.setQueryData(key, {});
  await page.getByRole('button', { name: '修改满分' }).click();
  const dialog = page.getByRole('dialog', { name: '修改满分：湖南' });
  await dialog.getByLabelText('满分').fill('760');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(visit.notifications).toEqual(['success: 保存成功']);
  expect(read.filter((key) => !queryClient.getQueryState(key)?.isInvalidated)).toEqual([]);
});

test('[Q5] a score above the full mark is not converted', { tags: 'full' }, async () => {
  const visit = await openView(stage, { at });
  const form = page.getByRole('form', { name: '换算' });
  await form.getByLabelText('换算的分数').fill('900');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(form.getByLabelText('换算的分数'))
    .toHaveAccessibleDescription('分数须为 0–750 的整数');
  expect(visit.mockServer.requests.of(info.path)).toEqual([]);
  await form.getByLabelText('换算的分数').fill('600');
  await userEvent.keyboard('{Enter}');
  await expect.element(form.getByText(/^600 分：位次 18,384–18,876/)).toBeVisible();
});

test('[Q5] on a phone the score of a row and its 编辑 stay in sight while the table scrolls', {
  tags: 'full',
}, async () => {
  await page.viewport(390, 844);
  await openView(stage, { at });
  const row = page.getByRole('row').nth(1);
  const edit = row.getByRole('button', { name: /^编辑：/ });
  await expect.element(edit).toBeInViewport({ ratio: 0.98 });
  const score = row.getByRole('cell').first();
  row.element().closest('table')?.parentElement?.scrollTo({ left: 300 });
  await expect.element(score).toBeInViewport({ ratio: 0.98 });
  await expect.element(edit).toBeInViewport({ ratio: 0.98 });
});
