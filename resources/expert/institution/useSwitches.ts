import { useCall } from '@/src/crud/useCall';
import { isRecord, isYes, textOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
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
  /** All of the above are off but where they were read: nothing is allowed that might be forbidden. */
  readonly status: 'pending' | 'error' | 'success';
}

const closed: Switches = {
  ...{ showChance: false, exportPdf: false, showSame: false, watermark: '' },
  status: 'success',
};
const unread: Switches = { ...closed, status: 'pending' };
const unreadable: Switches = { ...closed, status: 'error' };

/** The switches of an institution. */
export function useSwitches(storeId: RecordId | undefined): Switches {
  const { data, isLoading, isError } = useCall(operation, (values) => readSwitches(values), {
    of: 'expert-switches',
    body: { storeId },
    enabled: storeId !== undefined && storeId !== '',
    staleTime: 60_000,
  });
  if (data) return data;
  if (isLoading) return unread;
  return isError ? unreadable : closed; // without an institution
}

const operation = expertEndpoints['expert/volunteer'].operations.switches;

function readSwitches(values: unknown): Switches {
  if (!isRecord(values)) return closed;
  return {
    showChance: isYes(values.showChance),
    exportPdf: isYes(values.exportPdf),
    showSame: isYes(values.showSame),
    watermark: textOr(values.watermark),
    status: 'success',
  };
}
