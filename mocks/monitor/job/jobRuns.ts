import { z } from 'zod';
import type { JobRun } from '@/resources/monitor/job/job';
import { nextTimes } from '@/src/lib/cron/nextTimes';
import { parseCron } from '@/src/lib/cron/parseCron';
import type { MockServer } from '../../mockServer';
import { defineTable, type SeedContext, type Stored } from '../../table';
import { dayLength, formatTime } from '../../time';
import { invoke } from './invoke';
import { type JobRow, jobTable } from './jobTable';

/** A run as the server keeps it. */
type RunRow = Stored<Omit<JobRun, 'id'>> & { startTime: string; endTime: string };

/** Runs of jobs. */
export const jobLogTable = defineTable<RunRow>({
  name: 'monitor/jobLog',
  idField: 'jobLogId',
  schema: z.object({
    jobLogId: z.number(),
    jobName: z.string(),
    jobGroup: z.string(),
    invokeTarget: z.string(),
    jobMessage: z.string(),
    status: z.string(),
    exceptionInfo: z.string(),
    createTime: z.string(),
    startTime: z.string(),
    endTime: z.string(),
  }),
  seed: seedRuns,
});

/** Up to when the runs of a job are written down, in milliseconds. */
const writtenTable = defineTable<{ jobId: number; until: number }>({
  name: 'monitor/job/written',
  idField: 'jobId',
  schema: z.object({ jobId: z.number(), until: z.number() }),
  seed: ({ now, seedOf }) => seedOf(jobTable).map(({ jobId }) => ({ jobId, until: now })),
});

/** The maximum number of a job's runs logged at once; of frequent jobs the last ones are logged. */
const runsAtOnce = 20;

/** Days before the mock server started that the log reaches back. */
const seededDays = 10;

/** A run without its number. */
type Run = Omit<RunRow, 'jobLogId'>;

/** Runs a job once. */
export async function runJob({ table, now }: MockServer, job: JobRow): Promise<void> {
  const log = await table(jobLogTable);
  await log.put({ ...runOf(job, now()), jobLogId: log.nextId() });
}

/** Starts to count a job's runs: it was started, or its times were changed. */
export async function beginRuns({ table, now }: MockServer, { jobId }: JobRow): Promise<void> {
  await (await table(writtenTable)).put({ jobId, until: now() });
}

/** Two readers of a log at the same time must not write the same runs. */
const writing = new WeakMap<MockServer, Promise<void>>();

/** Writes down what has run by itself since the log was last looked at. */
export function catchUp(mockServer: MockServer): Promise<void> {
  const next = (writing.get(mockServer) ?? Promise.resolve()).then(() => writeDueRuns(mockServer));
  writing.set(mockServer, next);
  return next;
}

async function writeDueRuns({ table, now }: MockServer): Promise<void> {
  const [jobs, written, log] = [await table(jobTable), await table(writtenTable), await table(jobLogTable)];
  const due: Run[] = [];
  for (const job of jobs.all().filter(({ status }) => status === '0')) {
    const until = written.get(job.jobId)?.until ?? now();
    due.push(...dueTimes(job.cronExpression, until, now()).map((moment) => runOf(job, moment)));
    await written.put({ jobId: job.jobId, until: now() });
  }
  for (const run of inOrder(due)) await log.put({ ...run, jobLogId: log.nextId() });
}

/**
 * The times of a job's runs after one moment and up to another, in milliseconds. The last ones where they are many.
 */
function dueTimes(expression: string, after: number, until: number): number[] {
  const reading = parseCron(expression);
  if ('problem' in reading) return [];
  const timesAfter = (moment: number) => nextTimes(reading.cron, moment, runsAtOnce + 1).map(momentOf);
  const times = timesAfter(after);
  const [first = 0, second = 0, last = 0] = [times[0], times[1], times.at(-1)];
  const isCrowded = times.length > runsAtOnce && last <= until;
  const wanted = isCrowded ? timesAfter(until - runsAtOnce * (second - first)) : times;
  return wanted.filter((moment) => moment <= until);
}

function momentOf(time: string): number {
  return Date.parse(`${time.replace(' ', 'T')}+08:00`);
}

function runOf({ jobName, jobGroup, invokeTarget }: JobRow, moment: number): Run {
  const { took, exception } = invoke(invokeTarget, moment);
  return {
    jobName,
    jobGroup,
    invokeTarget,
    jobMessage: `${jobName} 总共耗时：${took}毫秒`,
    status: exception ? '1' : '0',
    exceptionInfo: exception,
    createTime: formatTime(moment),
    startTime: formatTime(moment),
    endTime: formatTime(moment + took),
  };
}

function inOrder(runs: readonly Run[]): Run[] {
  return runs.toSorted((one, other) => one.createTime.localeCompare(other.createTime));
}

/** Seeded runs of the days before, with one run of a job that has been deleted. */
function seedRuns({ now, seedOf }: SeedContext): RunRow[] {
  const retired = {
    jobName: '旧版成绩导入',
    jobGroup: 'SYSTEM',
    invokeTarget: "scoreTask.syncLines('河南')",
  };
  const runs = seedOf(jobTable)
    .filter(({ status }) => status === '0')
    .flatMap((job) => {
      const days = Array.from({ length: seededDays }, (_, day) => now - (day + 1) * dayLength);
      return days.flatMap((day) =>
        dueTimes(job.cronExpression, day, day + dayLength).map((moment) => runOf(job, moment)),
      );
    });
  const [job] = seedOf(jobTable);
  const first = job ? [runOf({ ...job, ...retired }, now - (seededDays + 2) * dayLength)] : [];
  return [...first, ...inOrder(runs)].map((run, index) => ({ ...run, jobLogId: index + 1 }));
}
