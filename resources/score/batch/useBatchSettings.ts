import { useCalls } from '@/src/crud/useCall';
import { readBatches } from '@/src/gaokao/readBatches';
import type { RecordId } from '@/src/lib/recordId';
import { useServices } from '@/src/services/useServices';
import { scoreEndpoints } from '../endpoints';
import { readProvince } from './province';

const { province, batches } = scoreEndpoints['score/batch'].operations;

/** A province's settings, and its batches of one year beside those of the year before. */
export function useBatchSettings(provinceId: RecordId, year: number) {
  return useCalls(
    ['score/batch-rules', String(provinceId), year],
    async ({ callOperation }) => {
      const batchesOf = (of: number) => callOperation(batches, { body: { provinceId, year: of } });
      const [settings, now, before] = await Promise.all([
        callOperation(province, { body: { id: provinceId } }),
        batchesOf(year),
        batchesOf(year - 1),
      ]);
      return {
        province: readProvince(settings.data),
        batches: readBatches(now.data),
        before: readBatches(before.data),
      };
    },
    { refetchOnWindowFocus: false },
  );
}

/** Reads the batches of a province and year as the server holds them now. */
export function useReadBatches() {
  const { callOperation } = useServices();
  return async (provinceId: RecordId, year: number) => {
    const options = { allowRepeat: true, quiet: true };
    return readBatches((await callOperation(batches, { body: { provinceId, year }, options })).data);
  };
}
