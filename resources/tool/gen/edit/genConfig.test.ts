import { expect, test } from 'vitest';
import { isVisible } from '@/src/crud/form/fieldRules';
import type { GenColumn } from '../gen';
import { columnsWithoutField, configToSend, draftedColumns, readColumns, readGenConfig } from './genConfig';
import { genFields } from './genFields';
import { mergeConfigs } from './mergeConfigs';

const columns = readColumns([
  { columnId: 2, columnName: 'name', javaField: 'name', sort: 2, superColumn: false },
  { columnId: 1, columnName: 'id', javaField: 'id', sort: 1 },
]);
const idsOf = (list: readonly GenColumn[]) => list.map(({ columnId }) => columnId);

test('columns are in their order, and what is unknown of them stays', () => {
  expect(idsOf(columns)).toEqual([1, 2]);
  expect(columns[1]).toMatchObject({ superColumn: false, queryType: '' });
});

test('an answer without a table is no configuration', () => {
  expect(readGenConfig(null)).toBeUndefined();
  expect(readGenConfig({ info: null, rows: [] })).toBeUndefined();
  const read = readGenConfig({
    info: { tableName: 'a', columns: [] },
    rows: null,
    tables: [{ tableName: 'a' }],
  });
  expect(read).toEqual({
    table: { tableName: 'a' },
    columns: [],
    tables: [{ tableName: 'a', tableComment: '', columns: [] }],
  });
});

test('[SCREEN] a save takes along the whole table, the place of each column and the params of RuoYi', () => {
  const table = { tableId: 7, options: 'x', treeCode: 'id', parentMenuId: null };
  const body = configToSend({ table }, { className: 'Note', parentMenuId: 3 }, columns.toReversed());
  expect(body).toMatchObject({
    tableId: 7,
    options: 'x',
    className: 'Note',
    columns: [
      { columnId: 2, sort: 1 },
      { columnId: 1, sort: 2 },
    ],
    params: { treeCode: 'id', treeName: '', treeParentCode: '', parentMenuId: 3 },
  });
});

const fields = genFields({ columns, tables: [] });
const changed = (changes: Partial<GenColumn>, of = 2) =>
  columns.map((column) => (column.columnId === of ? { ...column, ...changes } : column));

test('a draft keeps its order and its values; columns that are gone go, new ones are at the end', () => {
  const [first, second] = columns;
  if (!first || !second) return expect.unreachable();
  const draft = draftedColumns([
    { ...second, javaField: 'title' },
    { columnId: 9, columnName: 'gone' },
  ]);
  const merged = mergeConfigs(fields, {
    before: { form: {}, columns: [second, { ...first, columnId: 9 }] },
    mine: { form: {}, columns: draft },
    now: { form: {}, columns },
  });
  expect(idsOf(merged.mine.columns)).toEqual([1, 2]);
  expect(merged.mine.columns[1]).toMatchObject({ javaField: 'title' });
  expect(merged.both.fields).toEqual([]);
});

test('[29] different members of a column merge, also where its columns were moved; the same one is asked about', () => {
  const before = { form: { functionName: '备忘', functionAuthor: '何新' }, columns };
  const mine = {
    form: { functionName: '便笺', functionAuthor: '何新' },
    columns: changed({ javaField: 'title', isList: '1' }).toReversed(),
  };
  const now = {
    form: { functionName: '备忘', functionAuthor: '苏晚晴' },
    columns: changed({ javaField: 'subject', columnComment: '标题' }),
  };
  const merged = mergeConfigs(fields, { before, mine, now });
  expect(merged.mine.form).toMatchObject({ functionName: '便笺', functionAuthor: '苏晚晴' });
  expect(idsOf(merged.mine.columns)).toEqual([2, 1]);
  const both = { isList: '1', columnComment: '标题' };
  expect(merged.mine.columns[0]).toMatchObject({ ...both, javaField: 'title' });
  expect(merged.theirs.columns[0]).toMatchObject({ ...both, javaField: 'subject' });
  expect(merged.both.fields.map(({ label }) => label)).toEqual(['name：java属性']);
  expect(merged.both.now).toMatchObject({ '2.javaField': 'subject' });
});

test('[35] a draft without a beginning asks about all that differs', () => {
  const mine = { form: { functionName: '便笺' }, columns: changed({ javaField: 'title' }) };
  const now = { form: { functionName: '备忘' }, columns };
  const { both } = mergeConfigs(fields, { before: undefined, mine, now });
  expect(both.fields.map(({ label }) => label)).toEqual(['生成功能名', 'name：java属性']);
});

test('a column whose Java property is blank is found', () => {
  const [first, second] = columns;
  if (!first || !second) return expect.unreachable();
  expect(columnsWithoutField(columns).size).toBe(0);
  expect([...columnsWithoutField([first, { ...second, javaField: '  ' }])]).toEqual([2]);
});

test.each([
  ['crud', [], ['treeCode', 'subTableName', 'genPath']],
  ['tree', ['treeCode', 'treeParentCode', 'treeName'], ['subTableName', 'subTableFkName']],
  ['sub', ['subTableName', 'subTableFkName'], ['treeCode']],
])('[SCREEN] the template %s asks for %j and not for %j', (tplCategory, there, gone) => {
  const fields = genFields({ columns, tables: [] });
  const shown = fields.filter((field) => isVisible(field, { tplCategory, genType: '0' }));
  const names = shown.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(there));
  for (const name of gone) expect(names).not.toContain(name);
});

test.each([
  ['packageName', 100],
  ['moduleName', 30],
  ['businessName', 30],
  ['functionName', 50],
])('[VAL-1] %s holds %d characters at most', (name, maxLength) => {
  expect(fields.find((field) => field.name === name)).toMatchObject({ required: true, maxLength });
});

test('[SCREEN] a foreign key is named by its column alone where tables comment that differently', () => {
  const table = (tableName: string, comment: string) => ({
    ...{ tableName, tableComment: '' },
    columns: [
      { columnName: 'note_id', columnComment: '备忘编号' },
      { columnName: 'state', columnComment: comment },
    ],
  });
  const tables = [table('a', '状态'), table('b', '进度'), table('c', '进度')];
  const key = genFields({ columns, tables }).find(({ name }) => name === 'subTableFkName');
  expect(key?.kind.sheet).toEqual({
    options: [
      { value: 'note_id', label: 'note_id：备忘编号' },
      { value: 'state', label: 'state' },
    ],
  });
});

test('[SCREEN] the foreign key is one of the columns of the other table', () => {
  const related = {
    tableName: 'item',
    tableComment: '',
    columns: [{ columnName: 'note_id', columnComment: '' }],
  };
  const key = genFields({ columns, tables: [related] }).find(({ name }) => name === 'subTableFkName');
  expect(key?.choices?.({ subTableName: 'item' })).toEqual(['note_id']);
  expect(key?.choices?.({ subTableName: '' })).toEqual([]);
});
