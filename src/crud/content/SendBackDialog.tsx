import type { RecordId } from '../../lib/recordId';
import { ActionDialog } from '../actions/ActionDialog';
import { ReasonItem } from '../actions/actionItems';
import type { AnyRecord } from '../resourceSpec';

interface Props {
  readonly row: AnyRecord & { readonly id: RecordId; readonly title: string };
  readonly close: () => void;
}

const phrases = ['请补充官方来源链接', '请核对数据与年份', '封面不清晰，请更换'];

/** 退回: a text handed in for review goes back to its writer, with the reason. */
export default function SendBackDialog({ row, close }: Props) {
  return (
    <ActionDialog
      operation="sendBack"
      title={`退回：${row.title}`}
      success="已退回"
      rows={[row]}
      refusals={{ reason: ['退回原因'] }}
      close={close}
    >
      <ReasonItem label="退回原因" min={5} max={200} phrases={phrases} />
    </ActionDialog>
  );
}
