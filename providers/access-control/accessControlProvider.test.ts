import { describe, expect, test } from 'vitest';
import { type Endpoints, rest, rpc } from '@/providers/endpoints/builder';
import { ownServer } from '@/providers/http/restServer';
import { createAccessControl, neededFor } from './accessControlProvider';
import { createCan } from './permissions';

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
    copy: { path: 'copy', orPermissions: ['customer:store:create'], since: '3.9.2' },
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
    expect(neededFor(endpoints, action).permission).toBe(expected);
  });
});

/** Answers Refine's question for a person with these permissions. */
function access(permissions: readonly string[], server = ownServer) {
  const known: Record<string, Endpoints> = { 'customer/store': stores, 'system/post': posts };
  const provider = createAccessControl({
    endpointsOf: (name) => known[name],
    can: createCan({ permissions, roles: [] }, server),
  });
  return async (resource: string, action: string, meta?: object) =>
    (
      await provider.can({
        resource,
        action,
        ...(meta && { params: { resource: { name: resource, meta } } }),
      })
    ).can;
}

test('[PERM-2] *:*:* allows everything; an unknown resource is still refused', async () => {
  const can = access(['*:*:*']);
  expect(await can('customer/store', 'delete')).toBe(true);
  expect(await can('customer/stroe', 'list')).toBe(false);
});

test('[PERM-4] reloaded permissions count for the next question', async () => {
  const permissions: string[] = [];
  const can = access(permissions);
  expect(await can('customer/store', 'edit')).toBe(false);
  permissions.push('customer:store:edit');
  expect(await can('customer/store', 'edit')).toBe(true);
});

test('[PERM-1] another permission that a call names counts like its own', async () => {
  expect(await access(['customer:store:create'])('customer/store', 'copy')).toBe(true);
  expect(await access(['customer:store:edit'])('customer/store', 'copy')).toBe(false);
});

test('a call that the server is too old for is refused to all', async () => {
  const can = access(['*:*:*'], { flavour: 'ruoyi', version: '3.8.7' });
  expect(await can('customer/store', 'copy')).toBe(false);
  expect(await can('customer/store', 'create')).toBe(true);
});

test('[ROUTE-12] a page of the menu without a resource needs the permission of its entry', async () => {
  const can = access(['system:health:list']);
  expect(await can('system/health/index', 'list', { permissions: ['system:health:list'] })).toBe(true);
  expect(await can('system/health/index', 'list', { permissions: ['system:setup:list'] })).toBe(false);
  expect(await can('index', 'list', { permissions: [] })).toBe(true);
});
