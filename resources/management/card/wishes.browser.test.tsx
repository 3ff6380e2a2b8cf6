import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { storeTable } from '@/mocks/customer/storeTable';
import { releaseTable } from '@/mocks/management/card/cardTables';
import { choose } from '@/src/testing/enter';
import { complaintsOf } from '@/src/testing/formPage';
import { listPage } from '@/src/testing/listPage';
import { openView, type Visit } from '@/src/testing/openView';
import { managementEndpoints } from '../endpoints';
import { batches } from './batches';

const { releases: asked } = managementEndpoints['management/card-release'].operations;

async function openWishes(options: Parameters<typeof openView>[1] = {}) {
  const visit = await openView(batches, options);
  const list = listPage(visit, batches);
  await list.ready();
  await list.root.getByRole('button', { name: '展开：领卡与制卡' }).click();
  return { visit, list, waiting: list.root.getByRole('region', { name: '待处理的领卡申请' }) };
}

/** Presses 发放 of the first request for 志愿卡; the request. */
async function serve(visit: Visit, waiting: Locator) {
  const releases = await visit.mockServer.table(releaseTable);
  const wish =
    releases.find(({ status, cardType }) => status === 0 && cardType === 1) ?? expect.unreachable();
  await waiting
    .getByRole('listitem')
    .filter({ hasText: `申请志愿卡 ${wish.quantity} 张` })
    .getByRole('button', { name: '发放' })
    .click();
  return wish;
}

test('[G12] a request for cards is shown to both sides, and withdrawn by a press', {
  tags: 'full',
}, async () => {
  const { visit, waiting } = await openWishes();
  await expect.element(waiting.getByText('待处理的领卡申请（3）')).toBeVisible();
  await waiting.getByRole('button', { name: '撤回申请' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 申请已撤回']);
  await expect.element(waiting.getByText('待处理的领卡申请（2）')).toBeVisible();
  const wishes = (await visit.mockServer.table(releaseTable)).all();
  expect(wishes.filter(({ status, batchId }) => status === 2 && batchId === null)).toHaveLength(2);
});

test('[G12] a request for cards is served by a press, from the oldest batch with enough of them', {
  tags: 'full',
}, async () => {
  const { visit, waiting } = await openWishes();
  const releases = await visit.mockServer.table(releaseTable);
  const wish = await serve(visit, waiting);
  const dialog = page.getByRole('dialog', { name: /^发放：/ });
  await expect.element(dialog.getByLabelText('数量')).toHaveValue(String(wish.quantity));
  await choose(dialog.getByLabelText('结算方式'), '赠送');
  await dialog.getByLabelText('备注').fill('活动赠送');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 发放成功']);
  expect(releases.get(wish.id)).toMatchObject({ status: 1, storeId: wish.storeId, quantity: wish.quantity });
  await expect.element(waiting.getByText('待处理的领卡申请（2）')).toBeVisible();
});

test('[G12] a request is served as such, even where the other requests cannot be read', {
  tags: 'full',
}, async () => {
  const { visit, waiting } = await openWishes();
  const { faults, requests } = visit.mockServer;
  await expect.element(waiting.getByRole('listitem').first()).toBeVisible();
  faults.inject({ kind: 'code', code: 50000, msg: '申请读不到', path: asked.path });
  const wish = await serve(visit, waiting);
  const dialog = page.getByRole('dialog', { name: /^发放：/ });
  await expect.element(dialog.getByRole('alert').filter({ hasText: '申请读不到' })).toBeVisible();
  faults.clear();
  await choose(dialog.getByLabelText('结算方式'), '赠送');
  await dialog.getByLabelText('备注').fill('活动赠送');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications).toContain('success: 发放成功');
  const { path } = managementEndpoints['management/card-release'].operations.release;
  expect(requests.of(path)[0]?.body).toMatchObject({ releaseId: String(wish.id) });
});

test('[G12] all requests are counted, and who has waited longest is served first', {
  tags: 'full',
}, async () => {
  const { list, waiting } = await openWishes({
    prepare: async ({ table }) => {
      const releases = await table(releaseTable);
      const wish = releases.find(({ status }) => status === 0) ?? expect.unreachable();
      for (let more = 0; more < 50; more += 1)
        await releases.put({ ...wish, id: releases.nextId(), createTime: '2099-06-26 10:00:00' });
      await releases.put({
        ...wish,
        id: releases.nextId(),
        remark: '等了最久',
        createTime: '2020-06-26 10:00:00',
      });
    },
  });
  await expect.element(list.root.getByText('待处理的领卡申请（54），以下为最早的 50 件')).toBeVisible();
  await expect.element(waiting.getByRole('listitem').first()).toHaveTextContent('等了最久');
});

test('[G12] a release keeps what was typed while its request, the last one, is withdrawn', {
  tags: 'full',
}, async () => {
  const { visit, waiting } = await openWishes({
    prepare: async ({ table }) => {
      const releases = await table(releaseTable);
      for (const row of releases.all())
        if (row.status === 0 && row.cardType !== 1) await releases.put({ ...row, status: 2 });
    },
  });
  const releases = await visit.mockServer.table(releaseTable);
  const wish = await serve(visit, waiting);
  const dialog = page.getByRole('dialog', { name: /^发放：/ });
  await choose(dialog.getByLabelText('结算方式'), '赠送');
  await dialog.getByLabelText('备注').fill('活动赠送');
  for (const row of releases.all()) if (row.status === 0) await releases.put({ ...row, status: 2 });
  await visit.runtime.queryClient.invalidateQueries();
  await expect.element(waiting).not.toBeInTheDocument();
  await expect.element(dialog.getByLabelText('备注')).toHaveValue('活动赠送');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => complaintsOf(dialog)).toEqual({ releaseId: '该申请已处理' });
  expect(releases.get(wish.id)?.status).toBe(2);
});

test('[G12] cards for another institution than that of the request leave the request open', {
  tags: 'full',
}, async () => {
  const { visit, waiting } = await openWishes();
  const releases = await visit.mockServer.table(releaseTable);
  const stores = await visit.mockServer.table(storeTable);
  const wish = await serve(visit, waiting);
  const dialog = page.getByRole('dialog', { name: /^发放：/ });
  const request = dialog.getByLabelText('领卡申请').selectBox();
  const nameOf = (id: number) => stores.get(id)?.name ?? expect.unreachable();
  await expect.element(request).toHaveTextContent(`${nameOf(wish.storeId)} 申请`);
  const other = stores.find(({ id, status }) => status === 1 && id !== wish.storeId && id > 1);
  await choose(dialog.getByLabelText('机构', { exact: true }), other?.name);
  await expect.element(request).not.toHaveTextContent(nameOf(wish.storeId));
  await choose(dialog.getByLabelText('结算方式'), '赠送');
  await dialog.getByLabelText('备注').fill('活动赠送');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 发放成功']);
  expect(releases.get(wish.id)).toMatchObject({ status: 0, batchId: null });
});
