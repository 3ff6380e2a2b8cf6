import { type BaseRecord, useList } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import type { InputProps } from '../../ui/fields/field';
import { useDebounced } from '../../ui/fields/useDebounced';
import { providerOf, useServices } from '../services';

interface Props extends InputProps<number> {
  readonly resource: string;
  readonly optionLabel: string;
  readonly searchBy: string;
}

/** Choices shown at once; typing finds the others. */
const choiceCount = 50;

/** Picks a record of another resource by typing part of its name; the server searches. */
export default function ReferenceInput({ resource, optionLabel, searchBy, value, onChange, ...rest }: Props) {
  const { endpointsOf } = useServices();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim());
  const { query } = useList<BaseRecord>({
    resource,
    dataProviderName: providerOf(endpointsOf(resource)),
    pagination: { currentPage: 1, pageSize: choiceCount },
    filters: search ? [{ field: searchBy, operator: 'contains', value: search }] : [],
    errorNotification: false,
    queryOptions: { placeholderData: keepPreviousData, staleTime: 60_000 },
  });
  const options = (query.data?.data ?? []).map((row) => ({
    value: Number(row.id),
    label: String(row[optionLabel] ?? row.id),
  }));
  return (
    <Select
      {...rest}
      showSearch
      allowClear
      filterOption={false}
      loading={query.isFetching}
      value={value ?? undefined}
      options={options}
      notFoundContent={query.isError ? '加载失败，请稍后再试' : '没有找到'}
      onSearch={setTyped}
      onChange={(chosen?: number) => onChange?.(chosen ?? null)}
    />
  );
}
