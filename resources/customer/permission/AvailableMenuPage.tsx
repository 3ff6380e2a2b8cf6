import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { GrantsEditor } from '@/resources/access/permissions/GrantsEditor';
import { useNodes, useReadAgain } from '@/resources/access/permissions/permissionCalls';
import { useGrants } from '@/resources/access/permissions/useGrants';
import { ReadError } from '@/src/crud/ReadError';
import { type Grants, type PermissionTree, ruleIdOf } from '@/src/lib/permissionTree/permissionTree';
import type { RecordId } from '@/src/lib/recordId';
import { useCan } from '@/src/services/useCan';
import { useNotify } from '@/src/services/useNotify';
import { useServices } from '@/src/services/useServices';
import { ConfirmProvider, useConfirm } from '@/src/ui/confirm/ConfirmProvider';
import { customerEndpoints } from '../endpoints';
import { ScopedPage } from '../scope/ScopedPage';

const { list, save } = customerEndpoints['customer/available-menu'].operations;

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
  return isError ? <ReadError error={error} retry={refetch} /> : <Skeleton active />;
}

interface EditorProps {
  readonly storeId: RecordId;
  readonly tree: PermissionTree;
  readonly readNow: () => Promise<PermissionTree | undefined>;
}

function CeilingEditor({ storeId, tree, readNow }: EditorProps) {
  const canSave = useCan()(save);
  const { saving, send } = useSaving(storeId, tree);
  const editing = useGrants({
    ...{ tree, readNow, save: send },
    ...{ name: '可用菜单', draftKey: `store-${storeId}` },
  });
  const submit = async () => {
    const grants = await editing.latest();
    if (grants && (await send(grants))) editing.settle();
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
  const notify = useNotify();
  const confirm = useConfirm();
  const readAgain = useReadAgain();
  const [saving, setSaving] = useState(false);
  const isAgreed = async (grants: Grants) => {
    const count = rolesLosing(tree, grants);
    if (count === 0) return true;
    const text = `有 ${count} 个角色正在使用将移除的菜单，保存后同时收回，确认保存吗？`;
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
    notify('success', '保存成功');
    await readAgain();
    return true;
  };
  return { saving, send };
}

/** The grants of the institution's edition: the nodes that name it as an origin. */
function editionGrants({ places }: PermissionTree): Grants {
  return new Set(places.filter(({ node }) => node.origins?.includes('套餐')).map(({ node }) => node.id));
}

/** How many roles hold something that these grants take away. */
function rolesLosing({ places, loaded }: PermissionTree, grants: Grants): number {
  const lost = places.filter(({ node: { id } }) => loaded.has(id) && !grants.has(id));
  return new Set(lost.flatMap(({ node }) => node.heldBy ?? [])).size;
}
