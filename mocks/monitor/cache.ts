import { monitorEndpoints } from '@/resources/monitor/endpoints';
import { type Route, route } from '../route';
import type { World } from '../world';
import { allEntries, type CacheEntry, cacheNames, entriesOf } from './cacheEntries';
import { cacheInfo, commandStats } from './cacheInfo';

const { read, names, keys, value, clearName, clearKey, clearAll } =
  monitorEndpoints['monitor/cache'].operations;

/** The cache of the server: what Redis says of itself, and what it keeps (rest-contract, section 14). */
export const cacheRoutes: readonly Route[] = [
  route(read, async ({ world }) => {
    const entries = await allEntries(world);
    const sessions = await entriesOf(world, 'login_tokens:');
    return {
      info: cacheInfo(world.now(), { clients: 6 + sessions.length }),
      dbSize: entries.length,
      commandStats: commandStats(world.now()),
    };
  }),
  route(names, () => cacheNames.map(({ cacheName, remark }) => cached({ cacheName, remark }))),
  route(keys, async ({ world, params: { id = '' } }) => (await entriesOf(world, id)).map(({ key }) => key)),
  route(value, async ({ world, params: { name = '', id = '' } }) => {
    const entry = await find(world, id);
    // RuoYi answers null for a key that has gone
    return cached({ cacheName: name, cacheKey: id, cacheValue: entry?.value ?? null });
  }),
  route(clearName, async ({ world, params: { id = '' } }) => clear(await entriesOf(world, id))),
  route(clearKey, async ({ world, params: { id = '' } }) => {
    const entry = await find(world, id);
    await clear(entry ? [entry] : []);
  }),
  route(clearAll, async ({ world }) => clear(await allEntries(world))),
];

/** RuoYi's shape: members that say nothing are empty. */
function cached(more: { cacheName: string; remark?: string; cacheKey?: string; cacheValue?: string | null }) {
  return { cacheKey: '', cacheValue: '', remark: '', ...more };
}

async function find(world: World, key: string): Promise<CacheEntry | undefined> {
  return (await allEntries(world)).find((entry) => entry.key === key);
}

async function clear(entries: readonly CacheEntry[]): Promise<void> {
  for (const entry of entries) await entry.clear();
}
