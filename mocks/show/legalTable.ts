import { z } from 'zod';
import type { LegalStatus, LegalText } from '@/resources/show/legal/legalText';
import { defineTable, type Stored, stamps, type TableDefinition } from '../table';
import { dayLength, formatTime } from '../time';
import { agreementSeeds, type LegalSeed, privacySeeds, seedContent } from './legalSeed';

/** A version as it is kept: how it stands follows from the clock. */
export interface LegalRow extends Omit<Stored<LegalText>, 'status'> {
  updateBy: string;
}

const schema: z.ZodType<LegalRow> = z.object({
  id: z.number(),
  docType: z.string(),
  title: z.string(),
  version: z.string(),
  content: z.string(),
  changes: z.string(),
  forceAgree: z.union([z.literal(0), z.literal(1)]),
  effectiveTime: z.string(),
  publisher: z.string(),
  publishTime: z.string(),
  ...stamps,
});

/** The versions of a kind of text: for each type a former and a present one, for some a draft. */
function legalTable(name: string, seeds: readonly LegalSeed[]): TableDefinition<LegalRow> {
  return defineTable<LegalRow>({
    name,
    idField: 'id',
    schema,
    seed: ({ now }) =>
      seeds.flatMap((seed) => rowsOf(seed, now)).map((row, index) => ({ ...row, id: index + 1 })),
  });
}

/** Agreements (screen S1). */
export const agreementTable = legalTable('show/agreement', agreementSeeds);

/** Privacy texts (screen S4). */
export const privacyTable = legalTable('show/privacy', privacySeeds);

/** The status of a version at a moment in milliseconds: the last of its type to begin is in force. */
export function statusOf(row: LegalRow, rows: readonly LegalRow[], now: number): LegalStatus {
  if (row.publishTime === '') return 0;
  if (row.effectiveTime > formatTime(now)) return 1;
  return inForce(row.docType, rows, now)?.id === row.id ? 2 : 3;
}

/** The version of a type that is in force at a moment in milliseconds. */
export function inForce(docType: string, rows: readonly LegalRow[], now: number): LegalRow | undefined {
  const key = ({ effectiveTime, publishTime }: LegalRow) => effectiveTime + publishTime;
  return rows
    .filter(
      (row) => row.docType === docType && row.publishTime !== '' && row.effectiveTime <= formatTime(now),
    )
    .toSorted((one, other) => key(other).localeCompare(key(one)))[0];
}

function rowsOf(seed: LegalSeed, now: number): Omit<LegalRow, 'id'>[] {
  const versions = ['V1.0', 'V1.1', ...(seed.draft ? ['V2.0'] : [])];
  return versions.map((version, index) => {
    const isPublished = index < 2;
    const createTime = formatTime(now - (500 - index * 230) * dayLength);
    const publishTime = isPublished ? formatTime(now - (490 - index * 230) * dayLength) : '';
    return {
      docType: seed.docType,
      title: seed.title,
      version,
      content: seedContent(seed, index),
      changes: index === 0 ? '' : seed.changes,
      forceAgree: index === 1 ? 1 : 0,
      effectiveTime: isPublished
        ? `${formatTime(now - (480 - index * 230) * dayLength).slice(0, 10)} 00:00:00`
        : '',
      publisher: isPublished ? '林知远' : '',
      publishTime,
      createTime,
      createBy: '林知远',
      updateTime: publishTime || createTime,
      updateBy: '林知远',
    };
  });
}
