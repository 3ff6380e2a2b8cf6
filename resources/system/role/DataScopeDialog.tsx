import { useOne } from '@refinedev/core';
import { type FormRule, Modal } from 'antd';
import { use, useState } from 'react';
import { isGivenUp, isRequestError } from '@/providers/http/errors';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { FormDialog, type ValuesOf } from '@/src/crud/actions/FormDialog';
import { ReadError } from '@/src/crud/ReadError';
import { FormRecord } from '@/src/crud/ResourceContext';
import { useLast } from '@/src/crud/useLast';
import { useOperation } from '@/src/crud/useOperation';
import { isYes } from '@/src/lib/record';
import { useCan } from '@/src/services/useCan';
import { useNotify } from '@/src/services/useNotify';
import { useServices } from '@/src/services/useServices';
import { choice } from '@/src/ui/fields/choice';
import { fieldOf, type InputProps, type Kind } from '@/src/ui/fields/field';
import { text } from '@/src/ui/fields/text';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import { Skeleton } from '@/src/ui/Skeleton';
import { systemEndpoints } from '../endpoints';
import { loadedRule } from './menuSelection';
import { isChanged, mergeRead } from './mergeSelection';
import { dataScopes, ownScope, type Role, type TreeSelection } from './role';
import { SelectionTree } from './SelectionTree';
import { readTree } from './tickedTree';

const { deptTree, one } = systemEndpoints['system/role'].operations;

/** Without a department the holders would see nothing. Not said before one has tried to save it. */
const someDepartment: FormRule = {
  validateTrigger: [],
  validator: async (_rule, value?: TreeSelection | null) => {
    if (value?.ids.length === 0) throw new Error('请选择部门');
  },
};

const departments: Kind<TreeSelection> = {
  ...{ Cell: () => null, Input: DeptsInput, operator: 'eq', verb: '请选择', width: 100 },
  rules: [loadedRule('数据权限'), someDepartment],
};

const fields = {
  roleName: text('角色名称', { disabled: () => true }),
  roleKey: text('权限字符', { disabled: () => true }),
  dataScope: choice('权限范围', dataScopes, { initial: '1' }),
  depts: fieldOf('数据权限', departments, { visible: ({ dataScope }) => dataScope === ownScope }),
};

/**
 * Sets the rows that the holders of a role see: all, some departments, or fewer. Reads the present role first, with
 * the permission for it.
 */
export default function DataScopeDialog(props: RowDialogProps<Role>) {
  useReturnFocus();
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
  const role = useLast(query.isFetchedAfterMount ? query.data?.data : undefined);
  const readNow = async () => (await query.refetch({ throwOnError: true })).data?.data;
  if (role) return <ScopeDialog row={role} readNow={readNow} close={close} />;
  return (
    <Modal open centered width={440} title="分配数据权限" footer={null} onCancel={close}>
      {query.isError ? <ReadError error={query.error} retry={() => void query.refetch()} /> : <Skeleton />}
    </Modal>
  );
}

interface ScopeProps extends RowDialogProps<Role> {
  /** The role as the server holds it now; absent where it may not be read. */
  readonly readNow?: () => Promise<Role | undefined>;
}

/** A refusal leaves all as it was chosen; what colleagues saved of the role while the dialog was open stays. */
function ScopeDialog({ row: opened, readNow, close }: ScopeProps) {
  const { run } = useOperation('dataScope', '修改成功');
  const { callOperation } = useServices();
  const notify = useNotify();
  // The role is read again to be saved, and not shown: the choice stays.
  const [row] = useState(opened);
  const { roleName, roleKey, dataScope } = row;
  /** A failed reading is told here: the query itself is quiet. */
  const present = async () => {
    try {
      return (await readNow?.()) ?? row;
    } catch (error) {
      const isTold = isGivenUp(error) || isRequestError(error, 'expired');
      if (!isTold) notify('error', error instanceof Error ? error.message : String(error));
      throw error;
    }
  };
  /** Another scope names no departments: the ticks then stand as they are shown. */
  const overPresent = async (depts: TreeSelection | undefined, { roleId, ...role }: Role) => {
    if (depts && role.dataScope !== ownScope) return depts;
    const linked = isYes(role.deptCheckStrictly);
    const response = await callOperation(deptTree, { id: roleId, options: { allowRepeat: true } });
    return mergeRead(depts ?? untouched(linked), readTree(response, 'depts'), linked);
  };
  const save = async ({ dataScope: chosen, depts }: ValuesOf<typeof fields>) => {
    const role = await present();
    const ticked = (chosen === ownScope && depts) || undefined;
    const isKept = chosen === dataScope && !(ticked && isChanged(ticked));
    const scope = isKept ? role.dataScope : chosen;
    const own = scope === ownScope ? await overPresent(ticked, role) : undefined;
    await run({
      ...role,
      dataScope: scope,
      deptIds: own?.ids ?? [],
      deptCheckStrictly: own?.linked ?? role.deptCheckStrictly,
    });
    close();
  };
  return (
    <FormDialog
      title="分配数据权限"
      fields={fields}
      initial={{ roleName, roleKey, dataScope }}
      record={{ ...row, id: row.roleId }}
      onSend={save}
      close={close}
    />
  );
}

/** No tick set and none cleared. */
function untouched(linked: boolean): TreeSelection {
  return { ids: [], linked, base: { ids: [], linked } };
}

/** The departments of the role, ticked as they are so far. */
function DeptsInput(all: InputProps<TreeSelection>) {
  const { choices: _choices, placeholder: _placeholder, ...props } = all;
  const role = use(FormRecord);
  return (
    <SelectionTree
      aria-label="数据权限"
      {...props}
      operation={deptTree}
      at="depts"
      roleId={role?.id}
      linked={isYes(role?.deptCheckStrictly)}
      onStart={(selection) => props.onChange?.(selection)}
    />
  );
}
