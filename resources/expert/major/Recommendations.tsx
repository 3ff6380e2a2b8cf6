import { DownloadOutlined, FileTextOutlined } from '@ant-design/icons';
import { Alert, Button, Select } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ReadError } from '@/src/crud/ReadError';
import { useRememberChoice } from '@/src/crud/recent/useRecentChoices';
import { noBatches, offeredBatches, openBatchOf } from '@/src/gaokao/batch';
import type { Student } from '@/src/gaokao/student';
import { categoryName, subjectName } from '@/src/gaokao/subjects';
import { formatNumber } from '@/src/lib/formatNumber';
import { createLoader } from '@/src/lib/loader';
import { isRecord, textOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { useCan } from '@/src/services/useCan';
import { useNotify } from '@/src/services/useNotify';
import { useServices } from '@/src/services/useServices';
import { DialogBoundary } from '@/src/ui/DialogBoundary';
import { useDebounced } from '@/src/ui/fields/useDebounced';
import { load } from '@/src/ui/load';
import { Skeleton } from '@/src/ui/Skeleton';
import { expertEndpoints } from '../endpoints';
import { useSwitches } from '../institution/useSwitches';
import type { SectionCode } from '../report/report';
import { useStudent } from '../student/useStudent';
import { InventedRibbon } from '../unit/InventedRibbon';
import { useBatches } from '../useBatches';
import { readStudent } from '../workbench/model/readTable';
import { Counterfactual } from './Counterfactual';
import { Directions } from './Directions';
import { MajorSearch } from './MajorSearch';
import { MajorTable } from './MajorTable';
import styles from './major.module.css';
import type { Recommendation } from './recommendation';
import { useRecommendations } from './useRecommendations';

const StudentDrawer = load(
  () => import('../student/StudentDrawer'),
  (code) => code.StudentDrawer,
);
const MajorDrawer = load(
  () => import('../college/MajorPanel'),
  (code) => code.MajorDrawer,
);
const { log: studentLog } = expertEndpoints['expert/student'].operations;
const { create: addReport } = expertEndpoints['expert/report'].operations;

/** The majors of one student (screen E8). */
export default function Recommendations({ userId }: { userId: RecordId }) {
  const { data, error, refetch } = useStudent(userId);
  const [editing, setEditing] = useState(false);
  // Her page contains her log, which staff who only recommend may not read.
  const mayOpen = useCan()(studentLog);
  const student = readStudent(data);
  useRememberChoice('students', String(userId), student?.name);
  if (!data && error) return <ReadError error={error} retry={refetch} />;
  if (!student) return <Skeleton rows={10} />;
  return (
    <>
      <header className={styles.head}>
        <h2>{student.name}</h2>
        <span>
          {student.provinceName} · {student.year} · {categoryName(student.category)} ·{' '}
          {student.subjects.map(subjectName).join('、') || '未选科'}
        </span>
        <span>
          {student.score ?? '–'} 分 / 位次 {student.rank == null ? '–' : formatNumber(student.rank)}
        </span>
        {mayOpen && (
          <Button size="small" onClick={() => setEditing(true)}>
            考生信息
          </Button>
        )}
      </header>
      {student.subjects.length === 0 ? (
        <Alert
          type="warning"
          showIcon
          message="请先完善选科信息"
          action={mayOpen && <Button onClick={() => setEditing(true)}>去完善</Button>}
        />
      ) : (
        <Results student={student} />
      )}
      <DialogBoundary close={() => setEditing(false)}>
        {editing && <StudentDrawer userId={userId} tab="score" close={() => setEditing(false)} />}
      </DialogBoundary>
    </>
  );
}

function Results({ student }: { student: Student }) {
  const [directions, setDirections] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState('');
  const [batchId, setBatchId] = useState<RecordId>();
  const [majorCode, setMajorCode] = useState<string>();
  const known = useBatches(student);
  const batches = offeredBatches(known.data ?? []);
  const batch = openBatchOf(batches, batchId ?? null);
  const degree = batch?.kind === 'vocational' ? 2 : 1;
  const keyword = useDebounced(typed.trim());
  const { showSame } = useSwitches(student.storeId);
  const asked = { userId: student.userId, batchId: batch?.id, directions, degree, keyword } as const;
  const { data, error, isFetching, refetch } = useRecommendations(asked, batch !== undefined);
  if (!known.data && known.isError) return <ReadError error={known.error} retry={known.refetch} />;
  if (known.data && !batch) return <Alert type="warning" showIcon message={noBatches(student)} />;
  return (
    <>
      <InventedRibbon more="；录取机会仅供参考" />
      <Directions value={directions} onChange={setDirections} />
      <div className={styles.tools} role="toolbar" aria-label="专业推荐操作">
        <Select
          aria-label="批次"
          className={styles.batch ?? ''}
          value={batch ? String(batch.id) : undefined}
          options={batches.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(id: string) => setBatchId(id)}
        />
        <MajorSearch student={student} batchId={batch?.id} value={typed} onChange={setTyped} />
        <ReportButton student={student} />
        <ExportButton student={student} rows={data ?? []} />
      </div>
      <Counterfactual student={student} />
      {!data && error ? (
        <ReadError error={error} retry={refetch} />
      ) : (
        <MajorTable
          student={student}
          rows={data ?? []}
          reading={known.isPending || isFetching}
          openMajor={setMajorCode}
          asked={asked}
        />
      )}
      <DialogBoundary close={() => setMajorCode(undefined)}>
        {majorCode !== undefined && batch && (
          <MajorDrawer
            majorCode={majorCode}
            scope={{
              provinceId: student.provinceId,
              year: student.year,
              batchId: batch.id,
              mode: batch.mode,
              student,
              bounds: batch,
            }}
            showSame={showSame}
            close={() => setMajorCode(undefined)}
          />
        )}
      </DialogBoundary>
    </>
  );
}

/** Parts of a report about majors (E4). */
const sections: readonly SectionCode[] = ['cover', 'profile', 'score', 'majors', 'disclaimer'];

/** 生成报告, type 2, and opens it (E4). */
function ReportButton({ student }: { student: Student }) {
  const { callOperation } = useServices();
  const can = useCan();
  const navigate = useNavigate();
  const [running, setRunning] = useState(false);
  if (!can(addReport)) return null;
  const create = async () => {
    setRunning(true);
    try {
      const body = { userId: student.userId, type: 2, title: '专业推荐报告', sections, remark: '' };
      const { data } = await callOperation(addReport, { body });
      const id = isRecord(data) ? textOr(data.id) : '';
      void navigate(`/expert/filling/report?userId=${student.userId}&id=${id}`);
    } catch {
      // the pipeline has shown the error; the page stays
    } finally {
      setRunning(false);
    }
  };
  return (
    <Button
      icon={<FileTextOutlined aria-hidden />}
      loading={running}
      data-needs={addReport.permission}
      onClick={() => void create()}
    >
      生成报告
    </Button>
  );
}

const exportPermission = 'expert:major:export';

const exporting = createLoader(() => import('./exportMajors'));

/** 导出 what is listed, as a workbook. */
function ExportButton({ student, rows }: { student: Student; rows: readonly Recommendation[] }) {
  const notify = useNotify();
  const can = useCan();
  const [running, setRunning] = useState(false);
  if (!can(exportPermission)) return null;
  const run = async () => {
    setRunning(true);
    try {
      const { exportMajors } = await exporting.fetch();
      await exportMajors(rows, `专业推荐_${student.userId}`);
    } catch {
      notify('error', '导出失败，请稍后再试');
    } finally {
      setRunning(false);
    }
  };
  return (
    <Button
      icon={<DownloadOutlined aria-hidden />}
      loading={running}
      disabled={rows.length === 0}
      data-needs={exportPermission}
      onClick={() => void run()}
    >
      导出
    </Button>
  );
}
