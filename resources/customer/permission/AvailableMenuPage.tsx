import { Button } from 'antd';
import { useState } from 'react';
import { GrantsEditor } from '@/resources/access/permissions/GrantsEditor';
import { useNodes, useReadAgain } from '@/resources/access/permissions/permissionCalls';
import { useGrants } from '@/resources/access/permissions/useGrants';
import { ReadError } from '@/src/crud/ReadError';
import { type Grants, type PermissionTree, ruleIdOf } from '@/src/lib/permissionTree/permissionTree';
import { readRoles } from '@/src/lib/permissionTree/readPermissions';
import { type RecordId, sameId } from '@/src/lib/recordId';
import { useCan } from '@/src/services/useCan';
import { useNotify } from '@/src/services/useNotify';
import { useServices } from '@/src/services/useServices';
import { needsAnswer, savedText } from '@/src/services/useUnsaved';
import { ConfirmProvider, useConfirm } from '@/src/ui/confirm/ConfirmProvider';
import { Skeleton } from '@/src/ui/Skeleton';
import { customerEndpoints } from '../endpoints';
import { ScopedPage } from '../scope/ScopedPage';

const { list, save } = customerEndpoints['customer/available-menu'].operations;
const { list: roles } = customerEndpoints['customer/permission'].operations;

/** 可用菜单 (screen C8): what an institution's roles may hold at most, by its edition and its apps. */
export default function AvailableMenuPage() {
  return (
    <ConfirmProvider>
      <ScopedPage>{(storeId) => <Ceiling storeId={storeId} />}</ScopedPage>
    </ConfirmProvider>
  );
}

function Ceiling({ storeId }: { storeId: RecordId }) {
  const nodes = useNodes(list, ['permission', list.path, storeId], { storeId });
  const { tree, readNow, isError, error, refetch } = nodes;
  if (tree) return <CeilingEditor storeId={storeId} tree={tree} readNow={readNow} />;
  return isError ? <ReadError error={error} retry={refetch} /> : <Skeleton />;
}

interface EditorProps {
  readonly storeId: RecordId;
  readonly tree: PermissionTree;
  readonly readNow: () => Promise<PermissionTree | undefined>;
}

function CeilingEditor({ storeId, tree, readNow }: EditorProps) {
  const canSave = useCan()(save);
  const notify = useNotify();
  const { saving, send } = useSaving(storeId, tree);
  /** A question would be below the one about leaving: where one is needed, the person stays. */
  const saveLeaving = async (grants: Grants) => {
    if (rolesLosing(tree, grants).length > 0) {
      notify('error', needsAnswer);
      return false;
    }
    const isSaved = await send(grants);
    if (isSaved) notify('success', savedText('保存成功', true));
    return isSaved;
  };
  const editing = useGrants({
    ...{ tree, readNow, save: saveLeaving },
    ...{ name: '可用菜单', draftKey: `store-${storeId}` },
  });
  const submit = async () => {
    const grants = await editing.latest();
    if (grants && (await send(grants))) notify('success', savedText('保存成功', editing.settle()));
  };
  return (
    <GrantsEditor
      tree={tree}
      editing={editing}
      canEdit={canSave}
      tools={canSave && <Button onClick={() => editing.change(() => editionGrants(tree))}>按套餐重置</Button>}
      saving={saving || editing.reading}
      needs={save.permission}
      canSubmit={editing.isDirty}
      onSave={() => void submit()}
    />
  );
}

/** Saves, after a confirmation where roles would lose something; resolves to whether the server agreed. */
function useSaving(storeId: RecordId, tree: PermissionTree) {
  const { callOperation } = useServices();
  const confirm = useConfirm();
  const readAgain = useReadAgain();
  const [saving, setSaving] = useState(false);
  const namesOf = useRoleNames(storeId);
  const isAgreed = async (grants: Grants) => {
    const losing = rolesLosing(tree, grants);
    if (losing.length === 0) return true;
    const names = await namesOf(losing);
    const named = names.length > 0 ? `（${names.join('、')}）` : '';
    const text = `有 ${losing.length} 个角色${named}正在使用将移除的菜单，保存后同时收回，确认保存吗？`;
    return confirm({ text, danger: true });
  };
  const send = async (grants: Grants) => {
    if (saving || !(await isAgreed(grants))) return false;
    setSaving(true);
    try {
      await callOperation(save, { body: { storeId, ruleId: ruleIdOf(grants) } });
    } catch {
      return false; // has been shown
    } finally {
      setSaving(false);
    }
    await readAgain();
    return true;
  };
  return { saving, send };
}

/** The grants of the institution's edition: the nodes that name it as an origin. */
function editionGrants({ places }: PermissionTree): Grants {
  return new Set(places.filter(({ node }) => node.origins?.includes('套餐')).map(({ node }) => node.id));
}

/** Roles that hold something that these grants take away. */
function rolesLosing({ places, loaded }: PermissionTree, grants: Grants): readonly RecordId[] {
  const lost = places.filter(({ node: { id } }) => loaded.has(id) && !grants.has(id));
  return [...new Set(lost.flatMap(({ node }) => node.heldBy ?? []))];
}

/** Returns the names of an institution's roles; none where the person may not see them, or they cannot be read. */
function useRoleNames(storeId: RecordId): (ids: readonly RecordId[]) => Promise<readonly string[]> {
  const { callOperation } = useServices();
  const can = useCan();
  return async (ids) => {
    if (!can(roles)) return [];
    try {
      const options = { allowRepeat: true, quiet: true };
      const { data } = await callOperation(roles, { body: { storeId }, options });
      const all = readRoles(data).list.flatMap(({ children }) => children);
      return all.filter(({ id }) => ids.some((one) => sameId(one, id))).map(({ name }) => name);
    } catch {
      return []; // the question counts them
    }
  };
}
