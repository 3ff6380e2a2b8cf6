import { useOne } from '@refinedev/core';
import { Form, Input, Modal, Select, Skeleton } from 'antd';
import { useId, useState } from 'react';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { ReadError } from '@/src/crud/ReadError';
import { useOperation } from '@/src/crud/useOperation';
import { isYes } from '@/src/lib/record';
import { useCan } from '@/src/services/useCan';
import { ActionModal } from '@/src/ui/confirm/ActionModal';
import { systemEndpoints } from '../endpoints';
import { dataScopes, ownScope, type Role, type TreeSelection } from './role';
import { SelectionTree } from './SelectionTree';

const { deptTree, one } = systemEndpoints['system/role'].operations;

/**
 * Sets the rows that the holders of a role see: all, some departments, or fewer. Reads the present role first, with
 * the permission for it.
 */
export default function DataScopeDialog(props: RowDialogProps<Role>) {
  return useCan()(one) ? <FreshScope {...props} /> : <ScopeDialog {...props} />;
}

/** The list may have been read long ago, and the whole role is saved. */
function FreshScope({ row, close }: RowDialogProps<Role>) {
  const { query } = useOne<Role>({
    resource: 'system/role',
    dataProviderName: 'rest',
    id: row.roleId,
    errorNotification: false,
    queryOptions: { gcTime: 0, refetchOnMount: 'always', refetchOnWindowFocus: false },
  });
  const role = query.isFetchedAfterMount ? query.data?.data : undefined;
  const readNow = async () => (await query.refetch({ throwOnError: true })).data?.data;
  if (role) return <ScopeDialog row={role} readNow={readNow} close={close} />;
  return (
    <Modal open centered width={440} title="分配数据权限" footer={null} onCancel={close}>
      {query.isError ? (
        <ReadError error={query.error} retry={() => void query.refetch()} />
      ) : (
        <Skeleton active />
      )}
    </Modal>
  );
}

interface ScopeProps extends RowDialogProps<Role> {
  /** The role as the server holds it now; absent where it may not be read. */
  readonly readNow?: () => Promise<Role | undefined>;
}

/** A refusal leaves all as it was chosen; what colleagues saved of the role while the dialog was open stays. */
function ScopeDialog({ row: opened, readNow, close }: ScopeProps) {
  const { run, running } = useOperation('dataScope', '修改成功');
  // The role is read again to be saved, and not shown: the choice stays.
  const [row] = useState(opened);
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
    void send(chosen).then(close, () => undefined);
  };
  const send = async (chosen: object) => run({ ...((await readNow?.()) ?? row), dataScope, ...chosen });
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
