import { isOnline } from '@/src/lib/contentStatus';
import { isOfPlatform } from '../../businessRules';
import { platformStoreId } from '../../customer/storeRow';
import { found } from '../../responses';
import { idSchema, read, type SignedInRequest } from '../../route';
import { formatTime } from '../../time';
import { type ArticleRow, articleTable } from './articleTable';

/** P sees all articles; I its own, and what the platform shows on all sites. */
export function isSeen(row: ArticleRow, request: SignedInRequest): boolean {
  if (isOfPlatform(request) || row.storeId === request.user.storeId) return true;
  return row.storeId === platformStoreId && isOnline(row, formatTime(request.mockServer.now()));
}

/** The article that a call names. */
export async function articleIn(request: SignedInRequest): Promise<ArticleRow> {
  const row = (await request.mockServer.table(articleTable)).get(read(request.body.id, idSchema));
  return found(row && isSeen(row, request) ? row : undefined);
}
