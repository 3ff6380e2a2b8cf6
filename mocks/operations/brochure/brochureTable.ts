import { z } from 'zod';
import { type KeyRule, usualTitle } from '@/resources/operations/brochure/brochure';
import { platformStoreId } from '../../customer/storeRow';
import { type College, colleges } from '../../gaokao/colleges';
import { defineTable, type SeedContext, stamps } from '../../table';
import { dayLength, formatTime } from '../../time';

/** A charter or brochure as the mocks keep it (screen O2). */
export interface BrochureRow {
  id: number;
  /** The institution that wrote it, for its own site; the platform's are for all. */
  storeId: number;
  schoolId: number;
  year: number;
  kind: 1 | 2 | 3;
  title: string;
  contentType: 1 | 2 | 3;
  content: string;
  fileUrl: string;
  link: string;
  sourceUrl: string;
  keyRules: KeyRule[];
  publishTime: string;
  expireTime: string;
  status: 0 | 1 | 2;
  /** The time of submission for review; empty where no review is pending. */
  submitTime: string;
  views: number;
  rev: number;
  createTime: string;
  createBy: string;
  updateTime: string;
  updateBy: string;
}

/** Charters of 30 colleges for two years; their texts are neutral samples. */
export const brochureTable = defineTable<BrochureRow>({
  name: 'operations/brochure',
  idField: 'id',
  schema: z.object({
    id: z.number(),
    storeId: z.number(),
    schoolId: z.number(),
    year: z.number(),
    kind: z.literal([1, 2, 3]),
    title: z.string(),
    contentType: z.literal([1, 2, 3]),
    content: z.string(),
    fileUrl: z.string(),
    link: z.string(),
    sourceUrl: z.string(),
    keyRules: z.array(z.object({ item: z.string(), text: z.string() })),
    publishTime: z.string(),
    expireTime: z.string(),
    status: z.literal([0, 1, 2]),
    submitTime: z.string(),
    views: z.number(),
    rev: z.number(),
    ...stamps,
  }),
  load: async ({ now }) => {
    const chosen = (await colleges()).slice(0, collegeCount);
    return chosen.flatMap((college, index) =>
      [2025, 2026].map((year, nth) => seedRow(college, year, index * 2 + nth + 1, now)),
    );
  },
});

/** The unique key of a brochure. */
export function brochureKey({
  storeId,
  schoolId,
  year,
  kind,
}: Pick<BrochureRow, 'storeId' | 'schoolId' | 'year' | 'kind'>): string {
  return [storeId, schoolId, year, kind].join('|');
}

const collegeCount = 30;

/** A draft that somebody has handed in. */
const inReview = 20;

/** The status of a brochure: this year's include some drafts and a withdrawn one. */
function statusOf(year: number, id: number): BrochureRow['status'] {
  if (year < 2026) return 1;
  return id % 10 === 0 ? 0 : id % 14 === 0 ? 2 : 1;
}

function seedRow(
  { id: schoolId, name }: College,
  year: number,
  id: number,
  now: SeedContext['now'],
): BrochureRow {
  const status = statusOf(year, id);
  const isNew = year === 2026;
  // a year's brochures are imported as one file, and published one after the other
  const createTime = formatTime(now - (isNew ? 61 : 178) * dayLength);
  const publishTime = status === 0 ? '' : formatTime(now - ((isNew ? 40 : 155) + (id % 20)) * dayLength);
  const fee = 5000 + (schoolId % 5) * 200 + (isNew ? 300 : 0);
  return {
    ...{ id, storeId: platformStoreId, schoolId, year, kind: 1 as const, title: usualTitle(name, year, 1) },
    ...{ contentType: 1 as const, content: contentOf(name, year, fee), fileUrl: '', link: '' },
    sourceUrl: `https://zs${schoolId}.example.com/${year}/charter`,
    keyRules: rulesOf(year, fee),
    ...{ publishTime, expireTime: '', status, views: (schoolId * 37) % 900, rev: 1 },
    submitTime: id === inReview ? formatTime(now - dayLength / 6) : '',
    ...{ createTime, createBy: '苏晚晴', updateTime: publishTime || createTime, updateBy: '苏晚晴' },
  };
}

function contentOf(name: string, year: number, fee: number): string {
  const paragraphs = [
    `本章程适用于${name} ${year} 年普通本科招生工作（示例文本，以学校官网为准）。`,
    '招生工作遵循公平竞争、公正选拔、公开透明的原则。',
    '身体条件按照《普通高等学校招生体检工作指导意见》执行。',
    `学费标准为每学年 ${fee} 元，住宿费按照实际住宿条件收取。`,
    year === 2026 ? '入学一年后可申请转专业，不设成绩门槛。' : '入学一年后可申请转专业，须成绩排名前 30%。',
    ...(year === 2026 ? ['退役军人考生按照国家政策执行。'] : []),
    '录取结果在学校本科招生网公布，考生可凭准考证号查询。',
  ];
  return paragraphs.map((text) => `<p>${text}</p>`).join('');
}

function rulesOf(year: number, fee: number): KeyRule[] {
  return [
    { item: '1', text: '色盲、色弱限报部分专业' },
    { item: '6', text: year === 2026 ? '入学一年后可申请，不设成绩门槛' : '入学一年后可申请，须排名前 30%' },
    { item: '7', text: `学费每学年 ${fee} 元` },
  ];
}
