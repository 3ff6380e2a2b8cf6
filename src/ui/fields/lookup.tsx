import { use } from 'react';
import { isOptionFound } from '@/src/lib/searchText';
import { textOr } from '../../lib/record';
import { goneText, isGone, isRecordId, type RecordId, sameId } from '../../lib/recordId';
import { AllowClear, emptyText, type InputProps, type Kind } from './field';
import { type ChoicesQuery, chosenByName, queryProps } from './queryProps';
import { Select } from './Select';

/** One entry of a short list that is read whole. */
export interface Choice<V> {
  readonly id: V;
  readonly name: string;
}

/** A short list while it is read. */
export interface Lookup<V> extends ChoicesQuery {
  readonly data?: readonly Choice<V>[] | undefined;
}

interface PickProps<V> extends Omit<InputProps<RecordId>, 'onChange'> {
  readonly onChange?: (id: V | null) => void;
}

/**
 * A kind for picking and showing an entry of a short list; the record holds its name as `shownBy`. `useChoices` is told
 * what is chosen.
 */
export function lookup<V extends RecordId>(
  useChoices: (chosen?: unknown) => Lookup<V>,
  shownBy: string,
): Kind<V> {
  function Pick({ value, onChange, ...rest }: PickProps<V>) {
    const query = useChoices(value);
    const { data = [] } = query;
    return (
      <Select
        {...rest}
        {...queryProps(query)}
        labelRender={chosenByName(query)}
        showSearch
        allowClear={use(AllowClear)}
        filterOption={isOptionFound}
        value={isRecordId(value) && value !== '' ? String(value) : undefined}
        options={data.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(chosen?: string) => onChange?.(data.find(({ id }) => sameId(id, chosen))?.id ?? null)}
      />
    );
  }
  return {
    Cell: ({ value, record }) => (
      <>{isGone(value, record[shownBy]) ? goneText : textOr(record[shownBy]) || emptyText}</>
    ),
    Input: Pick,
    Filter: ({ onChange, ...rest }) => (
      <Pick {...rest} onChange={(id) => onChange?.(id === null ? null : String(id))} />
    ),
    FilterValue: ({ value }) => {
      const query = useChoices(value);
      return chosenByName(query)({ label: query.data?.find(({ id }) => sameId(id, value))?.name });
    },
    operator: 'eq',
    verb: '请选择',
    width: 90,
    sheet: { shownBy },
  };
}
