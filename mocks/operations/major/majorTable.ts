import { z } from 'zod';
import { type Major, majors, vocationalMajors } from '../../gaokao/majors';
import { describeMajor } from '../../gaokao/majorWords';
import { oneOf } from '../../gaokao/provinces';
import { once } from '../../kept';
import { defineTable, type SeedContext, stamps } from '../../table';
import { dayLength, formatTime } from '../../time';

const years = ['2', '3', '4', '5', '6', '5+3'] as const;

/** A major as the mocks keep it (screen O12). */
export interface MajorRow {
  id: number;
  code: string;
  name: string;
  level: '本科' | '专科';
  classCode: string;
  degree: string;
  years: (typeof years)[number];
  intro: string;
  courses: string[];
  careers: string[];
  holland: string[];
  change: 0 | 1 | 2 | 3 | 4;
  status: 0 | 1;
  rev: number;
  createTime: string;
  createBy: string;
  updateTime: string;
  updateBy: string;
}

const texts = z.array(z.string());

/** The 875 undergraduate majors and the vocational ones whose code is known. Their files are fetched when the table is first opened. */
export const majorTable = defineTable<MajorRow>({
  name: 'operations/major',
  idField: 'id',
  schema: z.object({
    id: z.number(),
    code: z.string(),
    name: z.string(),
    level: z.literal(['本科', '专科']),
    classCode: z.string(),
    degree: z.string(),
    years: z.enum(years),
    intro: z.string(),
    courses: texts,
    careers: texts,
    holland: texts,
    change: z.literal([0, 1, 2, 3, 4]),
    status: z.literal([0, 1]),
    rev: z.number(),
    ...stamps,
  }),
  load: async ({ now }) => {
    const vocational = (await vocationalMajors()).filter(({ code }) => code !== '');
    return [
      ...(await majors()).map((major) => seedRow(major, '本科', now)),
      ...vocational.map((major) => seedRow(major, '专科', now)),
    ];
  },
});

/** One that the demonstration does not show to the public: 伦理学. */
const stopped = '010104T';

/** The id of a major is the number of its code. */
function seedRow(major: Major, level: MajorRow['level'], now: SeedContext['now']): MajorRow {
  const { code, name, category } = major;
  const time = formatTime(now - 60 * dayLength);
  return {
    ...{ id: Number(code.slice(0, 6)), code, name, level, classCode: code.slice(0, 4) },
    ...{ degree: level === '本科' ? category : '', years: oneOf(String(major.years), years) },
    ...describeMajor(major),
    ...{ holland: [], rev: 1 },
    change: 0,
    status: code === stopped ? 0 : 1,
    ...{ createTime: time, createBy: '系统导入', updateTime: time, updateBy: '系统导入' },
  };
}

/** A 专业类 of the catalogues. */
export interface MajorClass {
  readonly code: string;
  readonly name: string;
  /** 门类 or 大类. */
  readonly category: string;
  readonly level: MajorRow['level'];
}

/** The classes by their four digits. */
export const majorClasses = once(async (): Promise<ReadonlyMap<string, MajorClass>> => {
  const lines = [
    ...(await majors()).map((major) => ({ ...major, level: '本科' as const })),
    ...(await vocationalMajors()).map((major) => ({ ...major, level: '专科' as const })),
  ].filter(({ code }) => code !== '');
  const entries = lines.map(({ code, majorClass: name, category, level }): [string, MajorClass] => {
    const own = code.slice(0, 4);
    return [own, { code: own, name, category, level }];
  });
  return new Map(entries);
});
