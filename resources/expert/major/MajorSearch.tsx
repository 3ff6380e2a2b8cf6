import { useQuery } from '@tanstack/react-query';
import { AutoComplete, Input } from 'antd';
import { judges } from '@/src/gaokao/enumerations';
import type { Student } from '@/src/gaokao/student';
import { isRecord, textOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { useServices } from '@/src/services/useServices';
import { useDebounced } from '@/src/ui/fields/useDebounced';
import { StateTag } from '@/src/ui/StateTag';
import { expertEndpoints } from '../endpoints';
import styles from './major.module.css';

const { majors } = expertEndpoints['expert/volunteer'].operations;

interface Props {
  readonly student: Student;
  readonly batchId: RecordId | undefined;
  readonly value: string;
  readonly onChange: (keyword: string) => void;
}

/**
 * Finds majors by name or code; each suggestion shows whether the student may apply, and the reason against (screen
 * E8).
 */
export function MajorSearch({ student, batchId, value, onChange }: Props) {
  const found = useFoundMajors(useDebounced(value.trim()), student, batchId);
  return (
    <AutoComplete
      className={styles.keyword ?? ''}
      popupMatchSelectWidth={280}
      value={value}
      options={found.map(({ name, judge, reason }) => ({
        value: name,
        label: (
          <span className={styles.verdict}>
            {name} <Judge value={judge} />
            {reason && <small>{reason}</small>}
          </span>
        ),
      }))}
      onChange={(typed?: string) => onChange(typed ?? '')}
    >
      <Input allowClear aria-label="查找专业" placeholder="专业名称或代码" />
    </AutoComplete>
  );
}

function Judge({ value }: { value: number }) {
  const judge = judges.find((one) => one.value === value);
  return <StateTag tone={judge?.tone ?? 'info'}>{judge?.label}</StateTag>;
}

function useFoundMajors(keyword: string, { userId, provinceId }: Student, batchId: RecordId | undefined) {
  const { callOperation } = useServices();
  const body = { keyword, level: 'major', userId, provinceId, batchId, limit: 10 };
  const { data = [] } = useQuery({
    queryKey: ['expert/major', 'found', body],
    queryFn: async ({ signal }) => {
      const options = { allowRepeat: true, quiet: true, signal };
      const { data: answer } = await callOperation(majors, { body, options });
      const rows = isRecord(answer) && Array.isArray(answer.list) ? answer.list.filter(isRecord) : [];
      const read = rows.map(({ name, judge, reason }) => ({
        ...{ name: textOr(name), judge: Number(judge), reason: textOr(reason) },
      }));
      // Names repeat: one major in two codes. The list below has both.
      return [...new Map(read.map((row) => [row.name, row])).values()];
    },
    enabled: keyword !== '' && batchId !== undefined,
    staleTime: 5 * 60_000,
  });
  return keyword === '' ? [] : data;
}
