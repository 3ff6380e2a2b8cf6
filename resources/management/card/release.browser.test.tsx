import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { storeTable } from '@/mocks/customer/storeTable';
import { moneyAccountTable } from '@/mocks/finance/tables';
import { batchTable, cardTable } from '@/mocks/management/card/cardTables';
import { choose } from '@/src/testing/enter';
import { complaintsOf } from '@/src/testing/formPage';
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

test('[G12] a release begins with no more cards than are in stock', { tags: 'full' }, async () => {
  const visit = await openView(batches, {
    prepare: async ({ table }) => {
      const [kept, cards] = [await table(batchTable), await table(cardTable)];
      const batch = kept.find(({ batchNo }) => batchNo === '0001') ?? expect.unreachable();
      const inStock = cards.all().filter(({ batchId, status }) => batchId === batch.id && status === 0);
      for (const card of inStock.slice(3)) await cards.put({ ...card, status: 5 });
    },
  });
  const list = listPage(visit, batches);
  await list.ready();
  await list.act(list.row('春季志愿卡'), '发放');
  const dialog = page.getByRole('dialog', { name: '发放：0001 春季志愿卡' });
  await expect.element(dialog.getByText('库存 3 张')).toBeVisible();
  await expect.element(dialog.getByLabelText('数量')).toHaveValue('3');
  await expect.element(dialog.getByText('数量超过库存，不能发放')).not.toBeInTheDocument();
});

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

test('[G12] a faulty quantity or price keeps its text, is named at its field, and is not asked about', {
  tags: 'full',
}, async () => {
  const { visit, dialog } = await openRelease();
  const [quantity, price] = [dialog.getByLabelText('数量'), dialog.getByLabelText('结算价')];
  await quantity.fill('1.5');
  await price.fill('400');
  await userEvent.tab();
  await expect
    .poll(() => complaintsOf(dialog))
    .toEqual({ quantity: '数量须为大于 0 的整数', unitPrice: '结算价不能高于面值' });
  await expect.element(quantity).toHaveValue('1.5');
  await expect.element(price).toHaveValue('400');
  await expect.element(dialog.getByText('请先填好数量和结算价')).toBeVisible();
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(quantity).toHaveFocus();
  expect(visit.mockServer.requests.of(release.path)).toEqual([]);
});

test('[G12] a charge beyond the means of the institution is a warning with what is lacking', {
  tags: 'full',
}, async () => {
  const { visit, dialog } = await openRelease();
  const accounts = await visit.mockServer.table(moneyAccountTable);
  const account = accounts.get(3) ?? expect.unreachable();
  await accounts.put({ ...account, creditFen: '0', wallets: { ...account.wallets, 1: '10000' } });
  await choose(dialog.getByLabelText('机构', { exact: true }), '博远志愿填报工作室');
  await expect.element(dialog.getByText('机构充值余额不足，还差 ¥332.00')).toBeVisible();
  await expect.element(dialog.getByText(/确定吗/)).not.toBeInTheDocument();
  await choose(dialog.getByLabelText('结算方式'), '线下已付');
  await expect.element(dialog.getByText(/线下已付，不扣款，确定吗？$/)).toBeVisible();
});

test('[G12] an institution that may not have cards says so at its field once it is chosen', {
  tags: 'full',
}, async () => {
  const { visit, dialog } = await openRelease();
  const store = (await visit.mockServer.table(storeTable)).get(9) ?? expect.unreachable();
  const field = dialog.getByLabelText('机构', { exact: true });
  await choose(field, store.name);
  await expect.poll(() => complaintsOf(dialog)).toEqual({ storeId: '机构已停用或已到期，不能发卡' });
  await expect.element(dialog.getByText('所选机构不能发卡')).toBeVisible();
  await choose(field, '启明升学规划中心');
  await expect.element(dialog.getByText(charged)).toBeVisible();
  expect(complaintsOf(dialog)).toEqual({});
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
