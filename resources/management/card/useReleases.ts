import { numberOr, textOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { managementEndpoints } from '../endpoints';
import { rowsIn, useCardCall } from './useCardCall';

const { releases } = managementEndpoints['management/card-release'].operations;

/** Releases of a batch whose cards can be recalled: day, institution and number of cards still out. */
export function useReleases(batchId: RecordId) {
  const { data, ...query } = useCardCall(releases, { id: batchId, status: 1, page: 1, limit: 200 });
  const choices = rowsIn(data).map(({ id, createTime, storeName, quantity, recalled }) => ({
    id: textOr(id),
    name: `${textOr(createTime).slice(0, 10)} ${textOr(storeName)} ${numberOr(quantity) - numberOr(recalled)} 张`,
  }));
  return { ...query, data: choices };
}
