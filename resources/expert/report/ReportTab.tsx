import { Empty } from 'antd';
import { Link } from 'react-router';
import { ReadError } from '@/src/crud/ReadError';
import { useCall } from '@/src/crud/useCall';
import { reportStatuses, reportTypes } from '@/src/gaokao/serviceEnumerations';
import { timeOr } from '@/src/lib/dates';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { useCan } from '@/src/services/useCan';
import { Skeleton } from '@/src/ui/Skeleton';
import { StateTag } from '@/src/ui/StateTag';
import { expertEndpoints } from '../endpoints';
import styles from './report.module.css';

interface Props {
  /** The student whose reports are listed. */
  readonly userId: RecordId;
  /** Restricts the list to reports of this table, which new ones belong to. */
  readonly tableId?: RecordId;
}

const { list } = expertEndpoints['expert/report'].operations;

/**
 * The reports of a student, as a tab of other pages (E2, E5). They are read here, and made and delivered on their own
 * page.
 */
export default function ReportTab({ userId, tableId }: Props) {
  const can = useCan();
  const about = { userId, ...(tableId !== undefined && { tableId }) };
  const { data, error, refetch } = useCall(
    list,
    (data) => {
      const rows = isRecord(data) ? data.list : [];
      return Array.isArray(rows) ? rows.filter(isRecord) : [];
    },
    { of: ['expert/report', 'tab', about], body: { ...about, page: 1, limit: 50 } },
  );
  if (!data && error) return <ReadError error={error} retry={refetch} />;
  if (!data) return <Skeleton />;
  const query = new URLSearchParams(Object.entries(about).map(([key, value]) => [key, String(value)]));
  return (
    <div className={styles.tab}>
      {can('expert:report:create') && (
        <Link className={styles.create} to={`/expert/filling/report/create?${query}`}>
          生成报告
        </Link>
      )}
      {data.length === 0 && <Empty description="暂无报告" />}
      <ul className={styles.reports}>
        {data.map((row) => (
          <li key={textOr(row.id)}>
            <Link to={`/expert/filling/report?userId=${userId}&id=${textOr(row.id)}`}>
              {textOr(row.title)}
            </Link>
            <Tag states={reportTypes} value={row.type} />
            <Tag states={reportStatuses} value={row.status} />
            <span className={styles.soft}>
              {numberOr(row.tableVersion) > 0 && `版本 ${numberOr(row.tableVersion)} · `}
              {timeOr(row.createdAt)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

type States = typeof reportTypes | typeof reportStatuses;

/** A state in a word on its colour. */
export function Tag({ states, value }: { states: States; value: unknown }) {
  const state = states.find((one) => one.value === numberOr(value, -1));
  if (!state) return null;
  return <StateTag tone={'tone' in state ? state.tone : 'info'}>{state.label}</StateTag>;
}
