import { Form, Select } from 'antd';
import { useState } from 'react';
import { useCall } from '@/src/crud/useCall';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { isRecordId, type RecordId } from '@/src/lib/recordId';
import type { InputProps } from '@/src/ui/fields/field';
import { chosenByName, queryProps } from '@/src/ui/fields/queryProps';
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
  const query = useTargets(targetType, keyword, chosen);
  const { data = [] } = query;
  const emptyText = targetType === 0 ? '请先选择推荐对象' : undefined;
  const pick = (ids: readonly string[]) =>
    onChange?.(ids.map((id) => data.find((one) => String(one.id) === id)?.id ?? id));
  return (
    <Select<string[]>
      {...rest}
      {...queryProps(query, emptyText)}
      labelRender={chosenByName(query, emptyText)}
      mode="multiple"
      filterOption={false}
      maxCount={mostTargets}
      value={chosen}
      options={data.map(({ id, name }) => ({ value: String(id), label: name }))}
      onSearch={setTyped}
      onChange={pick}
    />
  );
}

/** Targets of a kind to choose from: matches of the typed text, and present choices. */
function useTargets(targetType: number, keyword: string, ids: readonly string[]) {
  return useCall(
    targets,
    (data) => {
      const rows = Array.isArray(data) ? data.filter(isRecord) : [];
      return rows.map(({ id, name }) => ({ id: isRecordId(id) ? id : '', name: textOr(name) }));
    },
    {
      of: ['operations', 'targets', targetType],
      body: { targetType, keyword, ids: ids.join(',') },
      enabled: targetType > 0,
      keepPrevious: (former) => former.includes(targetType),
    },
  );
}
