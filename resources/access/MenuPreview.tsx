import { Alert, Form, Menu } from 'antd';
import { type ReactNode, use, useMemo, useState } from 'react';
import { FormRecord, useResourcePage } from '@/src/crud/ResourceContext';
import { useTreeRows } from '@/src/crud/tree/useWholeTree';
import { rolesIn } from '@/src/lib/permissionTree/readPermissions';
import type { RecordId } from '@/src/lib/recordId';
import { useCan } from '@/src/services/useCan';
import type { FormValues } from '@/src/ui/fields/field';
import { MenuIcon } from '@/src/ui/icons/MenuIcon';
import styles from './MenuPreview.module.css';
import { newId, type PreviewItem, previewMenu } from './menuPreview';
import { type PermissionScope, useRoles, useRoleTree } from './permissions/permissionCalls';
import { RoleSelect } from './permissions/RoleSelect';

interface Props {
  /** The scope of the roles to choose from. */
  readonly scope: PermissionScope;
}

/**
 * A preview of a role's sidebar and breadcrumb, with the typed, unsaved values. Without the permission to read roles
 * it shows everything.
 */
export default function MenuPreview({ scope }: Props) {
  const mayChoose = useCan()(scope.operations.list);
  const [roleId, choose] = useState<RecordId>();
  return (
    <section className={styles.preview} aria-label="预览">
      <h3>预览</h3>
      {mayChoose ? (
        <OfRole scope={scope} roleId={roleId} choose={choose} />
      ) : (
        <>
          <p className={styles.hint}>没有查看角色的权限，按拥有全部菜单预览</p>
          <Sidebar holds={everything} />
        </>
      )}
    </section>
  );
}

const everything = () => true;

interface OfRoleProps extends Props {
  readonly roleId: RecordId | undefined;
  readonly choose: (roleId: RecordId | undefined) => void;
}

function OfRole({ scope, roleId, choose }: OfRoleProps) {
  const roles = useRoles(scope);
  const { tree, isError } = useRoleTree(scope, roleId);
  const placed = useMemo(() => rolesIn(roles.data?.list ?? []), [roles.data]);
  const first = placed[0]?.role.id;
  const held = useMemo(() => new Set([...(tree?.loaded ?? [])].map(String)), [tree]);
  // The administrator, the first of the roles, also holds new entries.
  const isFirst = roleId === undefined || roleId === first;
  return (
    <>
      <RoleSelect label="按角色预览" roles={placed} value={roleId ?? first} onChange={choose} />
      {(roles.isError || isError) && <Alert type="error" showIcon message="角色读取失败，请稍后再试" />}
      <Sidebar holds={isFirst ? everything : (id) => id !== newId && held.has(id)} />
    </>
  );
}

function Sidebar({ holds }: { holds: (id: string) => boolean }) {
  const { name, tree } = useResourcePage().resource;
  const record = use(FormRecord);
  const { rows } = useTreeRows({ resource: name, parent: tree?.parent ?? '' }, { staleTime: 60_000 });
  const values = Form.useWatch((all: FormValues) => all, { form: Form.useFormInstance(), preserve: true });
  const typed = { ...record, ...values };
  const { items, trail, above, missing } = previewMenu(rows, typed, holds);
  const own = record ? String(record.id) : newId;
  return (
    <>
      <p className={styles.trail}>
        面包屑：
        <span>
          {trail.length === 0 ? '—' : ['首页', ...trail.map((title) => title || '（未命名）')].join(' / ')}
        </span>
      </p>
      <p role="status" className={styles.hint}>
        {missing}
      </p>
      <div className={styles.sidebar}>
        <Menu
          key={above.join()}
          mode="inline"
          inlineIndent={16}
          aria-label="侧边栏预览"
          items={items.map(itemOf)}
          selectedKeys={[own]}
          defaultOpenKeys={[...above]}
        />
      </div>
    </>
  );
}

type Item =
  | { readonly key: string; readonly label: string; readonly icon: ReactNode }
  | { readonly key: string; readonly label: string; readonly icon: ReactNode; readonly children: Item[] };

function itemOf({ id, name, icon, children }: PreviewItem): Item {
  const item = {
    key: id,
    label: name || '（未命名）',
    icon: (
      <span>
        <MenuIcon name={icon} />
      </span>
    ),
  };
  return children.length > 0 ? { ...item, children: children.map(itemOf) } : item;
}
