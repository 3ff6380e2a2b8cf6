import { assumed, rpc } from '@/providers/endpoints/builder';

const base = '/ssystem-api/api/store';

const authManage = '/ssystem-api/api/authmanage';

/** Given by name, under paths that are not (screens C5 and C6): one address for the template and the institutions. */
const permissionCalls = {
  list: assumed({ path: 'roleList', whole: true }),
  rules: assumed({ path: 'ruleList', verb: 'list' }),
  add: assumed({ path: 'roleCreate', verb: 'create' }),
  rename: assumed({ path: 'roleCreate', verb: 'edit' }),
  remove: assumed('roleDel'),
  save: assumed('accessCreate'),
};

/** Calls of the institutions (specification, section 7, Stores and App store; screens C1, C2, C3 and C7). */
export const customerEndpoints = {
  'customer/store': rpc(base, {
    view: 'customer/list/index',
    permission: 'customer:store',
    page: '/customer/list/show/{id}',
    calls: {
      list: 'list',
      one: { path: 'stroeInfo', key: 'storeId', at: 'store' },
      create: 'addStore',
      update: 'edit',
      remove: 'del',
      export: assumed('export'),
      changeStatus: { path: 'startOrEnd', verb: 'status' },
      resetPassword: assumed({ path: 'resetPass', verb: 'resetPwd' }),
      domains: { path: 'getStroeDomain', verb: 'show' },
      logs: assumed({ path: 'logs', verb: 'show' }),
    },
  }),
  'customer/account-config': rpc(base, {
    permission: 'customer:account-config',
    calls: {
      items: { path: 'configList', verb: 'list' },
      values: { path: 'getConfig', verb: 'list' },
      save: { path: 'updateConfig', verb: 'edit' },
    },
  }),
  'customer/site': rpc(base, {
    permission: 'customer:site',
    calls: {
      read: { path: 'stroeInfo', verb: 'list' },
      save: { path: 'saveStoreInfo', verb: 'edit' },
    },
  }),
  'customer/domain': rpc(base, {
    permission: 'customer:domain',
    calls: {
      list: { path: 'getStroeDomain', permission: 'customer:site:list' },
      add: { path: 'storeDomain', verb: 'create' },
      save: { path: 'storeDomain', verb: 'edit' },
      remove: 'storeDomainDel',
      check: assumed({ path: 'domainCheck', verb: 'edit' }),
    },
  }),
  'customer/app': rpc('/ssystem-api/api/ManagerAppStore', {
    view: 'customer/app-store/index',
    permission: 'customer:app',
    calls: {
      list: 'managerAppList',
      one: 'managerAppDetail',
      create: 'saveManagerApp',
      update: 'saveManagerApp',
      shelve: 'saveManagerApp',
      remove: 'delManagerApp',
      configs: { path: '/ssystem-api/api/ManagerAppConfig/managerAppConfigList', verb: 'show' },
    },
  }),
  // Screen C4: the menu of the institutions' own back-office; 0 is the template of all of them.
  'customer/menu': rpc('/ssystem-api/api/authmanage', {
    permission: 'customer:menu',
    calls: {
      list: { path: 'menuConfig', whole: true, body: { storeId: 0 } },
      create: 'menuSave',
      update: 'menuSave',
      remove: 'menuDel',
    },
  }),
  'customer/default-permission': rpc(authManage, {
    permission: 'customer:default-permission',
    calls: permissionCalls,
  }),
  'customer/permission': rpc(authManage, {
    permission: 'customer:permission',
    calls: { ...permissionCalls, reset: assumed({ path: 'roleReset', verb: 'save' }) },
  }),
  'customer/available-menu': rpc(authManage, {
    permission: 'customer:available-menu',
    calls: {
      list: assumed({ path: 'availableList', whole: true }),
      save: assumed({ path: 'availableSave', verb: 'edit' }),
    },
  }),
} as const;
