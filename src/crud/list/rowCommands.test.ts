import { describe, expect, test } from 'vitest';
import { rpc } from '@/providers/endpoints/builder';
import { text } from '../../ui/fields/text';
import type { RowAction } from '../actions/action';
import { defineResource } from '../defineResource';
import {
  actionsWidth,
  allCommands,
  arranged,
  commandsFor,
  openingCommand,
  type RowCommand,
  shownKeys,
  widthFor,
} from './rowCommands';

interface Book {
  readonly id: number;
  readonly name: string;
}

const run = () => undefined;
const own: Readonly<Record<string, RowAction<Book, never>>> = {
  authors: { on: 'row', label: '作者', href: ({ id }) => `/authors?book=${id}` },
  lend: { on: 'row', label: '借出', promoted: true, when: ({ id }) => id !== 1, run },
  burn: { on: 'row', label: '销毁', danger: true, run },
  count: { on: 'row', label: '清点', run },
};

const bookOf = (actions: typeof own) =>
  defineResource<Book>()({
    canEdit: ({ id }) => id !== 3,
    name: 'test/book',
    label: '书',
    view: 'test/book/index',
    endpoints: rpc('/test-api/book', {
      permission: 'test:book',
      calls: { list: 'list', one: 'one', update: 'edit', remove: 'del' },
    }),
    fields: { name: text('书名') },
    actions,
  });

const commandsOf = (id: number, actions = own) => {
  const resource = bookOf(actions);
  const shown = shownKeys(allCommands(resource));
  return commandsFor(resource, '/books', { id }, () => true).map(
    (command): RowCommand => ({ ...command, run, shown: shown.includes(command.key) }),
  );
};
const labels = (commands: readonly RowCommand[]) => commands.map(({ label }) => label);
const cellOf = (id: number, actions = own) => {
  const { shown, more } = arranged(commandsOf(id, actions));
  return [labels(shown), labels(more)];
};

describe('[LIST] the commands of a row', () => {
  test('the promoted verb and 编辑 are buttons; in the menu business, then ways to pages, then what destroys', () =>
    expect(cellOf(2)).toEqual([
      ['借出', '编辑'],
      ['清点', '作者', '销毁', '删除'],
    ]));

  test('a row without the promoted verb has nothing else in its place', () =>
    expect(cellOf(1)).toEqual([['编辑'], ['清点', '作者', '销毁', '删除']]));

  test('a row that may not be changed offers what is always there', () => {
    const copy: RowAction<Book, never> = { on: 'row', label: '复制', always: true, run };
    expect(labels(commandsOf(3, { ...own, copy }))).toEqual(['复制', '详情']);
  });

  test('a menu of 详情 alone does not exist: the name leads there', () =>
    expect(cellOf(2, {})).toEqual([['编辑', '删除'], []]));

  test('a menu of one is a button where there is room', () => {
    const commands = commandsOf(2, {}).filter(({ key }) => key !== 'edit');
    expect(labels(arranged(commands).shown)).toEqual(['删除']);
    expect(cellOf(2, { count: own.count ?? expect.unreachable() })).toEqual([['编辑', '清点'], ['删除']]);
  });

  test('详情 is a button where there is nothing else to do, whatever makes it', () => {
    expect(labels(arranged(commandsOf(2, {}).filter(({ key }) => key === 'show')).shown)).toEqual(['详情']);
    const page: RowAction<Book, never> = { on: 'row', label: '详情', promoted: true, opens: true, run };
    expect(cellOf(2, { page })).toEqual([['编辑', '删除'], []]);
  });

  test('the menu has 详情 where no name leads there, as on a tile', () => {
    const { shown, more } = arranged(commandsOf(2, {}), false);
    expect([labels(shown), labels(more)]).toEqual([['编辑', '删除'], ['详情']]);
  });

  test('the menu has 详情 where the name leads to something else', () => {
    const count: RowAction<Book, never> = { on: 'row', label: '清点', opens: true, run };
    expect(cellOf(2, { count })).toEqual([
      ['编辑', '清点'],
      ['详情', '删除'],
    ]);
  });

  test('the name opens the page of a record, and its list stays as it is', () =>
    expect(openingCommand(commandsOf(2))?.href?.('?page=3')).toBe('/books/show/2?page=3'));

  test('the name without a page does what the resource says, else it opens the form', () => {
    const count: RowAction<Book, never> = { on: 'row', label: '清点', opens: true, run };
    const withoutPage = (actions: typeof own) => commandsOf(2, actions).filter(({ key }) => key !== 'show');
    expect(openingCommand(withoutPage({ count }))?.label).toBe('清点');
    expect(openingCommand(withoutPage({}))?.label).toBe('编辑');
    expect(openingCommand([])).toBeUndefined();
  });

  test('the column is as wide as its buttons', () => {
    expect(actionsWidth(['续期', '编辑'], true)).toBe(134);
    expect(actionsWidth([], true)).toBe(46);
    expect(actionsWidth([], false)).toBe(45);
  });

  test('the column has room for the moves of its rows: a menu, or a button at both ends', () => {
    const [edit, remove] = ['edit', 'delete'].map((key) => commandsOf(2).filter((one) => one.key === key));
    const both = [...(edit ?? []), ...(remove ?? [])];
    expect(widthFor(edit ?? [], false)).toBe(actionsWidth(['编辑'], false));
    expect(widthFor(edit ?? [], true)).toBe(actionsWidth(['编辑', '上移'], false));
    expect(widthFor(both, false)).toBe(actionsWidth(['编辑', '删除'], false));
    expect(widthFor(both, true)).toBe(actionsWidth(['编辑', '删除'], true));
  });
});
