import { callKey } from '@/providers/data/resourceCall';

/** Begins the key of everything that is read about one table. */
export const volunteerKey = 'expert-volunteer';

/**
 * Queries that are out of date once tables of choices or their reports have changed. Lists of students are: their states
 * follow their main tables. The workbench lists the schemes of its student.
 */
export const tablePages = [
  ...[volunteerKey, 'expert-shares', 'expert-versions'],
  ...['expert-report', 'expert/report', 'expert-tables-of', 'expert/volunteer', 'expert/filling'],
  ['expert/workbench', 'tables'] as const,
].map((of) => callKey(of));
