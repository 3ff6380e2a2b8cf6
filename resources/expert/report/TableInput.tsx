import { useQuery } from '@tanstack/react-query';
import { Form, Select } from 'antd';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { idFromText, isRecordId, type RecordId } from '@/src/lib/recordId';
import { useServices } from '@/src/services/useServices';
import type { InputProps } from '@/src/ui/fields/field';
import { expertEndpoints } from '../endpoints';

const { list } = expertEndpoints['expert/volunteer'].operations;

/** Selects a table of the student whom the surrounding form names. */
export default function TableInput({ value, onChange, choices: _choices, ...rest }: InputProps<RecordId>) {
  const { callOperation } = useServices();
  const userId: unknown = Form.useWatch('userId', Form.useFormInstance());
  const known = isRecordId(userId) && userId !== '';
  const { data = [], isFetching } = useQuery({
    queryKey: ['expert-tables-of', String(userId)],
    enabled: known,
    queryFn: async ({ signal }) => {
      const body = { userId, page: 1, limit: 50 };
      const response = await callOperation(list, { body, options: { allowRepeat: true, signal } });
      return readTables(response.data);
    },
  });
  return (
    <Select
      {...rest}
      loading={isFetching}
      disabled={rest.disabled === true || !known}
      placeholder={known ? '请选择志愿表' : '请先选择考生'}
      value={value === null || value === undefined ? undefined : String(value)}
      options={data}
      notFoundContent="该考生还没有志愿表"
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
