import { isOnline } from '@/src/lib/contentStatus';
import { isOfPlatform } from '../businessRules';
import type { Scope } from '../crudOptions';
import { forbidden } from '../responses';
import type { SignedInRequest } from '../route';
import { formatTime } from '../time';
import type { SystemUpdateRow } from './systemUpdateTable';

type Reader = Pick<SignedInRequest, 'mockServer' | 'user'>;

/** Whether somebody reads a release note: it is online, and for the platform's staff or for their institution. */
export function isFor(row: SystemUpdateRow, reader: Reader): boolean {
  const isMeant = isOfPlatform(reader) || row.audience === 1 || row.storeIds.includes(reader.user.storeId);
  return isMeant && isOnline(row, formatTime(reader.mockServer.now()));
}

/** P manages all of them; I sees what it reads anyway: no drafts, and nothing that is for others. */
export const systemUpdateScope: Scope<SystemUpdateRow> = {
  covers: async (reader) => (row) => isOfPlatform(reader) || isFor(row, reader),
  refusal: forbidden('rpc').message,
  code: 40301,
};
