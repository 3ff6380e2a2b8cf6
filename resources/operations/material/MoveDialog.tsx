import { Form } from 'antd';
import { Suspense, useState } from 'react';
import type { BatchDialogProps } from '@/src/crud/actions/action';
import { treeSelect } from '@/src/crud/fields/treeSelect/treeSelect';
import type { AnyRecord } from '@/src/crud/resourceSpec';
import { useOperation } from '@/src/crud/useOperation';
import type { RecordId } from '@/src/lib/recordId';
import { ActionModal } from '@/src/ui/confirm/ActionModal';
import type { InputProps } from '@/src/ui/fields/field';
import { operationsEndpoints } from '../endpoints';

const { categories } = operationsEndpoints['operations/resources'].operations;
const CategoryInput = treeSelect<RecordId>('移动到', { operation: categories }).kind.Input;

/** 移动分类: the selected resources go to another category, one call each. */
export default function MoveDialog({ rows, close, done }: BatchDialogProps<AnyRecord>) {
  const [form] = Form.useForm<{ readonly categoryId: RecordId }>();
  const moving = useOperation('update', '移动成功');
  const [running, setRunning] = useState(false);
  const move = async ({ categoryId }: { readonly categoryId: RecordId }) => {
    setRunning(true);
    try {
      for (const { id } of rows) await moving.run({ id, categoryId });
      done();
    } catch {
      // the error has been shown
    } finally {
      setRunning(false);
    }
  };
  return (
    <ActionModal title={`移动 ${rows.length} 个资源`} running={running} onOk={form.submit} onCancel={close}>
      <Form form={form} layout="vertical" onFinish={(values) => void move(values)}>
        <Form.Item name="categoryId" label="移动到" rules={[{ required: true, message: '请选择所属分类' }]}>
          <FetchedInput placeholder="请选择所属分类" />
        </Form.Item>
      </Form>
    </ActionModal>
  );
}

/** Hands on what the form item gives, which Suspense itself would swallow. */
function FetchedInput(props: InputProps<RecordId>) {
  return (
    <Suspense fallback={null}>
      <CategoryInput {...props} />
    </Suspense>
  );
}
