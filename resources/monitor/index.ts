import type { Resource } from '@/src/crud/defineResource';
import { jobLog } from './job/jobLog';
import { jobs } from './job/jobs';
import { loginLog } from './logininfor';
import { online } from './online';
import { operLog } from './operlog/operLogs';

/** 系统监控: its resources, in menu order. */
export const monitor: readonly Resource[] = [online, jobs, jobLog, operLog, loginLog];
