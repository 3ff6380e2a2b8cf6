import { Alert, Button } from 'antd';
import { ReadError } from '@/src/crud/ReadError';
import { NothingChosen } from '@/src/crud/recent/NothingChosen';
import { useGuardedParam } from '@/src/crud/useGuardedParam';
import { everything } from '@/src/lib/permissionTree/permissionTree';
import { type PlacedRole, type RoleCategories, rolesIn } from '@/src/lib/permissionTree/readPermissions';
import { sameId } from '@/src/lib/recordId';
import { useCan } from '@/src/services/useCan';
import { useNotify } from '@/src/services/useNotify';
import { ConfirmProvider } from '@/src/ui/confirm/ConfirmProvider';
import { Skeleton } from '@/src/ui/Skeleton';
import { BackButton } from './GrantsEditor';
import { PermissionBox } from './PermissionBox';
import { type PermissionScope, useRoles } from './permissionCalls';
import styles from './permissions.module.css';
import { RolePane } from './RolePane';
import { RolePermissions } from './RolePermissions';
import { useConfirmSwitch } from './useGrants';

interface Props {
  readonly scope: PermissionScope;
  /** Target of the arrow when there is no page to go back to. */
  readonly back: string;
  /** Shown over the page. */
  readonly info?: string;
  /** The question before changes are sent. */
  readonly saveQuestion?: (roles: RoleCategories) => string | undefined;
}

/** The screen of permissions (RPERM-1 to 9; screens P1, C5, C6): roles at the left, permissions at the right. */
export function PermissionScreen(props: Props) {
  return (
    <ConfirmProvider>
      <RoleChoice {...props} />
    </ConfirmProvider>
  );
}

function RoleChoice({ scope, back, info, saveQuestion }: Props) {
  const { data: roles, isError, error, refetch } = useRoles(scope);
  const [roleId, choose] = useGuardedParam('roleId', useConfirmSwitch('当前修改尚未保存，确认切换吗？'));
  if (!roles) return isError ? <ReadError error={error} retry={refetch} /> : <Skeleton />;
  const selected = chosenRole(roles, roleId);
  return (
    <>
      {info && <Alert type="info" showIcon message={info} className={styles.info} />}
      <div className={styles.screen}>
        <RolePane
          scope={scope}
          roles={roles}
          selected={selected}
          onSelect={(id) => choose(id === undefined ? '' : String(id))}
        />
        {selected ? (
          <RolePermissions
            key={selected.role.id}
            scope={scope}
            roles={roles}
            selected={selected}
            saveQuestion={saveQuestion?.(roles)}
            back={back}
          />
        ) : (
          <NoRole scope={scope} back={back} />
        )}
      </div>
    </>
  );
}

/** The role that the address names, else the first one. */
function chosenRole({ list }: RoleCategories, roleId: string): PlacedRole | undefined {
  const all = rolesIn(list);
  return all.find(({ role }) => sameId(role.id, roleId)) ?? all[0];
}

function NoRole({ scope, back }: Pick<Props, 'scope' | 'back'>) {
  const notify = useNotify();
  const can = useCan();
  return (
    <div className={styles.permissions}>
      <div className={styles.head}>
        <BackButton to={back} />
        <PermissionBox at={everything} name="全部权限" shown="empty" enabled={false} onClick={nothing} />
        <span className={styles.tools}>
          {can(scope.operations.save) && (
            <Button
              type="primary"
              data-needs={scope.operations.save.permission}
              onClick={() => notify('warning', '请选择角色')}
            >
              保存
            </Button>
          )}
        </span>
      </div>
      <NothingChosen what="角色" text="请先添加或选择角色" />
    </div>
  );
}

function nothing(): void {}
