import { expect, test } from 'vitest';
import { rpc } from '@/providers/endpoints/builder';
import { choice } from '../../ui/fields/choice';
import { dateRange } from '../../ui/fields/dateRange';
import { keyValue } from '../../ui/fields/keyValue/keyValue';
import { text } from '../../ui/fields/text';
import { defineResource, erase } from '../defineResource';
import type { AnyRecord } from '../resourceSpec';
import { fieldErrors, isRequired } from './fieldRules';
import { changedValues, recordToSend, sentValues, startValues, trimmed, withoutSecrets } from './formValues';

interface Site extends AnyRecord {
  name: string;
  kind: 1 | 2;
  note?: string;
  term?: string;
  reason?: string;
  password?: string;
  student?: string;
}

const { fields } = defineResource<Site>()({
  name: 'test/site',
  label: '站点',
  view: 'test/site/index',
  title: 'name',
  endpoints: rpc('/test', { permission: 'test:site', calls: { list: 'list' } }),
  fields: {
    name: text('名称', { required: true, serverErrors: ['名称已存在'] }),
    kind: choice(
      '类型',
      [
        { value: 1, label: '甲' },
        { value: 2, label: '乙' },
      ],
      { initial: 1 },
    ),
    note: text('备注'),
    term: dateRange('期限', { begin: 'beginTime', end: 'endTime' }),
    password: text('密码', { secret: true }),
    student: text('考生', { secret: true }),
    reason: text('原因', { visible: ({ kind }) => kind === 2, required: ({ kind }) => kind === 2 }),
  },
});

test('a new record starts with the declared values, and those that its place decides', () => {
  expect(startValues(fields, undefined, { note: '来自上级' })).toEqual({ kind: 1, note: '来自上级' });
});

test('a record starts with its own values and its id; spread members come together', () => {
  expect(startValues(fields, { id: 3, name: '甲', kind: 2, beginTime: '2026-01-01', endTime: '' })).toEqual({
    id: 3,
    name: '甲',
    kind: 2,
    term: '2026-01-01~',
  });
});

test('sent values have no spaces around them, their members apart, and nothing that was hidden', () => {
  const entered = { id: 3, name: ' 甲 ', kind: 1, note: null, term: '2026-01-01~2026-02-01', reason: '旧' };
  expect(sentValues(fields, entered)).toEqual({
    name: '甲',
    kind: 1,
    note: null,
    beginTime: '2026-01-01',
    endTime: '2026-02-01',
  });
});

test('a difference alone counts as a change; an empty text is as good as none', () => {
  expect(changedValues({ id: 3, name: '甲', kind: 1 }, { name: '甲', kind: 2, note: '' })).toEqual({
    kind: 2,
  });
});

test('groups are sent without spaces around their texts; untouched ones stay as they were read', () => {
  const entered = { contacts: [{ name: ' 甲 ' }], note: '旧' };
  const list = erase({ contacts: keyValue('联系人'), note: text('备注') });
  expect(sentValues(list, entered)).toEqual({ contacts: [{ name: '甲' }], note: '旧' });
  const record = { id: 3, note: '旧\n', other: 1 };
  const about = { record, initialValues: undefined };
  expect(recordToSend(list, entered, { ...about, sendsChangesOnly: true })).toEqual({
    contacts: [{ name: '甲' }],
  });
  expect(recordToSend(list, entered, { ...about, sendsChangesOnly: false })).toEqual({
    ...record,
    contacts: [{ name: '甲' }],
  });
});

test('a field may be needed by what the others hold', () => {
  const reason = fields.find(({ name }) => name === 'reason');
  if (!reason) return expect.unreachable();
  expect([isRequired(reason, { kind: 1 }), isRequired(reason, { kind: 2 })]).toEqual([false, true]);
});

test('a refusal is at the field that it is about, or at none', () => {
  expect(fieldErrors(fields, '名称已存在')).toEqual([{ name: 'name', errors: ['名称已存在'] }]);
  expect(fieldErrors(fields, '系统内部错误')).toEqual([]);
});

test('a text that no draft may keep is sent without the blanks around it', () => {
  const values = { name: '甲', kind: 1, student: '陈若溪 ' };
  expect(sentValues(fields, values)).toMatchObject({ student: '陈若溪' });
  expect(withoutSecrets(fields, values)).toEqual({ name: '甲', kind: 1 });
});

test('a password is sent with the blanks that were typed, as a field and in a dialog', () => {
  expect(sentValues(fields, { name: ' 甲 ', kind: 1, password: ' a b ' })).toMatchObject({
    name: '甲',
    password: ' a b ',
  });
  expect(trimmed({ remark: ' 补发 ', password: ' a b ', to: [{ newPassword: ' c ' }] })).toEqual({
    remark: '补发',
    password: ' a b ',
    to: [{ newPassword: ' c ' }],
  });
});
