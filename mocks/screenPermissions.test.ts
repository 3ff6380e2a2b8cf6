import { describe, expect, test } from 'vitest';
import { canCall } from '@/providers/access-control/permissions';
import type { Operation } from '@/providers/endpoints/builder';
import { expertEndpoints } from '@/resources/expert/endpoints';
import { scoreEndpoints } from '@/resources/score/endpoints';
import { isRecord } from '@/src/lib/record';
import { allowOnly } from './allowOnly';
import { studentScreens } from './expert/studentScreenCalls';
import { tableScreens } from './expert/tableScreenCalls';
import { scoreScreens } from './score/screenCalls';
import { type Caller, createTestClient } from './testClient';

const screens = [...studentScreens, ...tableScreens, ...scoreScreens];

/** A caller with these permissions and no other. */
async function holderOf(permissions: readonly string[]): Promise<Caller> {
  const { mockServer, as } = createTestClient();
  await allowOnly(mockServer, 'yunying', permissions);
  return as('yunying');
}

/** The code that a call is answered with; 20000 for a file. */
async function codeOf(caller: Caller, { method, path }: Operation, body: object): Promise<unknown> {
  const response = await caller.fetch(method, path, JSON.stringify(body), 'application/json');
  if (!response.headers.get('content-type')?.includes('json')) return 20000;
  const answer: unknown = await response.json();
  return isRecord(answer) ? answer.code : undefined;
}

/** Whether a page offers a call to a holder of these permissions. */
function pageAllows(operation: Operation, permissions: readonly string[]): boolean {
  return canCall(operation, (permission) => permissions.includes(permission));
}

describe.each(screens)('[PERM-3] $screen', ({ permission, opens, does = {} }) => {
  test(`opens with ${permission} alone`, async () => {
    const caller = await holderOf([permission]);
    for (const [operation, body = {}, answer] of opens) {
      const call = JSON.stringify([operation.path, body]);
      expect({ call, allowed: pageAllows(operation, [permission]) }).toEqual({ call, allowed: true });
      const code = await codeOf(caller, operation, body);
      if (answer === 'any') expect({ call, code }).not.toEqual({ call, code: 40301 });
      else expect({ call, code }).toEqual({ call, code: 20000 });
    }
  });

  test.each(Object.entries(does))('does its work with %s besides', async (needed, calls) => {
    const held = [permission, needed];
    const caller = await holderOf(held);
    for (const [operation, body = {}] of calls) {
      const call = JSON.stringify([operation.path, body]);
      expect({ call, allowed: pageAllows(operation, held) }).toEqual({ call, allowed: true });
      const code = await codeOf(caller, operation, body);
      expect({ call, code }).not.toEqual({ call, code: 40301 });
    }
  });
});

test('the screens of 专家服务 and 成绩换算 make every call of their domains', () => {
  const made = new Set(
    screens.flatMap(({ opens, does = {} }) => [...opens, ...Object.values(does).flat()]).map(([one]) => one),
  );
  const unused = [expertEndpoints, scoreEndpoints].flatMap((domain) =>
    Object.values(domain).flatMap(({ name, operations }) =>
      Object.entries<Operation>(operations)
        .filter(([, operation]) => !made.has(operation))
        .map(([operation]) => `${name}.${operation}`),
    ),
  );
  expect(unused).toEqual([]);
});
