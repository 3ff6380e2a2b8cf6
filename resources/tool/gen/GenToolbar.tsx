import { ImportOutlined, PlusOutlined } from '@ant-design/icons';
import { lazy } from 'react';
import { DialogButton } from '@/src/crud/DialogButton';
import { Can } from '@/src/ui/permission/Can';

const CreateTableDialog = lazy(() => import('./CreateTableDialog'));
const ImportTableDialog = lazy(() => import('./ImportTableDialog'));

/** 创建, for the role admin, and 导入: the ways in which a table comes into the generator. */
export function GenToolbar() {
  return (
    <>
      <Can inRole="admin">
        <DialogButton label="创建" icon={<PlusOutlined aria-hidden />} Dialog={CreateTableDialog} />
      </Can>
      <DialogButton
        operation="import"
        label="导入"
        icon={<ImportOutlined aria-hidden />}
        Dialog={ImportTableDialog}
      />
    </>
  );
}
