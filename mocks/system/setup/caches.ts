import { z } from 'zod';
import type { MockServer } from '../../mockServer';
import { refuse } from '../../responses';
import { defineTable } from '../../table';

/** A directory of the server's caches; it grows since it was last cleared. */
interface Cache {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  /** Bytes at the time of `since`. */
  readonly size: number;
  /** Milliseconds. */
  readonly since: number;
}

/** Together 73,400,320 bytes as the demonstration begins. */
const dirs = [
  ['tpl', '模板缓存', 18_874_368],
  ['data', '数据缓存', 33_554_432],
  ['log', '日志', 15_728_640],
  ['temp', '临时文件', 5_242_880],
] as const;

/** Bytes a second that each grows by, and bytes of a file. */
const growth = 1800;
const fileSize = 24_000;

/** The server's caches (screen H8). */
export const cacheTable = defineTable<Cache>({
  name: 'system/setup/cache',
  idField: 'id',
  schema: z.object({
    id: z.number(),
    key: z.string(),
    name: z.string(),
    size: z.number(),
    since: z.number(),
  }),
  seed: ({ now }) => dirs.map(([key, name, size], index) => ({ id: index + 1, key, name, size, since: now })),
});

/** How much each holds now. */
export async function readCaches({ table, now }: Pick<MockServer, 'table' | 'now'>) {
  const rows = (await table(cacheTable)).all().map(({ key, name, size, since }) => ({
    key,
    name,
    size: size + Math.floor(((now() - since) / 1000) * growth),
  }));
  const size = rows.reduce((sum, row) => sum + row.size, 0);
  return { size, files: Math.ceil(size / fileSize), dirs: rows };
}

/** Empties those that are named, joined with commas; all where none is. */
export async function clearCaches(
  { table, now }: Pick<MockServer, 'table' | 'now'>,
  types: string | null | undefined,
): Promise<void> {
  const caches = await table(cacheTable);
  const all = caches.all();
  const keys = types ? types.split(',') : all.map(({ key }) => key);
  const unknown = keys.find((key) => !all.some((cache) => cache.key === key));
  if (unknown !== undefined) refuse(`未知的缓存类型 ${unknown}`);
  for (const cache of all.filter(({ key }) => keys.includes(key)))
    await caches.put({ ...cache, size: 0, since: now() });
}
