import { monitorEndpoints } from '@/resources/monitor/endpoints';
import { crudHandlers } from '../crud';
import { forgetAttempts } from '../platform/attempts';
import { type Route, route, type SignedInRequest } from '../route';
import { labelsOf } from '../system/dictSeed';
import { catchUp, jobLogTable } from './job/jobRuns';
import { loginLogTable } from './loginLog';
import { operLogTable } from './operLog';

/** The operation log (rest-contract, section 13). */
export const operLogRoutes = crudHandlers(monitorEndpoints['monitor/operlog'], operLogTable, {
  contains: ['operIp', 'title', 'operName'],
  time: 'operTime',
  sheet: '操作日志',
  columns: {
    操作序号: 'operId',
    操作模块: 'title',
    业务类型: ['businessType', labelsOf('sys_oper_type')],
    请求方法: 'method',
    请求方式: 'requestMethod',
    操作类别: ['operatorType', { 0: '其它', 1: '后台用户', 2: '手机端用户' }],
    操作人员: 'operName',
    部门名称: 'deptName',
    请求地址: 'operUrl',
    操作地址: 'operIp',
    操作地点: 'operLocation',
    请求参数: 'operParam',
    返回参数: 'jsonResult',
    状态: ['status', { 0: '正常', 1: '异常' }],
    错误消息: 'errorMsg',
    操作时间: 'operTime',
    消耗时间: 'costTime',
  },
});

const endpoints = monitorEndpoints['monitor/logininfor'];

/** The login log, and the end of a lock after wrong passwords (rest-contract, section 13). */
export const loginLogRoutes: readonly Route[] = [
  ...crudHandlers(endpoints, loginLogTable, {
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

/** The runs of the jobs, what has run by itself among them (rest-contract, section 15). */
export const jobLogRoutes: readonly Route[] = crudHandlers(monitorEndpoints['monitor/jobLog'], jobLogTable, {
  contains: ['jobName', 'invokeTarget'],
  sheet: '调度日志',
  columns: {
    日志序号: 'jobLogId',
    任务名称: 'jobName',
    任务组名: 'jobGroup',
    调用目标字符串: 'invokeTarget',
    日志信息: 'jobMessage',
    执行状态: ['status', { 0: '正常', 1: '失败' }],
    异常信息: 'exceptionInfo',
  },
}).map(caughtUp);

/** The same call on a log that has caught up with the clock. */
function caughtUp(one: Route): Route {
  if (one.open) return one;
  return route(one.operation, async (request: SignedInRequest) => {
    await catchUp(request.mockServer);
    return one.answer(request);
  });
}
