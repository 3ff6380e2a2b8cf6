import { describe, expect, test } from 'vitest';
import { rpc } from '@/providers/endpoints/builder';
import { number } from '../../../ui/fields/number';
import { text } from '../../../ui/fields/text';
import { defineResource, fieldsOn } from '../../defineResource';
import { changeColumn, fitWidth, writeColumns } from './changeColumns';
import { readColumns, shownColumns, widthOf } from './columns';

interface Book {
  readonly id: number;
  readonly name: string;
  readonly author: string;
  readonly price: number;
}

const fields = fieldsOn(
  defineResource<Book>()({
    name: 'test/book',
    label: '书',
    view: 'test/book/index',
    endpoints: rpc('/test-api/book', { permission: 'test:book', calls: { list: 'list' } }),
    title: 'name',
    fields: { name: text('书名'), author: text('作者'), price: number('价格', { width: 90 }) },
  }),
  'list',
);
const read = (kept: string | null) => readColumns(fields, kept);
const namesOf = (columns: readonly { field: { name: string } }[]) => columns.map(({ field }) => field.name);
const shown = (kept: string | null) => shownColumns(read(kept));

describe('[WID-2] the columns that somebody remembers', () => {
  test('the columns are as declared where nothing is remembered, the first at the left', () => {
    expect(shown(null)).toEqual([
      { field: fields[0], pin: 'left', width: 130, isChosenWidth: false },
      { field: fields[1], pin: undefined, width: 130, isChosenWidth: false },
      { field: fields[2], pin: undefined, width: 106, isChosenWidth: false },
    ]);
  });

  test('order, hidden ones, sides and widths come back as they were written', () => {
    const kept = 'price-r120.name.author-x';
    expect(writeColumns(read(kept))).toBe(kept);
    expect(shown(kept)).toEqual([
      { field: fields[0], pin: undefined, width: 130, isChosenWidth: false },
      { field: fields[2], pin: 'right', width: 120, isChosenWidth: true },
    ]);
  });

  test('a column of a later build is behind its neighbour, and is shown', () => {
    expect(namesOf(read('price.name-x'))).toEqual(['price', 'name', 'author']);
    expect(namesOf(read('author.price'))).toEqual(['name', 'author', 'price']);
  });

  test.each([
    ['unknown names', 'isbn.price.author.name', ['price', 'author', 'name']],
    ['a name twice', 'price.price.name.author', ['price', 'name', 'author']],
    ['something else altogether', '{"columns":[1]}', ['name', 'author', 'price']],
    ['nothing at all', '', ['name', 'author', 'price']],
  ])('%s are left out', (_, kept, names) => expect(namesOf(read(kept))).toEqual(names));

  test.each(['price-5', 'price-99999', 'price-r0'])('an impossible width is ignored: %s', (kept) =>
    expect(read(kept).find(({ field }) => field.name === 'price')?.width).toBeUndefined(),
  );

  test('a list without any column shows them all', () => {
    expect(namesOf(shown('name-x.author-x.price-x'))).toEqual(['name', 'author', 'price']);
  });
});

describe('[LIST] columns by importance', () => {
  const important = defineResource<Book>()({
    name: 'test/book',
    label: '书',
    view: 'test/book/index',
    endpoints: rpc('/test-api/book', { permission: 'test:book', calls: { list: 'list' } }),
    title: 'name',
    state: 'price',
    fields: {
      id: number('编号', { priority: 'low' }),
      author: text('作者', { priority: 'high' }),
      price: number('价格'),
      name: text('书名'),
    },
  });

  test('the name comes first, then the state, then what matters more', () =>
    expect(fieldsOn(important, 'list').map(({ name }) => name)).toEqual(['name', 'price', 'author', 'id']));

  test("the user's order of columns stays", () => {
    const columns = readColumns(fieldsOn(important, 'list'), 'id.author.price.name');
    expect(namesOf(columns)).toEqual(['id', 'author', 'price', 'name']);
  });

  test('a column is wide enough for its head', () =>
    expect(widthOf({ ...columnOf('price'), label: '一个很长的列名', sortable: true })).toBe(150));

  function columnOf(name: string) {
    const field = fieldsOn(important, 'list').find((one) => one.name === name);
    if (!field) throw new Error(name);
    return field;
  }
});

describe('[WID-2] changing columns', () => {
  test('a column is hidden, but never the last', () => {
    const one = changeColumn(changeColumn(read(null), 'name', { hidden: true }), 'price', { hidden: true });
    expect(writeColumns(one)).toBe('name-xl.author.price-x');
    expect(changeColumn(one, 'author', { hidden: true })).toBe(one);
  });

  test.each([
    [12, 60],
    [123.4, 123],
    [5000, 800],
  ])('a width of %f is taken as %i', (wanted, width) => expect(fitWidth(wanted)).toBe(width));
});
