import { Button } from 'antd';
import { useState } from 'react';
import { ReadError } from '@/src/crud/ReadError';
import { namedDifference } from '@/src/lib/permissionTree/permissionChanges';
import { type Grants, type PermissionTree, ruleIdOf } from '@/src/lib/permissionTree/permissionTree';
import type { PlacedRole, RoleCategories } from '@/src/lib/permissionTree/readPermissions';
import { type RecordId, sameId } from '@/src/lib/recordId';
import { useCan } from '@/src/services/useCan';
import { useNotify } from '@/src/services/useNotify';
import { useServices } from '@/src/services/useServices';
import { needsAnswer } from '@/src/services/useUnsaved';
import { useConfirm } from '@/src/ui/confirm/ConfirmProvider';
import { DialogBoundary } from '@/src/ui/DialogBoundary';
import { load } from '@/src/ui/load';
import { Skeleton } from '@/src/ui/Skeleton';
import { GrantsEditor } from './GrantsEditor';
import { PreviewDialog } from './PreviewDialog';
import { bodyIn, type PermissionScope, useForgetDefault, useReadAgain, useRoleTree } from './permissionCalls';
import { shownName } from './RolePane';
import { useConcerned } from './useConcerned';
import { useGrants } from './useGrants';

const CompareDialog = load(() => import('./CompareDialog'));
const CopyDialog = load(() => import('./CopyDialog'));

interface Props {
  readonly scope: PermissionScope;
  readonly roles: RoleCategories;
  readonly selected: PlacedRole;
  /** The question before the changes are sent; none where absent. */
  readonly saveQuestion?: string | undefined;
  readonly back: string;
}

/** The permissions of a role: read, ticked, compared and saved. */
export function RolePermissions(props: Props) {
  const { tree, readNow, isError, error, refetch } = useRoleTree(props.scope, props.selected.role.id);
  if (tree) return <RoleEditor {...props} tree={tree} readNow={readNow} />;
  return isError ? <ReadError error={error} retry={refetch} /> : <Skeleton />;
}

interface EditorProps extends Props {
  readonly tree: PermissionTree;
  readonly readNow: () => Promise<PermissionTree | undefined>;
}

function RoleEditor({ scope, roles, selected, saveQuestion, back, tree, readNow }: EditorProps) {
  const { role, parent } = selected;
  const can = useCan();
  const canSave = can(scope.operations.save);
  const confirm = useConfirm();
  const [dialog, setDialog] = useState<'preview' | 'copy' | 'compare'>();
  const notify = useNotify();
  const { saving, save, reset } = useSaving(scope, role.id);
  const close = () => setDialog(undefined);

  const isAgreed = async (grants: Grants) => {
    if (grants.size === 0 && !(await confirm({ text: '该角色将没有任何权限，确认保存吗？' }))) return false;
    return saveQuestion === undefined || confirm({ text: saveQuestion });
  };
  const send = async (grants: Grants) => (await isAgreed(grants)) && save(grants);
  /** A question would be below the one about leaving: where one is needed, the person stays. */
  const saveLeaving = async (grants: Grants) => {
    if (grants.size > 0 && saveQuestion === undefined) return save(grants);
    notify('error', needsAnswer);
    return false;
  };
  const editing = useGrants({
    ...{ tree, readNow, save: saveLeaving },
    ...{ name: `权限：${role.name}`, draftKey: `role-${role.id}` },
  });
  // Read before they are asked for: nothing moves in the preview.
  const concerns = useConcerned(selected, editing.isDirty || dialog === 'preview');
  const submit = async () => {
    const grants = await editing.latest();
    if (!grants || !(await send(grants))) return;
    close();
    editing.settle();
  };
  const restoreDefault = async () => {
    if (!(await reset())) return;
    editing.settle();
  };
  return (
    <>
      <GrantsEditor
        tree={tree}
        editing={editing}
        canEdit={canSave}
        back={back}
        crumb={`${parent.name} > ${shownName(role)}`}
        tools={
          <>
            {canSave && <Button onClick={() => setDialog('copy')}>从其他角色复制权限</Button>}
            <Button onClick={() => setDialog('compare')}>对比角色</Button>
            {scope.operations.reset && canSave && !role.isDefault && (
              <Button onClick={() => void restoreDefault()}>恢复默认</Button>
            )}
          </>
        }
        saving={saving}
        needs={scope.operations.save.permission}
        canSubmit={editing.isDirty || role.isDefault}
        onSave={() => setDialog('preview')}
      />
      {dialog === 'preview' && (
        <PreviewDialog
          name={role.name}
          added={namedDifference(tree, editing.grants, tree.loaded)}
          removed={namedDifference(tree, tree.loaded, editing.grants)}
          concerns={concerns}
          saving={saving || editing.reading}
          onSave={() => void submit()}
          close={close}
        />
      )}
      <DialogBoundary close={close}>
        {dialog === 'copy' && (
          <CopyDialog
            scope={scope}
            roles={roles}
            own={role.id}
            onCopy={(wanted) => editing.change(() => wanted)}
            close={close}
          />
        )}
        {dialog === 'compare' && <CompareDialog scope={scope} roles={roles} first={role.id} close={close} />}
      </DialogBoundary>
    </>
  );
}

/** The calls that change a role's permissions; both resolve to whether the server agreed. */
function useSaving(scope: PermissionScope, roleId: RecordId) {
  const { callOperation, roleId: ownRole, reloadRules } = useServices();
  const notify = useNotify();
  const confirm = useConfirm();
  const readAgain = useReadAgain();
  const forgetDefault = useForgetDefault(scope);
  const [saving, setSaving] = useState(false);
  const { operations } = scope;

  const tellOwn = () => {
    if (!sameId(ownRole(), roleId)) return;
    const run = () => void reloadRules().catch(() => undefined);
    notify('notification', '您的权限已变更', { action: { label: '立即刷新', about: String(roleId), run } });
  };
  const send = async (call: () => Promise<unknown>, success: string) => {
    if (saving) return false;
    setSaving(true);
    try {
      await call();
    } catch {
      return false; // has been shown
    } finally {
      setSaving(false);
    }
    notify('success', success);
    tellOwn();
    return true;
  };
  return {
    saving,
    save: async (grants: Grants) => {
      const body = bodyIn(scope, { roleId, ruleId: ruleIdOf(grants) });
      if (!(await send(() => callOperation(operations.save, { body }), '保存成功'))) return false;
      forgetDefault(roleId);
      await readAgain();
      return true;
    },
    reset: async () => {
      const { reset } = operations;
      const text = '恢复后将丢弃该角色的自定义权限，确认恢复吗？';
      if (!reset || !(await confirm({ text, danger: true }))) return false;
      const call = () => callOperation(reset, { body: bodyIn(scope, { roleId }) });
      if (!(await send(call, '操作成功'))) return false;
      await readAgain();
      return true;
    },
  };
}
