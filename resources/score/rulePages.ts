import { callKey } from '@/providers/data/resourceCall';

/**
 * Queries that are out of date once the rules of a province or of its batches have changed. Forms choose from provinces
 * and batches; the expert service and the plans show their names, times and modes.
 */
export const rulePages = [
  ...['score/batch', 'score/batch-rules', 'score/compare', 'score/countdown', 'score/line', 'score/stage'],
  ...['lookups/province', 'expert-batches', 'expert-volunteer', 'expert/filling', 'expert/volunteer'],
  'operations/college-data',
].map((name) => callKey(name));
