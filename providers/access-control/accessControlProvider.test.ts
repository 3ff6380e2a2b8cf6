import { describe, expect, test } from 'vitest';
import { type Endpoints, rest, rpc } from '@/providers/data/endpoints';
import { createAccessControl, permissionFor } from './accessControlProvider';
import type { Grants } from './permissions';

const stores = rpc('/ssystem-api/api/store', {
  permission: 'customer:store',
  calls: {
    list: 'list',
    one: 'stroeInfo',
    create: 'addStore',
    update: 'edit',
    remove: 'del',
    changeStatus: { path: 'startOrEnd', verb: 'status' },
    options: { path: 'options', verb: null },
  },
});
const posts = rest('/system/post', { permission: 'system:post', only: ['list'] });

describe('one mapping serves both families', () => {
  test.each<[string, Endpoints, string, string | undefined]>([
    ['rpc', stores, 'list', 'customer:store:list'],
    ['rpc', stores, 'show', 'customer:store:show'],
    ['rpc', stores, 'create', 'customer:store:create'],
    ['rpc', stores, 'clone', 'customer:store:create'],
    ['rpc', stores, 'edit', 'customer:store:edit'],
    ['rpc', stores, 'delete', 'customer:store:delete'],
    ['rpc', stores, 'changeStatus', 'customer:store:status'],
    ['rpc, no operation', stores, 'export', 'customer:store:export'],
    ['rpc, no operation', stores, 'resetPwd', 'customer:store:resetPwd'],
    ['rpc, open to all', stores, 'options', undefined],
    ['rest', posts, 'list', 'system:post:list'],
    ['rest, no operation', posts, 'show', 'system:post:query'],
    ['rest, no operation', posts, 'create', 'system:post:add'],
    ['rest, no operation', posts, 'edit', 'system:post:edit'],
    ['rest, no operation', posts, 'delete', 'system:post:remove'],
    ['rest, no operation', posts, 'import', 'system:post:import'],
  ])('%s: %o %s needs %s', (_, endpoints, action, expected) => {
    expect(permissionFor(endpoints, action)).toBe(expected);
  });
});

function access(grants: Grants) {
  const known: Record<string, Endpoints> = { 'customer/store': stores };
  return createAccessControl({ endpointsOf: (name) => known[name], grants: () => grants });
}

test('[PERM-1] it answers at once for pages and through a promise for Refine, alike', async () => {
  const { can, provider } = access({ permissions: ['customer:store:edit'], roles: [] });
  for (const [action, expected] of [
    ['edit', true],
    ['delete', false],
    ['options', true],
  ] as const) {
    expect(can('customer/store', action)).toBe(expected);
    expect((await provider.can({ resource: 'customer/store', action })).can).toBe(expected);
  }
});

test('[PERM-2] *:*:* may do everything; a resource that nobody knows is refused even so', () => {
  const { can } = access({ permissions: ['*:*:*'], roles: [] });
  expect(can('customer/store', 'delete')).toBe(true);
  expect(can('customer/stroe', 'list')).toBe(false);
});

test('[PERM-4] reloaded permissions count from the next question on', () => {
  let permissions: string[] = [];
  const { can } = createAccessControl({
    endpointsOf: () => stores,
    grants: () => ({ permissions, roles: [] }),
  });
  expect(can('customer/store', 'edit')).toBe(false);
  permissions = ['customer:store:edit'];
  expect(can('customer/store', 'edit')).toBe(true);
});
