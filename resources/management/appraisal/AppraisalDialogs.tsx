import { ActionDialog } from '@/src/crud/actions/ActionDialog';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { ReasonItem } from '@/src/crud/actions/actionItems';
import type { Appraisal } from './appraisal';

/** 写点评 (screen G1). */
export function CommentDialog({ row, close }: RowDialogProps<Appraisal>) {
  return (
    <ActionDialog
      title={`写点评：${row.userName}`}
      operation="comment"
      rows={[row]}
      initialValues={{ comment: row.comment }}
      success="点评成功"
      refusals={{ comment: ['专家点评'] }}
      close={close}
    >
      <ReasonItem name="comment" label="专家点评" min={10} max={500} />
    </ActionDialog>
  );
}

/** 作废: the student no longer sees the report. */
export function VoidDialog({ row, close }: RowDialogProps<Appraisal>) {
  return (
    <ActionDialog
      title="作废测评"
      danger
      text={`作废后「${row.userName}」将不再看到这份报告，确定作废吗？`}
      operation="void"
      rows={[row]}
      success="作废成功"
      refusals={{ remark: ['作废原因'] }}
      close={close}
    >
      <ReasonItem
        name="remark"
        label="作废原因"
        min={5}
        max={200}
        phrases={['作答存疑，申请重新作答', '非本人作答']}
      />
    </ActionDialog>
  );
}
