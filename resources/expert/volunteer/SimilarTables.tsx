import { Alert, Button, Empty, Modal, Radio } from 'antd';
import { useState } from 'react';
import { readList } from '@/providers/data/listResponse';
import { useCalls } from '@/src/crud/useCall';
import { readBatches } from '@/src/gaokao/readBatches';
import { volunteerStatuses } from '@/src/gaokao/serviceEnumerations';
import { keyName } from '@/src/gaokao/unitKey';
import { formatNumber } from '@/src/lib/formatNumber';
import { isRecord, numberOr, textOr, textsOf } from '@/src/lib/record';
import { parseId, type RecordId } from '@/src/lib/recordId';
import { type PageServices, useServices } from '@/src/services/useServices';
import { busy } from '@/src/ui/busy';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import { Skeleton } from '@/src/ui/Skeleton';
import { StateTag } from '@/src/ui/StateTag';
import { batchOf } from '../detail/chances';
import { expertEndpoints } from '../endpoints';
import { readStudent, readTable } from '../workbench/model/readTable';
import { CopiedModal } from './CopyDialog';
import { type Copied, readCopied } from './copied';
import { freeScheme } from './schemes';
import { bySimilarity, fittingRows, similarFilters } from './similar';
import type { Volunteer } from './volunteer';
import styles from './volunteer.module.css';

const volunteer = expertEndpoints['expert/volunteer'].operations;
const { open, student: readPerson } = expertEndpoints['expert/table'].operations;

/** The student to find similar tables for. */
export type SimilarTo = Pick<
  Volunteer,
  'userId' | 'provinceId' | 'year' | 'batchId' | 'mode' | 'category' | 'rank' | 'subjects'
>;

interface Props {
  readonly student: SimilarTo;
  /** Schemes of the student that are in use before the server knows of them. */
  readonly taken?: Parameters<typeof freeScheme>[0];
  readonly close: () => void;
  /** Called with the number of the new scheme. */
  readonly onCopied: (planNo: number) => unknown;
}

/** 从相似考生复制 (E3, E6): tables of students with a similar rank, with the number of usable rows before the copy. */
export function SimilarTables({ student, taken = [], close, onCopied }: Props) {
  useReturnFocus();
  const { callOperation } = useServices();
  const { data, isError } = useSimilar(student);
  const [chosen, setChosen] = useState<RecordId>();
  const [running, setRunning] = useState(false);
  const [copied, setCopied] = useState<Copied>();
  const scheme = freeScheme([...(data?.used ?? []), ...taken]);
  const free = scheme?.value;
  const copy = async () => {
    if (free === undefined) return;
    const body = { id: chosen, userId: student.userId, batchId: student.batchId, planNo: free };
    setRunning(true);
    try {
      const { data: answer } = await callOperation(volunteer.copy, { body });
      setCopied(readCopied(answer, (key) => keyName(student.mode, key)));
      await onCopied(free);
    } catch {
      // shown by the pipeline
    } finally {
      setRunning(false);
    }
  };
  if (copied) return <CopiedModal copied={copied} close={close} />;
  return (
    <Modal
      open
      centered
      width={640}
      title="从相似考生复制"
      okText={scheme ? `复制为${scheme.label}` : '复制'}
      cancelText="取消"
      maskClosable={false}
      okButtonProps={{ disabled: chosen === undefined || free === undefined, ...busy(running) }}
      onOk={() => void copy()}
      onCancel={close}
    >
      {student.rank === null && <Alert type="warning" showIcon message="请先填写考生成绩与位次" />}
      {isError && <Alert type="error" showIcon message="相似考生加载失败，请稍后再试" />}
      {student.rank !== null && !data && !isError && <Skeleton />}
      {data && free === undefined && <Alert type="warning" showIcon message="每个批次最多 5 个方案" />}
      {data?.tables.length === 0 && (
        <Empty description="没有同省份、同批次、同科类且位次相差 10% 以内的志愿表" />
      )}
      {data && data.tables.length > 0 && (
        <Radio.Group
          value={chosen}
          onChange={({ target }) => setChosen(parseId(target.value))}
          className={styles.similar ?? ''}
        >
          {data.tables.map((table) => (
            <Radio key={table.id} value={table.id}>
              {table.userName} · {table.name}{' '}
              <span className={styles.soft}>
                位次 {table.rank == null ? '–' : formatNumber(table.rank)} · {table.subjects.join('')} ·{' '}
                {table.filled} 个志愿
              </span>{' '}
              <Status value={table.status} />
            </Radio>
          ))}
        </Radio.Group>
      )}
      {chosen !== undefined && <Preview key={chosen} id={chosen} student={student} />}
    </Modal>
  );
}

function Status({ value }: { value: number }) {
  const status = volunteerStatuses.find((one) => one.value === value);
  return status ? <StateTag tone={status.tone}>{status.label}</StateTag> : null;
}

/** The usable rows: 38/45 可用, and the reasons against the others. */
function Preview({ id, student }: { id: RecordId; student: SimilarTo }) {
  const [showAll, setShowAll] = useState(false);
  const { data, isError } = useCalls(
    ['expert-similar', 'fitting', String(id), String(student.userId)],
    ({ callOperation, signal }) => readFitting(callOperation, id, student, signal),
  );
  if (isError) return <Alert type="error" showIcon message="志愿表加载失败，请稍后再试" />;
  if (!data) return <Skeleton rows={2} />;
  const fit = data.filter(({ reason }) => reason === undefined);
  const shown = showAll ? data : data.filter(({ reason }) => reason !== undefined);
  return (
    <section aria-label="预览">
      <p role="status">
        {fit.length}/{data.length} 可用{' '}
        <Button type="link" size="small" onClick={() => setShowAll(!showAll)}>
          {showAll ? '只看不可用' : '查看全部'}
        </Button>
      </p>
      <ul className={styles.list}>
        {shown.map(({ key, place, name, reason }) => (
          <li key={key}>
            <span>
              {place}. {name}
            </span>
            {reason === undefined ? (
              <StateTag tone="success">可用</StateTag>
            ) : (
              <StateTag tone="danger">{reason}</StateTag>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

async function readFitting(
  callOperation: PageServices['callOperation'],
  id: RecordId,
  { userId, provinceId, year, batchId }: SimilarTo,
  signal: AbortSignal,
) {
  const options = { allowRepeat: true, quiet: true, signal };
  const [one, person, all] = await Promise.all([
    callOperation(open, { body: { id }, options }),
    callOperation(readPerson, { body: { id: userId }, options }),
    callOperation(volunteer.batches, { body: { provinceId, year }, options }),
  ]);
  const [table, student] = [readTable(one.data), readStudent(person.data)];
  const batch = batchOf(readBatches(all.data), { batchId });
  if (!table || !student || !batch) throw new Error('志愿表无法读取');
  return fittingRows(table, student, batch);
}

/** The tables, and the schemes that the student has used. */
function useSimilar(student: SimilarTo) {
  const filters = similarFilters(student);
  return useCalls(
    ['expert-similar', String(student.userId), String(student.batchId), student.rank],
    async ({ callOperation }) => {
      const read = async (body: object) => {
        const response = await callOperation(volunteer.list, {
          body: { ...body, page: 1, limit: 100 },
        });
        return readList(response, volunteer.list.path)
          .list.filter(isRecord)
          .flatMap((row) => readRow(row) ?? []);
      };
      const { userId, batchId } = student;
      const [tables, own] = await Promise.all([read({ ...filters }), read({ userId, batchId })]);
      const used = own.filter(({ status }) => status !== 9);
      return { tables: bySimilarity(tables, student), used };
    },
    { enabled: filters !== undefined },
  );
}

function readRow(row: Record<string, unknown>) {
  const [id, userId] = [parseId(row.id), parseId(row.userId)];
  if (id === undefined || userId === undefined) return undefined;
  const rank = numberOr(row.rank, Number.NaN);
  return {
    id,
    userId,
    // only the surname of another student is shown
    userName: `${textOr(row.userName).slice(0, 1)}同学`,
    name: textOr(row.name),
    planNo: numberOr(row.planNo),
    rank: Number.isNaN(rank) ? null : rank,
    subjects: textsOf(row.subjects),
    filled: numberOr(row.filled),
    status: ([0, 1, 2, 3, 9] as const).find((one) => one === numberOr(row.status)) ?? 0,
  };
}
