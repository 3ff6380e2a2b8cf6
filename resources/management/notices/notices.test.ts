import { expect, test } from 'vitest';
import { notices } from './notices';

const deadline = '2026-06-25 18:00:00';
const refusal = 'Error: 失效时间不能早于回执截止';

test.each([
  [1, deadline, '2026-06-25 17:59:59', refusal],
  [1, deadline, deadline, undefined],
  [1, deadline, '', undefined],
  [1, '', '2026-06-25 17:59:59', undefined],
  [0, deadline, '2026-06-25 17:59:59', undefined],
])('[G7] a notice to confirm (%s) until %j that ends at %j is refused at its end: %s', async (...given) => {
  const [needAck, ackDeadline, expireTime, problem] = given;
  const field = notices.fields.find(({ name }) => name === 'expireTime') ?? expect.unreachable();
  const values = new Map<string, unknown>(Object.entries({ needAck, ackDeadline }));
  const form = Object.assign(Object.create(null), { getFieldValue: (name: string) => values.get(name) });
  const rules = (field.rules ?? []).flatMap((rule) => (typeof rule === 'function' ? [rule(form)] : []));
  const check = Promise.all(rules.map(async ({ validator }) => validator?.({}, expireTime, () => {})));
  expect(await check.then(() => undefined, String)).toBe(problem);
});
