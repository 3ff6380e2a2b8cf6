import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { devEndpoints } from '@/resources/dev/endpoints';
import { longSamples } from '@/resources/dev/longSamples';
import { idIn, listPage } from '@/src/testing/listPage';
import { openView } from '@/src/testing/openView';
import VirtualRows from './VirtualRows';

const { operations } = devEndpoints['dev/sample-long'];
const bar = page.getByRole('region', { name: '批量操作' });

async function open(at = '') {
  const visit = await openView(longSamples, { at });
  const list = listPage(visit, longSamples);
  await list.ready();
  const drawn = () => list.root.element().querySelectorAll('[data-row-key]').length;
  const end = () => window.scrollTo(0, document.documentElement.scrollHeight);
  return { visit, list, drawn, end };
}

test('a list without pages is read in one call and drawn as far as it is in sight', async () => {
  const { visit, list, drawn, end } = await open();
  expect(visit.mockServer.requests.of(operations.list.path).map(({ body }) => body)).toEqual([
    { page: 1, limit: 100_000 },
  ]);
  await expect.element(list.root.getByText('共 1000 条')).toBeInTheDocument();
  expect(drawn()).toBeLessThan(60);
  const table = list.rows.first().element().closest('[role="table"]');
  expect(table?.getAttribute('aria-rowcount')).toBe('1001');
  end();
  await expect.element(list.row('回形针 1000')).toBeVisible();
  expect(list.row('回形针 1000').element().getAttribute('aria-rowindex')).toBe('1001');
  expect(drawn()).toBeLessThan(60);
});

test('all rows can be ticked, drawn or not; ticks survive scrolling; the sums count all of them', {
  tags: 'full',
}, async () => {
  const { list, end } = await open();
  await list.root.getByRole('checkbox', { name: '全选' }).click();
  await expect.element(bar.getByText('已选 1000 条')).toBeVisible();
  end();
  const lastBox = list.row('回形针 1000').getByRole('checkbox');
  await expect.element(lastBox).toBeChecked();
  await lastBox.click();
  await expect.element(bar.getByText('已选 999 条')).toBeVisible();
  await expect.element(list.root.getByRole('checkbox', { name: '全选' })).toBePartiallyChecked();
  const sums = list.root.getByRole('row').filter({ hasText: '合计' });
  await expect.element(sums.first()).toHaveTextContent('249,500');
  await expect.element(sums.last()).toHaveTextContent('249,037');
});

test('Shift ticks all rows between two, drawn or not', { tags: 'full' }, async () => {
  const { list, end } = await open();
  await list.withId('2').getByRole('checkbox').click();
  end();
  const lastBox = list.row('回形针 1000').getByRole('checkbox');
  await lastBox.click({ modifiers: ['Shift'] });
  await expect.element(bar.getByText('已选 999 条')).toBeVisible();
});

test('sorting asks the server for all rows in their new order', { tags: 'full' }, async () => {
  const { visit, list } = await open();
  await list.root.getByRole('columnheader', { name: '数量' }).click();
  await expect
    .poll(() => visit.mockServer.requests.of(operations.list.path).at(-1)?.body)
    .toMatchObject({ sortField: 'amount', sortOrder: 'asc' });
  await expect.poll(() => idIn(list.rows.first())).toBe('1');
  await list.root.getByRole('columnheader', { name: '数量' }).click();
  await expect.poll(() => idIn(list.rows.first())).not.toBe('1');
});

test('a list without pages that is short draws all of it, and no pager', async () => {
  const { list, drawn } = await open('?rows=20');
  await expect.poll(drawn).toBe(20);
  await expect.element(list.root.getByRole('list')).not.toBeInTheDocument();
});

test('only the cards in sight are drawn on a narrow screen', { tags: 'full' }, async () => {
  const { list, drawn, end } = await open();
  await page.viewport(390, 844);
  await expect.element(list.root.getByRole('listitem').first()).toBeVisible();
  await expect.poll(drawn).toBeLessThan(30);
  end();
  await expect
    .poll(() => {
      end();
      return list.root.getByText('回形针 1000').query();
    })
    .not.toBeNull();
  expect(drawn()).toBeLessThan(30);
});

test('a cell that is being changed far down is saved like any other', { tags: 'full' }, async () => {
  const { visit, list, end } = await open();
  end();
  const row = list.row('回形针 1000');
  await expect.element(row).toBeVisible();
  await row.getByRole('button', { name: '修改排序：' }).click();
  await row.getByRole('spinbutton').fill('5');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => visit.notifications).toEqual(['success: 修改成功']);
  expect(visit.mockServer.requests.of(operations.update.path).map(({ body }) => body)).toEqual([
    { id: 1000, sort: 5 },
  ]);
});

test('the row that has the focus stays drawn in its place, and the next key goes on from there', {
  tags: 'full',
}, async () => {
  const { list, drawn, end } = await open();
  const box = list.withId('2').getByRole('checkbox');
  await box.click();
  await expect.element(bar.getByText('已选 1 条')).toBeVisible();
  end();
  await expect.element(list.row('回形针 1000')).toBeInViewport({ ratio: 1 });
  await expect.element(box).toHaveFocus();
  await expect.element(list.withId('2')).toHaveAttribute('aria-rowindex', '3');
  expect(drawn()).toBeLessThan(60);
  await userEvent.keyboard(' ');
  await expect.element(bar).not.toBeInTheDocument();
});

test('a row that is no longer marked as changed leaves the rows where they are', async () => {
  const rows = Array.from({ length: 500 }, (_, index) => ({ id: String(index + 1) }));
  const draw = (changed: string | undefined) => (
    <VirtualRows rows={rows} narrow={false} last="400" changed={changed}>
      {(drawn, { Row, Body }) => (
        <table>
          <Body>
            {drawn.map(({ id }) => (
              <Row key={id} data-index={Number(id) - 1}>
                <td>第 {id} 行</td>
              </Row>
            ))}
          </Body>
        </table>
      )}
    </VirtualRows>
  );
  const { rerender } = await render(draw(undefined));
  await expect.element(page.getByText('第 400 行')).toBeInViewport();
  await rerender(draw('3'));
  await expect.element(page.getByText('第 3 行', { exact: true })).toBeInViewport();
  const { scrollY } = window;
  await rerender(draw(undefined));
  expect(window.scrollY).toBe(scrollY);
});

test('printing draws all rows', { tags: 'full' }, async () => {
  const { drawn } = await open('?rows=200');
  expect(drawn()).toBeLessThan(60);
  window.dispatchEvent(new Event('beforeprint'));
  expect(drawn()).toBe(200);
  window.dispatchEvent(new Event('afterprint'));
  await expect.poll(drawn).toBeLessThan(60);
});
