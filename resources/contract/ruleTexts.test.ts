import { expect, test } from 'vitest';
import { allSubjects } from '@/src/testing/subject';

const subjects = await allSubjects();

/** Fields that say the bounds of their text in words of their own, with the reason. */
const reasons: Readonly<Record<string, string>> = {
  'system/user userName': 'in the words of every RuoYi server',
};

test('[SCREEN] a field leaves the bounds of its text, and their words, to the form (decision 41)', () => {
  const fields = subjects.flatMap(({ name, resource }) =>
    resource.fields.map((field) => ({ of: `${name} ${field.name}`, rules: field.rules ?? [] })),
  );
  const bounded = fields.filter(({ rules }) =>
    rules.some((rule) => typeof rule !== 'function' && rule.type !== 'array' && (rule.min ?? rule.max)),
  );
  expect(bounded.map(({ of }) => of)).toEqual(Object.keys(reasons));
});
