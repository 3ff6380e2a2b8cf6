import { defineScreen, type Screen } from '@/src/crud/defineScreen';

/** Pages of 系统监控 that are not CRUD. */
export const monitorScreens: readonly Screen[] = [
  defineScreen({
    label: '调度日志',
    view: 'monitor/job-log/index',
    hasPagesBelow: true,
    isPlain: true,
    page: () => import('./job/JobLogPage'),
  }),
  defineScreen({
    label: '数据监控',
    view: 'monitor/druid/index',
    page: () => import('./druid/DruidPage'),
  }),
  defineScreen({
    label: '服务监控',
    view: 'monitor/server/index',
    page: () => import('./server/ServerPage'),
  }),
  defineScreen({
    label: '缓存监控',
    view: 'monitor/cache/index',
    page: () => import('./cache/CachePage'),
  }),
  defineScreen({
    label: '缓存列表',
    view: 'monitor/cache/list',
    page: () => import('./cache/CacheListPage'),
  }),
];
