import { useQuery } from '@tanstack/react-query';
import { Form, Select } from 'antd';
import { useState } from 'react';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { isRecordId, type RecordId } from '@/src/lib/recordId';
import { useServices } from '@/src/services/useServices';
import type { InputProps } from '@/src/ui/fields/field';
import { useDebounced } from '@/src/ui/fields/useDebounced';
import { operationsEndpoints } from '../endpoints';
import { mostTargets } from './recommendation';

const { targets } = operationsEndpoints['operations/recommendations'].operations;

/** Picks records of the kind that the form says; at most {@link mostTargets}. */
export default function TargetsInput({
  value,
  onChange,
  choices: _choices,
  ...rest
}: InputProps<RecordId[]>) {
  const targetType = numberOr(Form.useWatch('targetType'));
  const [typed, setTyped] = useState('');
  const keyword = useDebounced(typed.trim());
  const chosen = (value ?? []).map(String);
  const { data = [], isFetching } = useTargets(targetType, keyword, chosen);
  const pick = (ids: readonly string[]) =>
    onChange?.(ids.map((id) => data.find((one) => String(one.id) === id)?.id ?? id));
  return (
    <Select<string[]>
      {...rest}
      mode="multiple"
      filterOption={false}
      maxCount={mostTargets}
      loading={isFetching}
      notFoundContent={targetType === 0 ? '请先选择推荐对象' : '没有找到'}
      value={chosen}
      options={data.map(({ id, name }) => ({ value: String(id), label: name }))}
      onSearch={setTyped}
      onChange={pick}
    />
  );
}

/** Targets of a kind to choose from: matches of the typed text, and present choices. */
function useTargets(targetType: number, keyword: string, ids: readonly string[]) {
  const { callOperation } = useServices();
  return useQuery({
    queryKey: ['operations', 'targets', targetType, keyword, ids.join(',')],
    queryFn: async ({ signal }) => {
      const body = { targetType, keyword, ids: ids.join(',') };
      const options = { allowRepeat: true, quiet: true, signal };
      const { data } = await callOperation(targets, { body, options });
      const rows = Array.isArray(data) ? data.filter(isRecord) : [];
      return rows.map(({ id, name }) => ({ id: isRecordId(id) ? id : '', name: textOr(name) }));
    },
    enabled: targetType > 0,
    placeholderData: (before, query) => (query?.queryKey[2] === targetType ? before : undefined),
    retry: false,
  });
}
