import { Form, Select } from 'antd';
import { use, useState } from 'react';
import { FormRecord } from '@/src/crud/ResourceContext';
import { useCall } from '@/src/crud/useCall';
import { searchedText } from '@/src/lib/phoneNumber';
import { isRecord, textOr } from '@/src/lib/record';
import { isRecordId, parseId, type RecordId, sameId } from '@/src/lib/recordId';
import type { InputProps } from '@/src/ui/fields/field';
import { queryProps } from '@/src/ui/fields/queryProps';
import { useDebounced } from '@/src/ui/fields/useDebounced';
import { managementEndpoints } from '../endpoints';

const { subjects } = managementEndpoints['management/memo'].operations;

/** Finds a record by what was typed, among those of the kind that the form says. */
export default function SubjectInput({ value, onChange, choices: _choices, ...rest }: InputProps<RecordId>) {
  const bizType = textOr(Form.useWatch('bizType', Form.useFormInstance()));
  const [typed, setTyped] = useState('');
  const { data = [], ...query } = useSubjects(bizType, useDebounced(typed));
  const record = use(FormRecord);
  const known = sameId(record?.bizId, value) ? [{ id: value ?? '', name: textOr(record?.bizName) }] : [];
  const offered = [...data, ...known.filter(({ id }) => !data.some((one) => sameId(one.id, id)))];
  return (
    <Select
      {...rest}
      {...queryProps(query)}
      showSearch
      allowClear
      filterOption={false}
      value={isRecordId(value) ? String(value) : undefined}
      options={offered.map(({ id, name }) => ({ value: String(id), label: name }))}
      onSearch={setTyped}
      onChange={(chosen?: string) => onChange?.(offered.find(({ id }) => sameId(id, chosen))?.id ?? null)}
    />
  );
}

function useSubjects(bizType: string, keyword: string) {
  return useCall(
    subjects,
    (data) => {
      const rows = Array.isArray(data) ? data.filter(isRecord) : [];
      return rows.map(({ id, name }) => ({ id: parseId(id) ?? '', name: textOr(name) }));
    },
    {
      of: ['management', 'subjects', bizType],
      body: { bizType, keyword: searchedText(keyword) },
      enabled: bizType !== '',
      // Records of another kind are none to choose.
      keepPrevious: (former) => former.includes(bizType),
    },
  );
}
