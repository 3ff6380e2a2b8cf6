import { expect, test } from 'vitest';
import { allSubjects } from '@/src/testing/subject';

const subjects = await allSubjects();

/** Fields whose rules say their bounds in other words, with the reason. */
const reasons: Readonly<Record<string, string>> = {
  'system/user userName': 'in the words of every RuoYi server',
};

test('[SCREEN] a rule with both bounds says its field and the bounds, in the same words everywhere', () => {
  const bounded = subjects.flatMap(({ name, resource }) =>
    resource.fields.flatMap(({ name: field, label, rules = [] }) =>
      rules.flatMap((rule) => {
        const { min, max, message } = typeof rule === 'function' ? {} : rule;
        if (min === undefined || max === undefined) return [];
        return [{ of: `${name} ${field}`, message, expected: `${label}长度为 ${min}-${max} 个字符` }];
      }),
    ),
  );
  const other = bounded.filter(({ of, message, expected }) => message !== expected && !(of in reasons));
  expect(other).toEqual([]);
  expect(bounded.length).toBeGreaterThan(15);
});
