import { UserAddOutlined } from '@ant-design/icons';
import { lazy } from 'react';
import { DialogButton } from '@/src/crud/DialogButton';
import { WayBack } from '@/src/crud/WayBack';

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
      <WayBack to="/system/role" />
    </>
  );
}
