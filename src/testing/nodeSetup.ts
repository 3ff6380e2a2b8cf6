import { beforeEach } from 'vitest';
import { resetClock } from './clock';

resetClock();

/** Each test begins at the same minute, whenever it runs. */
beforeEach(resetClock);
