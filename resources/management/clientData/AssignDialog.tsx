import { Form, Select } from 'antd';
import { ActionDialog } from '@/src/crud/actions/ActionDialog';
import type { BatchDialogProps } from '@/src/crud/actions/action';
import { isOptionFound } from '@/src/lib/searchText';
import { useOwners } from '../lookups';
import type { Client } from './client';

/** 分配: assigns the selected clients to another adviser, who is notified (screen G2). */
export default function AssignDialog({ rows, close, done }: BatchDialogProps<Client>) {
  const { data: owners = [], isPending } = useOwners();
  return (
    <ActionDialog<{ ownerId: string }>
      title="分配客户"
      text={`将选中的 ${rows.length} 位客户分配给：`}
      operation="assign"
      rows={rows}
      body={({ ownerId }) => ({ ownerId: owners.find(({ id }) => String(id) === ownerId)?.id })}
      success="分配成功"
      refusals={{ ownerId: ['负责人'] }}
      close={close}
      done={done}
    >
      <Form.Item name="ownerId" label="负责人" rules={[{ required: true, message: '请选择负责人' }]}>
        <Select
          showSearch
          filterOption={isOptionFound}
          loading={isPending}
          placeholder="请选择负责人"
          options={owners.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      </Form.Item>
    </ActionDialog>
  );
}
