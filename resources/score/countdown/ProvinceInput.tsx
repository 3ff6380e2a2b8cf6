import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { provinceName } from '@/src/lib/provinceName';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { isOptionFound } from '@/src/lib/searchText';
import { useServices } from '@/src/services/useServices';
import type { InputProps } from '@/src/ui/fields/field';
import { scoreEndpoints } from '../endpoints';

const { provinces } = scoreEndpoints['score/countdown'].operations;

/** The whole country and the provinces of the exam; those that the tools do not serve say so. */
export function useProvinceOptions() {
  const { callOperation } = useServices();
  return useQuery({
    queryKey: ['score/countdown', 'provinces'],
    staleTime: 300_000,
    queryFn: async ({ signal }) => {
      const { data } = await callOperation(provinces, {
        body: {},
        options: { allowRepeat: true, quiet: true, signal },
      });
      const found = Array.isArray(data) ? data.filter(isRecord) : [];
      const named = found.map(({ id, name, open }) => ({
        value: numberOr(id),
        label: `${provinceName(textOr(name))}${numberOr(open, 1) === 1 ? '' : '（工具箱未开放）'}`,
      }));
      return [{ value: 0, label: '全国' }, ...named];
    },
  });
}

/** Picks a province, or the whole country. */
export default function ProvinceInput({ value, onChange, ...rest }: InputProps<RecordId>) {
  const { data = [], isPending } = useProvinceOptions();
  return (
    <Select
      {...rest}
      showSearch
      filterOption={isOptionFound}
      loading={isPending}
      value={value === null || value === undefined || value === '' ? null : Number(value)}
      options={data}
      onChange={(chosen: number | null) => onChange?.(chosen)}
    />
  );
}

/** The same as a filter. */
export function ProvinceFilter({ value, onChange, ...rest }: InputProps<string>) {
  const { data = [], isPending } = useProvinceOptions();
  return (
    <Select
      {...rest}
      showSearch
      allowClear
      filterOption={isOptionFound}
      loading={isPending}
      value={value || null}
      options={data.map((option) => ({ ...option, value: String(option.value) }))}
      onChange={(chosen?: string | null) => onChange?.(chosen ?? null)}
    />
  );
}

/** Name of the province that the list is filtered by. */
export function ProvinceName({ value }: { value: string }) {
  const { data = [] } = useProvinceOptions();
  return data.find((option) => String(option.value) === value)?.label ?? value;
}
