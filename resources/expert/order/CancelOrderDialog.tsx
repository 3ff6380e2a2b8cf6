import type { RowDialogProps } from '@/src/crud/actions/action';
import { CancelDialog } from '../CancelDialog';
import type { Order } from './order';

/** Cancels an order that nobody has paid for (screen E10). */
export default function CancelOrderDialog({ row, close }: RowDialogProps<Order>) {
  return <CancelDialog question="确定取消该订单？" body={{ id: row.id }} close={close} />;
}
