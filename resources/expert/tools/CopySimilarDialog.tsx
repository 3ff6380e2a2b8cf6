import { useQuery } from '@tanstack/react-query';
import { Button, Empty, Modal, Radio, Skeleton } from 'antd';
import { useState } from 'react';
import { ReadError } from '@/src/crud/ReadError';
import { useServices } from '@/src/crud/services';
import { volunteerStatuses } from '@/src/gaokao/serviceEnumerations';
import { subjectName } from '@/src/gaokao/subjects';
import type { VolunteerTable } from '@/src/gaokao/volunteerTable';
import { isRecord, numberOr, textOr, textsOf } from '@/src/lib/record';
import { parseId, type RecordId, sameId } from '@/src/lib/recordId';
import { expertEndpoints } from '../endpoints';
import { readTable } from '../workbench/model/readTable';
import { useTable, useWorkbench } from '../workbench/model/WorkbenchContext';
import styles from './dialogs.module.css';
import { fittingRows, type SimilarTable, similarFirst } from './similarTables';

const { list } = expertEndpoints['expert/volunteer'].operations;
const { open } = expertEndpoints['expert/table'].operations;

/** 从相似考生复制 (E3, E6): tables of the same batch and category within ten per cent of the rank; what would fit is counted first. */
export default function CopySimilarDialog({ onClose }: { onClose: () => void }) {
  const { actions } = useWorkbench();
  const { notify } = useServices();
  const context = useTable((state) => state.context);
  const tables = useSimilar();
  const [id, setId] = useState<RecordId>();
  const chosen = useChosen(id);
  const fitting = chosen.data && fittingRows(chosen.data.items, context);

  function copy(): void {
    if (!fitting) return;
    actions.edit('从相似考生复制', () => fitting.slice(0, context.batch.maxChoices));
    notify('success', `已复制 ${Math.min(fitting.length, context.batch.maxChoices)} 个志愿，可撤销`);
    onClose();
  }

  return (
    <Modal
      open
      centered
      width={680}
      title="从相似考生复制"
      okText={fitting ? `替换为这 ${fitting.length} 个志愿` : '复制'}
      okButtonProps={{ disabled: !fitting?.length }}
      onOk={copy}
      onCancel={onClose}
    >
      <p className={styles.hint}>
        同省同批次同科类、位次相差 10% 以内的志愿表；选科不符与今年已无计划的不会复制。
      </p>
      {context.candidate.rank === null && <Empty description="请先填写考生位次" />}
      {context.candidate.rank !== null && tables.isPending && <Skeleton active />}
      {tables.isError && <ReadError error={tables.error} retry={tables.refetch} />}
      {tables.data?.length === 0 && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="没有相似考生的志愿表" />
      )}
      <Radio.Group
        className={styles.similar ?? ''}
        value={id}
        onChange={({ target }) => setId(parseId(target.value))}
      >
        {tables.data?.map((table) => (
          <Radio key={table.id} value={table.id}>
            <Similar table={table} />
          </Radio>
        ))}
      </Radio.Group>
      {id !== undefined && (
        <p role="status">
          {chosen.isPending && '正在核对…'}
          {chosen.isError && (
            <>
              志愿表读取失败
              <Button size="small" onClick={() => void chosen.refetch()}>
                重试
              </Button>
            </>
          )}
          {chosen.data && fitting && `${fitting.length}/${chosen.data.items.length} 可用`}
        </p>
      )}
    </Modal>
  );
}

function Similar({ table }: { table: SimilarTable }) {
  const status = volunteerStatuses.find(({ value }) => value === table.status)?.label ?? '';
  return (
    <>
      {table.userName} · {table.score} 分 / 位次 {table.rank.toLocaleString('zh-CN')} ·{' '}
      {table.subjects.map((name) => subjectName(name)).join('、')} · {table.filled} 个志愿 · {status}
    </>
  );
}

function useSimilar() {
  const { callOperation } = useServices();
  const { candidate, batch } = useTable(({ context }) => context);
  const { provinceId, year, category, rank, userId } = candidate;
  return useQuery({
    queryKey: ['expert/similar', batch.id, userId, rank],
    queryFn: async ({ signal }) => {
      const near = rank ?? 0;
      const range = { rankMin: Math.floor(near * 0.9), rankMax: Math.ceil(near * 1.1) };
      const body = { provinceId, year, batchId: batch.id, category, ...range, page: 1, limit: 50 };
      const { data } = await callOperation(list, {
        body,
        options: { allowRepeat: true, quiet: true, signal },
      });
      const rows = isRecord(data) && Array.isArray(data.list) ? data.list.filter(isRecord) : [];
      const others = rows.filter((row) => !sameId(row.userId, userId)).map(readSimilar);
      return similarFirst(others, candidate);
    },
    enabled: rank !== null,
    meta: { saysFailure: () => false },
  });
}

/** Of another student no more than the surname is shown. */
function readSimilar(row: Readonly<Record<string, unknown>>): SimilarTable {
  return {
    id: parseId(row.id) ?? '',
    userName: `${textOr(row.userName).slice(0, 1)}同学`,
    score: numberOr(row.score),
    rank: numberOr(row.rank),
    subjects: textsOf(row.subjects),
    status: numberOr(row.status),
    filled: numberOr(row.filled),
  };
}

function useChosen(id: RecordId | undefined) {
  const { callOperation } = useServices();
  return useQuery({
    queryKey: ['expert/similar', 'table', id],
    queryFn: async ({ signal }): Promise<VolunteerTable> => {
      const options = { allowRepeat: true, quiet: true, signal };
      const table = readTable((await callOperation(open, { body: { id }, options })).data);
      if (!table) throw new Error('志愿表无法读取');
      return table;
    },
    enabled: id !== undefined,
    meta: { saysFailure: () => false },
  });
}
