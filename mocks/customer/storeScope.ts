import { forbidden, found } from '../responses';
import { idSchema, read, type SignedInRequest } from '../route';
import { platformStoreId, type StoreRow } from './storeRow';
import { storeTable } from './storeTable';

/** The institution that a call of a Scoped page is about. Nobody of an institution reaches another one. */
export async function scopedStore(
  { mockServer, user, body }: SignedInRequest,
  id: unknown = body.storeId,
): Promise<StoreRow> {
  const storeId = read(id, idSchema);
  if (user.storeId !== platformStoreId && user.storeId !== storeId) throw forbidden('rpc');
  const store = (await mockServer.table(storeTable)).get(storeId);
  return found(store?.deleteTime === '' ? store : undefined);
}
