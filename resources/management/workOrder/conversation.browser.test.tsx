import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listPage } from '@/src/testing/listPage';
import { openView } from '@/src/testing/openView';
import { workOrders } from './orders';

test('[G9] a reply that is sent keeps the focus in the drawer, which Escape closes', {
  tags: 'full',
}, async () => {
  const visit = await openView(workOrders, { at: '?status=0' });
  const list = listPage(visit, workOrders);
  await list.ready();
  await list.act(list.rows.first(), '详情');
  const drawer = page.getByRole('dialog', { name: /^工单：/ });
  await drawer.getByRole('tab', { name: '处理与沟通' }).click();
  const talk = drawer.getByRole('region', { name: '沟通记录' });
  const button = talk.getByRole('button', { name: '回复' });
  await button.click();
  await expect.element(talk.getByText('请输入回复内容')).toBeVisible();
  await talk.getByLabelText('回复内容').fill('与财务核对过流水');
  await button.click();
  await expect.poll(() => visit.notifications).toEqual(['success: 回复成功']);
  await expect.element(talk.getByLabelText('回复内容')).toHaveValue('');
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer).not.toBeInTheDocument();
});
