import type { Resource } from '@/src/crud/defineResource';
import { batches } from './batch/batches';
import { comparisons } from './compare/comparisons';
import { countdowns } from './countdown/countdowns';
import { exams } from './line/exams';

/** 成绩换算: its resources, in menu order. */
export const score: readonly Resource[] = [comparisons, countdowns, batches, exams];
