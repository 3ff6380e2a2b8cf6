import { timeOr } from '@/src/lib/dates';
import { numberOr, textOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { managementEndpoints } from '../endpoints';
import { rowsIn, useCardCall } from './useCardCall';

const { releases } = managementEndpoints['management/card-release'].operations;

/** Releases of a batch that have cards to be recalled: day, institution and the number of those cards. */
export function useReleases(batchId: RecordId) {
  const { data, ...query } = useCardCall(releases, { id: batchId, status: 1, page: 1, limit: 200 });
  const choices = rowsIn(data)
    .filter(({ recallable }) => numberOr(recallable) > 0)
    .map(({ id, createTime, storeName, recallable, payMode, unitPrice }) => ({
      id: textOr(id),
      name: `${timeOr(createTime).slice(0, 10)} ${textOr(storeName)} ${numberOr(recallable)} 张`,
      ...{ recallable: numberOr(recallable), payMode: numberOr(payMode), unitPrice: textOr(unitPrice) },
    }));
  return { ...query, data: choices };
}
