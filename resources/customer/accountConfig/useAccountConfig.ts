import { useQuery } from '@tanstack/react-query';
import type { RecordId } from '@/src/lib/recordId';
import { useFreshWhenShown } from '@/src/services/useFreshWhenShown';
import { useServices } from '@/src/services/useServices';
import { customerEndpoints } from '../endpoints';
import { readItems, valuesOf } from './configItem';

const { items: itemsCall, values: valuesCall } = customerEndpoints['customer/account-config'].operations;

/** Query key of what is read of an institution's account. */
export function accountConfigKey(storeId: RecordId): readonly string[] {
  return ['customer/account-config', String(storeId)];
}

/** The settings of an institution's account, and their values. */
export function useAccountConfig(storeId: RecordId | undefined) {
  const { callOperation } = useServices();
  const refetchOnMount = useFreshWhenShown();
  return useQuery({
    queryKey: accountConfigKey(storeId ?? ''),
    enabled: storeId !== undefined,
    refetchOnMount,
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }) => {
      const request = { body: { storeId }, options: { allowRepeat: true, quiet: true, signal } };
      const [items, values] = await Promise.all([
        callOperation(itemsCall, request),
        callOperation(valuesCall, request),
      ]);
      const read = readItems(items.data);
      return { items: read, values: valuesOf(read, values.data) };
    },
  });
}
