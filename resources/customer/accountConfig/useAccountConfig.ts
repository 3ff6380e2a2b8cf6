import type { Subject } from '@/providers/data/resourceCall';
import { useCalls } from '@/src/crud/useCall';
import type { RecordId } from '@/src/lib/recordId';
import { useFreshWhenShown } from '@/src/services/useFreshWhenShown';
import { customerEndpoints } from '../endpoints';
import { readItems, valuesOf } from './configItem';

const { items: itemsCall, values: valuesCall } = customerEndpoints['customer/account-config'].operations;

/** The subject of what is read of an institution's account. */
export function accountConfigKey(storeId: RecordId): Subject {
  return ['customer/account-config', String(storeId)];
}

/** The settings of an institution's account, and their values. */
export function useAccountConfig(storeId: RecordId | undefined) {
  const refetchOnMount = useFreshWhenShown();
  return useCalls(
    accountConfigKey(storeId ?? ''),
    async ({ callOperation }) => {
      const request = { body: { storeId } };
      const [items, values] = await Promise.all([
        callOperation(itemsCall, request),
        callOperation(valuesCall, request),
      ]);
      const read = readItems(items.data);
      return { items: read, values: valuesOf(read, values.data) };
    },
    { enabled: storeId !== undefined, refetchOnMount, refetchOnWindowFocus: false },
  );
}
