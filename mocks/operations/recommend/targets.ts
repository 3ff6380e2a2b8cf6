import { isPublished } from '@/src/lib/contentStatus';
import { platformStoreId } from '../../customer/storeRow';
import type { MockServer } from '../../mockServer';
import { articleTable } from '../article/articleTable';
import { collegeTable } from '../college/collegeTable';
import { majorTable } from '../major/majorTable';
import { publicServices } from '../service/publicServices';

/** A possible target of recommendations. */
export interface Target {
  readonly id: number;
  readonly name: string;
}

/**
 * Possible targets of a kind for all sites: colleges and majors in use, published platform articles, services on sale.
 * Links have none.
 */
export async function targetsOf(server: MockServer, targetType: number): Promise<readonly Target[]> {
  if (targetType === 1) return shown((await server.table(collegeTable)).all());
  if (targetType === 2) return shown((await server.table(majorTable)).all());
  if (targetType === 4)
    return [...(await publicServices(server)).values()].filter(({ isOnSale }) => isOnSale);
  if (targetType !== 3) return [];
  const articles = (await server.table(articleTable)).all();
  const ofPlatform = articles.filter(({ storeId }) => storeId === platformStoreId);
  return ofPlatform.filter(isPublished).map(({ id, title }) => ({ id, name: title }));
}

function shown(rows: readonly (Target & { readonly status: 0 | 1 })[]): Target[] {
  return rows.filter(({ status }) => status === 1).map(({ id, name }) => ({ id, name }));
}
