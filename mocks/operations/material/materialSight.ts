import { rootedPath } from '@/src/lib/fileName';
import { isOfPlatform } from '../../businessRules';
import { forbidden } from '../../responses';
import type { SignedInRequest } from '../../route';
import { type MaterialRow, materialTable } from './materialTable';

/** Whether a resource is visible: P sees all; I sees enabled ones, for all institutions or for itself. */
export function isSeen({ status, storeIds }: MaterialRow, request: SignedInRequest): boolean {
  if (isOfPlatform(request)) return true;
  return status === 1 && (storeIds.length === 0 || storeIds.includes(request.user.storeId));
}

/** Refuses the file of a resource that the caller does not see; any other path is none of ours. */
export async function refuseHiddenFile(request: SignedInRequest, path: string): Promise<void> {
  const materials = (await request.mockServer.table(materialTable)).all();
  const rows = materials.filter(({ url }) => rootedPath(url) === rootedPath(path));
  if (rows.length > 0 && !rows.some((row) => isSeen(row, request))) throw forbidden('rpc');
}
