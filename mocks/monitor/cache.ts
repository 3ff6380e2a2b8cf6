import { monitorEndpoints } from '@/resources/monitor/endpoints';
import type { MockServer } from '../mockServer';
import { refuse, unknownRow } from '../responses';
import { type Route, route } from '../route';
import { allEntries, type CacheEntry, cacheNames, entriesOf } from './cacheEntries';
import { cacheInfo, commandStats } from './cacheInfo';

const { read, names, keys, value, clearName, clearKey, clearAll } =
  monitorEndpoints['monitor/cache'].operations;

/** The cache of the server: the state of Redis, and its keys (rest-contract, section 14). */
export const cacheRoutes: readonly Route[] = [
  route(read, async ({ mockServer }) => {
    const entries = await allEntries(mockServer);
    const sessions = await entriesOf(mockServer, 'login_tokens:');
    return {
      info: cacheInfo(mockServer.now(), { clients: 6 + sessions.length }),
      dbSize: entries.length,
      commandStats: commandStats(mockServer.now()),
    };
  }),
  route(names, () => cacheNames.map(({ cacheName, remark }) => cached({ cacheName, remark }))),
  route(keys, async ({ mockServer, params }) =>
    (await entriesOf(mockServer, known(params.id))).map(({ key }) => key),
  ),
  route(value, async ({ mockServer, params: { name = '', id = '' } }) => {
    const entry = await find(mockServer, id);
    // RuoYi answers null for a key that has gone
    return cached({ cacheName: name, cacheKey: id, cacheValue: entry?.value ?? null });
  }),
  route(clearName, async ({ mockServer, params }) => clear(await entriesOf(mockServer, known(params.id)))),
  route(clearKey, async ({ mockServer, params: { id = '' } }) => {
    const entry = await find(mockServer, id);
    await clear(entry ? [entry] : []);
  }),
  route(clearAll, async ({ mockServer }) => clear(await allEntries(mockServer))),
];

/** The name of one of the caches. */
function known(name = ''): string {
  return cacheNames.some(({ cacheName }) => cacheName === name) ? name : refuse(unknownRow);
}

/** RuoYi's shape: members that say nothing are empty. */
function cached(more: { cacheName: string; remark?: string; cacheKey?: string; cacheValue?: string | null }) {
  return { cacheKey: '', cacheValue: '', remark: '', ...more };
}

async function find(mockServer: MockServer, key: string): Promise<CacheEntry | undefined> {
  return (await allEntries(mockServer)).find((entry) => entry.key === key);
}

async function clear(entries: readonly CacheEntry[]): Promise<void> {
  for (const entry of entries) await entry.clear();
}
