import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { lookup } from './lookup';

const listed = { data: [{ id: 6, name: '周予安' }], isFetching: false, isError: false, refetch: vi.fn() };
const { Cell, FilterValue = () => null } = lookup<number>(() => listed, 'handlerName');

test.each([
  [6, '周予安', '周予安'],
  [99, '', '已删除'],
  [0, '', '—'],
  [null, '', '—'],
])('the entry %j with the name 「%s」 is shown as %s', (value, handlerName, text) => {
  const cell = createElement(Cell, { value, record: { handlerName }, place: 'list' });
  expect(renderToStaticMarkup(cell)).toBe(text);
});

test.each([
  ['6', '周予安'],
  ['99', '已停用或不存在'],
])('a filter by the entry %s says %s', (value, text) => {
  expect(renderToStaticMarkup(createElement(FilterValue, { value }))).toBe(text);
});
