import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PagedTable } from './PagedTable';

const listOf = (count: number) => (
  <PagedTable
    rowKey="id"
    dataSource={Array.from({ length: count }, (_, index) => ({ id: index + 1 }))}
    columns={[{ title: '编号', dataIndex: 'id' }]}
  />
);

test('[WID-1] rows that come later have pages of 20; the next one begins at its top, ten rows have no pager', async () => {
  await page.viewport(1200, 500);
  const screen = await render(listOf(0));
  await screen.rerender(listOf(25));
  const cells = screen.getByRole('cell');
  await expect
    .poll(() =>
      cells
        .elements()
        .map(({ textContent }) => textContent)
        .at(-1),
    )
    .toBe('20');
  window.scrollTo(0, document.body.scrollHeight);
  expect(window.scrollY).not.toBe(0);
  await screen.getByTitle('2', { exact: true }).click();
  await expect
    .poll(() =>
      cells
        .elements()
        .map(({ textContent }) => textContent)
        .at(0),
    )
    .toBe('21');
  await expect.poll(() => window.scrollY).toBe(0);
  await screen.rerender(listOf(10));
  await expect.poll(() => cells.elements().length).toBe(10);
  await expect.element(screen.getByTitle('1', { exact: true })).not.toBeInTheDocument();
});
