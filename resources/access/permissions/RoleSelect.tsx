import { Select } from 'antd';
import { useId } from 'react';
import type { PlacedRole } from '@/src/lib/permissionTree/readPermissions';
import type { RecordId } from '@/src/lib/recordId';
import { isOptionFound } from '@/src/lib/searchText';
import styles from './permissions.module.css';

interface Props {
  readonly label: string;
  readonly roles: readonly PlacedRole[];
  readonly value: RecordId | undefined;
  readonly onChange: (id: RecordId | undefined) => void;
}

/** Chooses a role by its name. */
export function RoleSelect({ label, roles, value, onChange }: Props) {
  const id = useId();
  return (
    <div className={styles.roleSelect}>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        showSearch
        filterOption={isOptionFound}
        placeholder="请选择角色"
        options={roles.map(({ role, parent }) => ({
          value: String(role.id),
          label: `${parent.name} > ${role.name}`,
        }))}
        value={value === undefined ? null : String(value)}
        onChange={(chosen) => onChange(roles.find(({ role }) => String(role.id) === chosen)?.role.id)}
      />
    </div>
  );
}
