import { Form, Table } from 'antd';
import { ActionDialog } from '@/src/crud/actions/ActionDialog';
import type { BatchDialogProps } from '@/src/crud/actions/action';
import { erase } from '@/src/crud/defineResource';
import { DialogItems } from '@/src/crud/form/FieldItems';
import type { AnyRecord } from '@/src/crud/resourceSpec';
import { subjectName } from '@/src/gaokao/subjects';
import { reason } from '@/src/ui/fields/reason';
import { type OrderLine, readOrder } from './readWorkOrder';
import { useCurrentOrder } from './useCurrentOrder';
import { typeName, workOrderRules } from './workOrder';
import { finishPhrases } from './workOrderTexts';

const fields = erase({
  result: reason(workOrderRules.result, { phrases: finishPhrases(3) }),
});

/** 批量办结: several changes of years and scores in one table, confirmed once; each refusal is shown. */
export default function BatchFinishDialog({ rows, close, done }: BatchDialogProps<AnyRecord>) {
  const [form] = Form.useForm();
  const orders = rows.map((row) => ({ ...readOrder({ ...row }), row }));
  return (
    <ActionDialog
      title="批量办结"
      text={`将按下表修改 ${orders.length} 位用户，确定全部处理完成吗？`}
      width={640}
      form={form}
      drafted={{ label: '批量办结', fields }}
      operation="finish"
      success={`批量办结成功，共 ${orders.length} 个`}
      once
      rows={rows}
      close={close}
      done={done}
    >
      <Table<OrderLine & { readonly row: AnyRecord }>
        size="small"
        pagination={false}
        rowKey={({ id }) => String(id)}
        dataSource={orders}
        scroll={{ x: 'max-content', y: 280 }}
        columns={[
          { title: '工单编号', dataIndex: 'orderNo' },
          { title: '工单类型', render: (_, order) => typeName(order) },
          { title: '用户', dataIndex: 'userName' },
          { title: '原值', render: (_, { row }) => <PresentValue row={row} /> },
          { title: '新值', render: (_, order) => changeOf(order)[1] },
        ]}
      />
      <DialogItems {...{ form, fields }} />
    </ActionDialog>
  );
}

/** The value as it is now: since the submission the user may have changed. */
function PresentValue({ row }: { readonly row: AnyRecord }) {
  return changeOf(useCurrentOrder(row))[0];
}

/** The present and the future values. */
function changeOf({
  type,
  facts,
  newYear,
  newScore,
  newRank,
  newSubjects,
}: OrderLine): readonly [string, string] {
  if (type === 3) return [`${facts.year ?? '—'} 年`, `${newYear ?? '—'} 年`];
  const known = newSubjects.length > 0 ? (facts.subjects ?? []) : [];
  return [textOf(facts.score, facts.rank, known), textOf(newScore, newRank, newSubjects)];
}

/** Subjects are said where they change. */
function textOf(
  score: number | null | undefined,
  rank: number | null | undefined,
  subjects: readonly string[],
): string {
  const chosen = subjects.map(subjectName).join('、');
  return [`${score ?? '—'} 分`, `${rank ?? '—'} 名`, chosen].filter(Boolean).join(' / ');
}
