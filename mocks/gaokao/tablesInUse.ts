import type { MockServer } from '../mockServer';

/** Which tables of choices are asked about. */
export interface TablesOf {
  readonly provinceId?: number;
  readonly year?: number;
  readonly category?: number;
  readonly batchId?: number;
}

/** How many tables of choices hang on a province, a score table or a batch. */
export async function tablesInUse(_mockServer: MockServer, _about: TablesOf): Promise<number> {
  return 0;
}
