import { isOnline } from '@/src/lib/contentStatus';
import { isOfPlatform } from '../../businessRules';
import type { Scope } from '../../crudOptions';
import { forbidden } from '../../responses';
import { formatTime } from '../../time';
import type { GoodServiceRow } from './goodServiceTable';

/** The period in which a service is shown, in the terms of the content states. */
export function shownTimes({ beginTime, publishTime, endTime }: GoodServiceRow) {
  return { publishTime: beginTime || publishTime, expireTime: endTime };
}

/** P manages the first row; I sees what the home page shows. */
export const goodServiceScope: Scope<GoodServiceRow> = {
  covers: async (reader) => (row) =>
    isOfPlatform(reader) ||
    isOnline({ status: row.status, ...shownTimes(row) }, formatTime(reader.mockServer.now())),
  refusal: forbidden('rpc').message,
  code: 40301,
};
