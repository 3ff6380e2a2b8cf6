import { expect, test } from 'vitest';
import { assumed, rest, rpc } from './builder';

test('[CALL-2] the POST family posts to the base and the action; permissions end in Refine’s verbs', () => {
  const { operations } = rpc('/ssystem-api/api/store', {
    permission: 'customer:store',
    calls: {
      list: 'list',
      remove: 'del',
      changeStatus: { path: 'startOrEnd', verb: 'status' },
      export: assumed('export'),
    },
  });
  expect(operations.list).toMatchObject({
    method: 'POST',
    path: '/ssystem-api/api/store/list',
    given: true,
    permission: 'customer:store:list',
  });
  expect(operations.remove.permission).toBe('customer:store:delete');
  expect(operations.changeStatus.permission).toBe('customer:store:status');
  expect(operations.export).toMatchObject({ given: false, permission: 'customer:store:export' });
});

test('[CALL-3] REST has a method for each operation, RuoYi’s verbs, and refreshCache by DELETE', () => {
  const { operations } = rest('/system/config', {
    permission: 'system:config',
    calls: {
      refresh: { path: 'refreshCache', method: 'DELETE', verb: 'remove' },
      options: { path: 'optionselect', method: 'GET', verb: null },
    },
  });
  const shown = Object.fromEntries(
    Object.entries(operations).map(([name, { method, path, permission }]) => [
      name,
      `${method} ${path} ${permission}`,
    ]),
  );
  expect(shown).toEqual({
    list: 'GET /system/config/list system:config:list',
    one: 'GET /system/config/{id} system:config:query',
    create: 'POST /system/config system:config:add',
    update: 'PUT /system/config system:config:edit',
    remove: 'DELETE /system/config/{id} system:config:remove',
    refresh: 'DELETE /system/config/refreshCache system:config:remove',
    options: 'GET /system/config/optionselect undefined',
  });
});

test('a resource without an operation has none', () => {
  const { operations } = rest('/system/user', { permission: 'system:user', only: ['list'] });
  expect(Object.keys(operations)).toEqual(['list']);
});
