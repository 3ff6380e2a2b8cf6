import { isOptionFound } from '@/src/lib/searchText';
import type { InputProps } from '../../../ui/fields/field';
import { queryProps } from '../../../ui/fields/queryProps';
import { Select } from '../../../ui/fields/Select';
import { useAreas } from './areas';

/** Picks a province, for filters. */
export function ProvinceInput({ value, onChange, ...rest }: InputProps<string>) {
  const { data = [], ...query } = useAreas(0);
  return (
    <Select
      {...rest}
      {...queryProps(query)}
      showSearch
      allowClear
      filterOption={isOptionFound}
      value={value || undefined}
      options={data.map(({ id, name }) => ({ value: String(id), label: name }))}
      onChange={(chosen?: string) => onChange?.(chosen ?? null)}
    />
  );
}

/** Name of the province that a list is filtered by. */
export function ProvinceName({ value }: { value: string }) {
  const { data = [] } = useAreas(0);
  return data.find(({ id }) => String(id) === value)?.name ?? value;
}
