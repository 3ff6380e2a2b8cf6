import { useDelete, useDeleteMany } from '@refinedev/core';
import type { RecordId } from '../../lib/recordId';
import { useResourcePage } from '../ResourceContext';

import { providerOf, useServices } from '../services';
import { useInvalidateResource } from '../useInvalidateResource';

/** Records that one call deletes at most: their ids may be in the address. */
const atOnce = 200;

/** Deletes records, up to 200 in one call; says 删除成功, and calls back with those that the server deleted. A refusal has been shown by the pipeline. */
export function useRemove(onRemoved: (ids: readonly RecordId[]) => void) {
  const { resource } = useResourcePage();
  const { notify } = useServices();
  const invalidate = useInvalidateResource();
  const { mutateAsync: removeOne } = useDelete();
  const { mutateAsync: removeMany } = useDeleteMany();
  const about = {
    resource: resource.name,
    dataProviderName: providerOf(resource.endpoints),
    successNotification: false,
    errorNotification: false,
  } as const;

  function remove(ids: readonly RecordId[]) {
    const [first] = ids;
    return ids.length === 1 && first !== undefined
      ? removeOne({ ...about, id: first })
      : removeMany({ ...about, ids: [...ids] });
  }

  return async (ids: readonly RecordId[]) => {
    let done = 0;
    try {
      for (; done < ids.length; done += atOnce) await remove(ids.slice(done, done + atOnce));
      notify('success', '删除成功');
    } catch {
      if (done === 0) return; // shown already; the rows stay as they are
    }
    await invalidate();
    onRemoved(ids.slice(0, done));
  };
}
