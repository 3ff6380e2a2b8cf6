import { Button, Descriptions, Result } from 'antd';
import '@/src/crud/form/form.css';
import { busy } from '@/src/ui/busy';
import { DraftBar } from '@/src/ui/display/DraftBar';
import { RoleTable } from './RoleTable';
import { useAssignRoles } from './useAssignRoles';
import { isAdministrator } from './user';
import type { AssignableRole, RoleHolder } from './useUserRoles';

interface Props {
  readonly user: RoleHolder;
  readonly roles: readonly AssignableRole[];
  readonly onDone: () => void;
}

/**
 * Assigns the roles of a user: shows the user, the present roles and the wanted ones. The administrator keeps theirs.
 */
export function AssignRoles(props: Props) {
  if (!isAdministrator(props.user)) return <RoleForm {...props} />;
  return (
    <Result
      status="warning"
      title="不允许操作超级管理员用户"
      extra={
        <Button type="primary" onClick={props.onDone}>
          返回
        </Button>
      }
    />
  );
}

function RoleForm({ user, roles, onDone }: Props) {
  const { selected, saving, save, toggle, selectAll, draft, restore, discard, confirmDiscard } =
    useAssignRoles(user, roles);
  const submit = async () => {
    if (await save()) onDone();
  };
  const leave = async () => {
    if (await confirmDiscard()) onDone();
  };
  return (
    <section className="form-page assign-roles" aria-label="分配角色">
      {draft && <DraftBar draft={draft} onRestore={restore} onDiscard={discard} />}
      <h2>基本信息</h2>
      <Descriptions
        bordered
        size="small"
        column={{ xs: 1, md: 2 }}
        items={[
          { key: 'nickName', label: '用户昵称', children: user.nickName },
          { key: 'userName', label: '登录账号', children: user.userName },
        ]}
      />
      <h2>角色信息</h2>
      <RoleTable
        roles={roles}
        selected={selected}
        disabled={saving}
        onToggle={toggle}
        onSelectAll={selectAll}
      />
      <div className="form-buttons">
        <Button onClick={() => void leave()}>返回</Button>
        <Button type="primary" {...busy(saving)} data-needs="system:user:edit" onClick={() => void submit()}>
          提交
        </Button>
      </div>
    </section>
  );
}
