import { expect, test } from 'vitest';
import { createCan } from '@/providers/access-control/permissions';
import { rest, rpc } from '@/providers/endpoints/builder';
import { editingCall } from './recordAddress';

const posts = rest('/system/post', { permission: 'system:post', only: ['list', 'one', 'update'] });
const stores = rpc('/ssystem-api/api/store', {
  permission: 'customer:store',
  calls: { list: 'list', one: 'info', update: 'edit' },
});
const nodes = rpc('/ssystem-api/api/auth', {
  permission: 'system:node',
  calls: { list: 'list', update: 'edit' },
});

test.each([
  ['both', posts, ['system:post:edit', 'system:post:query'], 'system:post:edit'],
  ['the change alone', posts, ['system:post:edit'], 'system:post:query'],
  ['the reading alone', posts, ['system:post:query'], 'system:post:edit'],
  ['the change, with which a form may read', stores, ['customer:store:edit'], 'customer:store:edit'],
  ['the change, where the list has the records', nodes, ['system:node:edit'], 'system:node:edit'],
])(
  '[PERM-3] the form of a record asks for what is missing: %s',
  (_, { operations }, permissions, expected) => {
    expect(editingCall(createCan({ permissions, roles: [] }), operations)?.permission).toBe(expected);
  },
);
