import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
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

test('[G12] more cards than are in stock are refused at their field, and have no price', async () => {
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

test('[G12] until the dialog of a release closes, the charge is deducted from the funds of before', async () => {
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
