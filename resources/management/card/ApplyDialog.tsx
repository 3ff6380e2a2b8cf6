import { Form, Select } from 'antd';
import { ActionDialog } from '@/src/crud/actions/ActionDialog';
import { ReasonItem } from '@/src/crud/actions/actionItems';
import { ReferenceInput } from '@/src/crud/fields/reference/ReferenceInput';
import { useCan } from '@/src/services/useCan';
import { NumberBox } from '@/src/ui/fields/NumberBox';
import { cardTypes } from './cardEnumerations';

/** An institution asks for cards. */
export default function ApplyDialog({ close }: { close: () => void }) {
  const can = useCan();
  return (
    <ActionDialog operation="apply" title="申请领卡" once success="申请已提交" close={close}>
      {can('management:card-release:release') && (
        <Form.Item name="storeId" label="机构" rules={[{ required: true, message: '请选择机构' }]}>
          <ReferenceInput resource="customer/store" optionLabel="name" searchBy="name" shownBy="storeName" />
        </Form.Item>
      )}
      <Form.Item name="cardType" label="卡类型" rules={[{ required: true, message: '请选择卡类型' }]}>
        <Select options={[...cardTypes]} />
      </Form.Item>
      <Form.Item name="quantity" label="数量" rules={[{ required: true, message: '请输入数量' }]}>
        <NumberBox min={1} max={5000} precision={0} style={{ width: '100%' }} />
      </Form.Item>
      <ReasonItem name="remark" label="备注" max={200} />
    </ActionDialog>
  );
}
