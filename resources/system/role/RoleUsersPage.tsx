import { useOne } from '@refinedev/core';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { providerOf } from '@/providers/data/providerOf';
import { ResourcePages } from '@/src/crud/ResourcePages';
import { textOr } from '@/src/lib/record';
import { useCan } from '@/src/services/useCan';
import { useTabTitle } from '@/src/services/usePane';
import { roles } from './roles';
import { roleUsers } from './roleUsers';

/** Holders of the role that the address names, and the way to add others. */
export default function RoleUsersPage() {
  const { roleId = '' } = useParams();
  useTabTitle(useRoleName(roleId));
  const scope = useMemo(() => ({ roleId }), [roleId]);
  return <ResourcePages resource={roleUsers} basePath={`/system/role-auth/user/${roleId}`} scope={scope} />;
}

/** The role's name, for those who may read roles; the tab keeps the page's name for the others. */
function useRoleName(id: string): string | undefined {
  const can = useCan();
  const { query } = useOne({
    resource: roles.name,
    dataProviderName: providerOf(roles.endpoints),
    id,
    errorNotification: false,
    queryOptions: { enabled: can(roles.endpoints.operations.one) },
  });
  return textOr(query.data?.data.roleName) || undefined;
}
