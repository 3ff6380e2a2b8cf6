import { Checkbox } from 'antd';
import type { ColumnsType } from 'antd/es/table';
import type { MouseEvent } from 'react';
import type { RecordId } from '@/src/lib/recordId';
import { StateTag } from '@/src/ui/StateTag';
import { PagedTable } from '@/src/ui/table/PagedTable';
import type { AssignableRole } from './useUserRoles';

interface Props {
  readonly roles: readonly AssignableRole[];
  readonly selected: ReadonlySet<RecordId>;
  readonly disabled: boolean;
  readonly onToggle: (roleId: RecordId) => void;
  readonly onSelectAll: (on: boolean) => void;
}

/** Roles with their selection; a click anywhere on a row toggles it, unless the role is disabled. */
export function RoleTable(props: Props) {
  const { roles, disabled, onToggle } = props;
  return (
    <PagedTable<AssignableRole>
      rowKey="roleId"
      size="middle"
      columns={columnsOf(props)}
      dataSource={[...roles]}
      // Scrolled by its own frame: antd's way draws the boxes once more in a hidden row.
      className="assign-roles-table"
      onRow={({ roleId, disabled: stopped }) => ({
        className: stopped ? '' : 'assign-roles-row',
        onClick: (event) => {
          if (!stopped && !disabled && !isOnCheckbox(event)) onToggle(roleId);
        },
      })}
    />
  );
}

/** The box itself is pressed, which it tells by itself. */
function isOnCheckbox({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('label') !== null;
}

function columnsOf({ roles, selected, disabled, onToggle, onSelectAll }: Props): ColumnsType<AssignableRole> {
  const open = roles.filter((role) => !role.disabled);
  const count = open.filter(({ roleId }) => selected.has(roleId)).length;
  return [
    {
      key: 'tick',
      width: 48,
      title: (
        <Checkbox
          aria-label="选择全部角色"
          checked={count > 0 && count === open.length}
          indeterminate={count > 0 && count < open.length}
          disabled={disabled || open.length === 0}
          onChange={(event) => onSelectAll(event.target.checked)}
        />
      ),
      render: (_, { roleId, roleName, disabled: stopped }) => (
        <Checkbox
          aria-label={`选择：${roleName}`}
          checked={selected.has(roleId)}
          disabled={disabled || stopped}
          onChange={() => onToggle(roleId)}
        />
      ),
    },
    { key: 'number', title: '序号', width: 64, render: (_value, role) => roles.indexOf(role) + 1 },
    { key: 'roleId', title: '角色编号', dataIndex: 'roleId' },
    {
      key: 'roleName',
      title: '角色名称',
      render: (_, { roleName, disabled: stopped }) => (
        <>
          {roleName} {stopped && <StateTag tone="danger">停用</StateTag>}
        </>
      ),
    },
    { key: 'roleKey', title: '权限字符', dataIndex: 'roleKey' },
    { key: 'createTime', title: '创建时间', dataIndex: 'createTime' },
  ];
}
