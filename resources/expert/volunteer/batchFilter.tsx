import { useResourcePage } from '@/src/crud/ResourceContext';
import { type Field, fieldOf, type InputProps } from '@/src/ui/fields/field';
import { queryProps } from '@/src/ui/fields/queryProps';
import { Select } from '@/src/ui/fields/Select';
import { useBatches } from '../useBatches';
import { useProvinceCounts } from './useProvinceCounts';

/** The batches of the province and year that the list is about. */
function useListBatches() {
  const { scope } = useResourcePage();
  const provinceId = Number(scope?.provinceId ?? '');
  const year = useProvinceCounts().data?.year ?? 0;
  return useBatches({ provinceId, year }, provinceId > 0 && year > 0);
}

function BatchSelect({ value, onChange, choices: _choices, ...rest }: InputProps<string>) {
  const { data = [], ...query } = useListBatches();
  return (
    <Select
      {...rest}
      {...queryProps(query, '没有批次')}
      allowClear
      value={value || undefined}
      options={data.map(({ id, name }) => ({ value: String(id), label: name }))}
      onChange={(chosen?: string) => onChange?.(chosen ?? null)}
    />
  );
}

/** A filter by a batch of the province beside the list. */
export function batchFilter(label: string): Field<string> {
  return fieldOf<string>(
    label,
    {
      Cell: ({ value }) => value ?? null,
      Input: BatchSelect,
      Filter: BatchSelect,
      FilterValue: ({ value }) => (
        <>{useListBatches().data?.find(({ id }) => String(id) === value)?.name ?? value}</>
      ),
      operator: 'eq',
      verb: '请选择',
      width: 120,
    },
    { on: ['filter'] },
  );
}
