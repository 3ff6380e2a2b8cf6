import { Form, Select } from 'antd';
import { ActionDialog } from '@/src/crud/actions/ActionDialog';
import type { BatchDialogProps, RowDialogProps } from '@/src/crud/actions/action';
import { ReasonItem } from '@/src/crud/actions/actionItems';
import { useChoices } from '@/src/crud/fields/severalOf';
import type { AnyRecord } from '@/src/crud/resourceSpec';
import { sameId } from '@/src/lib/recordId';
import { isOptionFound } from '@/src/lib/searchText';
import { operationsEndpoints } from '../endpoints';
import type { ConsultLine } from './readConsult';

const { handlers: people } = operationsEndpoints['operations/consult'].operations;

/** 分配: assigns enquiries to another handler, who is notified (screen O4). */
export function AssignDialog({ rows, close, done }: BatchDialogProps<AnyRecord>) {
  const { data: handlers = [], isPending } = useChoices(people);
  return (
    <ActionDialog<{ readonly handlerId: string }>
      title="分配咨询"
      text={`将选中的 ${rows.length} 条咨询分配给：`}
      operation="assign"
      rows={rows}
      body={({ handlerId }) => ({ handlerId: handlers.find(({ id }) => sameId(id, handlerId))?.id })}
      success="分配成功"
      refusals={{ handlerId: ['处理人'] }}
      close={close}
      done={done}
    >
      <Form.Item name="handlerId" label="处理人" rules={[{ required: true, message: '请选择处理人' }]}>
        <Select
          showSearch
          filterOption={isOptionFound}
          loading={isPending}
          placeholder="请选择处理人"
          options={handlers.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      </Form.Item>
    </ActionDialog>
  );
}

const reasons = ['问题已解决', '重复提问', '长时间未回复', '与业务无关'];

/** 关闭: ends an enquiry with a reason, without further questions. */
export function CloseDialog({ row, close }: RowDialogProps<ConsultLine>) {
  return (
    <ActionDialog
      title={`关闭咨询：${row.title}`}
      text="关闭后对方不能继续追问，确定关闭吗？"
      danger
      operation="close"
      rows={[row]}
      success="已关闭"
      refusals={{ reason: ['关闭原因'] }}
      close={close}
    >
      <ReasonItem label="关闭原因" max={200} phrases={reasons} />
    </ActionDialog>
  );
}
