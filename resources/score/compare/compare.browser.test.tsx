import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openView } from '@/src/testing/openView';
import { scoreEndpoints } from '../endpoints';

const { check, rerun } = scoreEndpoints['score/compare'].operations;
const list = { view: 'score/compare/index' };
const detail = { view: 'score/compare/detail' };
const question = (name: string | RegExp) => page.getByRole('dialog', { name });

test('[Q1] the map shows what is missing at once; a province leads to its rows', {
  tags: 'full',
}, async () => {
  const visit = await openView(list, { at: '?as=map' });
  const map = page.getByRole('group', { name: '各省数据状态' });
  for (const name of ['山东 缺数据', '西藏 缺数据', '新疆 缺数据'])
    await expect.element(map.getByRole('button', { name })).toHaveAttribute('data-tone', 'info');
  await expect
    .element(map.getByRole('button', { name: '台湾', exact: true }))
    .not.toHaveAttribute('data-tone');
  await map.getByRole('button', { name: '新疆 缺数据' }).click();
  await expect.poll(visit.address).toBe('/score/compare?provinceId=650000');
  await expect.element(page.getByText('共 2 条')).toBeVisible();
});

test('[Q1] a card of a phone names the lines of both years', { tags: 'full' }, async () => {
  const visit = await openView(list, { at: '?provinceId=130000&category=4' });
  await page.viewport(390, 844);
  const card = visit.screen.getByRole('listitem').filter({ hasText: '物理类' });
  await expect.element(card.getByText('本科线', { exact: true })).toBeInViewport({ ratio: 0.98 });
  await expect.element(card.getByText('去年 459（-16）')).toBeInViewport({ ratio: 0.9 });
});

test('[Q1] an anomaly needs a remark to be marked, and is compared again on demand', {
  tags: 'full',
}, async () => {
  const visit = await openView(list, { at: '?provinceId=110000' });
  await page.getByRole('button', { name: '标记已核对：北京' }).click();
  const form = question('标记已核对：北京 2026 年综合');
  await form.getByRole('button', { name: '确定' }).click();
  await expect.element(form.getByText('存在异常，请输入核对说明')).toBeVisible();
  expect(visit.mockServer.requests.of(check.path)).toEqual([]);
  await form.getByLabelText('核对说明').fill('与官方公告一致');
  await form.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 已标记为已核对']);
  expect(visit.mockServer.requests.of(check.path)).toMatchObject([
    { body: { id: 1120263, status: 3, remark: '与官方公告一致' } },
  ]);
  await page.getByRole('button', { name: '重新比对：北京' }).click();
  await expect.poll(() => visit.notifications.at(-1)).toMatch(/^success: 已比对 1 项/);
  expect(visit.mockServer.requests.of(rerun.path)).toMatchObject([{ body: { ids: '1120263' } }]);
});

test('[Q2] the draft of 山东 says its wrong sum; the row is corrected in 省份分数', {
  tags: 'full',
}, async () => {
  await openView(detail, { at: '?provinceId=370000&year=2026&category=3' });
  await expect.element(page.getByText(/该表为未发布的草稿/)).toBeVisible();
  const drawn = () => document.querySelectorAll('[data-row-key]').length;
  await expect.poll(drawn).toBeGreaterThan(0);
  expect(drawn()).toBeLessThan(80);
  const row = page.getByRole('region', { name: '逐分对照' }).getByRole('row', { name: /^600 / });
  await expect.element(row).not.toBeInTheDocument();
  await page.getByRole('button', { name: '下一处异常' }).click();
  await expect.element(row).toBeInViewport({ ratio: 1 });
  await expect
    .element(page.getByText(/^第 1 \/ 1 处：D2 累计与人数不符，600 分：累计人数应为/))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '修正：600 分' }))
    .toHaveAttribute('href', '/score/stage?provinceId=370000&year=2026&category=3&score=600');
});

test('[Q2] a score is looked up, its rank pinned, and the pinned ranks can be copied', {
  tags: 'full',
}, async () => {
  await openView(detail, { at: '?provinceId=430000&year=2026&category=4' });
  const box = page.getByRole('region', { name: '查询分数或位次' });
  await box.getByLabelText('查询的分数').fill('600');
  await userEvent.keyboard('{Enter}');
  await expect.element(box.getByText('18,384–18,876')).toBeVisible();
  await expect.element(box.getByRole('region', { name: '与各批次线' })).toHaveTextContent('+200');
  await box.getByRole('button', { name: '钉住位次 18,876' }).click();
  const pinned = page.getByRole('region', { name: '钉住的位次' });
  await expect.element(pinned.getByRole('row', { name: '18,876 600 593 588' })).toBeVisible();
  await expect.element(pinned.getByRole('button', { name: '复制表格' })).toBeVisible();
  await pinned.getByRole('button', { name: '移除位次 18876' }).click();
  await expect.element(pinned.getByText(/^尚未钉住位次/)).toBeVisible();
});
