import type { ApplyMode } from '@/src/gaokao/batch';
import type { PlanUnit } from '@/src/gaokao/planUnit';
import { isRecord } from '@/src/lib/record';
import { type RecordId, sameId } from '@/src/lib/recordId';
import type { PageServices } from '@/src/services/useServices';
import { expertEndpoints } from '../endpoints';
import { readUnit } from '../workbench/model/readTable';

const { groups, units } = expertEndpoints['expert/volunteer'].operations;

/** A college in a batch, which is applied to by the mode. */
export interface CollegeInBatch {
  readonly provinceId: number;
  readonly year: number;
  readonly batchId: RecordId;
  readonly mode: ApplyMode;
  readonly schoolId: RecordId;
  /** A text that finds the college: the province's own code of it, or its name. */
  readonly keyword: string;
}

/**
 * The units that a college offers: its groups of all pools. Where choices are no groups, those of the student's pool.
 */
export async function fetchUnitsOfCollege(
  callOperation: PageServices['callOperation'],
  userId: RecordId,
  { provinceId, year, batchId, mode, schoolId, keyword }: CollegeInBatch,
): Promise<readonly PlanUnit[]> {
  const options = { allowRepeat: true, quiet: true };
  const { data } =
    mode === 2
      ? await callOperation(groups, { body: { provinceId, year, batchId, schoolId }, options })
      : await callOperation(units, {
          body: { userId, batchId, mode, keyword, reqOk: 0, hideAdded: 0, page: 1, limit: 200 },
          options,
        });
  const list = Array.isArray(data) ? data : isRecord(data) && Array.isArray(data.list) ? data.list : [];
  return list.flatMap((one) => readUnit(one) ?? []).filter((one) => sameId(one.schoolId, schoolId));
}
