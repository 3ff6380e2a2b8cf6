import { Alert, Modal } from 'antd';
import type { BatchDialogProps } from '@/src/crud/actions/action';
import { useCalls } from '@/src/crud/useCall';
import { isRecord, numberOr, textOr, textsOf } from '@/src/lib/record';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import { Skeleton } from '@/src/ui/Skeleton';
import { managementEndpoints } from '../endpoints';
import { type Appraisal, appraisalTypes, durationText } from './appraisal';
import styles from './appraisal.module.css';
import { MajorTags } from './MajorTags';
import { ReportChart } from './ReportTab';

const { one } = managementEndpoints['management/appraisal'].operations;

/** Reports that fit side by side. */
const mostReports = 4;

/** Up to four reports side by side; those of one kind share a chart as well (screen G1, Beyond). */
export default function CompareDialog({ rows, close }: BatchDialogProps<Appraisal>) {
  useReturnFocus();
  const finished = rows.filter(({ status }) => numberOr(status) !== 0);
  const chosen = finished.slice(0, mostReports);
  const { reports, isFailed } = useReports(chosen);
  const kinds = new Set(chosen.map(({ type }) => numberOr(type)));
  const isWhole = reports.length === chosen.length;
  return (
    <Modal open centered title="测评对比" width={1180} footer={null} onCancel={close}>
      {finished.length > mostReports && (
        <Alert type="info" showIcon message={`最多对比 ${mostReports} 份报告，以下为前 ${mostReports} 份`} />
      )}
      {finished.length < rows.length && (
        <Alert type="info" showIcon message="未完成的测评没有报告，不参与对比" />
      )}
      {isFailed && <Alert type="error" showIcon message="报告加载失败，请稍后再试" />}
      {!isWhole && !isFailed && <Skeleton />}
      {isWhole && kinds.size === 1 && reports.length > 1 && <ReportChart reports={reports} />}
      {isWhole && (
        <div className={styles.compare}>
          {reports.map((report) => (
            <Side key={report.id} report={report} hasChart={kinds.size > 1 || reports.length === 1} />
          ))}
        </div>
      )}
    </Modal>
  );
}

function Side({ report, hasChart }: { report: Appraisal; hasChart: boolean }) {
  const type = appraisalTypes.find(({ value }) => value === numberOr(report.type));
  return (
    <section className={styles.side} aria-label={`${report.userName}的${type?.label ?? ''}`}>
      <h3>
        {report.userName} <span className={styles.soft}>{type?.label}</span>
        <span className={styles.result}>{report.resultCode}</span>
      </h3>
      {hasChart && <ReportChart reports={[report]} />}
      <p className={styles.soft}>
        {report.provinceName} · {report.year} 年 · 用时 {durationText(numberOr(report.duration))}
      </p>
      {report.doubt !== '' && <p>存疑：{report.doubt}</p>}
      <p>
        <MajorTags majors={report.majors} />
      </p>
      {report.comment !== '' && <p className={styles.comment}>{report.comment}</p>}
    </section>
  );
}

/** The whole of the selected reports, in their order. */
function useReports(rows: readonly Appraisal[]): { reports: Appraisal[]; isFailed: boolean } {
  const { data = [] } = useCalls(
    ['management/appraisal', 'reports', rows.map(({ id }) => id)],
    ({ callOperation }) =>
      Promise.allSettled(
        rows.map(async (row) => withScores(row, (await callOperation(one, { body: { id: row.id } })).data)),
      ),
    { quiet: false },
  );
  return {
    reports: data.flatMap((read) => (read.status === 'fulfilled' ? read.value : [])),
    isFailed: data.some(({ status }) => status === 'rejected'),
  };
}

/** The row with what only the whole record holds. */
function withScores(row: Appraisal, data: unknown): Appraisal {
  if (!isRecord(data)) throw new Error('no report');
  const scores = Array.isArray(data.scores) ? data.scores.map((score) => numberOr(score)) : [];
  return {
    ...row,
    scores,
    majors: textsOf(data.majors),
    comment: textOr(data.comment),
    doubt: textOr(data.doubt),
  };
}
