import { useInvalidate } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { providerOf } from '@/providers/data/providerOf';
import { callKey } from '@/providers/data/resourceCall';
import { mergeIds } from '@/src/lib/mergeIds';
import { type RecordId, recordIdsOf, sameId } from '@/src/lib/recordId';
import { useFormPlace } from '@/src/services/useFormPlace';
import { useNotify } from '@/src/services/useNotify';
import { useServices } from '@/src/services/useServices';
import { useUnsaved } from '@/src/services/useUnsaved';
import { systemEndpoints } from '../endpoints';
import { rolePages } from '../role/rolePages';
import {
  type AssignableRole,
  grantedIn,
  type RoleHolder,
  useReadUserRoles,
  userRolesKey,
} from './useUserRoles';

const endpoints = systemEndpoints['system/user'];

/** Ticks, and the roles from which they were made. */
interface Ticks {
  readonly base: readonly RecordId[];
  readonly ids: readonly RecordId[];
}

/**
 * The selection of a user's roles: kept as unsaved changes and as a draft until it is sent. A refused call keeps it.
 * The ticks made here are merged with the present roles: colleagues' changes meanwhile stay.
 */
export function useAssignRoles({ userId, nickName }: RoleHolder, roles: readonly AssignableRole[]) {
  const { callOperation, reloadRules } = useServices();
  const notify = useNotify();
  const client = useQueryClient();
  const invalidate = useInvalidate();
  const readNow = useReadUserRoles(userId);
  const [ticks, setTicks] = useState<Ticks>();
  const [saving, setSaving] = useState(false);
  const over = (now: readonly RecordId[]) =>
    ticks ? mergeIds({ before: ticks.base, mine: ticks.ids, now }) : new Set(now);
  const granted = grantedIn(roles);
  const selected: ReadonlySet<RecordId> = over(granted);
  const unsaved = useUnsaved(
    {
      name: `分配角色：${nickName}`,
      values: () => ({ roleIds: [...selected] }),
      base: () => ({ roleIds: granted }),
      save,
    },
    useFormPlace(),
  );

  /** Resolves to whether the server agreed; the refusal has been shown. */
  async function save(): Promise<boolean> {
    if (saving) return false;
    setSaving(true);
    try {
      return await send();
    } finally {
      setSaving(false);
    }
  }

  /** The ticks cannot be changed until the saved ones are read: later ones would be lost with them. */
  async function send(): Promise<boolean> {
    try {
      const roleIds = [...over(grantedIn((await readNow()).roles))];
      await callOperation(endpoints.operations.saveRoles, { query: { userId, roleIds } });
    } catch {
      return false;
    }
    unsaved.settle();
    notify('success', '授权成功');
    // The roles may be the person's own; the old menu stays where it cannot be read.
    void reloadRules().catch(() => undefined);
    for (const queryKey of rolePages) void client.invalidateQueries({ queryKey });
    await client.invalidateQueries({ queryKey: callKey(userRolesKey(userId), 'rest') });
    await invalidate({
      resource: 'system/user',
      dataProviderName: providerOf(endpoints),
      invalidates: ['resourceAll'],
    });
    setTicks(undefined);
    return true;
  }

  function select(ids: readonly RecordId[]): void {
    setTicks({ base: granted, ids });
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
      const { values, base } = unsaved.draft ?? {};
      const before = base && recordIdsOf(base.roleIds);
      const merged = mergeIds({ before, mine: recordIdsOf(values?.roleIds), now: granted });
      const isTicked = ({ roleId }: AssignableRole) => [...merged].some((id) => sameId(id, roleId));
      setTicks({ base: granted, ids: roles.filter(isTicked).map(({ roleId }) => roleId) });
      unsaved.restored();
    },
    discard: unsaved.discard,
    /** Asks whether changed ticks may be lost; they are, where the answer is yes. */
    confirmDiscard: async () => {
      const leaves = await unsaved.confirmDiscard();
      if (leaves) setTicks(undefined);
      return leaves;
    },
  };
}
