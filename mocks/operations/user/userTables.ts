import { z } from 'zod';
import { forever } from '@/resources/operations/user/user';
import { storeTable } from '../../customer/storeTable';
import { studentTable } from '../../expert/studentTable';
import { currentYear } from '../../gaokao/batchTable';
import { provinceOf } from '../../gaokao/provinces';
import { createRandom } from '../../random';
import { mobileNumber, personName } from '../../seed/names';
import { defineTable, type SeedContext } from '../../table';
import { dayLength, formatTime } from '../../time';

/** A registered user without a filling record; all others are students. */
export interface VisitorRow {
  id: number;
  gender: 0 | 1 | 2;
  mobile: string;
  storeId: number;
  provinceId: number;
  year: number;
  schoolName: string;
  category: 1 | 2 | 3 | 4 | 5 | null;
  createTime: string;
}

/** The site data of a user, student or not, by the same id. */
export interface SiteRow {
  id: number;
  nickname: string;
  avatar: string;
  channel: number;
  tags: string[];
  lastActive: string;
  visits30: number;
  muteUntil: string;
  muteReason: string;
  rev: number;
}

/** Users who have something in common, under a name. */
export interface CrowdRow {
  id: number;
  /** The institution that has named them. */
  storeId: number;
  name: string;
  filter: Record<string, string>;
  createTime: string;
  createBy: string;
}

/** Ids start far above those of students, whose number grows. */
const firstVisitorId = 50_001;
const visitorCount = 140;

/** Users without a filling record (screen O13): 140, after the shared students. */
export const visitorTable = defineTable<VisitorRow>({
  name: 'operations/visitor',
  idField: 'id',
  schema: z.object({
    id: z.number(),
    gender: z.literal([0, 1, 2]),
    mobile: z.string(),
    storeId: z.number(),
    provinceId: z.number(),
    year: z.number(),
    schoolName: z.string(),
    category: z.literal([1, 2, 3, 4, 5]).nullable(),
    createTime: z.string(),
  }),
  seed: seedVisitors,
});

const provinces = [420000, 430000, 440000, 320000, 510000, 410000, 370000, 330000] as const;

function seedVisitors({ now, seedOf }: SeedContext): VisitorRow[] {
  const random = createRandom(140);
  const stores = seedOf(storeTable).filter(({ id, status }) => id > 1 && status === 1);
  return Array.from({ length: visitorCount }, (_, index) => {
    const provinceId = provinces[index % provinces.length] ?? provinces[0];
    return {
      ...{ id: firstVisitorId + index, gender: ([0, 1, 2] as const)[index % 3] ?? 0 },
      ...{ mobile: mobileNumber(5401 + index), storeId: stores[index % stores.length]?.id ?? 2, provinceId },
      ...{ year: currentYear + (index % 3 === 0 ? 1 : 0), schoolName: index % 4 === 0 ? '示范中学' : '' },
      category: index % 5 === 4 ? null : categoryIn(provinceId, index),
      createTime: formatTime(now - (index % 120) * dayLength - random.below(36_000) * 1000),
    };
  });
}

function categoryIn(provinceId: number, index: number): 1 | 2 | 3 | 4 | 5 {
  const subjectType = provinceOf(provinceId)?.subjectType ?? 3;
  if (subjectType === 2) return 3;
  const isArts = index % 3 === 2;
  if (subjectType === 1) return isArts ? 1 : 2;
  return isArts ? 5 : 4;
}

/** The site data of all users at the start of the mock server. */
export const siteTable = defineTable<SiteRow>({
  name: 'operations/siteUser',
  idField: 'id',
  schema: z.object({
    id: z.number(),
    nickname: z.string(),
    avatar: z.string(),
    channel: z.number(),
    tags: z.array(z.string()),
    lastActive: z.string(),
    visits30: z.number(),
    muteUntil: z.string(),
    muteReason: z.string(),
    rev: z.number(),
  }),
  seed: seedSites,
});

const channels = [1, 2, 2, 3, 5, 2, 1, 4] as const;

function seedSites({ now, seedOf }: SeedContext): SiteRow[] {
  const random = createRandom(1313);
  const users = [...seedOf(studentTable), ...seedOf(visitorTable)];
  return users.map(({ id, createTime }, index) => {
    const idle = (index * 7) % 40;
    const seen = formatTime(now - idle * dayLength - random.below(18_000) * 1000);
    const nickname = `${personName(random).slice(0, 1)}同学${id}`;
    return {
      ...{ id, nickname, avatar: '', channel: channels[index % channels.length] ?? 1, tags: tagsAt(index) },
      ...{ lastActive: seen > createTime ? seen : createTime, visits30: idle > 29 ? 0 : 1 + (index % 60) },
      ...mutedAt(index, now),
      rev: 1,
    };
  });
}

function tagsAt(index: number): string[] {
  const each = { '1': index % 4 === 0, '2': index % 9 === 0, '3': index % 11 === 3, '5': index % 6 === 5 };
  return Object.entries(each).flatMap(([tag, has]) => (has ? [tag] : []));
}

/** The mute of a user: few are muted, some for days, one or the other for ever, and some were. */
function mutedAt(index: number, now: number): Pick<SiteRow, 'muteUntil' | 'muteReason'> {
  const until = (days: number) => formatTime(now + days * dayLength);
  if (index % 97 === 20) return { muteUntil: forever, muteReason: '反复发布广告' };
  if (index % 67 === 33) return { muteUntil: until(1 + (index % 7)), muteReason: '言语辱骂' };
  if (index % 53 === 7) return { muteUntil: until(-2), muteReason: '刷屏' };
  return { muteUntil: '', muteReason: '' };
}

/** Named crowds (screen O13); the first two are the platform's. */
export const crowdTable = defineTable<CrowdRow>({
  name: 'operations/crowd',
  idField: 'id',
  schema: z.object({
    id: z.number(),
    storeId: z.number(),
    name: z.string(),
    filter: z.record(z.string(), z.string()),
    createTime: z.string(),
    createBy: z.string(),
  }),
  seed: seedCrowds,
});

function seedCrowds({ now }: SeedContext): CrowdRow[] {
  const next = String(currentYear + 1);
  const about = { storeId: 1, createTime: formatTime(now - 9 * dayLength), createBy: '苏晚晴' };
  return [
    {
      ...{ id: 1, name: `湖北 ${next} 物理类，7 天未登录`, ...about },
      filter: { provinceId: '420000', year: next, category: '4', idleDays: '7' },
    },
    { id: 2, name: '高意向未开卡', filter: { tags: '1', userType: '0' }, ...about },
  ];
}
