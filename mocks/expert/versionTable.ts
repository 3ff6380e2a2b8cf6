import { z } from 'zod';
import type { ChoiceItem } from '@/src/gaokao/volunteerTable';
import { momentOf } from '../gaokao/fillWindows';
import type { MockServer } from '../mockServer';
import { defineTable } from '../table';
import { itemShape, type VolunteerRow } from './volunteerTable';

/** A table as it was once saved. */
export interface KeptVersion {
  id: number;
  tableId: number;
  version: number;
  saveType: 'auto' | 'manual' | 'final';
  savedAt: string;
  savedBy: string;
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
  }),
  seed: () => [],
});

/** The kept versions of a table, the newest first. */
export async function versionsOf(
  { table }: Pick<MockServer, 'table'>,
  tableId: number,
): Promise<KeptVersion[]> {
  const rows = (await table(versionTable)).all().filter((row) => row.tableId === tableId);
  return [...rows].sort((one, other) => other.version - one.version);
}

/** Keeps what was saved: every manual and final save, of automatic ones the last of each ten minutes. */
export async function keepVersion(
  mockServer: MockServer,
  { id: tableId, version, savedAt, savedBy, items }: VolunteerRow,
  saveType: KeptVersion['saveType'],
): Promise<void> {
  const table = await mockServer.table(versionTable);
  const former = await versionsOf(mockServer, tableId);
  const [last] = former;
  const goesOn =
    saveType === 'auto' && last?.saveType === 'auto' && momentOf(savedAt) - momentOf(last.since) < autoSpan;
  const id = goesOn ? last.id : table.nextId();
  const since = goesOn ? last.since : savedAt;
  await table.put({ id, tableId, version, saveType, savedAt, savedBy, items: [...items], since });
  const old = former.filter((row) => row.saveType !== 'final').slice(mostVersions - 1);
  for (const row of old) await table.remove(row.id);
}
