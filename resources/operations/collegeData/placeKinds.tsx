import { useSearchParams } from 'react-router';
import { numberOr, textOr } from '@/src/lib/record';
import { type RecordId, sameId } from '@/src/lib/recordId';
import { emptyText, type InputProps, type Kind } from '@/src/ui/fields/field';
import { load } from '@/src/ui/load';
import { BatchSelect, type Place, useBatches } from './BatchSelect';

const BatchInput = load(
  () => import('./placeInputs'),
  (code) => code.BatchInput,
);

/** The year and the province of the list's filter. */
function useFilteredPlace(): Place {
  const [params] = useSearchParams();
  return { provinceId: numberOr(params.get('provinceId')), year: numberOr(params.get('year')) };
}

function BatchFilter({ onChange, ...rest }: InputProps<string>) {
  const place = useFilteredPlace();
  return (
    <BatchSelect {...rest} place={place} onChange={(id) => onChange?.(id === null ? null : String(id))} />
  );
}

function BatchName({ value }: { readonly value: string }) {
  const { data = [] } = useBatches(useFilteredPlace());
  return <>{textOr(data.find(({ id }) => sameId(id, value))?.name, value)}</>;
}

/** A batch; in files by its name. */
export const batchKind: Kind<RecordId> = {
  Cell: ({ record }) => <>{textOr(record.batchName) || emptyText}</>,
  Input: BatchInput,
  Filter: BatchFilter,
  FilterValue: BatchName,
  operator: 'eq',
  verb: '请选择',
  width: 120,
  sheet: { hint: '批次全称，如 本科批（普通类）' },
};
