import { expect, test } from 'vitest';
import { fileCalls, platformCalls, shellCalls } from '@/providers/endpoints/platformCalls';
import { ruoyiCalls } from '@/providers/endpoints/ruoyiCalls';
import { allEndpoints } from '@/resources';
import { specCalls } from './specCalls';

const operations = [
  ...Object.values(platformCalls),
  ...Object.values(shellCalls),
  ...Object.values(ruoyiCalls),
  ...Object.values(fileCalls),
  ...Object.values(allEndpoints).flatMap((endpoints) => Object.values(endpoints.operations)),
];
const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const given = specCalls.map(nameOf);
const declared = operations.map(nameOf);

test('the list holds each of the 111 calls of the specification once', () => {
  expect(new Set(given).size).toBe(111);
  expect(given).toHaveLength(111);
});

test.each(operations.map((operation) => [nameOf(operation), operation] as const))(
  '[CALL-1] %s is marked given exactly where the specification gives it',
  (name, operation) => {
    expect(operation.given).toBe(given.includes(name));
  },
);

test('[CALL-1] every given call is declared', () => {
  expect(given.filter((name) => !declared.includes(name))).toEqual([]);
});
