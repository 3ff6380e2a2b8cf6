import { useLocation, useParams } from 'react-router';
import { ReadError } from '@/src/crud/ReadError';
import { ChooseInList } from '@/src/crud/recent/ChooseInList';
import { useLast } from '@/src/crud/useLast';
import { useLeave } from '@/src/crud/useOpenRecord';
import { Can } from '@/src/services/Can';
import { useTabTitle } from '@/src/services/usePane';
import { Skeleton } from '@/src/ui/Skeleton';
import { AssignRoles } from './AssignRoles';
import './assignRoles.css';
import { useUserRoles } from './useUserRoles';

/** 分配角色 (ROUTE-6; rest-contract, section 4.1): the roles of the user whom the address names. */
export default function AssignRolesPage() {
  return (
    <Can isPage permission="system:user:edit">
      <UserRoles />
    </Can>
  );
}

function UserRoles() {
  const { userId = '' } = useParams();
  const { search } = useLocation();
  const leave = useLeave();
  const { data: read, isError, error, refetch } = useUserRoles(userId);
  const data = useLast(read, userId);
  useTabTitle(data && `分配角色：${data.user.nickName}`);
  if (isError && !data)
    return (
      <ReadError error={error} retry={refetch}>
        <ChooseInList what="用户" list={{ path: '/system/user', permission: 'system:user:list' }} />
      </ReadError>
    );
  if (!data) return <Skeleton />;
  return <AssignRoles {...data} onDone={() => leave(`/system/user${search}`)} />;
}
