import { assumedCrud, assumedReview } from '@/providers/endpoints/assumedCrud';
import { assumed, rpc } from '@/providers/endpoints/builder';

const api = '/ssystem-api/api';

/** One's own messages need no more than the right to open the page. */
const own = { verb: 'list' } as const;

/** Calls of 综合管理 (screens G1 to G12); the specification gives few of them. */
export const managementEndpoints = {
  'management/appraisal': rpc(`${api}/appraisal`, {
    permission: 'management:appraisal',
    calls: {
      list: assumed('list'),
      one: assumed('info'),
      comment: assumed('comment'),
      void: assumed('void'),
      reset: assumed('reset'),
      pdf: assumed({ path: 'pdf', verb: 'show' }),
      export: assumed('export'),
    },
  }),
  'management/client-data': rpc(`${api}/client`, {
    permission: 'management:client-data',
    calls: {
      ...assumedCrud,
      counts: assumed({ path: 'counts', verb: 'list' }),
      owners: assumed({ path: 'owners', verb: 'list' }),
      follow: assumed('follow'),
      follows: assumed({ path: 'follows', verb: 'show' }),
      assign: assumed('assign'),
      convert: assumed('convert'),
      merge: assumed('merge'),
      plain: assumed('plain'),
      import: assumed('import'),
      export: assumed('export'),
    },
  }),
  'management/message': rpc(`${api}/message`, {
    permission: 'management:message',
    calls: {
      list: assumed('list'),
      one: assumed({ path: 'info', ...own }),
      remove: assumed({ path: 'del', ...own }),
      mark: assumed({ path: 'read', ...own }),
      markAll: assumed({ path: 'readAll', ...own }),
      create: assumed({ path: 'send', verb: 'send' }),
      receivers: assumed({ path: 'receivers', verb: 'send' }),
      crowds: assumed({ path: `${api}/member/crowds`, verb: 'send' }),
    },
  }),
  'management/memo': rpc('/ssystem-api/api/teamMemo', {
    permission: 'management:memo',
    calls: {
      list: assumed('list'),
      one: assumed({ path: 'info', verb: 'list' }),
      create: assumed('add'),
      update: assumed('edit'),
      remove: assumed('del'),
      status: assumed({ path: 'status', verb: 'list' }),
      reply: assumed({ path: 'reply', verb: 'list' }),
      people: assumed({ path: 'people', verb: 'list' }),
      subjects: assumed({ path: 'subjects', verb: 'list' }),
    },
  }),
  'management/recycle-bin': rpc('/ssystem-api/api/recycle', {
    permission: 'management:recycle-bin',
    calls: {
      list: assumed('list'),
      one: assumed('info'),
      counts: assumed({ path: 'counts', verb: 'list' }),
      check: assumed({ path: 'check', verb: 'restore' }),
      restore: assumed('restore'),
      purge: assumed({ path: 'del', verb: 'delete' }),
      clear: assumed('clear'),
    },
  }),
  'management/user-list': rpc(`${api}/apply`, {
    permission: 'management:user-list',
    calls: {
      list: assumed({ path: 'userList', verb: 'list' }),
      counts: assumed({ path: 'counts', verb: 'list' }),
      one: { path: 'userInfo', verb: 'show' },
      vip: { path: 'userVipSave', verb: 'vip' },
      plain: assumed('plain'),
      export: assumed('export'),
    },
  }),
  'management/notices': rpc('/ssystem-api/api/notice', {
    permission: 'management:notices',
    calls: {
      list: assumed('list'),
      one: assumed('info'),
      create: assumed('add'),
      update: assumed('edit'),
      remove: assumed('del'),
      ...assumedReview,
      ack: assumed({ path: 'ack', verb: 'list' }),
      receipts: assumed({ path: 'receipts', verb: 'receipt' }),
      matrix: assumed({ path: 'receiptMatrix', verb: 'receipt' }),
      remind: assumed({ path: 'remind', verb: 'receipt' }),
      stores: assumed({ path: 'stores', verb: 'create', orPermissions: ['management:notices:edit'] }),
    },
  }),
  'management/work-order-submission': rpc(`${api}/workOrder`, {
    permission: 'management:work-order-submission',
    calls: {
      list: assumed('mine'),
      one: assumed({ path: 'info', verb: 'list' }),
      create: assumed('add'),
      update: assumed('edit'),
      remove: assumed('del'),
      rate: assumed({ path: 'rate', verb: 'list' }),
      precheck: assumed({
        path: 'precheck',
        verb: 'create',
        orPermissions: ['management:work-order-submission:edit'],
      }),
      user: { path: '/dev-api/api/apply/userInfo', verb: 'create' },
    },
  }),
  'management/work-order-list': rpc(`${api}/workOrder`, {
    permission: 'management:work-order-list',
    calls: {
      list: assumed('list'),
      one: assumed('info'),
      counts: assumed({ path: 'counts', verb: 'list' }),
      handlers: assumed({ path: 'handlers', verb: 'list' }),
      accept: assumed('accept'),
      // The person who handles a work order hands it on without the permission for those of others.
      assign: assumed({
        path: 'assign',
        verb: 'assign',
        orPermissions: ['management:work-order-list:accept'],
      }),
      finish: assumed('finish'),
      reject: assumed('reject'),
      replies: assumed({ path: 'replies', verb: 'show' }),
      reply: assumed('reply'),
      export: assumed('export'),
    },
  }),
  'management/card-data': rpc('/ssystem-api/api/card', {
    permission: 'management:card-data',
    calls: {
      list: assumed('list'),
      one: assumed('info'),
      summary: assumed({ path: 'summary', verb: 'list' }),
      batchQuery: assumed({ path: 'batchQuery', verb: 'list' }),
      bind: { path: '/ssystem-api/api/apply/userVipSave', verb: 'bind' },
      user: { path: '/dev-api/api/apply/userInfo', verb: 'bind' },
      unbind: assumed('unbind'),
      freeze: assumed('freeze'),
      unfreeze: assumed({ path: 'unfreeze', verb: 'freeze' }),
      void: assumed('void'),
      extend: assumed('extend'),
      secret: assumed('secret'),
      export: assumed('export'),
    },
  }),
  'management/card-record': rpc('/ssystem-api/api/cardRecord', {
    permission: 'management:card-record',
    calls: {
      list: assumed('list'),
      one: assumed('info'),
      stat: assumed({ path: 'stat', verb: 'list' }),
      oddities: assumed({ path: 'oddities', verb: 'list' }),
      statement: assumed({ path: 'statement', verb: 'list' }),
      export: assumed('export'),
    },
  }),
  'management/card-release': rpc('/ssystem-api/api/cardBatch', {
    permission: 'management:card-release',
    calls: {
      list: assumed('list'),
      one: assumed('info'),
      create: assumed('add'),
      releases: assumed({ path: 'releases', verb: 'list' }),
      apply: assumed('apply'),
      release: assumed('release'),
      recall: assumed('recall'),
      void: assumed('void'),
      secrets: assumed({ path: 'export', verb: 'export' }),
      suggest: assumed({ path: 'suggest', verb: 'release' }),
      funds: assumed({ path: 'funds', verb: 'release' }),
      making: assumed({ path: 'making', verb: 'list' }),
    },
  }),
} as const;
