import { Form } from 'antd';
import { ActionDialog } from '@/src/crud/actions/ActionDialog';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { erase } from '@/src/crud/defineResource';
import { DialogItems } from '@/src/crud/form/FieldItems';
import { useCall } from '@/src/crud/useCall';
import { isRecord, textOr } from '@/src/lib/record';
import { isRecordId, type RecordId } from '@/src/lib/recordId';
import { textarea } from '@/src/ui/fields/textarea';
import { college } from '../../lookups/college';
import { operationsEndpoints } from '../endpoints';
import { type College, collegeRules } from './college';

const { one } = operationsEndpoints['operations/school-data'].operations;

const fields = erase({
  toId: college('合并到', {
    ...{ required: '请选择合并到的院校', placeholder: '名称、曾用名、拼音或代码' },
  }),
  remark: textarea(collegeRules.mergeRemark),
});

interface Values {
  readonly toId?: RecordId;
  readonly remark?: string;
}

/** 合并: the college goes into another one, with its figures, tags and names; the question names both (screen O11). */
export default function MergeDialog({ row, close }: RowDialogProps<College>) {
  const [form] = Form.useForm<Values>();
  const to = useNameOf(Form.useWatch('toId', form));
  return (
    <ActionDialog<Values>
      title={`合并院校：${row.name}`}
      text={`「${row.name}」将并入${to}：招生数据、简章和标签一并转入，「${row.name}」成为${to}的曾用名，原记录移入回收站。`}
      form={form}
      operation="merge"
      body={(values) => ({ ...values, fromId: row.id })}
      danger
      success="合并成功"
      refusals={{ toId: ['院校', '合并'] }}
      close={close}
    >
      <DialogItems {...{ form, fields }} />
    </ActionDialog>
  );
}

/** 「海军军医大学」; in general words until one is chosen. */
function useNameOf(id: RecordId | null | undefined): string {
  const { data = '' } = useCall(one, (found) => (isRecord(found) ? textOr(found.name) : ''), {
    of: ['operations', 'name'],
    body: { id },
    enabled: isRecordId(id) && id !== '',
  });
  return data === '' ? '所选院校' : `「${data}」`;
}
