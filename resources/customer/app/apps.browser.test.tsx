import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openForm } from '@/src/testing/formPage';
import { openView, type VisitOptions } from '@/src/testing/openView';
import { customerEndpoints } from '../endpoints';

const { update, shelve, configs } = customerEndpoints['customer/app'].operations;

const open = (options?: VisitOptions) => openView({ view: 'customer/app-store/index' }, options);
const question = page.getByRole('dialog', { name: '确认提示' });

test('[C7] the form has a tab for each group, and brings what is wrong on screen from another one', {
  tags: 'full',
}, async () => {
  const visit = await open({ at: '/edit/1' });
  const form = openForm('编辑应用：智能选科');
  await form.getByRole('tab', { name: '配置项' }).click();
  await form.getByRole('button', { name: '添加配置项' }).click();
  const second = form.getByRole('group', { name: '配置项 2' });
  await second.getByLabelText('标识').fill('dailyLimit');
  await second.getByLabelText('名称').fill('又一个');
  await form.getByRole('tab', { name: '基本信息' }).click();
  await expect.element(form.getByLabelText('应用标识')).toBeDisabled();
  await expect.element(second).not.toBeInTheDocument();
  await form.getByRole('button', { name: '保存' }).click();
  await expect.element(form.getByText('配置项标识重复')).toBeVisible();
  expect(visit.mockServer.requests.of(update.path)).toEqual([]);
  await second.getByLabelText('标识').fill('weeklyLimit');
  await form.getByRole('button', { name: '保存' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 修改成功']);
});

test('[C7] an app goes off sale after a question, and not on sale without a text', {
  tags: 'full',
}, async () => {
  const visit = await open();
  await page.getByRole('button', { name: '下架：智能选科' }).click();
  await expect.element(question).toHaveTextContent('下架后新机构无法开通，已开通的不受影响，确认下架吗？');
  await question.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 下架成功']);
  expect(visit.mockServer.requests.of(shelve.path)).toMatchObject([{ body: { id: 1, status: 2 } }]);
  await page.getByRole('button', { name: '上架：港澳升学' }).click();
  await question.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications.at(-1)).toBe('error: 请先完善详细介绍');
});

test('[C7] the store is seen as cards, which lead to the app and its settings', async () => {
  const visit = await open({ at: '?as=cards' });
  const card = page.getByRole('list', { name: '应用' }).getByRole('listitem').first();
  await expect.element(card).toHaveTextContent('5 家机构已开通');
  await card.getByRole('link', { name: '智能选科' }).click();
  const show = page.getByRole('dialog', { name: '应用：智能选科' });
  await show.getByRole('tab', { name: '配置项' }).click();
  await expect.element(show.getByRole('cell', { name: 'dailyLimit', exact: true })).toBeVisible();
  expect(visit.mockServer.requests.of(configs.path)).toMatchObject([{ body: { appId: 1 } }]);
});
