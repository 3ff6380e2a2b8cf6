import { useQuery } from '@tanstack/react-query';
import { isRecord, isYes, textOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { useServices } from '@/src/services/useServices';
import { expertEndpoints } from '../endpoints';

/** Switches of a student's institution for what families see and take along (screen C2; E3, share and print). */
export interface Switches {
  /** Off: no tiers and chances on anything shared, printed or exported. */
  readonly showChance: boolean;
  /** Off: no printing and no exporting. */
  readonly exportPdf: boolean;
  /** Off: no 同分 in the drawer of a college. */
  readonly showSame: boolean;
  /** The usual text over what is shared and printed; empty for none. */
  readonly watermark: string;
}

/** Allows nothing before the settings are read. */
const closed: Switches = { showChance: false, exportPdf: false, showSame: false, watermark: '' };

/** The switches of an institution; `closed` while they are read and where they cannot be. */
export function useSwitches(storeId: RecordId | undefined): Switches {
  const { callOperation } = useServices();
  const { data } = useQuery({
    queryKey: ['expert-switches', String(storeId)],
    enabled: storeId !== undefined && storeId !== '',
    staleTime: 60_000,
    queryFn: async ({ signal }) => {
      const options = { allowRepeat: true, quiet: true, signal };
      const { data: values } = await callOperation(operation, { body: { storeId }, options });
      return readSwitches(values);
    },
  });
  return data ?? closed;
}

const operation = expertEndpoints['expert/volunteer'].operations.switches;

function readSwitches(values: unknown): Switches {
  if (!isRecord(values)) return closed;
  return {
    showChance: isYes(values.showChance),
    exportPdf: isYes(values.exportPdf),
    showSame: isYes(values.showSame),
    watermark: textOr(values.watermark),
  };
}
