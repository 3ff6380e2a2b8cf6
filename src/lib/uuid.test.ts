import { expect, test } from 'vitest';
import { createUuid } from './uuid';

test('a UUID is one of version 4, and no two are the same', () => {
  const made = Array.from({ length: 200 }, createUuid);
  for (const one of made)
    expect(one).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(made).size).toBe(200);
});
