import { z } from 'zod';
import type { Operation } from '@/providers/endpoints/builder';
import { found } from '../responses';
import { type Route, read, route, type SignedInRequest } from '../route';
import { defineTable } from '../table';

/** The text of an article or a question, stored with every change. */
interface Said {
  readonly title: string;
  readonly summary: string;
  readonly content: string;
}

/** An earlier version of a record. */
interface VersionRow extends Said {
  id: number;
  /** Name of the record's resource. */
  bizType: string;
  bizId: number;
  /** Counts the versions of a record, from 1. */
  no: number;
  by: string;
  time: string;
}

const versionTable = defineTable<VersionRow>({
  name: 'operations/contentVersion',
  idField: 'id',
  schema: z.object({
    id: z.number(),
    bizType: z.string(),
    bizId: z.number(),
    no: z.number(),
    title: z.string(),
    summary: z.string(),
    content: z.string(),
    by: z.string(),
    time: z.string(),
  }),
});

/** Versions that are kept of a record. */
const mostVersions = 20;

/** The owner of the versions. */
interface Owner {
  readonly bizType: string;
  readonly bizId: number;
}

/** Author and time of the earlier version. */
interface Signature {
  readonly updateBy: string;
  readonly updateTime: string;
}

/** Stores a version of a record; beyond the maximum the oldest is removed. */
export async function remember(
  request: SignedInRequest,
  owner: Owner,
  { title, summary, content, updateBy: by, updateTime: time }: Said & Signature,
): Promise<void> {
  const table = await request.mockServer.table(versionTable);
  const own = await versionsOf(request, owner);
  const no = (own.at(-1)?.no ?? 0) + 1;
  await table.put({ ...owner, id: table.nextId(), no, title, summary, content, by, time });
  for (const old of own.slice(0, Math.max(0, own.length + 1 - mostVersions))) await table.remove(old.id);
}

const named = z.object({ no: z.coerce.number().int().positive() });

/** The version that a call names by its number. */
export async function versionIn(request: SignedInRequest, owner: Owner): Promise<Said & { no: number }> {
  const { no } = read(request.body, named);
  const own = await versionsOf(request, owner);
  return found(own.find((row) => row.no === no));
}

/**
 * The routes of a record's versions: the list, newest first, and one version. `ownerOf` refuses records that the
 * caller cannot see.
 */
export function versionRoutes(
  { versions, version }: { readonly versions: Operation; readonly version: Operation },
  ownerOf: (request: SignedInRequest) => Promise<Owner>,
): Route[] {
  return [
    route(versions, async (request) => {
      const own = await versionsOf(request, await ownerOf(request));
      return own.map(({ no, title, by, time }) => ({ no, title, by, time })).toReversed();
    }),
    route(version, async (request) => {
      const { no, title, summary, content } = await versionIn(request, await ownerOf(request));
      return { no, title, summary, content };
    }),
  ];
}

/** The oldest first. */
async function versionsOf({ mockServer }: SignedInRequest, { bizType, bizId }: Owner): Promise<VersionRow[]> {
  const all = (await mockServer.table(versionTable)).all();
  return all
    .filter((row) => row.bizType === bizType && row.bizId === bizId)
    .toSorted((one, other) => one.no - other.no);
}
