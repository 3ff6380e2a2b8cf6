import { isFull } from './fullRun';

/** Number of fast-check's tries of a property: the given number (100 by default), ten times as many in a full run. */
export function propertyRuns(usual = 100): number {
  return isFull ? usual * 10 : usual;
}
