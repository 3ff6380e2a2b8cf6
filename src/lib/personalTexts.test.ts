import { expect, test } from 'vitest';
import { personalTexts } from './personalTexts';

const query = (text: string) => new URLSearchParams(text);

test('a name that was searched is in no address, and is found again behind its mark by its user alone', () => {
  const texts = personalTexts('7', ['keyword']);
  const hidden = texts.hide(query('keyword=陈同学&status=1'));
  expect(hidden.toString()).toMatch(/^keyword=%7E\d+&status=1$/);
  expect(texts.show(hidden).get('keyword')).toBe('陈同学');
  expect(texts.hide(query('keyword=陈同学')).get('keyword')).toBe(hidden.get('keyword'));
  expect(texts.hide(query('keyword=19912340001')).get('keyword')).not.toBe(hidden.get('keyword'));
  expect(personalTexts('8', ['keyword']).show(hidden).toString()).toBe('status=1');
});

test('an address with such a text is told; other parameters, marks and emptied filters are left alone', () => {
  const texts = personalTexts('9', ['keyword']);
  expect(texts.isOpen(query('keyword=陈'))).toBe(true);
  const hidden = texts.hide(query('keyword=陈'));
  expect([texts.isOpen(hidden), texts.isOpen(query('name=陈'))]).toEqual([false, false]);
  expect(texts.hide(hidden)).toEqual(hidden);
  expect(texts.hide(query('keyword=&name=陈')).get('name')).toBe('陈');
  expect(texts.hide(query('keyword=')).has('keyword')).toBe(true);
});

test('a mark of another tab never comes to mean a text of this one', () => {
  const own = personalTexts('11', ['keyword']).hide(query('keyword=陈同学'));
  // Another user's texts begin as empty as those of another tab.
  const other = personalTexts('12', ['keyword']);
  other.hide(query('keyword=袁雨逸'));
  expect(other.show(own).has('keyword')).toBe(false);
  // Such an address would look filtered.
  expect(other.isOpen(own)).toBe(true);
  expect(other.hide(own).has('keyword')).toBe(false);
});

test('the oldest texts give way, and no mark is given twice', () => {
  const texts = personalTexts('10', ['keyword']);
  const marks = Array.from({ length: 120 }, (_, at) => texts.hide(query(`keyword=考生${at}`)).get('keyword'));
  expect(new Set(marks).size).toBe(120);
  expect(texts.show(query(`keyword=${marks[0]}`)).has('keyword')).toBe(false);
  expect(texts.show(query(`keyword=${marks[119]}`)).get('keyword')).toBe('考生119');
});
