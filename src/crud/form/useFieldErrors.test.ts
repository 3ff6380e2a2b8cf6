import { expect, test } from 'vitest';
import { recheckErrors } from './useFieldErrors';

/** A form with messages at some fields, which notes what it is asked to check. */
function formWith(wrong: readonly string[]) {
  const checked: unknown[] = [];
  const set: unknown[] = [];
  const form = {
    setFields: (fields: unknown[]) => void set.push(...fields),
    getFieldsError: () =>
      ['begin', 'end', 'name'].map((name) => ({
        name: [name],
        errors: wrong.includes(name) ? ['!'] : [],
        warnings: [],
      })),
    validateFields: async (names?: unknown) => void checked.push(names),
  };
  return { form, checked, set };
}

const atOnce = (check: () => void) => check();

test('a field whose rule looks at another one is checked again when that one changes', () => {
  const { form, checked } = formWith(['end']);
  recheckErrors(form, { changed: ['begin'], refused: [] }, atOnce);
  expect(checked).toEqual([[['end']]]);
});

test('neither the changed field nor a refused one is checked again, nor a form without errors', () => {
  const { form, checked } = formWith(['end', 'name']);
  recheckErrors(form, { changed: ['end'], refused: ['name'] }, atOnce);
  recheckErrors(formWith([]).form, { changed: ['begin'], refused: [] }, atOnce);
  expect(checked).toEqual([]);
});

test('a refused field is cleared by another value of its own, and waits no longer', () => {
  const { form, set } = formWith(['end', 'name']);
  const refused = ['end', 'name'];
  expect(recheckErrors(form, { changed: ['begin'], refused }, atOnce)).toEqual(refused);
  expect(set).toEqual([]);
  expect(recheckErrors(form, { changed: ['name'], refused }, atOnce)).toEqual(['end']);
  expect(set).toEqual([{ name: 'name', errors: undefined }]);
});
