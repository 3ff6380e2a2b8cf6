import { z } from 'zod';
import { monitorEndpoints } from '@/resources/monitor/endpoints';
import { nextTimes } from '@/src/lib/cron/nextTimes';
import { parseCron } from '@/src/lib/cron/parseCron';
import { crudHandlers } from '../../crud';
import type { Action } from '../../crudOptions';
import { refuse } from '../../responses';
import { idSchema, type Route, read, route } from '../../route';
import { savingWords } from '../../unique';
import { targetProblem } from './invoke';
import { beginRuns, runJob } from './jobRuns';
import { type JobRow, jobInput, jobTable } from './jobTable';

const endpoints = monitorEndpoints['monitor/job'];
const once = z.object({ jobId: idSchema, jobGroup: z.string() });

/** Jobs: kept, started, paused, run once (rest-contract, section 15). */
export const jobRoutes: readonly Route[] = [
  ...crudHandlers(endpoints, jobTable, {
    input: jobInput,
    contains: ['jobName', 'invokeTarget'],
    presenter: async ({ mockServer }) => {
      return (job) => ({ ...job, nextValidTime: nextTime(job.cronExpression, mockServer.now()) });
    },
    // RuoYi never starts a new job by itself.
    complete: () => ({ status: '1' }),
    check: refuseUnfit,
    onUpdated: (job, { mockServer }) => beginRuns(mockServer, job),
    sheet: '定时任务',
    columns: {
      任务序号: 'jobId',
      任务名称: 'jobName',
      任务组名: 'jobGroup',
      调用目标字符串: 'invokeTarget',
      执行表达式: 'cronExpression',
      计划策略: ['misfirePolicy', { 0: '默认', 1: '立即触发执行', 2: '触发一次执行', 3: '不触发立即执行' }],
      并发执行: ['concurrent', { 0: '允许', 1: '禁止' }],
      任务状态: ['status', { 0: '正常', 1: '暂停' }],
    },
  }),
  route(endpoints.operations.run, async ({ mockServer, body }) => {
    const { jobId, jobGroup } = read(body, once);
    const job = (await mockServer.table(jobTable)).get(jobId);
    if (job?.jobGroup !== jobGroup) return refuse('任务不存在或已过期！');
    await runJob(mockServer, job);
  }),
];

function refuseUnfit(action: Action, { jobName, cronExpression, invokeTarget }: JobRow): void {
  if (action === 'remove') return;
  const problem = 'problem' in parseCron(cronExpression) ? 'Cron表达式不正确' : targetProblem(invokeTarget);
  if (problem) refuse(`${savingWords[action]}任务'${jobName}'失败，${problem}`);
}

/** Empty where an expression has come to its end. */
function nextTime(expression: string, now: number): string {
  const reading = parseCron(expression);
  return 'cron' in reading ? (nextTimes(reading.cron, now, 1)[0] ?? '') : '';
}
