import { describe, expect, test } from 'vitest';
import type { Operation } from '@/providers/endpoints/builder';
import { shellCalls } from '@/providers/endpoints/platformCalls';
import { allEndpoints } from '@/resources';
import { allowOnly } from './allowOnly';
import { menuNodes } from './menu/menuTable';
import { familyOf } from './route';
import { createTestClient } from './testClient';

/** Every permission that an entry of the menu grants. */
const granted = new Set(menuNodes.map(({ permissions }) => permissions).filter(Boolean));

const operations: readonly (readonly [call: string, operation: Operation])[] = Object.values(allEndpoints)
  .flatMap((endpoints) => Object.values(endpoints.operations))
  .filter(({ permission }) => permission !== undefined)
  .filter((operation) => !isForEverybody(operation))
  .map((operation) => [`${operation.method} ${operation.path}`, operation]);

/** The home page of everybody reads notices by the call of their list. */
function isForEverybody({ method, path }: Operation): boolean {
  return Object.values<Operation>(shellCalls).some((call) => call.method === method && call.path === path);
}

test('every permission that a call needs is granted by an entry of the menu', () => {
  const needed = new Set(operations.map(([, { permission = '' }]) => permission));
  expect([...needed].filter((permission) => !granted.has(permission))).toEqual([]);
});

describe('[PERM-3] the server refuses each call to whoever holds everything but its permission', () => {
  test.each(operations)('%s', async (_, { method, path, permission, orPermission }) => {
    const { mockServer, as } = createTestClient();
    await allowOnly(
      mockServer,
      'yunying',
      [...granted].filter((other) => other !== permission && other !== orPermission),
    );
    const caller = await as('yunying');
    const address = path.replaceAll(/\{\w+\}/g, '1');
    const response = await caller.fetch(
      method,
      address,
      method === 'GET' ? undefined : '{}',
      'application/json',
    );
    expect(await response.json()).toMatchObject({ code: familyOf(path) === 'rest' ? 403 : 40301 });
  });
});
