import { closeTab } from '@/src/crud/actions/ToolbarActions';
import { defineResource } from '@/src/crud/defineResource';
import { dictionary } from '@/src/crud/fields/dictionary/dictionary';
import { idField } from '@/src/crud/fields/ruoyi';
import { sameCode } from '@/src/lib/codes';
import { datetime } from '@/src/ui/fields/date';
import { filterAndList, listOnly } from '@/src/ui/fields/field';
import { text } from '@/src/ui/fields/text';
import { load } from '@/src/ui/load';
import { cleanLog } from '../cleanLog';
import { monitorEndpoints } from '../endpoints';
import type { JobRun } from './job';

const JobRunDetail = load(() => import('./JobRunDetail'));

/** Runs of the jobs (调度日志; rest-contract, section 15). */
export const jobLog = defineResource<JobRun>()({
  label: '调度日志',
  search: false,
  endpoints: monitorEndpoints['monitor/jobLog'],
  idLabel: '调度日志编号',
  card: {
    lines: [
      ['jobGroup', 'createTime'],
      ({ status, jobMessage }) => (sameCode(status, '0') ? undefined : jobMessage),
    ],
  },
  fields: {
    jobLogId: idField('日志编号'),
    jobName: text('任务名称', { on: filterAndList }),
    jobGroup: dictionary('任务组名', 'sys_job_group', { on: filterAndList }),
    invokeTarget: text('调用目标字符串', { on: listOnly, width: 160 }),
    jobMessage: text('日志信息', { on: listOnly, width: 150 }),
    status: dictionary('执行状态', 'sys_common_status', { on: filterAndList }),
    createTime: datetime('执行时间', { on: filterAndList, priority: 'high' }),
  },
  actions: {
    detail: {
      on: 'row',
      label: '详情',
      opens: true,
      permission: 'monitor:job:query',
      dialog: JobRunDetail,
    },
    clean: cleanLog('调度日志'),
    close: closeTab('/monitor/job'),
  },
});
