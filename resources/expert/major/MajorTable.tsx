import { Popover } from 'antd';
import { judges } from '@/src/gaokao/enumerations';
import type { Student } from '@/src/gaokao/student';
import { formatNumber } from '@/src/lib/formatNumber';
import { useCan } from '@/src/services/useCan';
import { StateTag } from '@/src/ui/StateTag';
import { PagedTable } from '@/src/ui/table/PagedTable';
import { expertEndpoints } from '../endpoints';
import { TierTag } from '../unit/TierTag';
import { Actions, MarkSelect, Remark } from './MajorTools';
import styles from './major.module.css';
import { partsOf, type Recommendation } from './recommendation';
import { type MajorQuery, useMarking, useWishing } from './useRecommendations';

const { save } = expertEndpoints['expert/major'].operations;

interface Props {
  readonly student: Student;
  readonly rows: readonly Recommendation[];
  readonly reading: boolean;
  readonly openMajor: (code: string) => void;
  /** The question that the rows answer. */
  readonly asked: MajorQuery;
}

/** All columns together: what a screen of 1366 pixels leaves them beside the menu and the students. */
const leastWidth = 872;

/** Majors by how well they fit, with the expert's opinion and the family's wishes (screen E8). */
export function MajorTable({ student, rows, reading, openMajor, asked }: Props) {
  const can = useCan();
  const mark = useMarking(asked);
  const { isSaving, setWish } = useWishing(student);
  const editable = can(save);
  return (
    <PagedTable<Recommendation>
      size="small"
      className={styles.table ?? ''}
      rowKey="majorCode"
      loading={reading}
      scroll={{ x: leastWidth }}
      dataSource={[...rows]}
      locale={{ emptyText: '没有符合条件的专业' }}
      columns={[
        { title: '匹配度', width: 68, fixed: 'left', render: (_, row) => <Fit row={row} /> },
        {
          title: '专业',
          width: 124,
          render: (_, row) => <MajorName row={row} student={student} open={openMajor} />,
        },
        {
          title: '专业类 / 门类',
          width: 88,
          render: (_, { majorClass, category }) => (
            <span className={styles.class}>
              {majorClass}
              <small>{category}</small>
            </span>
          ),
        },
        { title: '选科', width: 72, render: (_, row) => <Verdict row={row} /> },
        { title: '覆盖率', width: 52, align: 'right', render: (_, { parts }) => percent(parts.coverage) },
        { title: '可报院校数', width: 52, align: 'right', dataIndex: 'schoolCount' },
        {
          title: '计划数',
          width: 56,
          align: 'right',
          render: (_, row) => formatNumber(row.planCount),
        },
        {
          title: '稳保占比',
          width: 82,
          align: 'right',
          render: (_, { parts, bestTier }) => (
            <span className={styles.open}>
              {percent(parts.open)} <TierTag tier={bestTier} />
            </span>
          ),
        },
        {
          title: '专家标记',
          width: 92,
          render: (_, row) => (
            <MarkSelect
              row={row}
              disabled={!editable}
              onChange={(value) => void mark(row, { mark: value })}
            />
          ),
        },
        {
          title: '备注',
          width: 76,
          render: (_, row) => (
            <Remark
              row={row}
              disabled={!editable}
              onChange={async (remark) => (await mark(row, { remark }))?.remark}
            />
          ),
        },
        {
          title: '操作',
          width: 110,
          fixed: 'right',
          render: (_, row) => (
            <Actions
              row={row}
              student={student}
              batchId={asked.batchId}
              saving={isSaving(row.majorCode)}
              setWish={(wish, on) => void setWish(wish, row.majorCode, on)}
            />
          ),
        },
      ]}
    />
  );
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/** How well it fits; its parts where one points or tabs to it. */
function Fit({ row: { fit, parts, majorName } }: { row: Recommendation }) {
  return (
    <Popover
      trigger={['hover', 'focus']}
      title={`匹配度 ${fit}`}
      content={
        <ul className={styles.parts}>
          {partsOf(parts).map(({ name, weight, percent: value }) => (
            <li key={name}>
              <span>
                {name}（权重 {weight}%）
              </span>
              <b>{value}%</b>
            </li>
          ))}
        </ul>
      }
    >
      <button type="button" className={styles.fit} aria-label={`${majorName}匹配度 ${fit}，查看构成`}>
        <i aria-hidden="true" style={{ '--width': `${fit}%` }} />
        <b>{fit}</b>
      </button>
    </Popover>
  );
}

function MajorName({
  row,
  student,
  open,
}: {
  row: Recommendation;
  student: Student;
  open: (code: string) => void;
}) {
  return (
    <span className={styles.name}>
      <button type="button" className={styles.link} onClick={() => open(row.majorCode)}>
        {row.majorName}
      </button>
      <small>{row.majorCode}</small>
      {student.prefer.majorCodes.includes(row.majorCode) && <StateTag tone="success">意向</StateTag>}
      {student.exclude.majorCodes.includes(row.majorCode) && <StateTag tone="danger">已排除</StateTag>}
    </span>
  );
}

function Verdict({ row: { judge, reason } }: { row: Recommendation }) {
  const found = judges.find(({ value }) => value === judge);
  return (
    <span className={styles.verdict}>
      <StateTag tone={found?.tone ?? 'info'}>{found?.label}</StateTag>
      {reason && <small>{reason}</small>}
    </span>
  );
}
