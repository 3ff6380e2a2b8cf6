import { expect, test } from 'vitest';
import { text } from '../../ui/fields/text';
import { erase } from '../defineResource';
import { mergeDraft } from './mergeDraft';

const fields = erase({ name: text('名称'), contact: text('联系人'), remark: text('备注') });
const base = { id: 3, name: '明德', contact: '李新', remark: '' };

/** What a draft and the record of now make, and the labels of the fields that are asked about. */
function merge(values: object, now: object, from: object | undefined = base) {
  const draft = { values: { ...base, ...values }, ...(from && { base: { ...from } }) };
  const merged = mergeDraft(fields, draft, { ...base, ...now });
  return { values: merged.values, asked: merged.both.map(({ label }) => label) };
}

test('a restored draft keeps what others saved meanwhile in fields that nobody typed into', () => {
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

test('a draft that does not know what it began from is asked about wherever it differs', () => {
  const draft = { values: { ...base, contact: '王新', remark: '' } };
  const merged = mergeDraft(fields, draft, { ...base, remark: '已回访' });
  expect(merged.both.map(({ label }) => label)).toEqual(['联系人', '备注']);
});

test('the draft of a new record is restored as it was typed', () => {
  const values = { name: '新机构', parentId: 4 };
  expect(mergeDraft(fields, { values }, undefined)).toEqual({ values, both: [] });
});
