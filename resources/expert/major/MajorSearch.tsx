import { AutoComplete, Input } from 'antd';
import { judges } from '@/src/gaokao/enumerations';
import type { Student } from '@/src/gaokao/student';
import type { RecordId } from '@/src/lib/recordId';
import { clearable } from '@/src/ui/fields/inputIcons';
import { useDebounced } from '@/src/ui/fields/useDebounced';
import { StateTag } from '@/src/ui/StateTag';
import { useJudgedMajors } from '../useJudgedMajors';
import styles from './major.module.css';

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
      <Input allowClear={clearable} aria-label="查找专业" placeholder="专业名称或代码" />
    </AutoComplete>
  );
}

function Judge({ value }: { value: number }) {
  const judge = judges.find((one) => one.value === value);
  return <StateTag tone={judge?.tone ?? 'info'}>{judge?.label}</StateTag>;
}

/** The found majors. Names repeat, one major in two codes: the list below has both. */
function useFoundMajors(keyword: string, { userId, provinceId }: Student, batchId: RecordId | undefined) {
  const isAsked = keyword !== '' && batchId !== undefined;
  const { data = [] } = useJudgedMajors({ userId, provinceId, batchId }, keyword, isAsked);
  return isAsked ? [...new Map(data.map((row) => [row.name, row])).values()] : [];
}
