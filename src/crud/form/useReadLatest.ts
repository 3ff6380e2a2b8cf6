import { useDataProvider } from '@refinedev/core';
import { providerOf } from '@/providers/data/providerOf';
import { sameId } from '../../lib/recordId';
import { useCan } from '../../services/useCan';
import { crudFilters } from '../list/listAddress';
import { pageOf } from '../list/useRows';
import { useResourcePage } from '../ResourceContext';
import type { Row } from '../resourceSpec';
import { rowsOf } from '../tree/useWholeTree';

/**
 * Reads a record as the server holds it now. One without a call of its own is read out of its list, where that comes
 * whole. Undefined where neither may be read; rejects where the server refuses.
 */
export function useReadLatest() {
  const { resource, scope } = useResourcePage();
  const { name, endpoints, tree, paged = true, filters } = resource;
  const { one, list } = endpoints.operations;
  const provider = useDataProvider();
  const can = useCan();
  return async ({ id }: Row): Promise<Row | undefined> => {
    const { getOne, getList } = provider(providerOf(endpoints));
    if (one) return can({ forForm: one }) ? (await getOne<Row>({ resource: name, id })).data : undefined;
    if (!list || (!list.whole && paged) || !can(list)) return undefined;
    const { data } = await getList<Row>({
      resource: name,
      pagination: pageOf(resource, { page: 1, size: 1 }),
      filters: crudFilters(filters, {}, scope),
    });
    const row = rowsOf(data, endpoints.idField, tree?.parent ?? '').find((read) => sameId(read.id, id));
    if (!row) throw new Error('数据不存在或已被删除');
    return row;
  };
}
