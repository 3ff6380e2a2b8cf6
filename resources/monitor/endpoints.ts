import { rest } from '@/providers/endpoints/builder';

/** Reads of the dashboards: RuoYi requires the permission of the page for all of them. */
const read = { method: 'GET', given: false, verb: 'list' } as const;

/** Calls of the logs: read, delete and export; rows are never written by hand. */
const logCalls = { clean: true, export: true } as const;

/** Operations on the rows of a log. */
const log = { given: false, only: ['list', 'remove'] } as const;

/** REST calls of the monitor domain (contract, section 3). */
export const monitorEndpoints = {
  'monitor/online': rest('/monitor/online', {
    idField: 'tokenId',
    given: false,
    only: ['list'],
    calls: { forceLogout: { path: '{id}', method: 'DELETE' } },
  }),
  'monitor/job': rest('/monitor/job', {
    idField: 'jobId',
    given: false,
    calls: {
      changeStatus: { verb: 'changeStatus' },
      run: { path: 'run', method: 'PUT', verb: 'changeStatus' },
      export: true,
    },
  }),
  'monitor/jobLog': rest('/monitor/jobLog', {
    view: 'monitor/job-log/index',
    permission: 'monitor:job',
    idField: 'jobLogId',
    ...log,
    calls: logCalls,
  }),
  'monitor/operlog': rest('/monitor/operlog', {
    idField: 'operId',
    ...log,
    calls: logCalls,
  }),
  'monitor/logininfor': rest('/monitor/logininfor', {
    idField: 'infoId',
    ...log,
    calls: { ...logCalls, unlock: { path: 'unlock/{id}', method: 'GET', writes: true } },
  }),
  'monitor/server': rest('/monitor/server', {
    only: [],
    calls: { read: { path: '', ...read } },
  }),
  'monitor/cache': rest('/monitor/cache', {
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
