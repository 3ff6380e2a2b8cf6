import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { openView } from '@/src/testing/openView';
import { workOrders } from './orders';

test('[G9] the board has a column for each state, and that of the chosen tab alone', {
  tags: 'full',
}, async () => {
  const { screen } = await openView(workOrders, { at: '?as=board&status=1' });
  const board = screen.getByRole('region', { name: '工单看板' });
  const columns = () =>
    board
      .getByRole('heading', { level: 3 })
      .elements()
      .map((head) => head.textContent?.replace(/\d+$/, ''));
  await expect.poll(columns).toEqual(['处理中']);
  await screen
    .getByRole('button', { name: /^已驳回/ })
    .first()
    .click();
  await expect.poll(columns).toEqual(['已驳回']);
  await screen.getByRole('button', { name: /^全部/ }).first().click();
  await expect.poll(columns).toEqual(['待处理', '处理中', '已处理', '已驳回']);
});

/** Presses a button as the keyboard does. */
async function press(button: Locator): Promise<void> {
  await expect.element(button).toBeVisible();
  button.element().focus();
  await userEvent.keyboard('{Enter}');
}

test('[G9] a step on the board by keyboard leaves the focus at the card in its new column', {
  tags: 'full',
}, async () => {
  const { screen, notifications } = await openView(workOrders, { at: '?as=board' });
  const column = (name: string) => screen.getByRole('region', { name, exact: true });
  const accept = column('待处理')
    .getByRole('button', { name: /^受理：/ })
    .first();
  await expect.element(accept).toBeVisible();
  const orderNo = accept.element().getAttribute('aria-label')?.slice('受理：'.length) ?? '';
  await press(accept);
  await press(page.getByRole('dialog', { name: '确认提示' }).getByRole('button', { name: '确定' }));
  const moved = column('处理中').getByRole('link', { name: orderNo });
  await expect.element(moved).toHaveFocus();
  await press(column('处理中').getByRole('button', { name: `驳回：${orderNo}` }));
  const dialog = page.getByRole('dialog', { name: /^驳回：/ });
  await dialog.getByRole('textbox').fill('缺少付款凭证，请补充后重新提交');
  await press(dialog.getByRole('button', { name: '确定' }));
  await expect.poll(() => notifications).toContain('success: 驳回成功');
  await expect.element(column('已驳回').getByRole('link', { name: orderNo })).toHaveFocus();
});
