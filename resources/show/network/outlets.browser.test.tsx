import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showEndpoints } from '@/resources/show/endpoints';
import { choose } from '@/src/testing/enter';
import { complaintsOf, openForm } from '@/src/testing/formPage';
import { listPage } from '@/src/testing/listPage';
import { openView } from '@/src/testing/openView';
import { outlets } from './outlets';

const { operations } = showEndpoints['show/network'];
const map = page.getByRole('group', { name: '各省服务网点' });

test('[S3] the map counts the service points under the filters, and a province leads to its own', {
  tags: 'full',
}, async () => {
  const visit = await openView(outlets, { at: '?outletType=2' });
  const list = listPage(visit, outlets);
  await list.ready();
  await list.root.getByText('地图').click();
  await expect.poll(visit.address).toBe('/show/network?outletType=2&as=map');
  await expect.element(map.getByRole('button', { name: /^河南 [12] 个$/ })).toBeVisible();
  await visit.go('?as=map');
  await expect.element(visit.screen.getByText(/共 26 个网点，分布在 12 个省级行政区/)).toBeVisible();
  await expect.element(map.getByRole('button', { name: '海南 0 个' })).toBeVisible();
  await map.getByRole('button', { name: '山东 4 个' }).click();
  await list.ready();
  await expect.poll(() => list.rows.elements().length).toBe(4);
  expect(visit.address()).toBe('/show/network?region=370000');
});

test('[S3] the map says that the service points cannot be read, and reads again', {
  tags: 'full',
}, async () => {
  let release = () => {};
  const visit = await openView(outlets, {
    at: '?as=map',
    prepare: ({ faults }) => {
      release = faults.inject({ kind: 'code', code: 50000, path: operations.list.path });
    },
  });
  const again = visit.screen.getByRole('button', { name: '重新加载' });
  await expect.element(again).toBeVisible();
  release();
  await again.click();
  await expect.element(map.getByRole('button', { name: '河南 5 个' })).toBeVisible();
});

test('[S3] a coordinate without the other is refused at its field, and everything stays', {
  tags: 'full',
}, async () => {
  const visit = await openView(outlets, { at: '/edit/12' });
  const form = openForm('编辑服务网点：');
  await form.getByLabelText('经度').fill('104.06');
  await form.getByLabelText('营业时间').fill('全天');
  await form.getByRole('button', { name: '保存' }).click();
  await expect.poll(() => Object.values(complaintsOf(form))).toContain('经纬度需同时填写');
  expect(visit.mockServer.requests.of(operations.update.path)).toEqual([]);
  await expect.element(form.getByLabelText('营业时间')).toHaveValue('全天');
  await form.getByLabelText('纬度').fill('30.67');
  await form.getByRole('button', { name: '保存' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 修改成功']);
  const sent = visit.mockServer.requests.of(operations.update.path).map(({ body }) => body);
  expect(sent).toEqual([{ id: 12, lng: 104.06, lat: 30.67, hours: '全天' }]);
});

test('[S3] a chosen organization fills in where it is and how it is called up', {
  tags: 'full',
}, async () => {
  const visit = await openView(outlets, { at: '/edit/12' });
  const form = openForm('编辑服务网点：');
  const organization = form.getByLabelText('关联组织');
  await organization.fill('山东');
  await expect.element(page.getByRole('treeitem', { name: '山东分公司', exact: true })).toBeVisible();
  await choose(organization, '山东分公司');
  await expect.element(form.getByText('山东 / 济南市', { exact: false })).toBeVisible();
  await expect.element(form.getByLabelText('地址', { exact: true })).toHaveValue('示范路 21 号');
  await form.getByRole('button', { name: '保存' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 修改成功']);
  const [sent] = visit.mockServer.requests.of(operations.update.path).map(({ body }) => body);
  expect(sent).toMatchObject({ orgId: 3, provinceId: 370000, phone: expect.stringMatching(/^199/) });
});
