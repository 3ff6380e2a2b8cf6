import { Form } from 'antd';
import { useState } from 'react';
import { ActionDialog } from '@/src/crud/actions/ActionDialog';
import { erase } from '@/src/crud/defineResource';
import { reference } from '@/src/crud/fields/reference/reference';
import { DialogItems } from '@/src/crud/form/FieldItems';
import { useCan } from '@/src/services/useCan';
import { choice } from '@/src/ui/fields/choice';
import { number } from '@/src/ui/fields/number';
import { reason } from '@/src/ui/fields/reason';
import { batchRules } from './card';
import { cardTypes } from './cardEnumerations';

const storeId = reference('机构', 'customer/store', {
  ...{ required: true, searchBy: 'name', shownBy: 'storeName' },
});
const asked = {
  cardType: choice('卡类型', cardTypes, { required: true }),
  quantity: number(batchRules.quantity),
  remark: reason(batchRules.remark),
};

/** An institution asks for cards. A frame of its own: whoever releases them says for which institution. */
export default function ApplyDialog({ close }: { close: () => void }) {
  const can = useCan();
  const [form] = Form.useForm();
  const [fields] = useState(() =>
    erase({ ...(can('management:card-release:release') && { storeId }), ...asked }),
  );
  return (
    <ActionDialog
      operation="apply"
      title="申请领卡"
      form={form}
      drafted={{ label: '申请领卡', fields }}
      once
      success="申请已提交"
      close={close}
    >
      <DialogItems form={form} fields={fields} />
    </ActionDialog>
  );
}
