import { ActionDialog } from '@/src/crud/actions/ActionDialog';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { AmountItem, ReasonItem } from '@/src/crud/actions/actionItems';
import type { Sample } from './sample';

/** Raises a price: a dialog with all that an action with money asks for. */
export default function AdjustDialog({ row, close }: RowDialogProps<Sample>) {
  return (
    <ActionDialog
      title={`加价：${row.name}`}
      text="加价后立即生效，不能撤回。"
      operation="adjust"
      success="加价成功"
      password
      once
      rows={[row]}
      refusals={{ amount: ['单价不能超过'] }}
      close={close}
    >
      <AmountItem label="加价金额" />
      <ReasonItem min={5} max={50} phrases={['供货价上调', '运费上调']} />
    </ActionDialog>
  );
}
