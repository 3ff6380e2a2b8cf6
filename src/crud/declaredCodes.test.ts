import { expect, test } from 'vitest';
import { rpc } from '@/providers/endpoints/builder';
import { choice } from '../ui/fields/choice';
import { text } from '../ui/fields/text';
import { toggle } from '../ui/fields/toggle';
import { actionsOn } from './actions/actionsOn';
import { defineResource, erase } from './defineResource';
import { dictionary } from './fields/dictionary/dictionary';
import { dictionaryCode } from './fields/dictionary/dictionaryCode';
import { region } from './fields/region/region';
import { isVisible, rulesOf } from './form/fieldRules';
import { recordToSend, startValues } from './form/formValues';
import type { AnyRecord, Row } from './resourceSpec';

interface Site extends AnyRecord {
  kind: 1 | 2;
  shown: 0 | 1;
  status: string;
  grade: number;
  note: string;
}

const resource = defineResource<Site>()({
  label: '站点',
  title: 'note',
  endpoints: rpc('/test', { permission: 'test:site', calls: { list: 'list', update: 'edit' } }),
  fields: {
    kind: choice('类型', [
      { value: 1, label: '甲' },
      { value: 2, label: '乙' },
    ]),
    shown: toggle('展示'),
    status: dictionary('状态', 'sys_normal_disable'),
    grade: dictionaryCode('等级', 'sys_oper_type'),
    note: text('备注', {
      visible: ({ kind, shown, status, grade }) => kind === 2 && shown === 1 && status === '0' && grade === 3,
    }),
  },
  canEdit: ({ status }) => status !== '1',
  actions: {
    open: { on: 'row', label: '甲', permission: 'x', when: ({ kind }) => kind === 2, href: () => '/' },
    grade: {
      on: 'batch',
      label: '乙',
      operation: 'update',
      when: ({ shown }) => shown === 1,
      request: ({ grade }) => ({ body: { grade } }),
    },
  },
});

/** The same record as servers send it. */
const asDeclared: Row = { id: 1, kind: 2, shown: 1, status: '0', grade: 3, note: '' };
const asSwapped: Row = { id: 1, kind: '2', shown: '1', status: 0, grade: '3', note: '' };
const asBoolean: Row = { ...asDeclared, shown: true };

test.each([[asDeclared], [asSwapped], [asBoolean]])('conditions compare codes by value: %j', (row) => {
  const note = resource.fields.find(({ name }) => name === 'note') ?? expect.unreachable();
  expect(isVisible(note, row)).toBe(true);
  expect(isVisible(note, { ...row, kind: 1 })).toBe(false);
  expect(isVisible(note, { ...row, kind: '1' })).toBe(false);
  expect(resource.canEdit?.(row)).toBe(true);
  expect(resource.canEdit?.({ ...row, status: 1 })).toBe(false);
  expect(resource.canDelete?.({ ...row, status: '1' })).toBe(false);
  const [open] = actionsOn(resource, 'row');
  expect(open?.when?.(row, () => true)).toBe(true);
  const [batch] = actionsOn(resource, 'batch');
  expect(batch?.when?.(row, () => true)).toBe(true);
  expect(batch && 'request' in batch && batch.request(row)).toEqual({ body: { grade: 3 } });
});

test.each([
  [asDeclared, { kind: 1, shown: 0, status: '1', grade: 4 }],
  [asSwapped, { kind: '1', shown: '0', status: 1, grade: '4' }],
  [asBoolean, { kind: 1, shown: false, status: '1', grade: 4 }],
])('a code that was changed goes out in the type in which it came: %j', (record, sent) => {
  const entered = { ...startValues(resource.fields, record), kind: 1, shown: 0, status: '1', grade: 4 };
  const about = { record, sendsChangesOnly: true, initialValues: undefined };
  expect(recordToSend(resource.fields, entered, about)).toEqual(sent);
});

test.each([[asDeclared], [asSwapped], [asBoolean]])(
  'a code that was changed and changed back is no change: %j',
  (record) => {
    const entered = { ...startValues(resource.fields, record), kind: 2, shown: 1, status: '0', grade: 3 };
    const about = { record, sendsChangesOnly: true, initialValues: undefined };
    expect(recordToSend(resource.fields, entered, about)).toEqual({});
  },
);

test.each([[1], ['1']])('%j is one of the values that may be chosen', async (value) => {
  const [kind] = resource.fields;
  const rules = rulesOf(kind ?? expect.unreachable(), false, [1]);
  for (const rule of rules)
    if (typeof rule === 'object' && rule.validator)
      await expect(rule.validator({}, value, () => undefined)).resolves.toBeUndefined();
});

test('a region whose codes come as text is no change while nobody touches it, and goes out as text', () => {
  const fields = erase({ region: region('地区') });
  const record = { id: 1, provinceId: '410000', cityId: '410100', areaId: '410105' };
  const about = { record, sendsChangesOnly: true, initialValues: undefined };
  expect(recordToSend(fields, startValues(fields, record), about)).toEqual({});
  expect(recordToSend(fields, { region: [410000, 410100, 410106] }, about)).toEqual({ areaId: '410106' });
});
