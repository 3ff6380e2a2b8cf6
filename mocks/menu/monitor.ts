import { container, group, page } from './node';

export const monitorMenu = group(900, 'monitor', '系统监控', 'MonitorOutlined', [
  page(901, 'online', '在线用户', 'WifiOutlined', 'query batchLogout forceLogout'),
  page(902, 'job', '定时任务', 'FieldTimeOutlined', 'query add edit remove changeStatus export'),
  page(903, 'druid', '数据监控', 'DatabaseOutlined'),
  page(904, 'server', '服务监控', 'CloudServerOutlined'),
  page(905, 'cache', '缓存监控', 'HddOutlined'),
  page(906, 'cacheList', '缓存列表', 'UnorderedListOutlined', '', { resource: 'cache', view: 'cache/list' }),
  container(910, 'log', '日志管理', 'FileSearchOutlined', [
    page(91001, 'operlog', '操作日志', 'FileTextOutlined', 'query remove export'),
    page(91002, 'logininfor', '登录日志', 'LoginOutlined', 'query remove export unlock'),
  ]),
]);
