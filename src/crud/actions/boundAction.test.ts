import { expect, test } from 'vitest';
import { reason } from '../../ui/fields/reason';
import { text } from '../../ui/fields/text';
import type { Row } from '../resourceSpec';
import type { ActionWithFields } from './action';
import { boundAction } from './boundAction';

const row: Row = { id: 7, rev: 2, name: '笔记本', no: 'A7' };

const stop: ActionWithFields<Row> = {
  on: 'row',
  label: '停用',
  operation: 'stop',
  title: ({ name }) => `停用：${String(name)}`,
  text: '停用后不能再出库。',
  initial: ({ no }) => ({ place: no }),
  fields: ({ name }) => ({
    place: text('位置', { initial: '一号库', help: String(name) }),
    note: text('备注', { initial: '无' }),
    why: reason('停用原因', { maxLength: 100, serverErrors: ['停用原因', '原因过短'] }),
  }),
  body: (values, { no }) => ({ ...values, no, status: 0 }),
  success: ({ name }) => `「${String(name)}」已停用`,
};

test('[SCREEN] an action with fields tells its row its declared texts', () => {
  const { fields, title, text: over, success, rows } = boundAction(stop, { row });
  expect({ title, over, success, rows }).toEqual({
    title: '停用：笔记本',
    over: '停用后不能再出库。',
    success: '「笔记本」已停用',
    rows: [row],
  });
  expect(fields.map(({ name, label, help }) => [name, label, help])).toEqual([
    ['place', '位置', '笔记本'],
    ['note', '备注', undefined],
    ['why', '停用原因', undefined],
  ]);
});

test('[SCREEN] the values begin as the fields say, and as the row says over them', () => {
  expect(boundAction(stop, { row }).initialValues).toEqual({ place: 'A7', note: '无' });
});

test('[CODE-5] a field takes the refusals that it knows', () => {
  expect(boundAction(stop, { row }).refusals).toEqual({
    place: [],
    note: [],
    why: ['停用原因', '原因过短'],
  });
});

test('[SCREEN] the body is what the action makes of the values, and the password where it asks for one', () => {
  const values = { why: '破损', password: 'secret' };
  expect(boundAction(stop, { row }).body?.(values)).toEqual({ why: '破损', no: 'A7', status: 0 });
  expect(boundAction({ ...stop, password: true }, { row }).body?.(values)).toEqual({
    ...{ why: '破损', no: 'A7', status: 0 },
    password: 'secret',
  });
});

test('[SCREEN] an action of selected rows speaks of them all', () => {
  const send: ActionWithFields<Row> = {
    on: 'batch',
    label: '发消息',
    operation: 'send',
    text: (rows) => `发送给 ${rows.length} 位`,
    fields: {},
    success: '已发送',
  };
  const { text: over, rows, body } = boundAction(send, { rows: [row, { id: 8 }] });
  expect({ over, count: rows.length, body }).toEqual({ over: '发送给 2 位', count: 2, body: undefined });
});

test("[SCREEN] a row's action without a row is an error", () => {
  expect(() => boundAction(stop, {})).toThrow('needs a row');
});
