import { assumed, rpc } from '@/providers/endpoints/builder';

const base = '/ssystem-api/api/store';

/** Calls of the institutions (specification, section 7, Stores; screens C1 and C3). */
export const customerEndpoints = {
  'customer/store': rpc(base, {
    permission: 'customer:store',
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
} as const;
