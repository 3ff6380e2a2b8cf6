import type { WrittenSample } from './strictBusinessBodies';

/** New records that stand in a file of their own, beside the mock of their resource. */
export const writtenSamples: readonly WrittenSample[] = [];
