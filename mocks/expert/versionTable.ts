import { z } from 'zod';
import type { ChoiceItem } from '@/src/gaokao/volunteerTable';
import { momentOf } from '../gaokao/fillWindows';
import type { MockServer } from '../mockServer';
import type { SignedInRequest } from '../route';
import { defineTable } from '../table';
import { formatTime } from '../time';
import { itemsOf, type LoadedTable } from './tables';
import { itemShape, type VolunteerRow } from './volunteerTable';

/** A version of a table, kept or not. */
export interface TableVersion {
  readonly version: number;
  readonly saveType: 'auto' | 'manual' | 'final';
  readonly savedAt: string;
  readonly savedBy: string;
  readonly items: readonly ChoiceItem[];
  /** The move from one state to another that made this version, in words; undefined for a save. */
  readonly note?: string | undefined;
}

/** A table as it was once saved. */
interface KeptVersion extends TableVersion {
  id: number;
  tableId: number;
  items: ChoiceItem[];
  /** The start of the run of automatic saves that this version ends. */
  since: string;
}

/** Versions of a table that are kept; finals always are. */
const mostVersions = 50;

/** How long automatic saves count as one version, in milliseconds. */
const autoSpan = 600_000;

/** Earlier versions of a table (screen E3, 历史). */
const versionTable = defineTable<KeptVersion>({
  name: 'expert/version',
  idField: 'id',
  schema: z.object({
    id: z.number(),
    tableId: z.number(),
    version: z.number(),
    saveType: z.enum(['auto', 'manual', 'final']),
    savedAt: z.string(),
    savedBy: z.string(),
    items: z.array(itemShape),
    since: z.string(),
    note: z.string().optional(),
  }),
  seed: () => [],
});

/** The kept versions of a table, the newest first. */
async function keptVersions({ table }: Pick<MockServer, 'table'>, tableId: number): Promise<KeptVersion[]> {
  const rows = (await table(versionTable)).all().filter((row) => row.tableId === tableId);
  return [...rows].sort((one, other) => other.version - one.version);
}

/** All versions of a table, the newest first. */
export async function versionsOf(
  mockServer: MockServer,
  table: LoadedTable,
): Promise<readonly TableVersion[]> {
  const kept = await keptVersions(mockServer, table.row.id);
  return [...(await unkept(mockServer, table, kept)), ...kept];
}

/** Versions that no save has kept: what the table is now, and of a seeded one a shorter one before. */
async function unkept(
  mockServer: MockServer,
  table: LoadedTable,
  [last]: readonly KeptVersion[],
): Promise<readonly TableVersion[]> {
  const { version, savedAt, savedBy, status, createTime } = table.row;
  if (version === 0 || last?.version === version) return [];
  const items = await itemsOf(mockServer, table);
  const saveType = status >= 2 && status <= 3 ? 'final' : 'manual';
  const now: TableVersion = { version, saveType, savedAt, savedBy, items };
  if (last || version === 1) return [now];
  const first = { ...now, version: 1, saveType: 'manual' as const, savedAt: createTime };
  return [now, { ...first, items: items.slice(0, -4) }];
}

/** Keeps what a table is before a change, where no save has. So there is a way back to what was seeded. */
export async function keepFormer(mockServer: MockServer, loaded: LoadedTable): Promise<void> {
  const { id: tableId } = loaded.row;
  const table = await mockServer.table(versionTable);
  const former = await unkept(mockServer, loaded, await keptVersions(mockServer, tableId));
  for (const one of former.toReversed())
    await table.put({ ...one, id: table.nextId(), tableId, items: [...one.items], since: one.savedAt });
}

/** Keeps what was saved: every manual and final save, of automatic ones the last of each ten minutes. */
export async function keepVersion(
  mockServer: MockServer,
  { id: tableId, version, savedAt, savedBy, items }: VolunteerRow,
  saveType: KeptVersion['saveType'],
  note?: string,
): Promise<void> {
  const table = await mockServer.table(versionTable);
  const former = await keptVersions(mockServer, tableId);
  const [last] = former;
  const goesOn =
    saveType === 'auto' && last?.saveType === 'auto' && momentOf(savedAt) - momentOf(last.since) < autoSpan;
  const id = goesOn ? last.id : table.nextId();
  const since = goesOn ? last.since : savedAt;
  await table.put({ id, tableId, version, saveType, savedAt, savedBy, items: [...items], since, note });
  const old = former.filter((row) => row.saveType !== 'final').slice(mostVersions - 1);
  for (const row of old) await table.remove(row.id);
}

/** Keeps a move of a table from one state to another: who made it, when and why. The rows stay their saver's. */
export async function keepMove(
  { mockServer, user }: Pick<SignedInRequest, 'mockServer' | 'user'>,
  loaded: LoadedTable,
  version: number,
  note: string,
): Promise<void> {
  await keepFormer(mockServer, loaded);
  const items = [...(await itemsOf(mockServer, loaded))];
  const stamp = { savedAt: formatTime(mockServer.now()), savedBy: user.nickName };
  await keepVersion(mockServer, { ...loaded.row, ...stamp, version, items }, 'manual', note);
}
