import { useDataProvider } from '@refinedev/core';
import { providerOf } from '@/providers/data/providerOf';
import { sameId } from '../../lib/recordId';
import { useCan } from '../../services/useCan';
import { useResourcePage } from '../ResourceContext';
import type { Row } from '../resourceSpec';
import { rowsOf } from '../tree/useWholeTree';

/**
 * Reads a record as the server holds it now. One without a call of its own is read out of its whole list. Undefined
 * where neither may be read; rejects where the server refuses.
 */
export function useReadLatest() {
  const { name, endpoints, tree } = useResourcePage().resource;
  const { one, list } = endpoints.operations;
  const provider = useDataProvider();
  const can = useCan();
  return async ({ id }: Row): Promise<Row | undefined> => {
    const { getOne, getList } = provider(providerOf(endpoints));
    if (one) return can({ forForm: one }) ? (await getOne<Row>({ resource: name, id })).data : undefined;
    if (!list?.whole || !can(list)) return undefined;
    const { data } = await getList<Row>({ resource: name });
    const row = rowsOf(data, endpoints.idField, tree?.parent ?? '').find((read) => sameId(read.id, id));
    if (!row) throw new Error('数据不存在或已被删除');
    return row;
  };
}
