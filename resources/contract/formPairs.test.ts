import { expect, test } from 'vitest';
import { fieldsOn } from '@/src/crud/defineResource';
import { allSubjects } from '@/src/testing/subject';

const subjects = await allSubjects();

/** Endings of the names of two fields that belong together. */
const endings = [
  ['Begin', 'End'],
  ['Start', 'End'],
  ['beginTime', 'endTime'],
  ['Min', 'Max'],
] as const;

/** Name of the field that the one of a name belongs with, by their endings. */
function firstOf(name: string): readonly string[] {
  return endings.flatMap(([first, second]) =>
    name.endsWith(second) ? name.slice(0, -second.length) + first : [],
  );
}

test('[SCREEN] both ends of a range are on one line of the form', () => {
  const forms = subjects.map(({ name, resource }) => ({ name, fields: fieldsOn(resource, 'create') }));
  const pairs = forms.flatMap(({ name, fields }) =>
    fields.flatMap((field, at) => {
      const first = fields.find((one) => firstOf(field.name).includes(one.name));
      return first
        ? [
            {
              of: `${name} ${field.name}`,
              beside: field.beside,
              first: first.name,
              before: fields[at - 1]?.name,
            },
          ]
        : [];
    }),
  );
  expect(pairs.length).toBeGreaterThan(4);
  expect(pairs.filter(({ beside, first, before }) => beside !== first || before !== first)).toEqual([]);
});

test('[SCREEN] a field is beside the one before it in the form', () => {
  const wrong = subjects.flatMap(({ name, resource }) => {
    const fields = fieldsOn(resource, 'create');
    return fields
      .filter(({ beside }, at) => beside !== undefined && fields[at - 1]?.name !== beside)
      .map((field) => `${name} ${field.name}`);
  });
  expect(wrong).toEqual([]);
});
