import { z } from 'zod';
import type { NameChange, SubjectGrade } from '@/resources/operations/college/college';
import { introOf } from '../../gaokao/collegeIntro';
import { type College, colleges, subjectEvaluation } from '../../gaokao/colleges';
import { oneOf } from '../../gaokao/provinces';
import { once } from '../../kept';
import { areasBelow } from '../../platform/areas';
import { defineTable, type SeedContext, stamps } from '../../table';
import { dayLength, formatTime } from '../../time';

/** A college as the mocks keep it (screen O11). */
export interface CollegeRow {
  id: number;
  code: string;
  zsCode: string;
  name: string;
  formerNames: string[];
  nameHistory: NameChange[];
  logo: string;
  images: string[];
  area: number[];
  /** Its city by name, where the table of areas lacks it. */
  city: string;
  address: string;
  level: '本科' | '专科';
  subLevel: string;
  nature: string;
  type: string;
  tags: string[];
  officialTags: string[];
  affiliation: string;
  founded: number | null;
  subjects: SubjectGrade[];
  master: number | null;
  doctor: number | null;
  website: string;
  admissionSite: string;
  phone: string;
  intro: string;
  status: 0 | 1;
  rev: number;
  createTime: string;
  createBy: string;
  updateTime: string;
  updateBy: string;
}

const texts = z.array(z.string());

/** The colleges of the ministry's list, by their five-digit code. Its file is fetched when the table is first opened. */
export const collegeTable = defineTable<CollegeRow>({
  name: 'operations/college',
  idField: 'id',
  schema: z.object({
    id: z.number(),
    code: z.string(),
    zsCode: z.string(),
    name: z.string(),
    formerNames: texts,
    nameHistory: z.array(z.object({ name: z.string(), time: z.string(), note: z.string() })),
    logo: z.string(),
    images: texts,
    area: z.array(z.number()),
    city: z.string(),
    address: z.string(),
    level: z.literal(['本科', '专科']),
    subLevel: z.string(),
    nature: z.string(),
    type: z.string(),
    tags: texts,
    officialTags: texts,
    affiliation: z.string(),
    founded: z.number().nullable(),
    subjects: z.array(z.object({ name: z.string(), grade: z.string() })),
    master: z.number().nullable(),
    doctor: z.number().nullable(),
    website: z.string(),
    admissionSite: z.string(),
    phone: z.string(),
    intro: z.string(),
    status: z.literal([0, 1]),
    rev: z.number(),
    ...stamps,
  }),
  load: seedColleges,
});

async function seedColleges({ now }: SeedContext): Promise<CollegeRow[]> {
  const time = formatTime(now - 120 * dayLength);
  const stamp = { createTime: time, createBy: '系统导入', updateTime: time, updateBy: '系统导入' };
  return (await publicColleges()).map((college) => ({ ...college, ...stamp }));
}

/** Colleges of the public lists. */
const publicColleges = once(async (): Promise<readonly Omit<CollegeRow, keyof typeof stamps>[]> => {
  const [all, former, grades] = [await colleges(), await formerNames(), await gradesByCode()];
  const cities = cityFinder();
  return all.map((college) => ({
    ...blank,
    ...known(college, cities(college)),
    status: college.code === stopped ? 0 : 1,
    ...namesOf(college, former.get(college.code)),
    subjects: grades.get(college.code) ?? [],
  }));
});

/** One that the demonstration does not show to the public: 空军军医大学. */
const stopped = '90902';

/** Members that no public list has: the staff fill them in. */
const blank = {
  ...{ logo: '', images: [], address: '', founded: null, master: null, doctor: null, website: '' },
  ...{ admissionSite: '', phone: '', rev: 1 },
};

/** Finds the code of a college's city; undefined where the table of areas lacks it. */
function cityFinder() {
  const byProvince = new Map<number, ReadonlyMap<string, number>>();
  return ({ provinceId, city }: College): number | undefined => {
    const cities =
      byProvince.get(provinceId) ?? new Map(areasBelow(provinceId).map(({ id, name }) => [name, id]));
    byProvince.set(provinceId, cities);
    return cities.get(city);
  };
}

function known(college: College, cityId: number | undefined) {
  const { id, code: zsCode, provinceId, city, level: subLevel, nature, type, tags, affiliation } = college;
  const level = oneOf(subLevel === '高职（专科）' ? '专科' : '本科', ['本科', '专科']);
  return {
    ...{ id, zsCode, code: `41${provinceId / 10_000}0${zsCode}`, name: college.name },
    city: cityId === undefined ? city : '',
    ...{ area: cityId === undefined ? [provinceId] : [provinceId, cityId], affiliation },
    ...{ level, subLevel, nature, type, tags: [...tags], officialTags: [...tags], intro: introOf(college) },
  };
}

const listed = { time: '2025-06-20', note: '教育部《全国高等学校名单》' };

/** The names of a college: the former one is that of the evaluation of 2017. */
function namesOf({ name }: College, former: string | undefined) {
  if (former === undefined) return { formerNames: [], nameHistory: [{ name, ...listed }] };
  const before = { name: former, time: '2017-12-28', note: '第四轮学科评估公布时的校名' };
  return { formerNames: [former], nameHistory: [{ name, ...listed }, before] };
}

async function formerNames(): Promise<ReadonlyMap<string, string>> {
  const { default: lines } = await import('../../seed/formerNames.json');
  return new Map(lines.map((line): [string, string] => [line.slice(0, 5), line.slice(6)]));
}

async function gradesByCode(): Promise<ReadonlyMap<string, SubjectGrade[]>> {
  const found = new Map<string, SubjectGrade[]>();
  for (const { name, grades } of await subjectEvaluation())
    for (const [code, grade] of grades) found.set(code, [...(found.get(code) ?? []), { name, grade }]);
  return found;
}
