import { rest } from '@/providers/data/endpoints';

/** REST calls of the system domain (contract, section 3). */
export const systemEndpoints = {
  'system/user': rest('/system/user', {
    permission: 'system:user',
    idField: 'userId',
    given: false,
    only: ['list'],
  }),
  'system/dict': rest('/system/dict/type', {
    permission: 'system:dict',
    idField: 'dictId',
    given: false,
    calls: {
      refresh: { path: 'refreshCache', method: 'DELETE', given: false, verb: 'remove' },
      options: { path: 'optionselect', method: 'GET', given: false, verb: null },
      export: { path: 'export', given: false },
    },
  }),
  'system/dict/data': rest('/system/dict/data', {
    permission: 'system:dict',
    idField: 'dictCode',
    calls: { export: { path: 'export', given: false } },
  }),
  'system/post': rest('/system/post', {
    permission: 'system:post',
    idField: 'postId',
    given: false,
    calls: {
      export: { path: 'export', given: false },
      options: { path: 'optionselect', method: 'GET', given: false, verb: null },
    },
  }),
  'system/config': rest('/system/config', {
    permission: 'system:config',
    idField: 'configId',
    calls: {
      refresh: { path: 'refreshCache', method: 'DELETE', verb: 'remove' },
      export: { path: 'export', given: false },
    },
  }),
} as const;
