import { assumed, rpc } from '@/providers/endpoints/builder';

const api = '/ssystem-api/api';

/** Calls of 财务管理 (screens F1 to F5); the specification gives none of them but two of 充值记录. */
export const financeEndpoints = {
  'finance/institution-details': rpc(`${api}/ledger`, {
    permission: 'finance:institution-details',
    calls: {
      list: assumed('list'),
      one: assumed('info'),
      export: assumed('export'),
      summary: assumed({ path: 'summary', verb: 'list' }),
      storeSummary: assumed({ path: 'storeSummary', verb: 'list' }),
      reverse: assumed('reverse'),
    },
  }),
  'finance/financial-balance': rpc(`${api}/balance`, {
    permission: 'finance:financial-balance',
    calls: {
      list: assumed('list'),
      one: assumed('info'),
      export: assumed('export'),
      total: assumed({ path: 'total', verb: 'list' }),
      curve: assumed({ path: 'curve', verb: 'show' }),
      recharge: assumed({ path: `${api}/recharge/add`, verb: 'recharge' }),
      adjust: assumed('adjust'),
      setLimit: assumed({ path: 'setLimit', verb: 'limit' }),
      freeze: assumed('freeze'),
      reconcile: assumed('reconcile'),
      remind: assumed({ path: 'remind', verb: 'limit' }),
    },
  }),
  'finance/management': rpc(`${api}/cashbook`, {
    permission: 'finance:management',
    calls: {
      list: assumed('list'),
      one: assumed('info'),
      create: assumed('add'),
      update: assumed('edit'),
      remove: assumed('del'),
      overview: assumed({ path: 'overview', verb: 'list' }),
      close: assumed('close'),
      match: assumed('match'),
      export: assumed('export'),
      // The calls of 充值记录 (screen H11), whose own permissions the server wants as well.
      recharges: { path: `${api}/Systerm/rechargeLog`, verb: 'match' },
      confirm: { path: `${api}/Systerm/endrechargelog`, verb: 'match' },
    },
  }),
  'finance/withdrawals': rpc(`${api}/withdrawal`, {
    permission: 'finance:withdrawals',
    calls: {
      list: assumed('list'),
      one: assumed('info'),
      create: assumed('add'),
      counts: assumed({ path: 'counts', verb: 'list' }),
      quota: assumed({ path: 'quota', verb: 'create' }),
      audit: assumed('audit'),
      pay: assumed('pay'),
      retry: assumed({ path: 'retry', verb: 'pay' }),
      cancel: assumed('cancel'),
      plain: assumed('plain'),
      // A file with whole account numbers.
      payFile: assumed({ path: 'payFile', verb: 'plain' }),
      export: assumed('export'),
    },
  }),
  'finance/invoices': rpc(`${api}/invoice`, {
    permission: 'finance:invoices',
    calls: {
      list: assumed('list'),
      one: assumed('info'),
      create: assumed('add'),
      update: assumed('edit'),
      remove: assumed('del'),
      counts: assumed({ path: 'counts', verb: 'list' }),
      quota: assumed({ path: 'quota', verb: 'create', orPermissions: ['finance:invoices:edit'] }),
      issue: assumed('issue'),
      batchIssue: assumed({ path: 'batchIssue', verb: 'issue' }),
      attach: assumed({ path: 'attach', verb: 'issue' }),
      reject: assumed('reject'),
      red: assumed('red'),
      resend: assumed('resend'),
      export: assumed('export'),
    },
  }),
} as const;
