import { z } from 'zod';
import type { Student, SubjectType } from '@/src/gaokao/student';
import { categoryOf } from '@/src/gaokao/subjects';
import { storeTable } from '../customer/storeTable';
import { currentYear } from '../gaokao/batchTable';
import { createRandom } from '../random';
import { mobileNumber, personName } from '../seed/names';
import { type StudentSeed, studentSeeds } from '../seed/students';
import { defineTable, type SeedContext, type Stored } from '../table';
import { dayLength, formatDay, formatTime } from '../time';
import { furtherStudents } from './furtherStudents';

/** A student as the server keeps her: names of other records are not kept. */
export interface StudentRow
  extends Omit<Stored<Student>, 'storeName' | 'provinceName' | 'expertName' | 'expertId'> {
  expertId: number | null;
  /** How often the score was changed after the scores came out. */
  scoreChanges: number;
  /** How often a work order has changed the year of her exam. */
  yearChanges: number;
  /** The start of the membership; empty for those who were never members. */
  startTime: string;
  /** Provinces whose figures she may use while she is a member. */
  provinceIds: number[];
  /** The order that her membership came out of. */
  orderNo: string;
  /** 1 where she was ever given a trial. */
  trialUsed: 0 | 1;
  /** Changes of the membership. */
  rev: number;
  createTime: string;
}

/** Id of the first student, whose table is the demonstration's. */
export const firstStudentId = 101;

const preference = {
  provinceIds: z.array(z.number()),
  majorCodes: z.array(z.string()),
  natures: z.array(z.string()),
};

/** A student as the server keeps her. */
export const studentSchema: z.ZodType<StudentRow> = z.object({
  id: z.number(),
  userId: z.number(),
  storeId: z.number(),
  name: z.string(),
  gender: z.literal([1, 2]),
  mobile: z.string(),
  provinceId: z.number(),
  cityName: z.string(),
  schoolName: z.string(),
  year: z.number(),
  examNo: z.string(),
  subjectType: z.literal([1, 2, 3]),
  subjects: z.array(z.string()),
  category: z.literal([1, 2, 3, 4, 5]),
  scoreType: z.literal([1, 2, 3]),
  score: z.number().nullable(),
  rank: z.number().nullable(),
  bonus: z.number(),
  subjectScores: z.record(z.string(), z.number()),
  language: z.string(),
  nation: z.string(),
  colorVision: z.literal([0, 1, 2]),
  height: z.number().nullish(),
  vision: z.number().nullish(),
  lineVariant: z.enum(['A', 'B']).optional(),
  guardian: z.string(),
  guardianMobile: z.string(),
  prefer: z.object({
    ...preference,
    cityNames: z.array(z.string()),
    labels: z.array(z.string()),
    tuitionMax: z.number().nullish(),
  }),
  exclude: z.object(preference),
  userType: z.literal([0, 1, 2, 3]),
  vipPayType: z.literal([0, 1, 2, 3, 4]),
  vipExpire: z.string().optional(),
  expertId: z.number().nullable(),
  fillStatus: z.number(),
  remark: z.string().optional(),
  updatedAt: z.string(),
  scoreChanges: z.number(),
  yearChanges: z.number(),
  startTime: z.string(),
  provinceIds: z.array(z.number()),
  orderNo: z.string(),
  trialUsed: z.literal([0, 1]),
  rev: z.number(),
  createTime: z.string(),
});

/**
 * All users: 64 invented students of the expert service in nine provinces (screens E1 and E2), then the other users
 * (G6).
 */
export const studentTable = defineTable<StudentRow>({
  name: 'expert/student',
  idField: 'id',
  schema: studentSchema,
  seed: seedStudents,
});

function seedStudents({ now, seedOf }: SeedContext): StudentRow[] {
  const random = createRandom(64);
  const stores = seedOf(storeTable).filter(({ id, status }) => id > 1 && status === 1);
  const names = studentSeeds.map((_, index) => (index === 0 ? '陈同学' : personName(random)));
  const served = studentSeeds.map((seed, index) => {
    const below = stores[index % 5 === 0 ? 0 : (index * 7) % stores.length];
    return seedStudent(seed, index, names[index] ?? '', below?.id ?? 2, now);
  });
  const further = { id: firstStudentId + served.length, storeIds: stores.map(({ id }) => id) };
  return [...served, ...furtherStudents(further, now)];
}

/** Seeded students who use the expert service: orders, appointments and tests belong to them. */
export function servedStudents({ seedOf }: SeedContext): readonly StudentRow[] {
  return seedOf(studentTable).slice(0, studentSeeds.length);
}

const cities: Readonly<Record<number, readonly [string, string]>> = {
  430000: ['长沙市', '长沙市示范中学'],
  440000: ['广州市', '广州市示范中学'],
  220000: ['长春市', '长春市示范中学'],
  110000: ['北京市', '北京市示范中学'],
  130000: ['石家庄市', '石家庄市示范中学'],
  650000: ['乌鲁木齐市', '乌鲁木齐市示范中学'],
  370000: ['济南市', '济南市示范中学'],
  210000: ['沈阳市', '沈阳市示范中学'],
  540000: ['拉萨市', '拉萨市示范中学'],
};

function seedStudent(
  seed: StudentSeed,
  index: number,
  name: string,
  storeId: number,
  now: number,
): StudentRow {
  const [provinceId, subjects, scoreType, score, rank, fillStatus, expertId, gender] = seed;
  const chosen = subjects.split(' ');
  const subjectType = subjectTypeOf(chosen, provinceId);
  const id = firstStudentId + index;
  const [cityName = '', schoolName = ''] = cities[provinceId] ?? [];
  // Two institutions know one girl by the same number: screen E1 warns of that.
  const mobile = mobileNumber(5001 + (index === 27 ? 26 : index));
  return {
    ...{ id, userId: id, storeId, name, gender, mobile, provinceId, cityName, schoolName },
    ...{
      year: currentYear,
      examNo: `26${Math.floor(provinceId / 10_000)}0${String(index + 10_001).padStart(9, '1')}`,
    },
    ...{ subjectType, subjects: chosen, category: categoryOf(subjectType, chosen) ?? 3 },
    ...{ scoreType, score, rank, bonus: 0, subjectScores: {}, language: index % 13 === 5 ? '日语' : '英语' },
    ...{ nation: index % 11 === 3 ? '土家族' : '汉族', colorVision: index % 17 === 6 ? 1 : 0 },
    ...{ height: 158 + ((index * 7) % 27), vision: 4.2 + ((index * 3) % 10) / 10 },
    ...(provinceId === 540000 ? { lineVariant: index % 2 === 0 ? ('A' as const) : ('B' as const) } : {}),
    ...{ guardian: `${name.slice(0, 1)}先生（父亲）`, guardianMobile: mobileNumber(6001 + index) },
    ...wishes(index, provinceId),
    ...membership(index, fillStatus, provinceId, now),
    ...{ expertId, fillStatus, remark: index === 0 ? '想学计算机或电子信息，家长希望离家近。' : '' },
    ...{ scoreChanges: index === 2 ? 2 : 0, updatedAt: formatTime(now - (3 + (index % 9)) * dayLength) },
    createTime: formatTime(now - (40 + index) * dayLength),
  };
}

function subjectTypeOf([first]: readonly string[], provinceId: number): SubjectType {
  if (first === '文科' || first === '理科') return 1;
  return provinceId === 110000 || provinceId === 370000 ? 2 : 3;
}

/** Wishes of a family: every third has a limit, every fifth stays in the province, few exclude a major. */
function wishes(index: number, provinceId: number): Pick<StudentRow, 'prefer' | 'exclude'> {
  return {
    prefer: {
      provinceIds: index % 5 === 0 ? [provinceId, 440000] : [],
      cityNames: [],
      majorCodes: index % 2 === 0 ? ['080901', '080701'] : [],
      natures: index % 3 === 0 ? ['公办'] : [],
      labels: [],
      tuitionMax: index % 3 === 0 ? 15_000 : null,
    },
    exclude: {
      provinceIds: index % 9 === 4 ? [650000] : [],
      majorCodes: index % 4 === 0 ? ['101101K'] : [],
      natures: [],
    },
  };
}

/** Milliseconds. */
const hour = 3_600_000;

/** Type and way of payment by place; the first girl has an expert of her own, and few others do. */
const memberships = [
  [1, 1],
  [2, 2],
  [1, 3],
  [3, 2],
  [1, 1],
  [2, 2],
  [1, 3],
  [3, 1],
  [1, 1],
  [2, 2],
  [1, 3],
  [3, 2],
  [1, 1],
  [2, 4],
  [1, 3],
  [3, 1],
] as const;

/** The members of a row that say what she is allowed, and how that came about. */
type MembershipMember =
  | ('userType' | 'vipPayType' | 'vipExpire' | 'startTime' | 'provinceIds' | 'orderNo')
  | ('trialUsed' | 'yearChanges' | 'rev');

function membership(
  index: number,
  fillStatus: number,
  provinceId: number,
  now: number,
): Pick<StudentRow, MembershipMember> {
  const nothing = { startTime: '', provinceIds: [], orderNo: '', yearChanges: 0, rev: 1 };
  if (fillStatus === 0 && index % 2 === 0)
    return { userType: 0, vipPayType: 0, ...nothing, trialUsed: index % 3 === 0 ? 1 : 0 };
  const [userType, payType] = memberships[index % memberships.length] ?? memberships[0];
  // After the season, the demonstration's members stay members for a while.
  const season = [`${currentYear}-09-30`, formatDay(now + 30 * dayLength)].sort().at(-1);
  const end = userType === 3 ? formatDay(now + (2 + (index % 5)) * dayLength) : season;
  return {
    ...{ userType, vipPayType: index === 0 ? 4 : payType, vipExpire: `${end} 23:59:59`, ...nothing },
    startTime: formatTime(now - (1 + ((index * 7) % 24)) * dayLength - (index % 9) * hour),
    provinceIds: index % 6 === 1 && provinceId !== 440000 ? [provinceId, 440000] : [provinceId],
    ...{ trialUsed: userType === 3 || index % 5 === 0 ? 1 : 0, yearChanges: index % 16 === 9 ? 1 : 0 },
  };
}
