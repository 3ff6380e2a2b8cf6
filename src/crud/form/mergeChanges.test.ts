import { expect, test } from 'vitest';
import { choice } from '../../ui/fields/choice';
import { dateRange } from '../../ui/fields/dateRange';
import { text } from '../../ui/fields/text';
import { erase } from '../defineResource';
import { recordToSend } from './formValues';
import { lastChangeText, mergedValues, otherChanges } from './mergeChanges';

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

const names = (changes: ReturnType<typeof otherChanges>) => ({
  theirs: changes.theirs.map(({ name }) => name),
  both: changes.both.map(({ name }) => name),
});

test('only a field that both have changed is asked about; what one of them changed is merged', () => {
  const now = { ...before, name: '明德二部', contact: '王芳', endTime: '2026-12-31' };
  const values = { ...opened, contact: '张三', kind: 2 };
  const changes = otherChanges(fields, { before, now, values });
  expect(names(changes)).toEqual({ theirs: ['name', 'term'], both: ['contact'] });
  expect(mergedValues(values, changes.theirs, now)).toEqual({
    ...{ name: '明德二部', contact: '张三', kind: 2, term: '2026-01-01~2026-12-31' },
  });
});

test('a save over the other one sends what was touched, and writes back nothing else', () => {
  const now = { ...before, name: '明德二部', contact: '王芳' };
  const values = { ...opened, contact: '张三' };
  const merged = mergedValues(values, otherChanges(fields, { before, now, values }).theirs, now);
  const about = { record: now, initialValues: undefined };
  expect(recordToSend(fields, merged, { ...about, sendsChangesOnly: true })).toEqual({ contact: '张三' });
  expect(recordToSend(fields, merged, { ...about, sendsChangesOnly: false })).toEqual({
    ...now,
    contact: '张三',
  });
});

test('the same change made twice asks nobody, and a code in another type is no change', () => {
  const now = { ...before, contact: '张三', kind: 2 };
  const changes = otherChanges(fields, { before, now, values: { ...opened, contact: ' 张三 ' } });
  expect(names(changes)).toEqual({ theirs: ['kind'], both: [] });
});

test('who changed a record and when is told as far as the record says so', () => {
  const told = { ...before, updateBy: '苏晚晴', updateTime: '2026-06-20 12:00:00' };
  expect(lastChangeText(before, told)).toBe('苏晚晴 于 2026-06-20 12:00:00');
  expect(lastChangeText(before, { ...before, updateTime: '2026-06-20 12:00:00' })).toBe(
    '于 2026-06-20 12:00:00',
  );
  expect([lastChangeText(before, before), lastChangeText(told, told)]).toEqual(['', '']);
});
