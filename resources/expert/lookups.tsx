import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useServices } from '@/src/crud/services';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { isRecordId, type RecordId, sameId } from '@/src/lib/recordId';
import {
  emptyText,
  type Field,
  type FieldOptions,
  fieldOf,
  type InputProps,
  type Kind,
} from '@/src/ui/fields/field';
import { expertEndpoints } from './endpoints';

const { experts, provinces } = expertEndpoints['expert/student'].operations;

/** An expert and how busy she is (E1). */
export interface ExpertLoad {
  readonly id: RecordId;
  readonly name: string;
  readonly provinceIds: readonly number[];
  /** Students whom she has now, and how many at most. */
  readonly load: number;
  readonly max: number;
  readonly online: boolean;
}

/** One entry of a short list that is read whole. */
interface Choice<V> {
  readonly id: V;
  readonly name: string;
}

/** Minutes after which a short list is read again. */
const fresh = 5 * 60_000;

/** Reads a short list of the server; `from` makes an entry of a row, or nothing. */
function useWhole<T>(key: string, operation: typeof experts, from: (row: Record<string, unknown>) => T) {
  const { callOperation } = useServices();
  return useQuery({
    queryKey: ['expert', key],
    queryFn: async ({ signal }) => {
      const { data } = await callOperation(operation, { body: {}, options: { allowRepeat: true, signal } });
      return Array.isArray(data) ? data.filter(isRecord).map(from) : [];
    },
    staleTime: fresh,
  });
}

/** The experts of the service, with their loads. */
export function useExperts() {
  return useWhole('experts', experts, readExpert);
}

/** The provinces by their short names. */
export function useProvinces() {
  return useWhole('provinces', provinces, readProvince);
}

function readExpert(row: Record<string, unknown>): ExpertLoad {
  return {
    id: isRecordId(row.id) ? row.id : '',
    name: textOr(row.name),
    provinceIds: Array.isArray(row.provinceIds) ? row.provinceIds.map(Number) : [],
    load: numberOr(row.load),
    max: numberOr(row.max),
    online: numberOr(row.online) === 1,
  };
}

function readProvince(row: Record<string, unknown>): Choice<number> {
  return { id: numberOr(row.id), name: textOr(row.shortName) || textOr(row.name) };
}

interface Lookup<V> {
  readonly data?: readonly Choice<V>[] | undefined;
  readonly isPending: boolean;
  readonly isError: boolean;
}

/** How one of a short list is picked and shown. */
function lookup<V extends RecordId>(useChoices: () => Lookup<V>, shownBy: string): Kind<V> {
  function Pick({
    value,
    onChange,
    ...rest
  }: Omit<InputProps<RecordId>, 'onChange'> & { onChange?: (id: V | null) => void }) {
    const { data = [], isPending, isError } = useChoices();
    return (
      <Select
        {...rest}
        showSearch
        allowClear
        optionFilterProp="label"
        loading={isPending}
        value={isRecordId(value) && value !== '' ? String(value) : undefined}
        options={data.map(({ id, name }) => ({ value: String(id), label: name }))}
        notFoundContent={isError ? '加载失败，请稍后再试' : '没有找到'}
        onChange={(chosen?: string) => onChange?.(data.find(({ id }) => sameId(id, chosen))?.id ?? null)}
      />
    );
  }
  return {
    Cell: ({ record }) => <>{textOr(record[shownBy]) || emptyText}</>,
    Input: Pick,
    Filter: ({ onChange, ...rest }) => (
      <Pick {...rest} onChange={(id) => onChange?.(id === null ? null : String(id))} />
    ),
    FilterValue: ({ value }) => <>{useChoices().data?.find(({ id }) => sameId(id, value))?.name ?? value}</>,
    operator: 'eq',
    verb: '请选择',
    width: 90,
    sheet: { shownBy },
  };
}

const provinceKind = lookup(useProvinces, 'provinceName');
const expertKind = lookup(useExperts, 'expertName');

/** A province of the examination. */
export function province(label: string, options?: FieldOptions<number>): Field<number> {
  return fieldOf(label, provinceKind, options);
}

/** One of the experts. */
export function expert(label: string, options?: FieldOptions<RecordId>): Field<RecordId> {
  return fieldOf(label, expertKind, options);
}
