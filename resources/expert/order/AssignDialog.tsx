import { Checkbox, Form, Select } from 'antd';
import { useState } from 'react';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { useOperation } from '@/src/crud/useOperation';
import { sameId } from '@/src/lib/recordId';
import { isOptionFound } from '@/src/lib/searchText';
import { ActionModal } from '@/src/ui/confirm/ActionModal';
import { useExperts } from '../../lookups/expert';
import { useProvinceOf } from '../useProvinceOf';
import type { Order } from './order';
import { useOpenService } from './useOpenService';

/**
 * Assigns an expert to the customer, and opens the service with it. Only experts of her province can be chosen
 * (screen E10).
 */
export default function AssignDialog({ row, close }: RowDialogProps<Order>) {
  const { run, running } = useOperation('status', '分配成功');
  const { open, mayOpen } = useOpenService();
  const [opening, setOpening] = useState(false);
  const [form] = Form.useForm<{ expertId: string; opens?: boolean }>();
  const experts = useExperts();
  const province = useProvinceOf(row.userId);
  const offered = experts.data ?? [];
  const send = async ({ expertId: chosen, opens }: { expertId: string; opens?: boolean }) => {
    const expertId = offered.find(({ id }) => sameId(id, chosen))?.id ?? null;
    await run({ id: row.id, status: 2, expertId });
    setOpening(true);
    // The expert is there in any case; what was refused has been shown, and 开通权益 waits in the row.
    if (opens && row.opened !== 1) await open({ ...row, expertId }).catch(() => undefined);
    close();
  };
  return (
    <ActionModal
      title={`分配专家：${row.no}`}
      running={running || opening}
      onOk={form.submit}
      onCancel={close}
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={{ expertId: row.expertId === null ? undefined : String(row.expertId), opens: mayOpen }}
        onFinish={(values) => void send(values).catch(() => undefined)}
      >
        <Form.Item name="expertId" label="专家" rules={[{ required: true, message: '请选择专家' }]}>
          <Select
            showSearch
            filterOption={isOptionFound}
            loading={experts.isPending}
            notFoundContent={experts.isError ? '加载失败，请稍后再试' : '没有找到'}
            options={offered.map(({ id, name, load, max, provinceIds }) => {
              const serves = province === undefined || provinceIds.includes(province);
              return {
                value: String(id),
                label: `${name}（${load}/${max}）${serves ? '' : ' 不负责该省'}`,
                disabled: !serves,
              };
            })}
          />
        </Form.Item>
        {mayOpen && row.opened !== 1 && (
          <Form.Item name="opens" valuePropName="checked">
            <Checkbox>同时开通权益</Checkbox>
          </Form.Item>
        )}
      </Form>
    </ActionModal>
  );
}
