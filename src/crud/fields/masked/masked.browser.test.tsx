import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { exhibits } from '@/resources/dev/exhibits';
import { openView } from '@/src/testing/openView';

const drawer = page.getByRole('dialog', { name: '展品：' });

test('[SCREEN] a masked value is shown whole by its eye, which 操作记录 says; without the permission there is no eye', async () => {
  const visit = await openView(exhibits, { at: '/show/1' });
  await drawer.getByRole('tab', { name: '时间与地点' }).click();
  await expect.element(drawer.getByText('199****1234')).toBeVisible();
  await drawer.getByRole('button', { name: '查看完整保管人手机' }).click();
  await expect.element(drawer.getByText('19900001234')).toBeVisible();
  await drawer.getByRole('button', { name: '隐藏保管人手机' }).click();
  await expect.element(drawer.getByText('199****1234')).toBeVisible();
  await drawer.getByRole('button', { name: '查看完整保管人手机' }).click();
  await expect.element(drawer.getByText('19900001234')).toBeVisible();
  await drawer.getByRole('tab', { name: '操作记录' }).click();
  const record = drawer.getByRole('region', { name: '操作记录' });
  await expect.element(record.getByText('查看', { exact: false }).first()).toBeVisible();
  await expect.element(record.getByText('林知远').first()).toBeVisible();
  expect(visit.notifications).toEqual([]);

  await openView(exhibits, { at: '/show/1', permissions: ['dev:exhibit:list', 'dev:exhibit:show'] });
  await drawer.getByRole('tab', { name: '时间与地点' }).click();
  await expect.element(drawer.getByText('199****1234')).toBeVisible();
  await expect.element(drawer.getByRole('button', { name: '查看完整保管人手机' })).not.toBeInTheDocument();
});

test('[SCREEN] a masked value that is left alone is saved as it was; one that is typed must be right', {
  tags: 'full',
}, async () => {
  await openView(exhibits, { at: '/edit/1' });
  const form = page.getByRole('region', { name: '编辑展品' });
  const mobile = form.getByLabelText('保管人手机');
  await expect.element(mobile).toHaveValue('199****1234');
  await form.getByLabelText('名称', { exact: true }).fill('榜单手稿甲');
  await mobile.fill('123');
  await form.getByRole('button', { name: '下一步' }).click();
  await expect.element(form.getByText('请输入正确的手机号码')).toBeVisible();
  await mobile.fill('199****1234');
  await form.getByRole('button', { name: '下一步' }).click();
  await expect.element(form.getByRole('region', { name: /^第 2 步/ })).toBeVisible();
});

test('[SCREEN] a new record needs the whole number: nothing stands behind a masked one', {
  tags: 'full',
}, async () => {
  await openView(exhibits, { at: '/create' });
  const form = page.getByRole('region', { name: '新增展品' });
  const mobile = form.getByLabelText('保管人手机');
  await mobile.fill('199****0001');
  await form.getByRole('button', { name: '下一步' }).click();
  const refusal = form.getByText('请输入完整的号码，不能带 *');
  await expect.element(refusal).toBeVisible();
  await mobile.fill('19900000001');
  await expect.element(refusal).not.toBeInTheDocument();
});
