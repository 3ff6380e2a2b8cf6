import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useServices } from '@/src/crud/services';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import {
  emptyText,
  type Field,
  type FieldOptions,
  fieldOf,
  type InputProps,
  type Kind,
} from '@/src/ui/fields/field';
import { scoreEndpoints } from './endpoints';

/** A province of the exam, by its short name. */
export interface ProvinceName {
  readonly id: number;
  readonly name: string;
}

/** The provinces of the exam, read once. */
function useProvinces() {
  const { callOperation } = useServices();
  return useQuery({
    queryKey: ['score', 'provinces'],
    queryFn: async ({ signal }): Promise<ProvinceName[]> => {
      const { provinces } = scoreEndpoints['score/compare'].operations;
      const { data } = await callOperation(provinces, { body: {}, options: { allowRepeat: true, signal } });
      return Array.isArray(data) ? data.filter(isRecord).map(readProvince) : [];
    },
    staleTime: 5 * 60_000,
  });
}

function readProvince(row: Record<string, unknown>): ProvinceName {
  return { id: numberOr(row.id), name: textOr(row.shortName) || textOr(row.name) };
}

/** Picks a province; `V` is its code as a number in forms, as text in filters. */
function ProvinceSelect({ value, onChange, ...rest }: InputProps<number>) {
  const { data = [], isPending, isError } = useProvinces();
  return (
    <Select
      {...rest}
      showSearch
      allowClear
      optionFilterProp="label"
      loading={isPending}
      value={value || undefined}
      options={data.map(({ id, name }) => ({ value: id, label: name }))}
      notFoundContent={isError ? '省份加载失败，请稍后再试' : '没有找到'}
      onChange={(chosen?: number) => onChange?.(chosen ?? null)}
    />
  );
}

const kind: Kind<number> = {
  Cell: ({ record }) => <>{textOr(record.provinceName) || emptyText}</>,
  Input: ProvinceSelect,
  Filter: ({ value, onChange, ...rest }) => (
    <ProvinceSelect
      {...rest}
      value={value ? Number(value) : null}
      onChange={(id) => onChange?.(id === null ? null : String(id))}
    />
  ),
  FilterValue: ({ value }) => (
    <>{useProvinces().data?.find(({ id }) => String(id) === value)?.name ?? value}</>
  ),
  operator: 'eq',
  verb: '请选择',
  width: 80,
  sheet: { shownBy: 'provinceName' },
};

/** A province of the exam; the record holds its name as `provinceName`. */
export function province(label: string, options?: FieldOptions<number>): Field<number> {
  return fieldOf(label, kind, options);
}
