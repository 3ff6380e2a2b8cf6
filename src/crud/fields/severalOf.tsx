import type { Operation } from '@/providers/endpoints/builder';
import { useCall } from '@/src/crud/useCall';
import { isOptionFound } from '@/src/lib/searchText';
import { isRecord, textOr } from '../../lib/record';
import { isRecordId, type RecordId, sameId } from '../../lib/recordId';
import { emptyText, type Field, type FieldOptions, fieldOf, type InputProps } from '../../ui/fields/field';
import type { Choice, Lookup } from '../../ui/fields/lookup';
import { queryProps } from '../../ui/fields/queryProps';
import { Select } from '../../ui/fields/Select';

/** Milliseconds after which a short list is read again. */
const fresh = 5 * 60_000;

/** People or institutions to choose from: a short list that an operation returns whole, as `{ id, name }`. */
export function useChoices(operation: Operation, body: Readonly<Record<string, unknown>> = {}) {
  return useCall(
    operation,
    (data): Choice<RecordId>[] => {
      const rows = Array.isArray(data) ? data.filter(isRecord) : [];
      return rows.map(({ id, name }) => ({ id: isRecordId(id) ? id : '', name: textOr(name) }));
    },
    { of: 'choices', body, quiet: false, staleTime: fresh },
  );
}

/** Picks several of a short list; the value is their ids as the server sent them. */
export function SeveralInput<V extends RecordId>({
  value,
  onChange,
  choices: _choices,
  from: { data = [], ...query },
  ...rest
}: InputProps<V[]> & { readonly from: Lookup<V> }) {
  const pick = (chosen: readonly string[]) =>
    onChange?.([...data.map(({ id }) => id), ...(value ?? [])].filter(isFirstOf(chosen)));
  return (
    <Select<string[]>
      {...rest}
      {...queryProps(query)}
      mode="multiple"
      filterOption={isOptionFound}
      value={(value ?? []).map(String)}
      options={data.map(({ id, name }) => ({ value: String(id), label: name }))}
      onChange={pick}
    />
  );
}

/** Whether an id is chosen, each of them once. */
function isFirstOf(chosen: readonly string[]) {
  return (id: RecordId, index: number, all: readonly RecordId[]) =>
    chosen.includes(String(id)) && all.findIndex((other) => sameId(other, id)) === index;
}

/** Picks one of a short list, to filter by. */
export function OneInput({
  value,
  onChange,
  choices: _choices,
  from: { data = [], ...query },
  ...rest
}: InputProps<string> & { readonly from: Lookup<RecordId> }) {
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

/**
 * Several of a short list that an operation returns, filtered by one of them. The record holds their names as
 * `shownBy`.
 */
export function severalOf(
  label: string,
  operation: Operation,
  { shownBy, ...more }: FieldOptions<RecordId[]> & { readonly shownBy: string },
): Field<RecordId[]> {
  const Input = (props: InputProps<RecordId[]>) => <SeveralInput {...props} from={useChoices(operation)} />;
  const Filter = (props: InputProps<string>) => <OneInput {...props} from={useChoices(operation)} />;
  const FilterValue = ({ value }: { readonly value: string }) => (
    <>{useChoices(operation).data?.find(({ id }) => sameId(id, value))?.name ?? value}</>
  );
  return fieldOf(
    label,
    {
      Cell: ({ record }) => <>{textOr(record[shownBy]) || emptyText}</>,
      ...{ Input, Filter, FilterValue },
      operator: 'eq',
      verb: '请选择',
      width: 150,
      sheet: { shownBy },
    },
    more,
  );
}
