import { ProfileOutlined } from '@ant-design/icons';
import { callKey } from '@/providers/data/resourceCall';
import { defineResource } from '@/src/crud/defineResource';
import { dictionary } from '@/src/crud/fields/dictionary/dictionary';
import { createdField, idField, nameField } from '@/src/crud/fields/ruoyi';
import { statusSwitch } from '@/src/crud/fields/statusSwitch';
import { sameCode } from '@/src/lib/codes';
import { timeOr } from '@/src/lib/dates';
import type { TextRule } from '@/src/lib/fieldRule';
import { choice } from '@/src/ui/fields/choice';
import { cron } from '@/src/ui/fields/cron/cron';
import { datetime } from '@/src/ui/fields/date';
import {
  type CellProps,
  emptyText,
  everywhere,
  type Field,
  type FieldOptions,
  formAndShow,
  showOnly,
} from '@/src/ui/fields/field';
import { text } from '@/src/ui/fields/text';
import { monitorEndpoints } from '../endpoints';
import type { Job } from './job';
import { jobRules } from './job';

const targetHelp =
  "Bean 调用示例：ryTask.ryParams('ry')；Class 类调用示例：com.ruoyi.quartz.task.RyTask.ryParams('ry')；参数支持字符串、布尔、长整型、浮点型、整型";

/** Policies offered for a new job; `0` is the initial one of servers. */
const offered = ['1', '2', '3'];

const policies = [
  { value: '1', label: '立即执行' },
  { value: '2', label: '执行一次' },
  { value: '3', label: '放弃执行' },
  { value: '0', label: '默认策略' },
];

/** A line of text that takes a whole row of the form: calls are long. */
function wide(rule: TextRule, options: FieldOptions<string>): Field<string> {
  const field = text(rule, options);
  return { ...field, kind: { ...field.kind, wide: true } };
}

/** Scheduled jobs of the server (定时任务; rest-contract, section 15). */
export const jobs = defineResource<Job>()({
  label: '任务',
  endpoints: monitorEndpoints['monitor/job'],
  idLabel: '定时任务编号',
  // A run that is started is logged.
  invalidates: [callKey('monitor/jobLog', 'rest')],
  card: { lines: [['jobGroup', 'cronExpression']] },
  fields: {
    jobId: idField('任务编号'),
    jobName: nameField(jobRules.jobName),
    jobGroup: dictionary('任务组名', 'sys_job_group', {
      on: everywhere,
      initial: 'DEFAULT',
    }),
    invokeTarget: wide(jobRules.invokeTarget, {
      width: 240,
      help: targetHelp,
      serverErrors: ['目标字符串'],
    }),
    cronExpression: cron(jobRules.cronExpression, { serverErrors: ['Cron表达式'] }),
    status: statusSwitch('状态', 'sys_job_status', {
      thing: '任务',
      // A new job is paused, whatever the form says.
      on: ['filter', 'list', 'edit', 'show'],
    }),
    misfirePolicy: choice<string>('执行策略', policies, {
      on: formAndShow,
      initial: '1',
      choices: ({ misfirePolicy }) => (misfirePolicy === '0' ? ['0', ...offered] : offered),
    }),
    concurrent: choice<string>(
      '是否并发',
      [
        { value: '0', label: '允许' },
        { value: '1', label: '禁止' },
      ],
      { on: formAndShow, initial: '1' },
    ),
    nextValidTime: datetime('下次执行时间', { on: showOnly, Cell: NextTimeCell }),
    createTime: { ...createdField(), on: showOnly },
  },
  actions: {
    run: {
      on: 'row',
      label: '执行一次',
      operation: 'run',
      confirm: ({ jobName }) => `确认要立即执行一次「${jobName}」任务吗？`,
      request: ({ jobId, jobGroup }) => ({ body: { jobId, jobGroup } }),
      success: '执行成功',
    },
    log: {
      on: 'row',
      label: '调度日志',
      permission: 'monitor:job:query',
      href: ({ jobId }) => `/monitor/job-log/index/${jobId}`,
    },
    logs: {
      on: 'toolbar',
      label: '日志',
      icon: <ProfileOutlined aria-hidden />,
      permission: 'monitor:job:query',
      href: () => '/monitor/job-log/index/0',
    },
  },
});

/** The time of the next run. The server computes it from the expression, also for a paused job, which has none. */
function NextTimeCell({ value, record }: CellProps<string>) {
  return (!sameCode(record.status, '1') && timeOr(value ?? '')) || emptyText;
}
