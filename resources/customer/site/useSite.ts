import { useQuery } from '@tanstack/react-query';
import { isRecord, textOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { useFreshWhenShown } from '@/src/services/useFreshWhenShown';
import { useServices } from '@/src/services/useServices';
import { customerEndpoints } from '../endpoints';

type Members = Readonly<Record<string, unknown>>;

const { read } = customerEndpoints['customer/site'].operations;

/** The data of an institution's site: its owner, the site itself, and its machine. */
export interface ReadSite {
  readonly storeName: string;
  readonly site: Members;
  readonly host: Members;
}

/** Takes an answer of `stroeInfo` apart; a flat object is all three (screen C3). */
export function readSite(data: unknown): ReadSite {
  const whole = isRecord(data) ? data : {};
  const part = (name: string) => (isRecord(whole[name]) ? whole[name] : whole);
  return { storeName: textOr(part('store').name), site: part('site'), host: part('host') };
}

/** Reads site and host of an institution as the server holds them now. */
export function useReadSite(storeId: RecordId) {
  const { callOperation } = useServices();
  return async (signal?: AbortSignal) => {
    const options = { allowRepeat: true, quiet: true, ...(signal && { signal }) };
    return readSite((await callOperation(read, { body: { storeId }, options })).data);
  };
}

/** Site and host of an institution. */
export function useSite(storeId: RecordId) {
  const readNow = useReadSite(storeId);
  const refetchOnMount = useFreshWhenShown();
  return useQuery({
    queryKey: ['customer/site', String(storeId)],
    refetchOnMount,
    refetchOnWindowFocus: false,
    queryFn: ({ signal }) => readNow(signal),
  });
}
