import { useState } from 'react';
import { operationOf } from '@/providers/data/callOperation';
import type { BatchDialogProps } from '@/src/crud/actions/action';
import BatchResult, { type Result } from '@/src/crud/actions/BatchResult';
import { FormDialog, type ValuesOf } from '@/src/crud/actions/FormDialog';
import { refusedOf } from '@/src/crud/actions/partial';
import { titleOf } from '@/src/crud/defineResource';
import { treeSelect } from '@/src/crud/fields/treeSelect/treeSelect';
import { useResourcePage } from '@/src/crud/ResourceContext';
import type { AnyRecord } from '@/src/crud/resourceSpec';
import { useInvalidateResource } from '@/src/crud/useInvalidateResource';
import { type RecordId, sameId } from '@/src/lib/recordId';
import { useNotify } from '@/src/services/useNotify';
import { useServices } from '@/src/services/useServices';
import { operationsEndpoints } from '../endpoints';

const { categories } = operationsEndpoints['operations/resources'].operations;
const fields = {
  categoryId: treeSelect<RecordId>(
    '移动到',
    { operation: categories },
    { required: '请选择所属分类', placeholder: '请选择所属分类' },
  ),
};

/** 移动分类: the selected resources go to another category, one call each; the refused ones are listed. */
export default function MoveDialog({ rows, close, done }: BatchDialogProps<AnyRecord>) {
  const { resource } = useResourcePage();
  const { callOperation } = useServices();
  const notify = useNotify();
  const invalidate = useInvalidateResource();
  const [failed, setFailed] = useState<Result['failed']>();
  const move = async (values: ValuesOf<typeof fields>) => {
    const operation = operationOf(resource.endpoints, resource.name, 'update');
    const refused = await refusedOf(rows, ({ id }) =>
      callOperation(operation, { body: { id, ...values }, options: { quiet: true } }),
    );
    await invalidate();
    if (refused.size > 0)
      return setFailed(
        [...refused].map(([row, why]) => ({ id: row.id, name: titleOf(resource, row), ...why })),
      );
    notify('success', '移动成功');
    done();
  };
  if (failed) {
    const isKept = ({ id }: AnyRecord) => failed.some((one) => sameId(one.id, id) && !one.isUnsure);
    const leave = () => done(rows.filter((row) => !isKept(row)).map(({ id }) => id));
    const result = { label: '移动分类', count: rows.length - failed.length, failed };
    return <BatchResult result={result} close={leave} />;
  }
  return <FormDialog title={`移动 ${rows.length} 个资源`} fields={fields} onSend={move} close={close} />;
}
