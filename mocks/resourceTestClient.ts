import type { Operation } from '@/providers/endpoints/builder';
import { allowOnly } from './allowOnly';
import { createTestClient } from './testClient';

/** The permissions of all these operations. */
export function permissionsOf(operations: Readonly<Record<string, Operation>>): readonly string[] {
  return Object.values(operations).flatMap(({ permission }) => permission ?? []);
}

/**
 * A fresh mock server, and one account's calls to a resource by their names. Accounts other than the administrator's
 * are limited to the permissions, where there are some.
 */
export async function createResourceClient<Name extends string>(
  operations: { readonly [K in Name]: Operation },
  userName = 'admin',
  permissions?: readonly string[],
) {
  const client = createTestClient();
  if (permissions && userName !== 'admin') await allowOnly(client.mockServer, userName, permissions);
  const caller = await client.as(userName);
  const ask = (name: Name, body: object = {}) => caller.post(operations[name].path, body);
  const textOf = async (name: Name, body: object) => {
    const { code, msg } = await ask(name, body);
    return `${code} ${msg}`;
  };
  return { ...client, caller, ask, textOf };
}
