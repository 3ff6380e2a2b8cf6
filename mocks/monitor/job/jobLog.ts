import { monitorEndpoints } from '@/resources/monitor/endpoints';
import { type Route, route, type SignedInRequest } from '../../route';
import { logRoutes } from '../logRoutes';
import { catchUp, jobLogTable } from './jobRuns';

/** The runs of the jobs, what has run by itself among them (rest-contract, section 15). */
export const jobLogRoutes: readonly Route[] = logRoutes(monitorEndpoints['monitor/jobLog'], jobLogTable, {
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
