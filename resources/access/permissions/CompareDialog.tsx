import { Checkbox, Modal } from 'antd';
import { useMemo, useState } from 'react';
import { ReadError } from '@/src/crud/ReadError';
import { compareTrees } from '@/src/lib/permissionTree/permissionChanges';
import { type RoleCategories, rolesIn } from '@/src/lib/permissionTree/readPermissions';
import { type RecordId, sameId } from '@/src/lib/recordId';
import { ScrollRegion } from '@/src/ui/layout/ScrollRegion';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import { Skeleton } from '@/src/ui/Skeleton';
import styles from './dialogs.module.css';
import { type PermissionScope, useRoleTree } from './permissionCalls';
import { RoleSelect } from './RoleSelect';

interface Props {
  readonly scope: PermissionScope;
  readonly roles: RoleCategories;
  /** The role on the left at first. */
  readonly first: RecordId;
  readonly close: () => void;
}

/** 对比角色: the saved permissions of two roles, side by side. */
export default function CompareDialog({ scope, roles, first, close }: Props) {
  useReturnFocus();
  const all = rolesIn(roles.list);
  const [left, setLeft] = useState<RecordId | undefined>(first);
  const [right, setRight] = useState(all.find(({ role }) => !sameId(role.id, first))?.role.id);
  const [onlyDifferent, setOnlyDifferent] = useState(true);
  const [one, other] = [useRoleTree(scope, left), useRoleTree(scope, right)];
  const rows = useMemo(
    () => (one.tree && other.tree ? compareTrees(one.tree, other.tree) : undefined),
    [one.tree, other.tree],
  );
  const different = rows?.filter((row) => row.first !== row.second) ?? [];
  const nameOf = (id: RecordId | undefined) => all.find(({ role }) => sameId(role.id, id))?.role.name ?? '';
  const failed = [one, other].filter(({ isError }) => isError);
  const readAgain = () => Promise.all(failed.map(({ refetch }) => refetch()));
  return (
    <Modal open centered width={880} title="对比角色" footer={null} onCancel={close}>
      <div className={styles.comparedRoles}>
        <RoleSelect label="左侧角色" roles={all} value={left} onChange={setLeft} />
        <RoleSelect label="右侧角色" roles={all} value={right} onChange={setRight} />
        <Checkbox checked={onlyDifferent} onChange={({ target }) => setOnlyDifferent(target.checked)}>
          只看不同
        </Checkbox>
      </div>
      {failed[0] && <ReadError error={failed[0].error} retry={readAgain} />}
      {!rows && !failed[0] && <Skeleton />}
      {rows && (
        <>
          <p role="status">
            共 {rows.length} 项，{different.length} 项不同
          </p>
          <ComparedTable names={[nameOf(left), nameOf(right)]} rows={onlyDifferent ? different : rows} />
        </>
      )}
    </Modal>
  );
}

interface TableProps {
  readonly names: readonly [string, string];
  readonly rows: ReturnType<typeof compareTrees>;
}

function ComparedTable({ names, rows }: TableProps) {
  if (rows.length === 0) return <p>两个角色的权限相同</p>;
  return (
    <ScrollRegion className={styles.compared} label="权限对比">
      <table>
        <thead>
          <tr>
            <th scope="col">权限</th>
            <th scope="col">{names[0]}</th>
            <th scope="col">{names[1]}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, first, second }) => (
            <tr key={id} data-different={first !== second}>
              <th scope="row">{name}</th>
              <td>{first ? '有' : '无'}</td>
              <td>{second ? '有' : '无'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
