import { Form, Select } from 'antd';
import { use } from 'react';
import { useCall } from '@/src/crud/useCall';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { idFromText, isRecordId, type RecordId } from '@/src/lib/recordId';
import { AllowClear, type InputProps } from '@/src/ui/fields/field';
import { queryProps } from '@/src/ui/fields/queryProps';
import { expertEndpoints } from '../endpoints';

const { list } = expertEndpoints['expert/volunteer'].operations;

/** Selects a table of the student whom the surrounding form names. */
export default function TableInput({ value, onChange, choices: _choices, ...rest }: InputProps<RecordId>) {
  const userId: unknown = Form.useWatch('userId', Form.useFormInstance());
  const known = isRecordId(userId) && userId !== '';
  const { data = [], ...query } = useCall(list, readTables, {
    of: 'expert-tables-of',
    body: { userId, page: 1, limit: 50 },
    quiet: false,
    enabled: known,
  });
  return (
    <Select
      {...rest}
      {...queryProps(query, '该考生暂无志愿表')}
      allowClear={use(AllowClear)}
      disabled={rest.disabled === true || !known}
      placeholder={known ? '请选择志愿表' : '请先选择考生'}
      value={value === null || value === undefined ? undefined : String(value)}
      options={data}
      onChange={(chosen?: string) => onChange?.(chosen === undefined ? null : idFromText(chosen))}
    />
  );
}

function readTables(data: unknown): { value: string; label: string }[] {
  const rows = isRecord(data) && Array.isArray(data.list) ? data.list.filter(isRecord) : [];
  return rows
    .filter(({ status }) => numberOr(status) !== 9)
    .map(({ id, name, version }) => ({
      value: textOr(id),
      label: `${textOr(name)}（版本 ${textOr(version)}）`,
    }));
}
