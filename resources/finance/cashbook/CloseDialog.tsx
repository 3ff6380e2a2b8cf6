import { Form } from 'antd';
import { useState } from 'react';
import { ActionDialog } from '@/src/crud/actions/ActionDialog';
import { inSight } from '@/src/crud/actions/inSight';
import { erase } from '@/src/crud/defineResource';
import { DialogItems } from '@/src/crud/form/FieldItems';
import { today } from '@/src/lib/dates';
import { isRecord, textOr } from '@/src/lib/record';
import { ActionModal } from '@/src/ui/confirm/ActionModal';
import { Skeleton } from '@/src/ui/Skeleton';
import { financeEndpoints } from '../endpoints';
import { useFigures } from '../useFigures';
import { monthAfter } from './cashbook';

const { overview } = financeEndpoints['finance/management'].operations;

/** 月结 of the next month once it is over, or 取消月结 of the latest one. A frame of its own reads the months first. */
export default function CloseDialog({ close }: { readonly close: () => void }) {
  const { data, isError } = useFigures(overview, { months: 12 });
  if (data === undefined)
    return (
      <ActionModal title="月结" onOk={close} onCancel={close}>
        {isError ? <p role="alert">读取失败，请稍后再试</p> : <Skeleton />}
      </ActionModal>
    );
  const last = isRecord(data) ? textOr(data.closedUntil) : '';
  // Read again, the months may be others than those that the choice names.
  return <Closing key={last} last={last} close={close} />;
}

interface Values {
  readonly closed: 0 | 1;
  readonly password: string;
}

function Closing({ last, close }: { readonly last: string; readonly close: () => void }) {
  const [form] = Form.useForm<Values>();
  const present = today().slice(0, 7);
  // where no month is closed yet, the month before this one
  const next = last === '' ? monthAfter(present, -1) : monthAfter(last);
  const isOver = next < present;
  const first = isOver ? 1 : 0;
  const closed = Form.useWatch('closed', form) ?? first;
  const month = closed === 1 ? next : last;
  const nothingDue = isOver ? '' : `没有可月结的月份（${next} 尚未结束）。`;
  const [fields] = useState(() => {
    const months = [
      ...(isOver ? [{ value: 1, label: `月结 ${next}` }] : []),
      ...(last === '' ? [] : [{ value: 0, label: `取消月结 ${last}` }]),
    ];
    return erase({ closed: inSight('操作', months) });
  });
  return (
    <ActionDialog<Values>
      title="月结"
      text={
        closed === 1
          ? `月结后，${month} 的手工记录不能再新增、修改或删除。`
          : `${nothingDue}取消后，${month} 的手工记录可以重新修改。`
      }
      form={form}
      operation="close"
      success={closed === 1 ? `${month} 月结成功` : `${month} 已取消月结`}
      danger={closed === 0}
      password
      once
      initialValues={{ closed: first }}
      body={(values) => ({ ...values, month })}
      close={close}
    >
      <DialogItems form={form} fields={fields} />
    </ActionDialog>
  );
}
