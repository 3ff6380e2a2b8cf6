import type { Audited } from '@/src/crud/fields/ruoyi';
import type { TextRule } from '@/src/lib/fieldRule';
import type { RecordId } from '@/src/lib/recordId';

/** A job that the server runs at set times (定时任务). */
export interface Job extends Audited {
  jobId: RecordId;
  jobName: string;
  /** Dictionary `sys_job_group`. */
  jobGroup: string;
  /** The target of the call: a method of a bean or of a class, with its arguments. */
  invokeTarget: string;
  /** Quartz, six or seven fields. */
  cronExpression: string;
  /** The policy for a missed run: `"1"` at once, `"2"` once, `"3"` dropped; `"0"` the server's own way. */
  misfirePolicy: string;
  /** Whether a run may begin before the last one has ended: `"0"` yes, `"1"` no. */
  concurrent: string;
  /** `"0"` normal, `"1"` paused. */
  status: string;
  /** Empty where the expression has come to its end. */
  nextValidTime?: string;
}

/** One run of a job (调度日志). */
export interface JobRun {
  /** The same as `jobLogId`; the data provider sets it. */
  id: RecordId;
  jobLogId: RecordId;
  jobName: string;
  jobGroup: string;
  invokeTarget: string;
  jobMessage: string;
  /** `"0"` success, `"1"` failure. */
  status: string;
  exceptionInfo: string;
  createTime: string;
}

/** Rules of the texts of a job, for its forms and its mock (decision 41). */
export const jobRules = {
  jobName: { label: '任务名称', required: true, maxLength: 64 },
  invokeTarget: { label: '调用目标字符串', required: true, maxLength: 500 },
  cronExpression: { label: 'cron执行表达式', required: true, maxLength: 255 },
} as const satisfies Record<string, TextRule>;
