import { rest } from '@/providers/data/endpoints';

/** REST calls of the system domain (contract, section 3). */
export const systemEndpoints = {
  'system/user': rest('/system/user', {
    permission: 'system:user',
    idField: 'userId',
    given: false,
    calls: {
      one: { path: '{id}', method: 'GET', given: false, beside: ['postIds', 'roleIds'] },
      // Roles and posts that may be given to somebody.
      options: { path: '/system/user/', method: 'GET', given: false, verb: 'query' },
      deptTree: { path: 'deptTree', method: 'GET', given: false, verb: 'list' },
      resetPwd: { path: 'resetPwd', method: 'PUT', given: false },
      changeStatus: { path: 'changeStatus', method: 'PUT', given: false, verb: 'edit' },
      roles: { path: 'authRole/{id}', method: 'GET', given: false, verb: 'query' },
      saveRoles: { path: 'authRole', method: 'PUT', given: false, verb: 'edit' },
      export: { path: 'export', given: false },
      importTemplate: { path: 'importTemplate', given: false, verb: null },
      importData: { path: 'importData', given: false, verb: 'import' },
    },
  }),
  'system/dept': rest('/system/dept', {
    permission: 'system:dept',
    idField: 'deptId',
    given: false,
    calls: {
      without: { path: 'list/exclude/{id}', method: 'GET', given: false, verb: 'list' },
      sort: { path: 'updateSort', method: 'PUT', given: false, verb: 'edit' },
    },
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
  'system/role': rest('/system/role', {
    permission: 'system:role',
    idField: 'roleId',
    given: false,
    calls: {
      changeStatus: { path: 'changeStatus', method: 'PUT', given: false, verb: 'edit' },
      dataScope: { path: 'dataScope', method: 'PUT', given: false, verb: 'edit' },
      deptTree: { path: 'deptTree/{id}', method: 'GET', given: false, verb: 'query' },
      options: { path: 'optionselect', method: 'GET', given: false, verb: 'query' },
      export: { path: 'export', given: false },
    },
  }),
  // RuoYi's server wants system:role:edit for the last three, which whoever opens their page holds; its buttons want these.
  'system/role/user': rest('/system/role/authUser', {
    permission: 'system:role',
    idField: 'userId',
    only: [],
    calls: {
      list: { path: 'allocatedList', method: 'GET', given: false },
      selectAll: { path: 'selectAll', method: 'PUT', given: false, verb: 'add' },
      cancel: { path: 'cancel', method: 'PUT', given: false, verb: 'remove' },
      cancelAll: { path: 'cancelAll', method: 'PUT', given: false, verb: 'remove' },
    },
  }),
  'system/role/candidate': rest('/system/role/authUser', {
    permission: 'system:role',
    idField: 'userId',
    only: [],
    calls: { list: { path: 'unallocatedList', method: 'GET', given: false } },
  }),
  'system/menu': rest('/system/menu', {
    permission: 'system:menu',
    idField: 'menuId',
    given: false,
    calls: {
      order: { path: 'updateSort', method: 'PUT', given: false, verb: 'edit' },
      tree: { path: 'treeselect', method: 'GET', given: false, verb: null },
      ofRole: { path: 'roleMenuTreeselect/{id}', method: 'GET', given: false, verb: null },
    },
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
  'system/notice': rest('/system/notice', {
    permission: 'system:notice',
    idField: 'noticeId',
    given: false,
  }),
} as const;
