import { useDelete, useDeleteMany } from '@refinedev/core';
import type { RecordId } from '../defineResource';
import { useResourcePage } from '../ResourceContext';
import { providerOf, useServices } from '../services';
import { useForget } from '../useForget';

/** Deletes records, one or many in one call; says 删除成功, and calls back where the server agreed. A refusal has been shown by the pipeline. */
export function useRemove(onRemoved: () => void) {
  const { resource } = useResourcePage();
  const { notify } = useServices();
  const forget = useForget();
  const { mutateAsync: removeOne } = useDelete();
  const { mutateAsync: removeMany } = useDeleteMany();
  const about = {
    resource: resource.name,
    dataProviderName: providerOf(resource.endpoints),
    successNotification: false,
    errorNotification: false,
  } as const;

  return async (ids: readonly RecordId[]) => {
    const [first] = ids;
    if (first === undefined) return;
    try {
      await (ids.length === 1 ? removeOne({ ...about, id: first }) : removeMany({ ...about, ids: [...ids] }));
    } catch {
      return; // shown already; the rows stay as they are
    }
    notify('success', '删除成功');
    await forget();
    onRemoved();
  };
}
