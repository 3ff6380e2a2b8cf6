import { monitorEndpoints } from '@/resources/monitor/endpoints';
import { forgetAttempts } from '../platform/attempts';
import { type Route, route } from '../route';
import { loginLogTable } from './loginLog';
import { logRoutes } from './logRoutes';

const endpoints = monitorEndpoints['monitor/logininfor'];

/** The login log, and the end of a lock after wrong passwords (rest-contract, section 13). */
export const loginLogRoutes: readonly Route[] = [
  ...logRoutes(endpoints, loginLogTable, {
    contains: ['ipaddr', 'userName'],
    time: 'loginTime',
    sheet: '登录日志',
    columns: {
      序号: 'infoId',
      用户账号: 'userName',
      登录状态: ['status', { 0: '成功', 1: '失败' }],
      登录地址: 'ipaddr',
      登录地点: 'loginLocation',
      浏览器: 'browser',
      操作系统: 'os',
      提示消息: 'msg',
      访问时间: 'loginTime',
    },
  }),
  route(endpoints.operations.unlock, ({ mockServer, params }) => forgetAttempts(mockServer, params.id ?? '')),
];
