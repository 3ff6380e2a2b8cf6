import { useOne } from '@refinedev/core';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { providerOf } from '@/providers/data/providerOf';
import { ReadError } from '@/src/crud/ReadError';
import { ResourcePages } from '@/src/crud/ResourcePages';
import { ChooseInList } from '@/src/crud/recent/ChooseInList';
import { textOr } from '@/src/lib/record';
import { useCan } from '@/src/services/useCan';
import { useTabTitle } from '@/src/services/usePane';
import { Skeleton } from '@/src/ui/Skeleton';
import { roles } from './roles';
import { roleUsers } from './roleUsers';

/** Holders of the role that the address names, and the way to add others. */
export default function RoleUsersPage() {
  const { roleId = '' } = useParams();
  const { name, isPending, isError, error, refetch } = useRole(roleId);
  useTabTitle(name);
  const scope = useMemo(() => ({ roleId }), [roleId]);
  if (isError)
    return (
      <ReadError error={error} retry={refetch}>
        <ChooseInList what="角色" list={{ path: '/system/role', permission: 'system:role:list' }} />
      </ReadError>
    );
  if (isPending) return <Skeleton />;
  return <ResourcePages resource={roleUsers} basePath={`/system/role-auth/user/${roleId}`} scope={scope} />;
}

/** The role, for those who may read roles; the tab keeps the page's name for the others. */
function useRole(id: string) {
  const isReadable = useCan()(roles.endpoints.operations.one);
  const { query } = useOne({
    resource: roles.name,
    dataProviderName: providerOf(roles.endpoints),
    id,
    errorNotification: false,
    queryOptions: { enabled: isReadable },
  });
  const { data, isError, error, refetch } = query;
  return {
    name: textOr(data?.data.roleName) || undefined,
    isPending: isReadable && !data,
    isError: isError && !data,
    ...{ error, refetch },
  };
}
