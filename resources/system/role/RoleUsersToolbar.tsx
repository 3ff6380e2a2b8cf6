import { UserAddOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useMay } from '@/src/crud/services';
import { WayBack } from '@/src/crud/WayBack';
import { systemEndpoints } from '../endpoints';

const GrantDialog = lazy(() => import('./GrantDialog'));
const { selectAll } = systemEndpoints['system/role/user'].operations;

/** Over the users of a role: 添加用户, and the way back to the roles. */
export function RoleUsersToolbar() {
  const may = useMay();
  const [open, setOpen] = useState(false);
  return (
    <>
      {may(selectAll) && (
        <Button
          type="primary"
          icon={<UserAddOutlined aria-hidden />}
          data-needs={selectAll.permission}
          onClick={() => setOpen(true)}
        >
          添加用户
        </Button>
      )}
      <WayBack to="/system/role" />
      <Suspense fallback={null}>{open && <GrantDialog close={() => setOpen(false)} />}</Suspense>
    </>
  );
}
