import { expect, test } from 'vitest';
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
