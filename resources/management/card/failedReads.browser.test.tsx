import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { choose } from '@/src/testing/enter';
import { listPage } from '@/src/testing/listPage';
import { openView } from '@/src/testing/openView';
import { managementEndpoints } from '../endpoints';
import { batches } from './batches';
import { cards } from './cards';
import { cardRecords } from './records';

const { 'management/card-data': data, 'management/card-record': records } = managementEndpoints;
const { making, releases } = managementEndpoints['management/card-release'].operations;
const failure = { kind: 'code', code: 50000, msg: '统计读不到' } as const;

test('[G10] figures that could not be read are no zeros, and are read again', { tags: 'full' }, async () => {
  const visit = await openView(cards, {
    prepare: ({ faults }) => faults.inject({ ...failure, path: data.operations.summary.path }),
  });
  const { root } = listPage(visit, cards);
  await root.getByRole('button', { name: '展开：卡片统计' }).click();
  await expect.element(root.getByRole('alert')).toHaveTextContent('统计读不到');
  const table = root.getByRole('region', { name: '各类会员卡数量' });
  await expect.element(table).not.toBeInTheDocument();
  expect(visit.notifications).toEqual([]);
  visit.mockServer.faults.clear();
  await root.getByRole('button', { name: '重新加载' }).click();
  await expect.element(table).toBeVisible();
});

test('[G11] a statement that could not be read says so, and is read again', { tags: 'full' }, async () => {
  const visit = await openView(cardRecords);
  const list = listPage(visit, cardRecords);
  await list.ready();
  visit.mockServer.faults.inject({ ...failure, path: records.operations.statement.path });
  await list.toolbar.getByRole('button', { name: '月度对账单' }).click();
  const dialog = page.getByRole('dialog', { name: '月度对账单' });
  await choose(dialog.getByRole('combobox', { name: '机构' }), '启明升学规划中心');
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('统计读不到');
  expect(visit.notifications).toEqual([]);
  visit.mockServer.faults.clear();
  await dialog.getByRole('button', { name: '重新加载' }).click();
  await expect.element(dialog.getByText('与机构明细一致')).toBeVisible();
});

test('[G12] the polled progress of cards fails without a message', { tags: 'full' }, async () => {
  const visit = await openView(batches, {
    prepare: ({ faults }) => faults.inject({ ...failure, path: making.path }),
  });
  const strip = listPage(visit, batches).root.getByRole('region', { name: '领卡与制卡' });
  await expect.element(strip).toHaveTextContent(/正在制卡—$/);
  expect(visit.notifications).toEqual([]);
});

test('[G12] requests for cards that could not be read are no zero', { tags: 'full' }, async () => {
  const visit = await openView(batches, {
    prepare: ({ faults }) => faults.inject({ ...failure, path: releases.path }),
  });
  const strip = listPage(visit, batches).root.getByRole('region', { name: '领卡与制卡' });
  await expect.element(strip).toHaveTextContent(/^待处理的领卡申请—/);
});
