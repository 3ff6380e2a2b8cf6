import { expect, test } from 'vitest';
import { choice } from '../../ui/fields/choice';
import { dateRange } from '../../ui/fields/dateRange';
import type { FormValues } from '../../ui/fields/field';
import { text } from '../../ui/fields/text';
import { erase } from '../defineResource';
import type { Row } from '../resourceSpec';
import { recordToSend, startValues } from './formValues';
import { compareChanges, lastChangeText, mergeDraft, withValuesOf } from './mergeChanges';

const fields = erase({
  name: text('名称'),
  contact: text('联系人'),
  kind: choice('类型', [
    { value: 1, label: '甲' },
    { value: 2, label: '乙' },
  ]),
  term: dateRange('期限', { begin: 'beginTime', end: 'endTime' }),
});
const before = { id: 3, name: '明德', contact: '李新', kind: 1, beginTime: '2026-01-01', endTime: '' };
const opened = { name: '明德', contact: '李新', kind: '1', term: '2026-01-01~' };

/** A save over a colleague's: names of the fields changed by them and by both, and the sent values. */
function compare(values: FormValues, now: Row) {
  const fresh = startValues(fields, now);
  const { theirs, both } = compareChanges(fields, {
    before: startValues(fields, before),
    mine: values,
    now: fresh,
  });
  return {
    theirs: theirs.map(({ name }) => name),
    both: both.map(({ name }) => name),
    merged: withValuesOf(values, theirs, fresh),
  };
}

test('a field that both have changed is asked about; a change of one is merged', () => {
  const now = { ...before, name: '明德二部', contact: '王芳', endTime: '2026-12-31' };
  const values = { ...opened, contact: '张三', kind: 2 };
  expect(compare(values, now)).toEqual({
    theirs: ['name', 'term'],
    both: ['contact'],
    merged: { name: '明德二部', contact: '张三', kind: 2, term: '2026-01-01~2026-12-31' },
  });
});

test('a save over another one sends touched fields, and writes back nothing else', () => {
  const now = { ...before, name: '明德二部', contact: '王芳' };
  const values = { ...opened, contact: '张三' };
  const { merged } = compare(values, now);
  const about = { record: now, initialValues: undefined };
  expect(recordToSend(fields, merged, { ...about, sendsChangesOnly: true })).toEqual({ contact: '张三' });
  expect(recordToSend(fields, merged, { ...about, sendsChangesOnly: false })).toEqual({
    ...now,
    contact: '张三',
  });
});

test('the same change made twice asks nobody, and a code in another type is no change', () => {
  const now = { ...before, contact: '张三', kind: 2 };
  expect(compare({ ...opened, contact: ' 张三 ' }, now)).toMatchObject({ theirs: ['kind'], both: [] });
});

test('the author and the time of a change are told as far as the record says so', () => {
  const told = { ...before, updateBy: '苏晚晴', updateTime: '2026-06-20 12:00:00' };
  expect(lastChangeText(before, told)).toBe('苏晚晴 于 2026-06-20 12:00:00');
  expect(lastChangeText(before, { ...before, updateTime: '2026-06-20 12:00:00' })).toBe(
    '于 2026-06-20 12:00:00',
  );
  expect([lastChangeText(before, before), lastChangeText(told, told)]).toEqual(['', '']);
});

const draftFields = erase({ name: text('名称'), contact: text('联系人'), remark: text('备注') });
const base = { id: 3, name: '明德', contact: '李新', remark: '' };

/** A draft over the present record: the form's values, and the labels of the fields that are asked about. */
function merge(values: object, now: object, from: object | undefined = base) {
  const draft = { values: { ...base, ...values }, ...(from && { base: { ...from } }) };
  const merged = mergeDraft(draftFields, draft, { ...base, ...now });
  return { values: merged.values, asked: merged.both.map(({ label }) => label) };
}

test('a restored draft keeps the changes of others in fields that nobody typed into', () => {
  expect(merge({ contact: '王新' }, { name: '明德书院', remark: '已回访' })).toEqual({
    values: { id: 3, name: '明德书院', contact: '王新', remark: '已回访' },
    asked: [],
  });
});

test('a restored draft asks about a field that was changed on both sides, unless to the same', () => {
  expect(merge({ name: '明德一', contact: '王新' }, { name: '明德二', contact: '王新 ' })).toEqual({
    values: { id: 3, name: '明德一', contact: '王新', remark: '' },
    asked: ['名称'],
  });
});

test('a field that was emptied in a draft stays empty, and is asked about where it was changed elsewhere', () => {
  expect(merge({ contact: '' }, {})).toMatchObject({ values: { contact: '' }, asked: [] });
  expect(merge({ contact: '' }, { contact: '王新' })).toMatchObject({ asked: ['联系人'] });
});

test('a code that came as text and as a number is no change', () => {
  expect(merge({ remark: '1' }, { remark: 2 }, { ...base, remark: 1 })).toMatchObject({
    values: { remark: 2 },
    asked: [],
  });
});

test('a draft without its base is asked about wherever it differs', () => {
  const draft = { values: { ...base, contact: '王新', remark: '' } };
  const merged = mergeDraft(draftFields, draft, { ...base, remark: '已回访' });
  expect(merged.both.map(({ label }) => label)).toEqual(['联系人', '备注']);
});

test('the draft of a new record is restored as it was typed', () => {
  const values = { name: '新机构', parentId: 4 };
  expect(mergeDraft(draftFields, { values }, undefined)).toEqual({ values, both: [] });
});
