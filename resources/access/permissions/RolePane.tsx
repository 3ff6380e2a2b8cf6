import { CaretDownFilled, MoreOutlined, PlusOutlined, TeamOutlined } from '@ant-design/icons';
import { Button, Drawer, Dropdown, type MenuProps, Tree } from 'antd';
import { useState } from 'react';
import {
  isProtected,
  type PlacedRole,
  type RoleCategories,
  type RoleCategory,
} from '@/src/lib/permissionTree/readPermissions';
import { isRecord } from '@/src/lib/record';
import { parseId, type RecordId } from '@/src/lib/recordId';
import { useCan } from '@/src/services/useCan';
import { useNotify } from '@/src/services/useNotify';
import { useServices } from '@/src/services/useServices';
import { useConfirm } from '@/src/ui/confirm/ConfirmProvider';
import { useNarrow } from '@/src/ui/layout/useNarrow';
import { bodyIn, type PermissionScope, useReadAgain } from './permissionCalls';
import styles from './permissions.module.css';
import { AddRoleDialog, RenameRoleDialog } from './RoleDialogs';
import { useUnsavedHere } from './useGrants';

interface Props {
  readonly scope: PermissionScope;
  readonly roles: RoleCategories;
  readonly selected: PlacedRole | undefined;
  readonly onSelect: (id: RecordId | undefined) => void;
}

/** Pixels of the pane below which the roles and the tree have no room beside each other. */
const besideWidth = 760;

/** 角色分类 (RPERM-1): beside the permissions, or in a drawer in a narrow pane. */
export function RolePane(props: Props) {
  const narrow = useNarrow(besideWidth);
  const [open, setOpen] = useState(false);
  if (!narrow)
    return (
      <aside className={styles.roles} aria-label="角色分类">
        <RoleTree {...props} />
      </aside>
    );
  const select = (id: RecordId | undefined) => {
    setOpen(false);
    props.onSelect(id);
  };
  return (
    <div>
      <Button icon={<TeamOutlined aria-hidden />} onClick={() => setOpen(true)}>
        角色分类{props.selected && `：${shownName(props.selected.role)}`}
      </Button>
      <Drawer
        open={open}
        placement="left"
        width="min(320px, 86vw)"
        title="角色分类"
        onClose={() => setOpen(false)}
      >
        <div className={styles.drawerRoles}>
          <RoleTree {...props} onSelect={select} />
        </div>
      </Drawer>
    </div>
  );
}

/** The drawn name of a role: the mark is never part of its name. */
export function shownName({ name, isDefault }: RoleCategory): string {
  return isDefault ? `${name}(默认)` : name;
}

function RoleTree({ scope, roles, selected, onSelect }: Props) {
  const can = useCan();
  const { operations } = scope;
  const [dialog, setDialog] = useState<'add' | 'rename'>();
  const changes = useRoleChanges({ scope, roles, selected, onSelect });
  const close = () => setDialog(undefined);
  const rename = () => (selected ? setDialog('rename') : changes.refuse());
  return (
    <>
      <div className={styles.rolesHead}>
        <h2>角色分类</h2>
        {can(operations.add) && (
          <Button
            size="small"
            icon={<PlusOutlined aria-hidden />}
            data-needs={operations.add.permission}
            onClick={() => setDialog('add')}
          >
            添加分类
          </Button>
        )}
        <MoreMenu
          items={[
            ...(can(operations.rename) ? [{ key: 'rename', label: '重命名', onClick: rename }] : []),
            ...(can(operations.remove)
              ? [{ key: 'remove', label: '删除', danger: true, onClick: () => void changes.remove() }]
              : []),
          ]}
        />
      </div>
      <div ref={nameHelper} className={styles.roleTree}>
        <Tree
          blockNode
          defaultExpandAll
          aria-label="角色分类"
          switcherIcon={<CaretDownFilled aria-hidden />}
          treeData={roles.list.map((category) => ({
            key: `category ${category.id}`,
            title: category.name,
            selectable: false,
            children: category.children.map((role) => ({ key: String(role.id), title: shownName(role) })),
          }))}
          selectedKeys={selected ? [String(selected.role.id)] : []}
          onSelect={([key]) => key !== undefined && onSelect(String(key))}
        />
      </div>
      {dialog === 'add' && <AddRoleDialog list={roles.list} save={changes.add} close={close} />}
      {dialog === 'rename' && selected && (
        <RenameRoleDialog list={roles.list} {...selected} save={changes.rename} close={close} />
      )}
    </>
  );
}

function MoreMenu({ items }: { items: NonNullable<MenuProps['items']> }) {
  if (items.length === 0) return null;
  return (
    <Dropdown trigger={['click']} menu={{ items }}>
      <Button size="small" type="text" icon={<MoreOutlined aria-hidden />} aria-label="更多操作：角色分类" />
    </Dropdown>
  );
}

/** For a `ref`: antd's tree takes the keyboard by an input whose name is English. */
function nameHelper(element: HTMLElement | null): void {
  element?.querySelector('input[aria-label]')?.setAttribute('aria-label', '选择角色');
}

/** Adding, renaming and removing, with their checks in the order of the design (RPERM-6 to 8). */
function useRoleChanges({ scope, roles, selected, onSelect }: Props) {
  const { callOperation } = useServices();
  const notify = useNotify();
  const confirm = useConfirm();
  const readAgain = useReadAgain();
  const { drop } = useUnsavedHere();
  const { add, rename, remove } = scope.operations;
  const refuse = () => notify('warning', '请选择二级分类');
  const send = async (operation: typeof add, body: object, success: string) => {
    const { data } = await callOperation(operation, { body: bodyIn(scope, body) });
    notify('success', success);
    await readAgain();
    return data;
  };
  return {
    refuse,
    add: async (body: object) => {
      const data = await send(add, body, '新增成功');
      const id = isRecord(data) ? parseId(data.id) : undefined;
      if (id !== undefined) onSelect(id);
    },
    rename: (body: object) => send(rename, body, '修改成功'),
    remove: async () => {
      if (!selected) return refuse();
      const { role, parent } = selected;
      if (isProtected(roles, role.id)) return notify('warning', '该分类不可删除！');
      const run = () => send(remove, { id: role.id }, '删除成功');
      const isGone = await confirm({ text: `确认删除「${role.name}」吗？`, danger: true, run });
      if (!isGone) return;
      drop();
      onSelect(parent.children.find(({ id }) => id !== role.id)?.id);
    },
  };
}
