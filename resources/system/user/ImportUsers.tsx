import { UploadOutlined } from '@ant-design/icons';
import { lazy } from 'react';
import { DialogButton } from '@/src/crud/DialogButton';

const ImportUsersDialog = lazy(() => import('./ImportUsersDialog'));

/** Lets the server take users out of a workbook. */
export function ImportUsers() {
  const icon = <UploadOutlined aria-hidden />;
  return <DialogButton operation="importData" label="导入" icon={icon} Dialog={ImportUsersDialog} />;
}
