import { expect, test } from 'vitest';
import { rpc } from '../endpoints/builder';
import { postProvider } from './postProvider';

const users = rpc('/ssystem-api/api/member', {
  permission: 'operations:users',
  calls: { update: { path: '/appv2/api/index/editUser', members: ['nickname', 'rev'] } },
});

test('an update sends no more of a record than its call takes', async () => {
  const sent: unknown[] = [];
  const provider = postProvider({
    send: async ({ body }) => {
      sent.push(body);
      return { status: 200, headers: {}, body: { code: 20000 } };
    },
    endpointsOf: () => users,
    can: () => true,
    notify: () => {},
  });
  const variables = { nickname: '追光的人', mobile: '199****0001', storeId: 2, rev: 4 };
  const saved = await provider.update({ resource: 'operations/users', id: 101, variables });
  expect(sent).toEqual([{ id: 101, nickname: '追光的人', rev: 4 }]);
  expect(saved).toEqual({ data: { ...variables, id: 101 } });
});
