import { Button, Drawer, Empty, Rate } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import FieldsDialog from '@/src/crud/actions/FieldsDialog';
import { ReadError } from '@/src/crud/ReadError';
import { useResourcePage } from '@/src/crud/ResourceContext';
import type { Row } from '@/src/crud/resourceSpec';
import { useOperation } from '@/src/crud/useOperation';
import { useRowsQuery } from '@/src/crud/useRowsQuery';
import { workOrderStatuses } from '@/src/gaokao/enumerations';
import { formatTime } from '@/src/lib/dates';
import { sameId } from '@/src/lib/recordId';
import { useCan } from '@/src/services/useCan';
import { useServices } from '@/src/services/useServices';
import { useConfirm } from '@/src/ui/confirm/ConfirmProvider';
import { emptyText, type FormValues, type InputProps } from '@/src/ui/fields/field';
import { number } from '@/src/ui/fields/number';
import { textarea } from '@/src/ui/fields/textarea';
import { Skeleton } from '@/src/ui/Skeleton';
import { StateTag } from '@/src/ui/StateTag';
import { factLines } from '../facts';
import { Lines } from '../Lines';
import { TimeLeft } from '../OrderCells';
import { type OrderLine, readOrder } from '../readWorkOrder';
import { wishLines } from '../wishLines';
import { workOrderRules } from '../workOrder';
import { canStep } from '../workOrderSteps';
import { handlerText, headlineOf } from '../workOrderTexts';
import styles from './submission.module.css';

/** Work orders that are shown. */
const shown = 10;

interface Props {
  /** Brings a rejected work order back into the form. */
  readonly onChange: (order: Row) => void;
}

/** 我的工单: the last ten, with what can be done with each. */
export function MyOrders({ onChange }: Props) {
  const { resource } = useResourcePage();
  const { data, isError, error, refetch } = useRowsQuery(resource, {
    pagination: { currentPage: 1, pageSize: shown },
    filters: [],
    hasPanel: true,
  });
  useNamedOrder(data?.data, onChange);
  const [opened, setOpened] = useState<Row>();
  const [rated, setRated] = useState<Row>();
  return (
    <aside className={styles.mine} aria-label="我的工单">
      <h2>我的工单</h2>
      {!data && isError && <ReadError error={error} retry={() => void refetch()} />}
      {!data && !isError && <Skeleton />}
      {data?.data.length === 0 && <Empty description="暂无工单" />}
      <ul>
        {data?.data.map((row) => (
          <Item
            key={row.id}
            row={row}
            onOpen={() => setOpened(row)}
            onRate={() => setRated(row)}
            onChange={() => onChange(row)}
          />
        ))}
      </ul>
      {opened && <OrderDrawer order={readOrder(opened)} close={() => setOpened(undefined)} />}
      {rated && <RateDialog row={rated} close={() => setRated(undefined)} />}
    </aside>
  );
}

/** Brings back the rejected work order that the address names, once: the draft of its change has that address. */
function useNamedOrder(rows: readonly Row[] | undefined, onChange: Props['onChange']): void {
  const { update } = useResourcePage().resource.endpoints.operations;
  const { userId } = useServices();
  const can = useCan();
  const [params, setParams] = useSearchParams();
  const row = rows?.find(({ id }) => sameId(id, params.get('edit')));
  const change = useEffectEvent((order: Row) => {
    const { edit: _edit, ...others } = Object.fromEntries(params);
    setParams(others, { replace: true });
    if (can(update) && canStep('resubmit', readOrder(order), { userId: userId(), now: Date.now() }))
      onChange(order);
  });
  useEffect(() => {
    if (row) change(row);
  }, [row]);
}

function State({ order: { status } }: { readonly order: OrderLine }) {
  const state = workOrderStatuses.find(({ value }) => value === status);
  return <StateTag tone={(state && 'tone' in state && state.tone) || 'info'}>{state?.label}</StateTag>;
}

interface ItemProps {
  readonly row: Row;
  readonly onOpen: () => void;
  readonly onRate: () => void;
  readonly onChange: () => void;
}

function Item({ row, onOpen, onRate, onChange }: ItemProps) {
  const { operations } = useResourcePage().resource.endpoints;
  const { userId } = useServices();
  const can = useCan();
  const confirm = useConfirm();
  const withdrawing = useOperation('remove', '撤回成功');
  const order = readOrder(row);
  const actor = { userId: userId(), now: Date.now() };
  const withdraw = () =>
    confirm({
      text: '确定撤回该工单吗？',
      danger: true,
      run: () => withdrawing.run({ id: order.id, rev: order.rev }),
    });
  const steps = [
    { step: 'withdraw', label: '撤回', needs: operations.remove, run: () => void withdraw() },
    { step: 'resubmit', label: '修改重提', needs: operations.update, run: onChange },
    { step: 'rate', label: '评价', needs: operations.rate, run: onRate },
  ] as const;
  return (
    <li>
      <div className={styles.itemHead}>
        <button type="button" className={styles.open} onClick={onOpen}>
          {order.orderNo}
        </button>
        <State order={order} />
      </div>
      <p>{headlineOf(order)}</p>
      <p>
        {formatTime(order.createTime)}
        {order.status <= 1 && (
          <>
            {' · '}
            <TimeLeft deadline={order.deadline} />
          </>
        )}
      </p>
      {order.result && <p className={styles.result}>{order.result}</p>}
      <div className={styles.steps}>
        {steps
          .filter(({ step, needs }) => can(needs) && canStep(step, order, actor))
          .map(({ step, label, needs, run }) => (
            <Button
              key={step}
              size="small"
              aria-label={`${label}：${order.orderNo}`}
              data-needs={needs?.permission}
              onClick={run}
            >
              {label}
            </Button>
          ))}
      </div>
    </li>
  );
}

function OrderDrawer({ order, close }: { readonly order: OrderLine; readonly close: () => void }) {
  const outcome = [
    { label: '处理人', value: handlerText(order) || emptyText },
    { label: '处理时限', value: formatTime(order.deadline) },
    ...(order.result ? [{ label: '处理结果', value: order.result }] : []),
    ...(order.stars > 0 ? [{ label: '评价', value: `${order.stars} 星` }] : []),
  ];
  return (
    <Drawer open title={`工单：${order.orderNo}`} width="min(520px, 100%)" onClose={close}>
      <Lines label="申请内容" lines={wishLines(order)} />
      <Lines label="提交时情况" lines={factLines(order.facts)} />
      <Lines label="处理" lines={outcome} />
    </Drawer>
  );
}

const rating = {
  stars: number('评分', {
    required: '请选择评分',
    initial: 5,
    rules: [{ min: 1, type: 'number', message: '请选择评分' }],
    Input: StarsInput,
  }),
  text: textarea(workOrderRules.rating),
};

/** 评价: one to five stars, once. */
function RateDialog({ row, close }: { readonly row: Row; readonly close: () => void }) {
  return (
    <FieldsDialog
      action={{
        ...{ on: 'row', label: '评价', title: `评价工单：${readOrder(row).orderNo}` },
        ...{ operation: 'rate', success: '评价成功', fields: rating },
        body: ({ stars, text = '' }: FormValues) => ({ stars, text }),
      }}
      row={row}
      close={close}
    />
  );
}

function StarsInput({ value, onChange, id }: InputProps<number>) {
  return <Rate {...(id !== undefined && { id })} value={value ?? 0} {...(onChange && { onChange })} />;
}
