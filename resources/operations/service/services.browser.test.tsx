import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Operation } from '@/providers/endpoints/builder';
import { choose } from '@/src/testing/enter';
import { openForm } from '@/src/testing/formPage';
import { listPage } from '@/src/testing/listPage';
import { openView, type VisitOptions } from '@/src/testing/openView';
import { operationsEndpoints } from '../endpoints';
import { services } from './services';

const { operations } = operationsEndpoints['operations/service'];

async function open(options?: VisitOptions) {
  const visit = await openView(services, options);
  const list = listPage(visit, services);
  const sent = ({ path }: Operation) => visit.mockServer.requests.of(path).map(({ body }) => body);
  return { visit, list, sent };
}

const dialog = (name: string) => page.getByRole('dialog', { name });

test('[O10] a price of an institution out of its bounds is refused at its field, another one is set', {
  tags: 'full',
}, async () => {
  const { visit, list, sent } = await open();
  await list.ready();
  await list.act(list.row('志愿卡'), '设置机构售价');
  const form = dialog('设置机构售价：志愿卡');
  await choose(form.getByLabelText('机构'));
  await form.getByLabelText('售价').fill('200');
  await form.getByRole('button', { name: '确定' }).click();
  await expect.element(form.getByText('售价须在 ¥288.00～¥468.00 之间')).toBeVisible();
  await form.getByLabelText('售价').fill('300');
  await form.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications).toContain('success: 设置成功');
  expect(sent(operations.setPrice).map((body) => body?.price)).toEqual(['200.00', '300.00']);
});

test('[O10] the price panel marks prices far from the others', { tags: 'full' }, async () => {
  const { visit, list } = await open();
  await list.ready();
  await visit.go('/show/2');
  const drawer = dialog('服务：志愿卡');
  await drawer.getByRole('tab', { name: '机构售价' }).click();
  await expect.element(drawer.getByRole('columnheader', { name: '近 30 天销量' })).toBeVisible();
  await expect.element(drawer.getByText('偏离较大')).toBeVisible();
  const price = drawer.getByRole('row').filter({ hasText: '偏离较大' }).first();
  await expect
    .element(price.getByRole('link'))
    .toHaveAttribute('href', expect.stringMatching(/^\/customer\/list\/show\/\d+$/));
});

test('[O10] the product of a service decides what a purchase opens, and how', { tags: 'full' }, async () => {
  await open({ at: '/create' });
  const form = openForm('新增服务');
  const opened = form.getByLabelText('开通类型', { exact: true });
  await expect.element(opened).toHaveValue('普通用户');
  await choose(form.getByLabelText('对应产品', { exact: true }), '专家一对一·尊享版');
  await expect.element(opened).toHaveValue('升学卡');
  await expect.element(form.getByLabelText('开通方式', { exact: true })).toHaveValue('专家一对一');
});

test('[O10] a service on sale is withdrawn after a question', { tags: 'full' }, async () => {
  const { visit, list, sent } = await open();
  await list.ready();
  await list.act(list.row('志愿卡'), '下架');
  const question = dialog('确认提示');
  await expect
    .element(question.getByText('下架后用户将无法购买，已购用户不受影响，确定下架吗？'))
    .toBeVisible();
  await question.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => visit.notifications).toEqual(['success: 下架成功']);
  expect(sent(operations.status)).toMatchObject([{ id: 2, status: 2 }]);
});

test('[O10] an institution sees its own price, and neither the least one nor what it settles at', {
  tags: 'full',
}, async () => {
  const { list } = await open({
    as: 'jigou',
    permissions: ['operations:service:list', 'operations:service:show', 'operations:service:price'],
  });
  await list.ready();
  await expect.element(list.row('志愿卡').getByText('¥342.00')).toBeVisible();
  for (const name of ['最低售价', '结算价'])
    await expect.element(list.root.getByRole('columnheader', { name })).not.toBeInTheDocument();
});

test('[O10] a service without a limit and without grades says so', { tags: 'full' }, async () => {
  const { visit, list } = await open();
  await list.ready();
  await expect.element(list.row('志愿卡').getByText('不限')).toBeVisible();
  await visit.go('/show/2');
  const drawer = dialog('服务：志愿卡');
  for (const words of ['不限', '全部年级']) await expect.element(drawer.getByText(words)).toBeVisible();
});
