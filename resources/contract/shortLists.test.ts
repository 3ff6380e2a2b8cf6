import { expect, test } from 'vitest';
import { allEndpoints } from '@/resources';

test.each([
  ['/ssystem-api/api/index/province', ['lookups/province']],
  ['/ssystem-api/api/expert/list', ['lookups/expert']],
])('the short list %s is declared by %s alone', (path, names) => {
  const declaring = Object.values(allEndpoints).filter(({ operations }) =>
    Object.values(operations).some((operation) => operation.path === path),
  );
  expect(declaring.map(({ name }) => name)).toEqual(names);
});
