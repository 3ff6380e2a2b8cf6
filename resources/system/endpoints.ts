import { assumedCrud, readByListers } from '@/providers/endpoints/assumedCrud';
import { assumed, rest, rpc } from '@/providers/endpoints/builder';

const systerm = '/ssystem-api/api/Systerm';
/** The same, as the specification spells it in other calls. */
const systermLower = '/ssystem-api/api/systerm';

/** RuoYi before 3.9.1 sends the hash of each password, and would save what comes back. */
const people = { hidden: ['password'] } as const;

/** Calls of the system domain (contract, sections 2 and 3). */
export const systemEndpoints = {
  // The calls are given by name; their paths are not (screen P1).
  'system/authority': rpc('/ssystem-api/api/auth', {
    permission: 'system:authority',
    calls: {
      list: assumed({ path: 'roleList', whole: true }),
      rules: assumed({ path: 'ruleList', verb: 'list' }),
      add: assumed({ path: 'roleCreate', verb: 'create' }),
      rename: assumed({ path: 'roleCreate', verb: 'edit' }),
      remove: assumed('roleDel'),
      save: assumed('accessCreate'),
    },
  }),
  'system/user': rest('/system/user', {
    idField: 'userId',
    ...people,
    given: false,
    calls: {
      one: { path: '{id}', method: 'GET', beside: ['postIds', 'roleIds', 'posts'] },
      // Roles and posts that may be given to somebody.
      options: { path: '/system/user/', method: 'GET', verb: 'query' },
      deptTree: { path: 'deptTree', method: 'GET', verb: 'list' },
      resetPwd: { path: 'resetPwd', method: 'PUT' },
      changeStatus: true,
      // 分配角色 opens with the permission to edit, and asks for nothing else (ROUTE-6).
      roles: { path: 'authRole/{id}', method: 'GET', verb: 'edit' },
      saveRoles: { path: 'authRole', method: 'PUT', verb: 'edit' },
      export: true,
      importTemplate: { path: 'importTemplate', verb: null },
      importData: { path: 'importData', verb: 'import' },
    },
  }),
  'system/dept': rest('/system/dept', {
    idField: 'deptId',
    given: false,
    calls: {
      remove: { path: '{id}', method: 'DELETE', warnsOnly: true },
      // Older servers are sent each moved row (olderRuoyi).
      sort: { path: 'updateSort', method: 'PUT', verb: 'edit' },
    },
  }),
  'system/dict': rest('/system/dict/type', {
    name: 'system/dict',
    idField: 'dictId',
    given: false,
    calls: {
      refresh: true,
      options: true,
      export: true,
    },
  }),
  'system/dict/data': rest('/system/dict/data', {
    view: 'system/dict-data/index',
    permission: 'system:dict',
    idField: 'dictCode',
    calls: { export: { path: 'export', given: false } },
  }),
  'system/role': rest('/system/role', {
    idField: 'roleId',
    given: false,
    calls: {
      // A new role ticks parents and children of its departments together, until somebody says otherwise.
      create: { method: 'POST', body: { deptCheckStrictly: true } },
      changeStatus: true,
      dataScope: { path: 'dataScope', method: 'PUT', verb: 'edit' },
      deptTree: { path: 'deptTree/{id}', method: 'GET', verb: 'query' },
      export: true,
    },
  }),
  // 分配用户 opens with the permission to edit roles, and asks for nothing else (ROUTE-7).
  'system/role/user': rest('/system/role/authUser', {
    name: 'system/role/user',
    view: 'system/role-auth/user',
    permission: 'system:role',
    idField: 'userId',
    ...people,
    only: [],
    calls: {
      list: { path: 'allocatedList', method: 'GET', given: false, verb: 'edit' },
      selectAll: { path: 'selectAll', method: 'PUT', given: false, verb: 'edit' },
      cancel: { path: 'cancel', method: 'PUT', given: false, verb: 'edit' },
      cancelAll: { path: 'cancelAll', method: 'PUT', given: false, verb: 'edit' },
    },
  }),
  'system/role/candidate': rest('/system/role/authUser', {
    name: 'system/role/candidate',
    permission: 'system:role',
    idField: 'userId',
    ...people,
    only: [],
    calls: { list: { path: 'unallocatedList', method: 'GET', given: false, verb: 'edit' } },
  }),
  'system/menu': rest('/system/menu', {
    idField: 'menuId',
    given: false,
    calls: {
      remove: { path: '{id}', method: 'DELETE', warnsOnly: true },
      order: { path: 'updateSort', method: 'PUT', verb: 'edit' },
      tree: { path: 'treeselect', method: 'GET', verb: null },
      ofRole: { path: 'roleMenuTreeselect/{id}', method: 'GET', verb: null },
    },
  }),
  // Screen H4. The tree is also what the notes on pages are chosen from (H10).
  'system/menu-config': rpc('/ssystem-api/api/auth', {
    permission: 'system:menu-config',
    calls: {
      list: { path: 'menuConfig', whole: true, orPermissions: ['system:note-desc:list'] },
      create: 'menuSave',
      update: 'menuSave',
      remove: 'menuDel',
    },
  }),
  // Screen H10; reading and writing a note are calls of the frame, which shows it.
  'system/note-desc': rpc('/ssystem-api/api/auth', {
    permission: 'system:note-desc',
    calls: { tree: { path: 'menuConfig', verb: 'list', orPermissions: ['system:menu-config:list'] } },
  }),
  'system/post': rest('/system/post', {
    idField: 'postId',
    given: false,
    calls: { export: true },
  }),
  'system/config': rest('/system/config', {
    idField: 'configId',
    calls: {
      // The value is in the message; everybody who is signed in may read it.
      value: { path: 'configKey/{id}', method: 'GET', verb: null, given: false },
      refresh: true,
      export: { path: 'export', given: false },
    },
  }),
  'system/notice': rest('/system/notice', {
    idField: 'noticeId',
    given: false,
    calls: { readers: { path: 'readUsers/list', method: 'GET', verb: 'list', since: '3.9.2' } },
  }),
  // 系统设置 (screen H8); the caches are cleared by a call of the shell's.
  'system/setup': rpc(systerm, {
    permission: 'system:setup',
    calls: {
      read: { path: 'info', verb: 'list' },
      save: { path: 'save', verb: 'edit' },
      runInfo: { path: `${systermLower}/runInfo`, verb: 'list' },
      cacheSize: { path: `${systermLower}/szieRuntime`, verb: 'list' },
    },
  }),
  // 用户数据 (screen H6).
  'system/user-date': rpc('/ssystem-api/api/userdate', {
    permission: 'system:user-date',
    calls: { list: assumed('list'), export: assumed('export') },
  }),
  // 版本管理 (screen H7).
  'system/version': rpc('/ssystem-api/api/version', {
    permission: 'system:version',
    idField: 'appId',
    calls: {
      list: assumed('list'),
      one: assumed({ path: 'info', key: 'appId' }),
      publish: assumed('publish'),
      rollback: assumed('rollback'),
      setup: assumed('setup'),
    },
  }),
  // 充值记录 (screen H11).
  'system/recharge': rpc(systerm, {
    permission: 'system:recharge',
    calls: {
      list: 'rechargeLog',
      one: assumed('rechargeInfo'),
      end: 'endrechargelog',
      export: assumed('rechargeExport'),
    },
  }),
  'system/organization': rpc('/ssystem-api/api/organization', {
    permission: 'system:organization',
    calls: {
      ...assumedCrud,
      one: readByListers,
    },
  }),
  'system/organization/member': rpc('/ssystem-api/api/organization', {
    name: 'system/organization/member',
    permission: 'system:organization',
    calls: {
      list: assumed('members'),
      save: assumed({ path: 'memberSave', verb: 'member' }),
      take: assumed({ path: 'memberDel', verb: 'member' }),
    },
  }),
  'system/hot-update': rpc('/ssystem-api/api/hotupdate', {
    permission: 'system:hot-update',
    calls: {
      ...assumedCrud,
      one: readByListers,
      publish: assumed('publish'),
      revoke: assumed('revoke'),
    },
  }),
  'system/memo': rpc('/ssystem-api/api/memo', {
    permission: 'system:memo',
    calls: {
      ...assumedCrud,
      one: readByListers,
      done: assumed({ path: 'done', verb: 'edit' }),
    },
  }),
} as const;
