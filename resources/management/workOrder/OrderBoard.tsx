import { Button, Empty } from 'antd';
import { type DragEvent, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { cardMarks, useMovedCard } from '@/src/crud/board/useMovedCard';
import { crudFilters } from '@/src/crud/list/listAddress';
import { ReadError } from '@/src/crud/ReadError';
import { RecordLink, StoreLink } from '@/src/crud/RecordLink';
import { useResourcePage } from '@/src/crud/ResourceContext';
import type { ListDisplayProps, Row } from '@/src/crud/resourceSpec';
import { fromList, recordPath } from '@/src/crud/useOpenRecord';
import { useOperation } from '@/src/crud/useOperation';
import { useRowsQuery } from '@/src/crud/useRowsQuery';
import { workOrderStatuses } from '@/src/gaokao/enumerations';
import { useCan } from '@/src/services/useCan';
import { useServices } from '@/src/services/useServices';
import { useConfirm } from '@/src/ui/confirm/ConfirmProvider';
import { Skeleton } from '@/src/ui/Skeleton';
import { StateTag } from '@/src/ui/StateTag';
import styles from '../board.module.css';
import { FinishDialog, RejectDialog } from './dialogs';
import { TimeLeft } from './OrderCells';
import { type OrderLine, readOrder } from './readWorkOrder';
import type { WorkOrderStatus } from './workOrder';
import {
  type Actor,
  canStep,
  dropRefusal,
  stepInto,
  type WorkOrderStep,
  workOrderSteps,
} from './workOrderSteps';
import { handlerText, headlineOf } from './workOrderTexts';

/** Cards of a column that are read at once; the rest is in the list. */
const mostCards = 30;

/** A card with the row that it was made of, which dialogs send. */
interface Held {
  readonly row: Row;
  readonly order: OrderLine;
}

type OpenDialog = Held & { readonly step: 'finish' | 'reject' };

/**
 * The work orders by state, a column each; where the filters name a state, its column alone. Buttons move a card, as
 * does dragging to an allowed state.
 */
export default function OrderBoard({ filters, showList }: ListDisplayProps) {
  const { userId } = useServices();
  const { operations } = useResourcePage().resource.endpoints;
  const can = useCan();
  const may = (step: WorkOrderStep) => can(operations[step]);
  const actor: Actor = { userId: userId(), may, now: Date.now() };
  const { run } = useOperation('accept', '受理成功');
  const confirm = useConfirm();
  const [held, setHeld] = useState<Held>();
  const [opened, setOpened] = useState<OpenDialog>();
  const { board, follow, focusMoved } = useMovedCard();
  const tellMoved = (step: WorkOrderStep, { id }: OrderLine) => {
    const { to } = workOrderSteps[step];
    if (to !== undefined) follow(id, to);
  };
  const take = (step: 'accept' | 'finish' | 'reject', card: Held) => {
    if (step !== 'accept') return setOpened({ ...card, step });
    const { id, rev, orderNo } = card.order;
    const accept = () => run({ id, rev }).then(() => tellMoved(step, card.order));
    void confirm({ text: `确定受理工单 ${orderNo} 吗？`, run: accept });
  };
  const drop = (status: WorkOrderStatus) => {
    const step = held && dropRefusal(status, held.order, actor) === undefined && stepInto(status, held.order);
    if (held && (step === 'accept' || step === 'finish' || step === 'reject')) take(step, held);
    setHeld(undefined);
  };
  const shown = workOrderStatuses.filter(({ value }) => !filters.status || filters.status === String(value));
  const Dialog = opened?.step === 'finish' ? FinishDialog : RejectDialog;
  return (
    <section {...board} className={styles.board} aria-label="工单看板">
      {shown.map(({ value }) => (
        <Column
          key={value}
          status={value}
          filters={filters}
          actor={actor}
          held={held}
          onHold={setHeld}
          onDrop={() => drop(value)}
          onStep={take}
          onDrawn={focusMoved}
          showAll={() => showList({ status: String(value) })}
        />
      ))}
      {opened && (
        <Dialog
          row={opened.row}
          onDone={() => tellMoved(opened.step, opened.order)}
          close={() => setOpened(undefined)}
        />
      )}
    </section>
  );
}

interface ColumnProps {
  readonly status: WorkOrderStatus;
  readonly filters: ListDisplayProps['filters'];
  readonly actor: Actor;
  readonly held: Held | undefined;
  readonly onHold: (card: Held | undefined) => void;
  readonly onDrop: () => void;
  readonly onStep: (step: 'accept' | 'finish' | 'reject', card: Held) => void;
  readonly onDrawn: () => void;
  readonly showAll: () => void;
}

function Column({ status, filters, actor, held, onHold, onDrop, onStep, onDrawn, showAll }: ColumnProps) {
  useEffect(onDrawn);
  const { resource } = useResourcePage();
  const { data, isError, error, refetch } = useRowsQuery(resource, {
    pagination: { currentPage: 1, pageSize: mostCards },
    filters: crudFilters(resource.filters, { ...filters, status: String(status) }),
    hasPanel: true,
  });
  const state = workOrderStatuses.find(({ value }) => value === status);
  const refusal = held && dropRefusal(status, held.order, actor);
  const takes = held !== undefined && refusal === undefined;
  const total = data?.total ?? 0;
  return (
    <section
      className={styles.column}
      aria-label={state?.label}
      data-takes={takes}
      onDragOver={(event) => takes && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDrop();
      }}
    >
      <h3>
        <StateTag tone={(state && 'tone' in state && state.tone) || 'info'}>{state?.label}</StateTag>
        {data && <small>{total}</small>}
      </h3>
      {refusal && held && held.order.status !== status && (
        <p role="status" className={styles.why}>
          {refusal}
        </p>
      )}
      {!data && isError && <ReadError error={error} retry={() => void refetch()} />}
      {!data && !isError && <Skeleton />}
      {data?.data.length === 0 && <Empty description="暂无工单" />}
      {data && data.data.length > 0 && (
        <ul aria-label={`${state?.label}的工单`}>
          {data.data.map((row) => (
            <Card key={row.id} row={row} actor={actor} onHold={onHold} onStep={onStep} />
          ))}
        </ul>
      )}
      {total > mostCards && (
        <Button type="link" onClick={showAll}>
          查看全部 {total} 个
        </Button>
      )}
    </section>
  );
}

interface CardProps extends Pick<ColumnProps, 'actor' | 'onHold' | 'onStep'> {
  readonly row: Row;
}

function Card({ row, actor, onHold, onStep }: CardProps) {
  const { resource, basePath } = useResourcePage();
  const { operations } = resource.endpoints;
  const can = useCan();
  const { search } = useLocation();
  const order = readOrder(row);
  const steps = (['accept', 'finish', 'reject'] as const).filter(
    (step) => can(operations[step]) && canStep(step, order, actor),
  );
  const hold = (event: DragEvent) => {
    event.dataTransfer.setData('text/plain', order.orderNo);
    onHold({ row, order });
  };
  return (
    <li
      className={styles.card}
      {...cardMarks(order.id, order.status)}
      draggable={steps.length > 0}
      onDragStart={hold}
      onDragEnd={() => onHold(undefined)}
    >
      <div className={styles.cardHead}>
        {can(operations.one) ? (
          <Link to={{ pathname: recordPath(basePath, 'show', order.id), search }} state={fromList}>
            {order.orderNo}
          </Link>
        ) : (
          <b>{order.orderNo}</b>
        )}
        {order.urgent && <StateTag tone="danger">紧急</StateTag>}
      </div>
      <p>{headlineOf(order)}</p>
      <p>
        <RecordLink resource="expert/student" id={order.userId}>
          {order.userName}
        </RecordLink>
        {order.userName && order.storeName && ' · '}
        <StoreLink of={order} />
      </p>
      <p>{order.status <= 1 ? <TimeLeft deadline={order.deadline} /> : handlerText(order)}</p>
      {steps.length > 0 && (
        <div className={styles.steps}>
          {steps.map((step) => (
            <Button
              key={step}
              size="small"
              aria-label={`${workOrderSteps[step].label}：${order.orderNo}`}
              data-needs={operations[step]?.permission}
              onClick={() => onStep(step, { row, order })}
            >
              {workOrderSteps[step].label}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}
