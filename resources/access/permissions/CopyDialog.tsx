import { useState } from 'react';
import { ReadError } from '@/src/crud/ReadError';
import type { Grants } from '@/src/lib/permissionTree/permissionTree';
import { type RoleCategories, rolesIn } from '@/src/lib/permissionTree/readPermissions';
import { type RecordId, sameId } from '@/src/lib/recordId';
import { useNotify } from '@/src/services/useNotify';
import { ActionModal } from '@/src/ui/confirm/ActionModal';
import { Skeleton } from '@/src/ui/Skeleton';
import { type PermissionScope, useRoleTree } from './permissionCalls';
import { RoleSelect } from './RoleSelect';

interface Props {
  readonly scope: PermissionScope;
  readonly roles: RoleCategories;
  /** The role that gets the permissions. */
  readonly own: RecordId;
  readonly onCopy: (grants: Grants) => void;
  readonly close: () => void;
}

/** 从其他角色复制权限: another role's set as the draft; nothing is sent before 保存. */
export default function CopyDialog({ scope, roles, own, onCopy, close }: Props) {
  const notify = useNotify();
  const [roleId, setRoleId] = useState<RecordId>();
  const { tree, error, isFetching, refetch } = useRoleTree(scope, roleId);
  const others = rolesIn(roles.list).filter(({ role }) => !sameId(role.id, own));
  const copy = () => {
    if (roleId === undefined) return notify('warning', '请选择角色');
    if (!tree) return;
    onCopy(tree.loaded);
    notify('success', '已复制，保存后生效');
    close();
  };
  return (
    <ActionModal title="从其他角色复制权限" onOk={copy} onCancel={close}>
      <RoleSelect label="角色" roles={others} value={roleId} onChange={setRoleId} />
      {isFetching && !tree && <Skeleton rows={1} />}
      {error && <ReadError error={error} retry={refetch} />}
      {tree && <p>该角色有 {tree.loaded.size} 项权限，将替换当前的勾选；锁定的权限不受影响。</p>}
    </ActionModal>
  );
}
