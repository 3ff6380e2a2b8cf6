import { expect, test } from 'vitest';
import { allSubjects } from '@/src/testing/subject';

const subjects = await allSubjects();

test('[LIST] the name of a record, which opens it, is no reference, which leads to another record', () => {
  const titles = subjects.flatMap(({ name, resource }) =>
    resource.fields
      .filter((field) => field.name === resource.title)
      .map(({ kind }) => ({ name, needs: kind.needs })),
  );
  expect(titles.filter(({ needs }) => needs !== undefined)).toEqual([]);
  expect(titles.length).toBeGreaterThan(50);
});
