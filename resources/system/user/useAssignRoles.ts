import { useInvalidate } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { providerOf, useServices } from '@/src/crud/services';
import { type RecordId, sameId } from '@/src/lib/recordId';
import { useFormPlace } from '@/src/ui/pane/useFormPlace';
import { useUnsaved } from '@/src/work/useUnsaved';
import { systemEndpoints } from '../endpoints';
import { type AssignableRole, type RoleHolder, userRolesKey } from './useUserRoles';

const endpoints = systemEndpoints['system/user'];

/** The selection of a user's roles: kept as unsaved changes and as a draft until they are sent; a refused call leaves them. */
export function useAssignRoles({ userId, nickName }: RoleHolder, roles: readonly AssignableRole[]) {
  const { callOperation, notify, reloadRules } = useServices();
  const client = useQueryClient();
  const invalidate = useInvalidate();
  const [changed, setChanged] = useState<ReadonlySet<RecordId>>();
  const [saving, setSaving] = useState(false);
  const roleIds = roles.map(({ roleId }) => roleId);
  const granted = roles.filter((role) => role.granted).map(({ roleId }) => roleId);
  const selected: ReadonlySet<RecordId> = changed ?? new Set(granted);
  const values = () => ({ roleIds: [...selected] });
  const unsaved = useUnsaved({ name: `分配角色：${nickName}`, values, save }, useFormPlace());

  /** Resolves to whether the server agreed; the refusal has been shown. */
  async function save(): Promise<boolean> {
    if (saving) return false;
    setSaving(true);
    try {
      await callOperation(endpoints.operations.saveRoles, { query: { userId, roleIds: [...selected] } });
    } catch {
      return false;
    } finally {
      setSaving(false);
    }
    unsaved.settle();
    notify('success', '授权成功');
    // The roles may be the person's own; the old menu stays where it cannot be read.
    void reloadRules().catch(() => undefined);
    await client.invalidateQueries({ queryKey: userRolesKey(userId) });
    await invalidate({
      resource: 'system/user',
      dataProviderName: providerOf(endpoints),
      invalidates: ['resourceAll'],
    });
    setChanged(undefined);
    return true;
  }

  function select(ids: readonly RecordId[]): void {
    setChanged(new Set(ids));
    unsaved.touch();
  }

  return {
    selected,
    saving,
    save,
    toggle: (roleId: RecordId) =>
      select(selected.has(roleId) ? [...selected].filter((id) => id !== roleId) : [...selected, roleId]),
    /** Selects or deselects all roles that may be given. */
    selectAll: (on: boolean) => {
      const open = roles.filter(({ disabled }) => !disabled).map(({ roleId }) => roleId);
      const rest = [...selected].filter((id) => !open.includes(id));
      select(on ? [...rest, ...open] : rest);
    },
    /** Ticks of an earlier time that were not sent. */
    draft: unsaved.draft,
    restore: () => {
      const ids = unsaved.draft?.values.roleIds;
      setChanged(
        new Set(Array.isArray(ids) ? roleIds.filter((id) => ids.some((one) => sameId(one, id))) : granted),
      );
      unsaved.restored();
    },
    discard: unsaved.discard,
    /** Asks whether changed ticks may be lost; they are, where the answer is yes. */
    confirmDiscard: async () => {
      const leaves = await unsaved.confirmDiscard();
      if (leaves) setChanged(undefined);
      return leaves;
    },
  };
}
