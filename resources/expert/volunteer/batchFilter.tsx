import { useQuery } from '@tanstack/react-query';
import { useResourcePage } from '@/src/crud/ResourceContext';
import { readBatches } from '@/src/gaokao/readBatches';
import { useServices } from '@/src/services/useServices';
import { type Field, fieldOf, type InputProps } from '@/src/ui/fields/field';
import { Select } from '@/src/ui/fields/Select';
import { expertEndpoints } from '../endpoints';
import { useProvinceCounts } from './useProvinceCounts';

const { batches } = expertEndpoints['expert/volunteer'].operations;

/** The batches of the province and year that the list is about. */
function useBatches() {
  const { callOperation } = useServices();
  const { scope } = useResourcePage();
  const provinceId = Number(scope?.provinceId ?? '');
  const year = useProvinceCounts().data?.year ?? 0;
  return useQuery({
    queryKey: ['expert-batches', provinceId, year],
    enabled: provinceId > 0 && year > 0,
    queryFn: async ({ signal }) => {
      const options = { allowRepeat: true, quiet: true, signal };
      return readBatches((await callOperation(batches, { body: { provinceId, year }, options })).data);
    },
  });
}

function BatchSelect({ value, onChange, choices: _choices, ...rest }: InputProps<string>) {
  const { data = [], isFetching } = useBatches();
  return (
    <Select
      {...rest}
      allowClear
      loading={isFetching}
      value={value || undefined}
      options={data.map(({ id, name }) => ({ value: String(id), label: name }))}
      notFoundContent="没有批次"
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
        <>{useBatches().data?.find(({ id }) => String(id) === value)?.name ?? value}</>
      ),
      operator: 'eq',
      verb: '请选择',
      width: 120,
    },
    { on: ['filter'] },
  );
}
