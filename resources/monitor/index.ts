import { type Domain, defineScreen } from '@/src/crud/defineScreen';
import { jobLog } from './job/jobLog';
import { jobs } from './job/jobs';
import { loginLog } from './logininfor';
import { online } from './online';
import { operLog } from './operlog/operLogs';

/** 系统监控, in menu order. */
export const monitor: Domain = {
  resources: [online, jobs, jobLog, operLog, loginLog],
  screens: [
    defineScreen({
      name: 'monitor/jobLog',
      label: '调度日志',
      view: 'monitor/job-log/index',
      hasPagesBelow: true,
      page: () => import('./job/JobLogPage'),
    }),
    defineScreen({
      name: 'monitor/druid',
      label: '数据监控',
      view: 'monitor/druid/index',
      page: () => import('./druid/DruidPage'),
    }),
    defineScreen({
      name: 'monitor/server',
      label: '服务监控',
      view: 'monitor/server/index',
      page: () => import('./server/ServerPage'),
    }),
    defineScreen({
      name: 'monitor/cache',
      label: '缓存监控',
      view: 'monitor/cache/index',
      page: () => import('./cache/CachePage'),
    }),
    defineScreen({
      name: 'monitor/cache/list',
      label: '缓存列表',
      view: 'monitor/cache/list',
      page: () => import('./cache/CacheListPage'),
    }),
  ],
};
