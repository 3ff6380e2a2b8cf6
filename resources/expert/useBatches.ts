import { useCall } from '@/src/crud/useCall';
import type { BatchConfig } from '@/src/gaokao/batch';
import { readBatches } from '@/src/gaokao/readBatches';
import type { Student } from '@/src/gaokao/student';
import { type RecordId, sameId } from '@/src/lib/recordId';
import { expertEndpoints } from './endpoints';

const { batches } = expertEndpoints['expert/volunteer'].operations;

/** The batches of a student's province and year. */
export function useBatches({ provinceId, year }: Pick<Student, 'provinceId' | 'year'>, enabled = true) {
  return useCall(batches, readBatches, {
    of: 'expert-batches',
    body: { provinceId, year },
    enabled,
    staleTime: 5 * 60_000,
  });
}

/** The text in place of what a batch is chosen for, where the province has none. */
export const noBatches = '该省份尚未配置批次，请先在「省份批次配置」中维护';

/** The batches that are filled in: all but the stopped ones. */
export function offeredBatches(batches: readonly BatchConfig[]): readonly BatchConfig[] {
  return batches.filter(({ enabled }) => enabled === 1);
}

/** The batch that a page opens: the named one, else the main one. */
export function openBatchOf(
  batches: readonly BatchConfig[],
  batchId: RecordId | null,
): BatchConfig | undefined {
  return (
    batches.find(({ id }) => sameId(id, batchId)) ?? batches.find(({ main }) => main === 1) ?? batches[0]
  );
}
