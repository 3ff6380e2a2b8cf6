import { Form } from 'antd';
import { useState } from 'react';
import { ActionDialog, TellOpen } from '@/src/crud/actions/ActionDialog';
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

/**
 * 月结 of the next month once it is over, or 取消月结 of the latest one, which is never chosen beforehand. A frame of its
 * own reads the months first.
 */
export default function CloseDialog({ close }: { readonly close: () => void }) {
  const { data, isError } = useFigures(overview, { months: 12 });
  const [isOpen, setOpen] = useState(false);
  const read = data === undefined ? undefined : isRecord(data) ? textOr(data.closedUntil) : '';
  const [last, setLast] = useState(read);
  // An open call is about the months that the dialog names.
  if (!isOpen && read !== last) setLast(read);
  if (last === undefined)
    return (
      <ActionModal title="月结" onOk={close} onCancel={close}>
        {isError ? <p role="alert">读取失败，请稍后再试</p> : <Skeleton />}
      </ActionModal>
    );
  // Read again, the months may be others than those that the choice names.
  return <Closing key={last} {...{ last, close }} tellOpen={setOpen} />;
}

interface Values {
  readonly closed: 0 | 1;
  readonly password: string;
}

interface Props {
  readonly last: string;
  readonly tellOpen: (isOpen: boolean) => void;
  readonly close: () => void;
}

function Closing({ last, tellOpen, close }: Props) {
  const [form] = Form.useForm<Values>();
  const present = today().slice(0, 7);
  // where no month is closed yet, the month before this one
  const next = last === '' ? monthAfter(present, -1) : monthAfter(last);
  const isOver = next < present;
  const closed = Form.useWatch('closed', form) ?? (isOver ? 1 : undefined);
  const month = closed === 0 ? last : next;
  const nothingDue = isOver ? '' : `没有可月结的月份（${next} 尚未结束）。`;
  const effect =
    closed === 0
      ? `取消后，${month} 的手工记录可以重新修改。`
      : isOver
        ? `月结后，${month} 的手工记录不能再新增、修改或删除。`
        : '';
  const [fields] = useState(() => {
    const months = [
      ...(isOver ? [{ value: 1, label: `月结 ${next}` }] : []),
      ...(last === '' ? [] : [{ value: 0, label: `取消月结 ${last}` }]),
    ];
    return erase({ closed: inSight('操作', months, { required: true }) });
  });
  return (
    <ActionDialog<Values>
      title="月结"
      text={`${nothingDue}${effect}`}
      form={form}
      operation="close"
      success={closed === 0 ? `${month} 已取消月结` : `${month} 月结成功`}
      danger={closed === 0}
      password
      once
      {...(isOver && { initialValues: { closed: 1 } })}
      body={(values) => ({ ...values, month })}
      close={close}
    >
      {(isOpen) => (
        <>
          <TellOpen isOpen={isOpen} tell={tellOpen} />
          <DialogItems form={form} fields={fields} />
        </>
      )}
    </ActionDialog>
  );
}
