import { ActionDialog } from '@/src/crud/actions/ActionDialog';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { FileItem } from '@/src/crud/actions/actionItems';
import type { Order } from './order';
import { orderFields } from './orderFields';

/** The signed agreement, which often comes after the payment (screen E10). */
export default function ContractDialog({ row, close }: RowDialogProps<Order>) {
  const field = orderFields.contract;
  if (!field) return null;
  return (
    <ActionDialog<{ contract?: string | null }>
      title={`服务协议：${row.no}`}
      operation="update"
      success="服务协议已保存"
      rows={[row]}
      body={({ contract }) => ({ contract: contract ?? '' })}
      initialValues={{ contract: row.contract || null }}
      close={close}
    >
      <FileItem name="contract" label={field.label} kind={field.kind} extra="pdf、jpg 或 png，不超过 5 MB" />
    </ActionDialog>
  );
}
