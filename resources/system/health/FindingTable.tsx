import { Link } from 'react-router';
import { useCan } from '@/src/services/useCan';
import { PagedTable } from '@/src/ui/table/PagedTable';
import type { Finding } from './health';
import styles from './health.module.css';

/** Headings of the first two columns. */
export interface Columns {
  readonly subject: string;
  readonly detail: string;
}

interface Props {
  readonly label: string;
  readonly columns: Columns;
  /** The text where there are no rows. */
  readonly none: string;
  readonly findings: readonly Finding[];
}

/** Findings, each with advice. */
export function FindingTable({ label, columns, none, findings }: Props) {
  if (findings.length === 0) return <p className={styles.none}>{none}</p>;
  return (
    <PagedTable<Finding>
      size="small"
      rowKey="key"
      aria-label={label}
      scroll={{ x: 720 }}
      dataSource={findings}
      columns={[
        { title: columns.subject, dataIndex: 'subject', width: '30%', className: styles.text ?? '' },
        { title: columns.detail, dataIndex: 'detail', width: '35%', className: styles.text ?? '' },
        { title: '下一步', key: 'next', render: (_, finding) => <Advice finding={finding} /> },
      ]}
    />
  );
}

function Advice({ finding: { advice, to, needs, subject } }: { finding: Finding }) {
  const can = useCan();
  return (
    <>
      {advice}{' '}
      {to !== undefined && can(needs) && (
        <Link to={to} className={styles.way} aria-label={`去处理：${subject}`}>
          去处理
        </Link>
      )}
    </>
  );
}
