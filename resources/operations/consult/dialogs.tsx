import type { BatchDialogProps, RowDialogProps } from '@/src/crud/actions/action';
import FieldsDialog from '@/src/crud/actions/FieldsDialog';
import type { AnyRecord } from '@/src/crud/resourceSpec';
import { reason } from '@/src/ui/fields/reason';
import { consultRules } from './consult';
import { handler } from './handler';
import type { ConsultLine } from './readConsult';

const handlerId = handler('处理人', { required: true, serverErrors: ['处理人'] });

/** 分配: assigns enquiries to another handler, who is notified (screen O4). */
export function AssignDialog({ rows, close, done }: BatchDialogProps<AnyRecord>) {
  return (
    <FieldsDialog
      action={{
        ...{ on: 'batch', label: '分配', title: '分配咨询' },
        text: `将选中的 ${rows.length} 条咨询分配给：`,
        ...{ operation: 'assign', success: '分配成功' },
        fields: { handlerId },
      }}
      rows={rows.map((row) => ({ ...row }))}
      close={close}
      done={done}
    />
  );
}

const why = reason(consultRules.closeReason, {
  serverErrors: ['关闭原因'],
  phrases: ['问题已解决', '重复提问', '长时间未回复', '与业务无关'],
});

/** 关闭: ends an enquiry with a reason, without further questions. */
export function CloseDialog({ row, close }: RowDialogProps<ConsultLine>) {
  return (
    <FieldsDialog
      action={{
        ...{ on: 'row', label: '关闭', title: `关闭咨询：${row.title}`, danger: true },
        text: '关闭后对方不能继续追问，确定关闭吗？',
        ...{ operation: 'close', success: '已关闭' },
        fields: { reason: why },
      }}
      row={{ ...row }}
      close={close}
    />
  );
}
