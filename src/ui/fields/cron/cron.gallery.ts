import { type KindExample, kindExample } from '../kindExample';
import { cron } from './cron';

export const gallery: readonly KindExample[] = [kindExample(cron('执行计划'), '0 0/30 8-18 ? * MON-FRI')];
