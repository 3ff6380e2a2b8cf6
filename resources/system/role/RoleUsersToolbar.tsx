import { UserAddOutlined } from '@ant-design/icons';
import { lazy } from 'react';
import { CloseTabButton } from '@/src/crud/CloseTabButton';
import { DialogButton } from '@/src/crud/DialogButton';

const GrantDialog = lazy(() => import('./GrantDialog'));

/** Over the users of a role: 添加用户, and the way back to the roles. */
export function RoleUsersToolbar() {
  return (
    <>
      <DialogButton
        primary
        operation="selectAll"
        label="添加用户"
        icon={<UserAddOutlined aria-hidden />}
        Dialog={GrantDialog}
      />
      <CloseTabButton to="/system/role" />
    </>
  );
}
