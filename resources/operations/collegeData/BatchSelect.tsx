import { use } from 'react';
import { useCall } from '@/src/crud/useCall';
import { isRecord, textOr } from '@/src/lib/record';
import { isRecordId, type RecordId, sameId } from '@/src/lib/recordId';
import { AllowClear, type InputProps } from '@/src/ui/fields/field';
import { queryProps } from '@/src/ui/fields/queryProps';
import { Select } from '@/src/ui/fields/Select';
import { operationsEndpoints } from '../endpoints';

const { batches } = operationsEndpoints['operations/college-data'].operations;

/** Milliseconds after which a short list is read again. */
const fresh = 5 * 60_000;

/** Picks a batch of a province and a year. */
export function BatchSelect({
  place,
  value,
  onChange,
  choices: _choices,
  ...rest
}: InputProps<RecordId> & { readonly place: Place }) {
  const ready = place.provinceId > 0 && place.year > 0;
  const { data = [], ...query } = useBatches(place);
  return (
    <Select
      {...rest}
      {...queryProps(query, ready ? '该年份没有批次' : '请先选择年份和生源省份')}
      allowClear={use(AllowClear)}
      value={isRecordId(value) && value !== '' ? String(value) : undefined}
      options={data.map(({ id, name }) => ({ value: textOr(id), label: textOr(name) }))}
      onChange={(chosen?: string) => {
        const id = data.find((batch) => sameId(batch.id, chosen))?.id;
        onChange?.(isRecordId(id) ? id : null);
      }}
    />
  );
}

/** The rows that a lookup answers; none while something is missing that it needs. */
export function useRows(
  operation: typeof batches,
  body: Readonly<Record<string, unknown>>,
  enabled: boolean,
) {
  return useCall(operation, (data) => (Array.isArray(data) ? data.filter(isRecord) : []), {
    of: ['operations/college-data', 'choices'],
    body,
    enabled,
    staleTime: fresh,
  });
}

/** Members that the batches depend on; 0 where nothing is chosen yet. */
export interface Place {
  readonly provinceId: number;
  readonly year: number;
}

/** The batches of a place; none before it is chosen. */
export function useBatches({ provinceId, year }: Place) {
  return useRows(batches, { provinceId, year }, provinceId > 0 && year > 0);
}
