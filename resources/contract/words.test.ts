import { expect, test } from 'vitest';
import { cardOf } from '@/src/crud/card';
import { allSubjects } from '@/src/testing/subject';
import { isOn } from '@/src/ui/fields/field';

const subjects = await allSubjects();

test('[SCREEN] a filter that looks through several fields is no field of the form, which would have its hint', () => {
  const wrong = subjects.flatMap(({ name, resource }) =>
    resource.fields
      .filter((field) => field.filterAs === 'keyword' && field.placeholder !== undefined)
      .filter((field) => isOn(field, 'create') || isOn(field, 'edit'))
      .map((field) => `${name} ${field.name}`),
  );
  expect(wrong).toEqual([]);
});

test('[LIST] the state on a card is told by a word of its own: a card has no label beside it', () => {
  const badges = subjects.flatMap(({ name, resource }) => {
    const { badge } = cardOf(resource);
    return badge ? [{ name, words: badge.kind.sheet?.options?.map(({ label }) => label) ?? [] }] : [];
  });
  expect(badges.length).toBeGreaterThan(20);
  expect(badges.filter(({ words }) => words.includes('是'))).toEqual([]);
});
