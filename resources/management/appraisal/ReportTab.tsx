import { Alert, Button, Empty, Space } from 'antd';
import { useState } from 'react';
import { RowActionDialog } from '@/src/crud/actions/RowActionDialog';
import { useDownload } from '@/src/crud/transfers/useDownload';
import { useOperation } from '@/src/crud/useOperation';
import { timeOr } from '@/src/lib/dates';
import { numberOr } from '@/src/lib/record';
import { useCan } from '@/src/services/useCan';
import { Chart } from '@/src/ui/chart/Chart';
import { useConfirm } from '@/src/ui/confirm/ConfirmProvider';
import { managementEndpoints } from '../endpoints';
import { type Appraisal, appraisalTypes, canDo, chartOf } from './appraisal';
import styles from './appraisal.module.css';
import { MajorTags } from './MajorTags';

const { operations } = managementEndpoints['management/appraisal'];

/** One report: its respects as a chart, majors that fit, and what an expert says (screen G1). */
export default function ReportTab({ record }: { record: Appraisal }) {
  if (numberOr(record.status) === 0) return <Unfinished record={record} />;
  return (
    <div className={styles.report}>
      {record.doubt !== '' && <Doubt record={record} />}
      <ReportChart reports={[record]} />
      <section aria-label="匹配专业">
        <h3>匹配专业</h3>
        {record.majors.length > 0 ? (
          <Space wrap size={[4, 4]}>
            <MajorTags majors={record.majors} />
          </Space>
        ) : (
          <span className={styles.soft}>该类测评不匹配专业</span>
        )}
      </section>
      <Comment record={record} />
    </div>
  );
}

/** A radar where each respect is one of its own, bars where they stand in pairs; with its table. */
export function ReportChart({ reports }: { reports: readonly Appraisal[] }) {
  const type = numberOr(reports[0]?.type, 1);
  const label = appraisalTypes.find(({ value }) => value === type)?.label ?? '';
  return (
    <Chart
      title={`${label}·维度得分`}
      kind={type === 2 ? 'bar' : 'radar'}
      max={100}
      data={chartOf(reports)}
    />
  );
}

function Unfinished({ record }: { record: Appraisal }) {
  return (
    <Empty description={`学生已答 ${record.answered}/${record.questions} 题，完成后可查看报告`}>
      <ResetButton record={record} />
    </Empty>
  );
}

/** Why the answers are in doubt, and beside it the way to have the test taken again. */
function Doubt({ record }: { record: Appraisal }) {
  const can = useCan();
  const [voids, setVoids] = useState(false);
  return (
    <>
      <Alert
        type="warning"
        showIcon
        message="作答存疑"
        description={record.doubt}
        action={
          <Space direction="vertical">
            {canDo('void', record) && can(operations.void) && (
              <Button
                size="small"
                danger
                data-needs={operations.void.permission}
                onClick={() => setVoids(true)}
              >
                作废
              </Button>
            )}
            <ResetButton record={record} />
          </Space>
        }
      />
      {voids && <RowActionDialog name="void" row={{ ...record }} close={() => setVoids(false)} />}
    </>
  );
}

/** 重置机会, where the test's state allows it. */
function ResetButton({ record }: { record: Appraisal }) {
  const { run, allowed, needs } = useOperation('reset', '已重置作答机会');
  const confirm = useConfirm();
  if (!allowed || !canDo('reset', record)) return null;
  const ask = () =>
    confirm({
      text: '重置后学生可重新作答，确定吗？',
      run: () => run({ id: record.id, rev: record.rev }),
    });
  return (
    <Button size="small" data-needs={needs} onClick={() => void ask()}>
      重置机会
    </Button>
  );
}

function Comment({ record }: { record: Appraisal }) {
  const can = useCan();
  const download = useDownload();
  const [writes, setWrites] = useState(false);
  return (
    <section aria-label="专家点评">
      <h3>专家点评</h3>
      {record.comment === '' ? (
        <p className={styles.soft}>暂无点评</p>
      ) : (
        <>
          <p className={styles.comment}>{record.comment}</p>
          <p className={styles.soft}>
            {record.commentBy} · {timeOr(record.commentTime)}
          </p>
        </>
      )}
      <div className={styles.bar}>
        {canDo('comment', record) && can(operations.comment) && (
          <Button data-needs={operations.comment.permission} onClick={() => setWrites(true)}>
            {record.comment === '' ? '写点评' : '修改点评'}
          </Button>
        )}
        {canDo('pdf', record) && (
          <Button
            data-needs={operations.pdf.permission}
            onClick={() =>
              void download.form(operations.pdf.path, { id: record.id }, `测评报告_${record.userName}.pdf`)
            }
          >
            下载 PDF
          </Button>
        )}
      </div>
      {writes && <RowActionDialog name="comment" row={{ ...record }} close={() => setWrites(false)} />}
    </section>
  );
}
