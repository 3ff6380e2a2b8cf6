import type { BatchDialogProps, RowDialogProps } from '@/src/crud/defineResource';
import { useResourcePage } from '@/src/crud/ResourceContext';
import { useOperation } from '@/src/crud/useOperation';
import { ActionModal } from '@/src/ui/confirm/ActionModal';
import type { RoleUser } from './roleUsers';

const success = '取消授权成功';

/** Takes the role of the page from one user. */
export function RevokeOne({ row: { userId, userName }, close }: RowDialogProps<RoleUser>) {
  const { run, running } = useOperation('cancel', success);
  const body = { userId, roleId: useRoleId() };
  return (
    <ActionModal
      danger
      running={running}
      onOk={() => void run(body).then(close, () => undefined)}
      onCancel={close}
    >
      确认要取消该用户"{userName}"角色吗？
    </ActionModal>
  );
}

/** Takes it from all that are ticked. */
export function RevokeMany({ rows, close, done }: BatchDialogProps<RoleUser>) {
  const { call, running } = useOperation('cancelAll', success);
  const query = { roleId: useRoleId(), userIds: rows.map(({ userId }) => userId).join(',') };
  return (
    <ActionModal
      danger
      running={running}
      onOk={() => void call({ query }).then(done, () => undefined)}
      onCancel={close}
    >
      是否取消选中用户授权数据项?
    </ActionModal>
  );
}

/** The role that the page is about. */
function useRoleId(): number {
  return Number(useResourcePage().scope?.roleId);
}
