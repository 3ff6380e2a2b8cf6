import { Button, List, Progress } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SummaryStrip } from '@/src/crud/list/above/SummaryStrip';
import { useCall } from '@/src/crud/useCall';
import { useInvalidateResource } from '@/src/crud/useInvalidateResource';
import { useOperation } from '@/src/crud/useOperation';
import { timeOr } from '@/src/lib/dates';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { parseId } from '@/src/lib/recordId';
import { useNotify } from '@/src/services/useNotify';
import { useServices } from '@/src/services/useServices';
import { useConfirm } from '@/src/ui/confirm/ConfirmProvider';
import { DialogBoundary } from '@/src/ui/DialogBoundary';
import { load } from '@/src/ui/load';
import { cardKey } from '../../lookups/memberPages';
import { managementEndpoints } from '../endpoints';
import styles from './card.module.css';
import { cardTypes, wordsOf } from './cardEnumerations';
import type { ReleasedBatch } from './ReleaseDialog';
import { oldestFirst, rowsIn, useCardCall } from './useCardCall';

const ReleaseDialog = load(() => import('./ReleaseDialog'));
const { list, making: makingCall, releases } = managementEndpoints['management/card-release'].operations;
const types = wordsOf(cardTypes);
type Wire = Readonly<Record<string, unknown>>;

/** Above the batches: those in production, and the requests for cards (screen G12). */
export default function BatchesHead() {
  const making = useMaking();
  const { data, isError } = useCardCall(releases, { ...oldestFirst, status: 0 });
  const wishes = rowsIn(data);
  const total = isRecord(data) ? numberOr(data.total) : 0;
  const waits = total > 0 ? ('warning' as const) : undefined;
  const counts = [
    {
      key: 'wishes',
      label: '待处理的领卡申请',
      value: isRecord(data) ? String(total) : undefined,
      unit: '件',
      tone: waits,
    },
    { key: 'making', label: '正在制卡', value: making && String(making.length), unit: '批' },
  ];
  return (
    <SummaryStrip label="领卡与制卡" reading={data === undefined && !isError} stats={counts}>
      {making && <Making making={making} />}
      <Wishes wishes={wishes} total={total} />
    </SummaryStrip>
  );
}

/** Milliseconds after which the progress is asked for again. */
const pace = 2000;

/** New batches with how far their cards are; once they are made, the pages are read again. */
function useMaking(): readonly Wire[] | undefined {
  const invalidate = useInvalidateResource();
  // The next reading may succeed: no message at each that fails.
  const { data } = useCall(makingCall, (answer) => (Array.isArray(answer) ? answer.filter(isRecord) : []), {
    of: cardKey,
    body: {},
    refetchInterval: (rows = []) => rows.length > 0 && pace,
  });
  const count = data?.length ?? 0;
  const finish = useEffectEvent(() => void invalidate());
  const before = useRef(0);
  useEffect(() => {
    if (count < before.current) finish();
    before.current = count;
  }, [count]);
  return data;
}

function Making({ making }: { readonly making: readonly Wire[] }) {
  if (making.length === 0) return null;
  return (
    <section className={styles.figures} aria-label="正在制卡">
      {making.map(({ id, batchNo, name, progress }) => (
        <div key={textOr(id)}>
          {textOr(batchNo)} {textOr(name)} 制卡中
          <Progress percent={numberOr(progress)} aria-label="制卡进度" />
        </div>
      ))}
    </section>
  );
}

/**
 * Institutions that wait for cards. They get them from here, out of the oldest batch that has as many, or take their
 * wish back (撤回申请).
 */
function Wishes({ wishes, total }: { readonly wishes: readonly Wire[]; readonly total: number }) {
  const { run, allowed, needs } = useOperation('apply', '申请已撤回');
  const releasing = useOperation('release');
  const confirm = useConfirm();
  const findBatch = useFindBatch();
  const [opened, setOpened] = useState<{ readonly wish: Wire; readonly row: ReleasedBatch }>();
  const open = async (wish: Wire) => {
    const row = await findBatch(wish);
    if (row) setOpened({ wish, row });
  };
  const cancel = ({ id, rev }: Wire) =>
    confirm({
      text: '撤回后可重新申请，确定撤回该领卡申请吗？',
      run: () => run({ releaseId: id, cancel: 1, rev }),
    });
  const give = (wish: Wire) => (
    <Button
      key="release"
      type="link"
      size="small"
      data-needs={releasing.needs}
      onClick={() => void open(wish).catch(() => undefined)}
    >
      发放
    </Button>
  );
  const takeBack = (wish: Wire) => (
    <Button key="cancel" type="link" size="small" data-needs={needs} onClick={() => void cancel(wish)}>
      撤回申请
    </Button>
  );
  return (
    <>
      {wishes.length > 0 && (
        <section className={styles.figures} aria-label="待处理的领卡申请">
          <List
            size="small"
            bordered
            header={
              <strong>
                待处理的领卡申请（{total}）{total > wishes.length && `，以下为最早的 ${wishes.length} 件`}
              </strong>
            }
            dataSource={[...wishes]}
            renderItem={(wish) => (
              <List.Item
                actions={[...(releasing.allowed ? [give(wish)] : []), ...(allowed ? [takeBack(wish)] : [])]}
              >
                <span>
                  {textOr(wish.storeName)} 申请{types[numberOr(wish.cardType)]} {textOr(wish.quantity)} 张：
                  {textOr(wish.remark)}
                  <small className={styles.wishTime}>{timeOr(wish.createTime).slice(0, 16)}</small>
                </span>
              </List.Item>
            )}
          />
        </section>
      )}
      {/* A request that is gone meanwhile takes no typed text along. */}
      {opened && (
        <DialogBoundary close={() => setOpened(undefined)}>
          <ReleaseDialog {...opened} close={() => setOpened(undefined)} />
        </DialogBoundary>
      )}
    </>
  );
}

/** Finds the oldest batch with as many cards of a type as somebody needs; says so where none has. */
function useFindBatch() {
  const { callOperation } = useServices();
  const notify = useNotify();
  return async ({ cardType, quantity }: Wire): Promise<ReleasedBatch | undefined> => {
    const body = { cardType, page: 1, limit: 200 };
    const { data } = await callOperation(list, { body, options: { allowRepeat: true } });
    const fitting = rowsIn(data).filter(
      ({ status, stock }) => [1, 2].includes(numberOr(status)) && numberOr(stock) >= numberOr(quantity),
    );
    const batch = fitting.at(-1);
    if (batch) return readBatch(batch);
    notify('error', `没有库存足够的${types[numberOr(cardType)] ?? ''}批次，请先生成卡片`);
    return undefined;
  };
}

function readBatch(row: Wire): ReleasedBatch {
  return {
    ...{ id: parseId(row.id) ?? '', rev: numberOr(row.rev), batchNo: textOr(row.batchNo) },
    ...{ name: textOr(row.name), cardType: numberOr(row.cardType) },
    ...{ facePrice: textOr(row.facePrice), unitPrice: textOr(row.unitPrice), stock: numberOr(row.stock) },
  };
}
