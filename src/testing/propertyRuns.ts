import { isFull } from './fullRun';

/** How often fast-check tries a property: as often as is said (100 times where nothing is said), ten times as often in a full run. */
export function propertyRuns(usual = 100): number {
  return isFull ? usual * 10 : usual;
}
