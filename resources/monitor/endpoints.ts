import { rest } from '@/providers/data/endpoints';

/** Of the dashboards: RuoYi asks for the permission of the page whatever is done there. */
const read = { method: 'GET', given: false, verb: 'list' } as const;

/** REST calls of the monitor domain (contract, section 3). */
export const monitorEndpoints = {
  'monitor/server': rest('/monitor/server', {
    permission: 'monitor:server',
    only: [],
    calls: { read: { path: '', ...read } },
  }),
  'monitor/cache': rest('/monitor/cache', {
    permission: 'monitor:cache',
    only: [],
    calls: {
      read: { path: '', ...read },
      names: { path: 'getNames', ...read },
      keys: { path: 'getKeys/{id}', ...read },
      value: { path: 'getValue/{name}/{id}', ...read },
      clearName: { path: 'clearCacheName/{id}', ...read, method: 'DELETE' },
      clearKey: { path: 'clearCacheKey/{id}', ...read, method: 'DELETE' },
      clearAll: { path: 'clearCacheAll', ...read, method: 'DELETE' },
    },
  }),
} as const;
