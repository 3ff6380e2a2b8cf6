import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { batchTable, cardTable } from '@/mocks/management/card/cardTables';
import { choose } from '@/src/testing/enter';
import { listPage } from '@/src/testing/listPage';
import { openView } from '@/src/testing/openView';
import { managementEndpoints } from '../endpoints';
import { batches } from './batches';

const { funds, list: listCall, release } = managementEndpoints['management/card-release'].operations;
const charged = /^向「启明升学规划中心」发放志愿卡 2 张，扣款 ¥432.00，扣款后余额 /;

/** The dialog of a release of two cards to an institution. */
async function openRelease() {
  const visit = await openView(batches);
  const list = listPage(visit, batches);
  await list.ready();
  await list.act(list.row('春季志愿卡'), '发放');
  const dialog = page.getByRole('dialog', { name: '发放：0001 春季志愿卡' });
  await choose(dialog.getByLabelText('机构', { exact: true }), '启明升学规划中心');
  await dialog.getByLabelText('数量').fill('2');
  await expect.element(dialog.getByText(charged)).toBeVisible();
  return { visit, dialog };
}

test('[G12] more cards than are in stock are refused at their field, and have no price', {
  tags: 'full',
}, async () => {
  const { visit, dialog } = await openRelease();
  await dialog.getByLabelText('数量').fill('99999');
  await expect.element(dialog.getByText(/^库存不足，剩余 \d+ 张$/)).toBeVisible();
  await expect.element(dialog.getByText('数量超过库存，不能发放')).toBeVisible();
  await expect.element(dialog.getByText(/扣款后余额/)).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(dialog.getByLabelText('数量')).toHaveFocus();
  expect(visit.mockServer.requests.of(release.path)).toEqual([]);
  await dialog.getByLabelText('数量').fill('2');
  await expect.element(dialog.getByText(charged)).toBeVisible();
});

test('[G12] until the dialog of a release closes, the charge is deducted from the funds of before', {
  tags: 'full',
}, async () => {
  const { visit, dialog } = await openRelease();
  const { faults, requests } = visit.mockServer;
  const text = dialog.getByText(charged).element().textContent ?? '';
  const read = requests.of(listCall.path).length;
  faults.inject({ kind: 'hold', path: listCall.path });
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => requests.of(listCall.path).length).toBeGreaterThan(read);
  await expect.element(dialog.getByText(text)).toBeVisible();
  faults.clear();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(visit.notifications).toEqual(['success: 发放成功']);
  expect(requests.of(funds.path)).toHaveLength(1);
});

test('[G12] a batch that is taken over as it is now has its present stock', { tags: 'full' }, async () => {
  const { visit, dialog } = await openRelease();
  const stock = Number(
    dialog
      .getByText(/^库存 \d+ 张$/)
      .element()
      .textContent?.match(/\d+/)?.[0],
  );
  const [kept, cards] = [await visit.mockServer.table(batchTable), await visit.mockServer.table(cardTable)];
  const batch = kept.find(({ batchNo }) => batchNo === '0001') ?? expect.unreachable();
  const card =
    cards.find(({ batchId, status }) => batchId === batch.id && status !== 0) ?? expect.unreachable();
  await cards.put({ ...card, status: 0, storeId: 0, releaseId: 0 });
  await kept.put({ ...batch, rev: batch.rev + 1 });
  await dialog.getByRole('button', { name: '确定' }).click();
  await dialog.getByRole('button', { name: '按最新状态继续' }).click();
  await expect.element(dialog.getByText(`库存 ${stock + 1} 张`)).toBeVisible();
  await dialog.getByLabelText('数量').fill(String(stock + 2));
  await expect.element(dialog.getByText(`库存不足，剩余 ${stock + 1} 张`)).toBeVisible();
  await dialog.getByLabelText('数量').fill(String(stock + 1));
  await expect.element(dialog.getByText(/^库存不足/)).not.toBeInTheDocument();
  await expect.element(dialog.getByText('数量超过库存，不能发放')).not.toBeInTheDocument();
});
