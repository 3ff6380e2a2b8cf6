import { beforeEach } from 'vitest';
import { resetClock } from './clock';
import { isFull } from './fullRun';
import { propertyRuns } from './propertyRuns';

resetClock();

/** Each test begins at the same minute, whenever it runs. */
beforeEach(resetClock);

// Loaded only where it is needed: most files have no properties.
if (isFull) {
  const { default: fc } = await import('fast-check');
  fc.configureGlobal({ numRuns: propertyRuns() });
}
