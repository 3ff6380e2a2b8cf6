import { describe, expect, test } from 'vitest';
import type { Operation } from '@/providers/endpoints/builder';
import { callPermissionsFor } from '@/providers/endpoints/permissionsFor';
import { shellCalls } from '@/providers/endpoints/platformCalls';
import { allEndpoints } from '@/resources';
import { allowOnly } from './allowOnly';
import { menuNodes } from './menu/menuTable';
import { familyOf } from './route';
import { createTestClient } from './testClient';

/** All permissions that menu entries grant. */
const granted = new Set(menuNodes.map(({ permissions }) => permissions).filter(Boolean));

const operations: readonly (readonly [call: string, operation: Operation, body: object])[] = Object.values(
  allEndpoints,
)
  .flatMap((endpoints) => Object.entries(endpoints.operations))
  .filter(([, operation]) => operation.permission !== undefined && !isForEverybody(operation))
  // Create and update may share an address: the id tells them apart.
  .map(([name, operation]) => [callOf(operation), operation, name === 'update' ? { id: 1 } : {}]);

/** Permissions of the calls at an address: several may share one, and the body tells them apart. */
function neededAt({ method, path }: Pick<Operation, 'method' | 'path'>): string[] {
  const sharing = operations.filter(([, other]) => other.method === method && other.path === path);
  return sharing.flatMap(([, operation]) => callPermissionsFor(operation));
}

function callOf({ method, path }: Operation): string {
  return `${method} ${path}`;
}

/** The home page of everybody reads notices by the call of their list. */
function isForEverybody({ method, path }: Operation): boolean {
  return Object.values<Operation>(shellCalls).some((call) => call.method === method && call.path === path);
}

test('every permission that a call needs is granted by an entry of the menu', () => {
  const needed = new Set(operations.map(([, { permission = '' }]) => permission));
  expect([...needed].filter((permission) => !granted.has(permission))).toEqual([]);
});

describe('[PERM-3] the server refuses each call without its permission', () => {
  test.each(operations)('%s', async (_, { method, path }, body) => {
    const { mockServer, as } = createTestClient();
    const needed = neededAt({ method, path });
    await allowOnly(
      mockServer,
      'yunying',
      [...granted].filter((other) => !needed.includes(other)),
    );
    const caller = await as('yunying');
    const address = path.replaceAll(/\{\w+\}/g, '1');
    const response = await caller.fetch(
      method,
      address,
      method === 'GET' ? undefined : JSON.stringify(body),
      'application/json',
    );
    expect(await response.json()).toMatchObject({ code: familyOf(path) === 'rest' ? 403 : 40301 });
  });
});
