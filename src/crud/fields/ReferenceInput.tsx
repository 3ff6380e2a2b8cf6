import { type BaseRecord, useList } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { providerOf } from '@/providers/data/providerOf';
import { isRecordId, type RecordId } from '../../lib/recordId';
import { useServices } from '../../services/useServices';
import type { InputProps } from '../../ui/fields/field';
import { Select } from '../../ui/fields/Select';
import { useDebounced } from '../../ui/fields/useDebounced';
import { type Choice, choiceOf, useOwnChoices, withOwn } from './referenceChoices';

interface Props extends InputProps<RecordId> {
  readonly resource: string;
  readonly optionLabel: string;
  readonly searchBy: string;
  /** Member of the form's record that holds the name of the referenced one. */
  readonly shownBy: string;
}

/** Choices shown at once; typing finds the others. */
const choiceCount = 50;

/**
 * Picks a record of another resource by typing part of its name; the server searches. Decision 17 says why not by
 * `useSelect`.
 */
export default function ReferenceInput(props: Props) {
  const { resource, optionLabel, searchBy, shownBy, value, onChange, ...rest } = props;
  const own = useOwnChoices(shownBy);
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim());
  const { found, query } = useReferenceChoices({ resource, optionLabel, searchBy, search });
  const options = withOwn(found, own);
  return (
    <Select<string, Choice>
      {...rest}
      showSearch
      allowClear
      filterOption={false}
      loading={query.isFetching}
      value={isRecordId(value) ? String(value) : undefined}
      options={options}
      notFoundContent={query.isError ? '加载失败，请稍后再试' : '没有找到'}
      onSearch={setTyped}
      onChange={(chosen) => onChange?.(options.find(({ value: text }) => text === chosen)?.id ?? null)}
    />
  );
}

interface NameProps extends Pick<Props, 'resource' | 'optionLabel'> {
  readonly value: string;
}

/** Name of the record that a list is filtered by, where it is among the first choices. */
export function ReferenceName({ value, ...about }: NameProps) {
  const { found } = useReferenceChoices(about);
  return found.find((choice) => choice.value === value)?.label ?? value;
}

interface ChoicesOptions extends Pick<Props, 'resource' | 'optionLabel'> {
  readonly searchBy?: string;
  readonly search?: string;
}

/** The offered records; with a search the found ones. */
function useReferenceChoices({ resource, optionLabel, searchBy = '', search = '' }: ChoicesOptions) {
  const { endpointsOf } = useServices();
  const { query } = useList<BaseRecord>({
    resource,
    dataProviderName: providerOf(endpointsOf(resource)),
    pagination: { currentPage: 1, pageSize: choiceCount },
    filters: search ? [{ field: searchBy, operator: 'contains', value: search }] : [],
    errorNotification: false,
    queryOptions: { placeholderData: keepPreviousData, staleTime: 60_000 },
  });
  const found = (query.data?.data ?? []).flatMap(({ id, ...row }) =>
    isRecordId(id) ? [choiceOf(id, row[optionLabel] ?? id)] : [],
  );
  return { found, query };
}
