import { z } from 'zod';
import type { Job } from '@/resources/monitor/job/job';
import { jobRules } from '@/resources/monitor/job/job';
import { filledMember, onOff, remark, textMember } from '../../rules';
import { seedRows } from '../../seedStamp';
import { defineTable, type Stored, stamps } from '../../table';

/** A job as the server keeps it. */
export type JobRow = Stored<Omit<Job, 'id' | 'nextValidTime'>>;

/** Members that clients may write. */
export const jobInput = z.object({
  jobName: filledMember(jobRules.jobName),
  jobGroup: z.string().max(64).default('DEFAULT'),
  invokeTarget: filledMember(jobRules.invokeTarget),
  cronExpression: textMember(jobRules.cronExpression, 'Cron执行表达式不能为空'),
  misfirePolicy: z.enum(['0', '1', '2', '3']).default('3'),
  concurrent: z.enum(['0', '1']).default('1'),
  status: onOff,
  remark,
});

/** RuoYi's three, which are paused, and what this trade wants done by itself (rest-contract, section 18.4). */
export const jobTable = defineTable<JobRow>({
  name: 'monitor/job',
  idField: 'jobId',
  schema: jobInput.extend({ jobId: z.number(), ...stamps }),
  seed: seedRows(
    [
      ['系统默认（无参）', 'ryTask.ryNoParams', '0/10 * * * * ?', '1'],
      ['系统默认（有参）', "ryTask.ryParams('ry')", '0/15 * * * * ?', '1'],
      ['系统默认（多参）', "ryTask.ryMultipleParams('ry', true, 2000L, 316.50D, 100)", '0/20 * * * * ?', '1'],
      ['志愿提交超时提醒', 'applyTask.remindTimeout(30)', '0 0 9,15,21 * * ?', '0'],
      ['会员卡到期提醒', 'cardTask.remindExpiring(7)', '0 0 9 * * ?', '0'],
      ['机构到期提醒', 'storeTask.remindExpiring(30)', '0 30 8 ? * MON-FRI', '0'],
      ['批次线同步', "scoreTask.syncLines('河南')", '0 0 3 * * ?', '0', 'SYSTEM'],
    ] as const,
    ([jobName, invokeTarget, cronExpression, status, jobGroup = 'DEFAULT'], jobId) => ({
      jobId,
      jobName,
      jobGroup,
      invokeTarget,
      cronExpression,
      misfirePolicy: '3',
      concurrent: '1',
      status,
    }),
  ),
});
