import { Form, Input, Select } from 'antd';
import { useId, useState } from 'react';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { useOperation } from '@/src/crud/useOperation';
import { isYes } from '@/src/lib/record';
import { ActionModal } from '@/src/ui/confirm/ActionModal';
import { systemEndpoints } from '../endpoints';
import { dataScopes, ownScope, type Role, type TreeSelection } from './role';
import { SelectionTree } from './SelectionTree';

const { deptTree } = systemEndpoints['system/role'].operations;

/** Says whose rows the holders of a role see: of all, of some departments, or nearer. A refusal leaves all as it was chosen. */
export default function DataScopeDialog({ row, close }: RowDialogProps<Role>) {
  const { run, running } = useOperation('dataScope', '修改成功');
  const [dataScope, setScope] = useState(row.dataScope);
  const [depts, setDepts] = useState<TreeSelection>();
  const names = useId();
  const isOwn = dataScope === ownScope;
  const save = () => {
    if (isOwn && !depts) return;
    const chosen = {
      deptIds: isOwn ? depts?.ids : [],
      deptCheckStrictly: depts?.linked ?? row.deptCheckStrictly,
    };
    void run({ ...row, dataScope, ...chosen }).then(close, () => undefined);
  };
  return (
    <ActionModal title="分配数据权限" running={running} onOk={save} onCancel={close}>
      <Form layout="vertical">
        <Form.Item label="角色名称" htmlFor={`${names}name`}>
          <Input id={`${names}name`} value={row.roleName} disabled />
        </Form.Item>
        <Form.Item label="权限字符" htmlFor={`${names}key`}>
          <Input id={`${names}key`} value={row.roleKey} disabled />
        </Form.Item>
        <Form.Item label="权限范围" htmlFor={`${names}scope`}>
          <Select id={`${names}scope`} value={dataScope} options={[...dataScopes]} onChange={setScope} />
        </Form.Item>
        {isOwn && (
          <Form.Item label="数据权限" htmlFor={`${names}depts`}>
            <SelectionTree
              id={`${names}depts`}
              aria-label="数据权限"
              operation={deptTree}
              at="depts"
              roleId={row.roleId}
              linked={isYes(row.deptCheckStrictly)}
              value={depts ?? null}
              onStart={setDepts}
              onChange={(selection) => selection && setDepts(selection)}
            />
          </Form.Item>
        )}
      </Form>
    </ActionModal>
  );
}
