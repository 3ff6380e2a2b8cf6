import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Pictures } from '../display/Pictures';
import { StateTag } from '../StateTag';
import type { DataColumn } from './columnLayout';
import { CellRow, DataTable } from './DataTable';

interface Book {
  readonly id: string;
  readonly name: string;
}

const books: readonly Book[] = Array.from({ length: 40 }, (_, index) => ({
  id: `${index + 1}`,
  name: `一本书名相当长的书，第 ${index + 1} 册，写给每一位考生和家长`,
}));

const columns: readonly DataColumn<Book>[] = [
  { key: 'id', title: '编号', width: 80, pin: 'left', exact: true, render: ({ id }) => id },
  { key: 'name', title: '书名', width: 200, sort: 'none', render: ({ name }) => name },
  { key: 'more', title: '说明', width: 300, render: () => '无' },
  { key: 'actions', title: '操作', width: 90, pin: 'right', exact: true, render: () => '删除' },
];

async function show(width: number, hasSums = true) {
  await page.viewport(1200, 600);
  const sorted: string[] = [];
  const screen = await render(
    <div style={{ width }}>
      <DataTable
        columns={columns}
        rows={books}
        keyOf={({ id }) => id}
        density="middle"
        reading={false}
        empty="没有书"
        onSort={(key) => sorted.push(key)}
        sums={
          hasSums
            ? (placed) => <CellRow columns={placed}>{({ key }) => (key === 'id' ? '合计' : '')}</CellRow>
            : undefined
        }
      />
    </div>,
  );
  const table = screen.getByRole('table');
  const head = (name: string) => table.getByRole('columnheader', { name }).element();
  const cell = (row: number, column: number) => table.getByRole('row').nth(row).getByRole('cell').nth(column);
  const edgesOf = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    return [Math.round(left), Math.round(right)];
  };
  return { screen, table, head, cell, edgesOf, sorted };
}

const titles = ['编号', '书名', '说明', '操作'];

test.each([500, 1100])('heads, rows and sums are one table, and are aligned in %i px', async (width) => {
  const { table, head, cell, edgesOf } = await show(width);
  expect(table.getByRole('columnheader').elements().length).toBe(4);
  expect(table.getByRole('row').elements().length).toBe(books.length + 2);
  for (const [index, title] of titles.entries()) {
    expect(edgesOf(cell(1, index).element())).toEqual(edgesOf(head(title)));
    expect(edgesOf(cell(books.length + 1, index).element())).toEqual(edgesOf(head(title)));
  }
});

test('rows and heads of a narrow pane scroll sideways together; pinned ones stay', async () => {
  const { head, cell, edgesOf } = await show(400);
  const before = {
    name: edgesOf(head('书名'))[0] ?? 0,
    id: edgesOf(head('编号')),
    actions: edgesOf(head('操作')),
  };
  cell(1, 2).element().scrollIntoView({ inline: 'end' });
  await expect.poll(() => edgesOf(head('书名'))[0]).toBeLessThan(before.name);
  expect(edgesOf(cell(1, 1).element())).toEqual(edgesOf(head('书名')));
  expect(edgesOf(cell(books.length + 1, 1).element())).toEqual(edgesOf(head('书名')));
  expect([edgesOf(cell(3, 0).element()), edgesOf(cell(3, 3).element())]).toEqual([before.id, before.actions]);
});

test('a narrow table without sums has a bar below that scrolls heads and rows', async () => {
  const { table, head, cell, edgesOf } = await show(400, false);
  const before = edgesOf(head('书名'))[0] ?? 0;
  const bar = table.element().lastElementChild;
  expect(bar?.scrollWidth).toBe(bar?.previousElementSibling?.scrollWidth);
  bar?.scrollTo({ left: 60 });
  await expect.poll(() => edgesOf(head('书名'))[0]).toBe(before - 60);
  expect(edgesOf(cell(1, 1).element())).toEqual(edgesOf(head('书名')));
});

test.each([400, 500, 669, 670, 671, 1100])(
  '[LIST] no column ends below the pinned ones in %i px: what is not seen as a whole is scrolled to',
  async (width) => {
    const { head, edgesOf } = await show(width);
    const [pinned = 0] = edgesOf(head('操作'));
    expect(edgesOf(head('书名'))[1]).toBeLessThanOrEqual(pinned);
    const [begin = 0, end = 0] = edgesOf(head('说明'));
    expect(begin === pinned || end === pinned).toBe(true);
  },
);

test('rows are of one height, whatever is in a cell', async () => {
  await page.viewport(1200, 600);
  const contents = [
    '无',
    <StateTag key="tag" tone="success">
      启用
    </StateTag>,
    <span key="button" className="row-actions" style={{ display: 'flex', height: 24 }}>
      编辑
    </span>,
  ];
  const picture = { thumb: '/favicon.svg', src: '/favicon.svg', alt: '封面' };
  const all = [...contents, <Pictures key="picture" pictures={[picture]} />];
  const screen = await render(
    <DataTable
      columns={[{ key: 'content', title: '内容', width: 200, render: (index: number) => all[index] }]}
      rows={all.map((_, index) => index)}
      keyOf={String}
      density="middle"
      reading={false}
      empty="无"
    />,
  );
  await expect.element(screen.getByText('编辑')).toBeVisible();
  const rows = screen.container.querySelectorAll('tr[data-row-key]');
  const heights = [...rows].map((row) => row.getBoundingClientRect().height);
  expect(new Set(heights).size).toBe(1);
});

test('the head stays in sight while the page scrolls', async () => {
  const { head } = await show(600);
  window.scrollTo(0, 700);
  await expect.poll(() => Math.round(head('编号').getBoundingClientRect().top)).toBe(0);
});

test('a text that is cut shows whole under the pointer; one that fits has no title', async () => {
  const { cell } = await show(500);
  await cell(1, 1).hover();
  await expect.element(cell(1, 1)).toHaveAttribute('title', books[0]?.name);
  await cell(1, 0).hover();
  await expect.element(cell(1, 0)).not.toHaveAttribute('title');
});

test('a head that sorts is a button for the keyboard too', async () => {
  const { table, sorted } = await show(800);
  table.getByRole('button', { name: '书名' }).element().focus();
  await userEvent.keyboard('{Enter}');
  expect(sorted).toEqual(['name']);
});
