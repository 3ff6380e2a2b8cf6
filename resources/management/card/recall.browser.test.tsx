import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { batchTable, cardTable, releaseTable } from '@/mocks/management/card/cardTables';
import type { MockServer } from '@/mocks/mockServer';
import { choose } from '@/src/testing/enter';
import { listPage } from '@/src/testing/listPage';
import { openView, type VisitOptions } from '@/src/testing/openView';
import { batches } from './batches';

async function openBatches(options: VisitOptions = {}) {
  const visit = await openView(batches, options);
  const list = listPage(visit, batches);
  await list.ready();
  return { visit, list };
}

/** Freezes all cards of a charged release of the first batch but two, and of its other releases all. */
async function withTwoLeft(mockServer: MockServer): Promise<void> {
  const [releases, cards] = [await mockServer.table(releaseTable), await mockServer.table(cardTable)];
  const idle = cards.all().filter(({ batchId, status }) => batchId === 1 && status === 1);
  const charged = releases.all().filter(({ payMode, unitPrice }) => payMode === 1 && Number(unitPrice) > 0);
  const kept = charged.find(({ id }) => idle.filter(({ releaseId }) => releaseId === id).length > 2);
  const left = idle.filter(({ releaseId }) => releaseId === kept?.id).slice(0, 2);
  expect(left).toHaveLength(2);
  for (const card of idle) if (!left.includes(card)) await cards.put({ ...card, status: 4, formerStatus: 1 });
}

test('[G12] a recall offers releases with cards to be recalled, and tells what goes back', {
  tags: 'full',
}, async () => {
  const { visit, list } = await openBatches({ prepare: withTwoLeft });
  await list.act(list.row('春季志愿卡'), '收回');
  const dialog = page.getByRole('dialog', { name: '收回：0001 春季志愿卡' });
  await dialog.getByLabelText('发放记录').click();
  const options = page
    .getByRole('option')
    .elements()
    .map((option) => option.getAttribute('aria-label'));
  expect(options).toEqual([expect.stringMatching(/ 2 张$/)]);
  await choose(dialog.getByLabelText('发放记录'));
  await dialog.getByLabelText('数量').fill('2');
  await expect.element(dialog.getByText('可收回 2 张，退回充值余额 ¥432.00')).toBeVisible();
  await dialog.getByLabelText('原因').fill('机构退回卡片');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(visit.notifications).toEqual(['success: 收回成功']);
  // 发放 and 导出卡密 are left, and stand in the row.
  const row = list.row('春季志愿卡');
  await expect.element(row.getByRole('button', { name: /^(收回|更多操作)：/ })).not.toBeInTheDocument();
  await expect.element(row.getByRole('button', { name: '导出卡密：' })).toBeVisible();
});

test('[G12] a batch that an institution has nothing left of says so, and has no secrets to export', {
  tags: 'full',
}, async () => {
  const giveAllBack = async (mockServer: MockServer) => {
    const cards = await mockServer.table(cardTable);
    for (const card of cards.all())
      if (card.storeId === 2 && card.batchId === 1)
        await cards.put({ ...card, status: 0, storeId: 0, releaseId: 0, userId: null });
  };
  const { list } = await openBatches({ as: 'jigou', prepare: giveAllBack });
  const row = list.row('春季志愿卡');
  await expect.element(row.getByText('已全部收回')).toBeVisible();
  await expect.element(row.getByRole('button', { name: '导出卡密：' })).not.toBeInTheDocument();
  await expect.element(list.root.getByRole('button', { name: '导出卡密：' }).first()).toBeVisible();
});

test('[G12] the releases of a batch show request and refund, whole columns beside each other', {
  tags: 'full',
}, async () => {
  const recallAll = async (mockServer: MockServer) => {
    const releases = await mockServer.table(releaseTable);
    const application = { time: '2026-06-01 09:30:00', by: '陆明远', remark: '出分后补卡' };
    for (const row of releases.all())
      if (row.batchId === 1)
        await releases.put({ ...row, application, recalled: row.quantity, unitPrice: '216.00' });
  };
  await openBatches({ at: '/show/1', prepare: recallAll });
  const drawer = page.getByRole('dialog', { name: '卡批次：春季志愿卡' });
  await drawer.getByRole('tab', { name: '发放明细' }).click();
  const panel = drawer.getByRole('tabpanel', { name: '发放明细' });
  await expect.element(panel.getByText(/^退回 ¥/).first()).toBeVisible();
  const request = panel.getByText('申请：出分后补卡（陆明远 2026-06-01 09:30）').first();
  await expect.element(request).toBeVisible();
  const table = panel.getByRole('table').element();
  const room = panel.element().getBoundingClientRect();
  expect(table.getBoundingClientRect().right).toBeLessThanOrEqual(room.right);
});

test('[G12] the figures of a batch stand whole in their column', { tags: 'full' }, async () => {
  const spread = async (mockServer: MockServer) => {
    const [kept, cards] = [await mockServer.table(batchTable), await mockServer.table(cardTable)];
    expect(kept.get(1)).toBeDefined();
    const own = cards.all().filter(({ batchId }) => batchId === 1);
    for (const [at, card] of own.entries())
      await cards.put({
        ...card,
        status: at % 5 === 4 ? 5 : at % 5,
        userId: 1,
        storeId: at % 5 === 0 ? 0 : 2,
      });
  };
  const { list } = await openBatches({ prepare: spread });
  const figures = list.row('春季志愿卡').getByText(/^库存/);
  await expect.element(figures).toHaveTextContent(/已发放.*已绑定.*已过期.*已作废/);
  const cell = figures.element().closest('td') ?? expect.unreachable();
  expect(cell.scrollWidth).toBe(cell.clientWidth);
});
