import { assumed, rpc } from '@/providers/endpoints/builder';

/** Calls of 展示管理 (screens S1 to S5). */
export const showEndpoints = {
  'show/link': rpc('/ssystem-api/api/link', {
    permission: 'show:link',
    calls: {
      list: assumed('list'),
      one: assumed({ path: 'info', verb: 'list' }),
      create: assumed('add'),
      update: assumed('edit'),
      remove: assumed('del'),
      check: assumed({ path: 'check', verb: 'edit' }),
    },
  }),
} as const;
