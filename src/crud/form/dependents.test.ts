import { expect, test } from 'vitest';
import { choice } from '../../ui/fields/choice';
import { text } from '../../ui/fields/text';
import { erase, withGroups } from '../defineResource';
import { derivedValues, enteredIn } from './dependents';
import { statesOf } from './fieldRules';
import { namesIn, stepOf } from './useFormSteps';

const places = ['省', '市', '区'].map((value) => ({ value, label: value }));

const fields = withGroups(
  erase({
    province: text('省'),
    city: text('市', { resetOn: ['province'] }),
    county: text('区', { resetOn: ['city'], initial: '全部' }),
    title: text('称呼', { derive: ({ name }) => (name ? `${name}老师` : undefined) }),
    name: text('姓名', { disabled: ({ locked }) => locked === 1 }),
    level: choice('级别', places, { choices: ({ name }) => (name ? ['省', '市'] : []) }),
  }),
  {
    place: { label: '地点', fields: ['province', 'city', 'county'] },
    who: { label: '人', fields: ['title', 'name', 'level'] },
  },
  'test/person',
);

const untouched = { isNew: true, isEntered: () => false };

test('a field that depends on another begins anew, and so does what depends on it', () => {
  const values = { province: '河南', city: '郑州', county: '金水' };
  expect(derivedValues(fields, values, { ...untouched, changed: ['province'] })).toEqual({
    city: undefined,
    county: '全部',
  });
  expect(derivedValues(fields, values, { ...untouched, changed: ['county'] })).toEqual({});
});

test('in a record that exists a field without a first value begins anew as null, which is sent', () => {
  const values = { province: '河南', city: '郑州', county: '金水' };
  const change = { isNew: false, isEntered: () => false, changed: ['province'] };
  expect(derivedValues(fields, values, change)).toEqual({ city: null, county: '全部' });
});

test('of a draft that is entered which is neither the start nor, in a new record, a suggestion', () => {
  const draft = { name: '李', title: '李老师', county: '全部', city: '郑州' };
  const begun = { start: { county: '全部' }, isNew: true };
  expect(enteredIn(fields, draft, begun)).toEqual(['city', 'name']);
  expect(enteredIn(fields, { ...draft, title: '李博士' }, begun)).toEqual(['city', 'title', 'name']);
  expect(enteredIn(fields, { ...draft, title: null }, begun)).toContain('title');
  const record = { ...draft, title: '李博士' };
  expect(enteredIn(fields, { ...record, city: '洛阳' }, { start: record, isNew: false })).toEqual(['city']);
});

test('a suggestion is taken over until somebody enters a value, and never in a record that exists', () => {
  const values = { name: '李' };
  const change = { ...untouched, changed: ['name'] };
  expect(derivedValues(fields, values, change)).toEqual({ title: '李老师' });
  expect(derivedValues(fields, { ...values, title: '李老师' }, change)).toEqual({});
  expect(derivedValues(fields, values, { ...change, isEntered: (name) => name === 'title' })).toEqual({});
  expect(derivedValues(fields, values, { ...change, isNew: false })).toEqual({});
});

test("a field's state follows the other fields", () => {
  expect(statesOf(fields, { locked: 1 })).toMatchObject({
    name: { disabled: true },
    level: { disabled: false, choices: [] },
  });
  expect(statesOf(fields, { name: '李' })).toMatchObject({
    name: { disabled: false },
    level: { choices: ['省', '市'] },
  });
});

test('every field is in a step, or the declaration is wrong', () => {
  const steps = [
    { title: '人', groups: ['who'] },
    { title: '地点', groups: ['place'] },
  ];
  expect(namesIn(steps, fields, 1)).toEqual(['province', 'city', 'county']);
  const [stray] = erase({ stray: text('无处') });
  if (!stray) return expect.unreachable();
  expect(() => stepOf(steps, stray)).toThrow('"stray" stands in none');
});
