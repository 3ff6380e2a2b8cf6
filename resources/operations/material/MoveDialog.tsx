import type { BatchDialogProps } from '@/src/crud/actions/action';
import { FormDialog } from '@/src/crud/actions/FormDialog';
import { treeSelect } from '@/src/crud/fields/treeSelect/treeSelect';
import type { AnyRecord } from '@/src/crud/resourceSpec';
import { useOperation } from '@/src/crud/useOperation';
import type { RecordId } from '@/src/lib/recordId';
import { operationsEndpoints } from '../endpoints';

const { categories } = operationsEndpoints['operations/resources'].operations;
const categoryId = treeSelect<RecordId>(
  '移动到',
  { operation: categories },
  { required: '请选择所属分类', placeholder: '请选择所属分类' },
);

/** 移动分类: the selected resources go to another category, one call each. */
export default function MoveDialog({ rows, close, done }: BatchDialogProps<AnyRecord>) {
  const { run } = useOperation('update', '移动成功');
  return (
    <FormDialog
      title={`移动 ${rows.length} 个资源`}
      fields={{ categoryId }}
      onSend={async (values) => {
        for (const { id } of rows) await run({ id, ...values });
        done();
      }}
      close={close}
    />
  );
}
