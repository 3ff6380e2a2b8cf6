import type { Resource } from '@/src/crud/defineResource';
import { exhibits } from './exhibits';
import { longSamples } from './longSamples';
import { samples } from './samples';
import { sampleTrees } from './sampleTrees';

/** The gallery of kinds and widgets; only the mock server's menu leads here. */
export const dev: readonly Resource[] = [samples, longSamples, exhibits, sampleTrees];
