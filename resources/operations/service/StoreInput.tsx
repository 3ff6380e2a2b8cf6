import { use } from 'react';
import { FormRecord } from '@/src/crud/ResourceContext';
import { type RecordId, sameId } from '@/src/lib/recordId';
import { isOptionFound } from '@/src/lib/searchText';
import type { InputProps } from '@/src/ui/fields/field';
import { queryProps } from '@/src/ui/fields/queryProps';
import { Select } from '@/src/ui/fields/Select';
import { usePrices } from './usePrices';

/** Picks an institution that sells the service. */
export default function StoreInput({ value, onChange, choices: _choices, ...rest }: InputProps<RecordId>) {
  const { data = [], ...query } = usePrices(use(FormRecord)?.id ?? '');
  return (
    <Select
      {...rest}
      {...queryProps(query)}
      showSearch
      filterOption={isOptionFound}
      value={value == null ? undefined : String(value)}
      options={data.map(({ storeId, storeName }) => ({ value: String(storeId), label: storeName }))}
      onChange={(chosen?: string) =>
        onChange?.(data.find(({ storeId }) => sameId(storeId, chosen))?.storeId ?? null)
      }
    />
  );
}
