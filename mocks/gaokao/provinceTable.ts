import { z } from 'zod';
import type { ApplyMode } from '@/src/gaokao/batch';
import type { SubjectType } from '@/src/gaokao/student';
import type { MockServer } from '../mockServer';
import { defineTable } from '../table';
import { dayLength, formatTime } from '../time';
import { type Province, provinceOf, provinces } from './provinces';

/** Members of a province that staff may change (screen Q4). */
export interface ProvinceRow {
  readonly id: number;
  readonly subjectType: SubjectType;
  readonly mode: ApplyMode;
  readonly fullMark: number;
  readonly examDays: number;
  /** 1 where the tools serve it. */
  readonly open: 0 | 1;
  /** Address of the province's own rules. */
  readonly official: string;
  /** The time of the last update of its colleges' labels from the official lists; empty before. */
  readonly labelsAt: string;
  readonly updateTime: string;
}

/** The settings of the 31 provinces. */
export const provinceTable = defineTable<ProvinceRow>({
  name: 'score/province',
  idField: 'id',
  schema: z.object({
    id: z.number(),
    subjectType: z.literal([1, 2, 3]),
    mode: z.literal([1, 2, 3]),
    fullMark: z.number(),
    examDays: z.number(),
    open: z.literal([0, 1]),
    official: z.string(),
    labelsAt: z.string(),
    updateTime: z.string(),
  }),
  seed: ({ now }) => provinces.map((province) => seedRow(province, now)),
});

/** 西藏 publishes no score table: there is nothing that the tools could look up. */
const closed = 540000;

function seedRow({ id, subjectType, mode, fullMark }: Province, now: number): ProvinceRow {
  return {
    id,
    subjectType,
    mode,
    fullMark,
    examDays: subjectType === 2 ? 4 : subjectType === 3 ? 3 : 2,
    open: id === closed ? 0 : 1,
    official: `https://zsks${id / 10_000}.example.com/gaokao`,
    labelsAt: '',
    updateTime: formatTime(now - (20 + (id % 7)) * dayLength),
  };
}

/** A province with the settings that are in force; undefined where there is none. */
export async function provinceNow(
  mockServer: MockServer,
  id: number,
): Promise<(Province & ProvinceRow) | undefined> {
  const [seed, row] = [provinceOf(id), (await mockServer.table(provinceTable)).get(id)];
  return seed && row ? { ...seed, ...row } : undefined;
}

/** The present data of all provinces. */
export async function provincesNow(mockServer: MockServer): Promise<readonly (Province & ProvinceRow)[]> {
  const all = await Promise.all(provinces.map(({ id }) => provinceNow(mockServer, id)));
  return all.flatMap((province) => province ?? []);
}
