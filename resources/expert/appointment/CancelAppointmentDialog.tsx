import type { RowDialogProps } from '@/src/crud/actions/action';
import { CancelDialog } from '../CancelDialog';
import type { Appointment } from './appointment';
import { clockText, dayOf, dayText, minuteOf } from './times';

/** Cancels an appointment (screen E9). */
export default function CancelAppointmentDialog({ row, close }: RowDialogProps<Appointment>) {
  const time = `${dayText(dayOf(row.start))} ${clockText(minuteOf(row.start))}`;
  return (
    <CancelDialog
      question={`确定取消「${row.userName}」${time} 的预约？`}
      body={{ id: row.id, status: 3 }}
      close={close}
    />
  );
}
