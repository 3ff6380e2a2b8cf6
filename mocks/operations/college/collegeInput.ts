import { z } from 'zod';
import { collegeRules, hasSameSubject, levelOf } from '@/resources/operations/college/college';
import {
  collegeNatures,
  collegeSubLevels,
  collegeTags,
  collegeTypes,
  subjectGrades,
} from '@/src/gaokao/collegeEnumerations';
import { refuse } from '../../responses';
import { listedChoice, numberMember, onOffState, optionalText, textMember } from '../../rules';
import { formatDay } from '../../time';
import type { CollegeRow } from './collegeTable';

/** A label of an enumeration. */
const oneOf = (label: string, options: readonly { readonly value: string }[]) =>
  z.enum(
    options.map(({ value }) => value),
    `请选择${label}`,
  );

const subject = z.object({
  name: textMember(collegeRules.subjectName),
  grade: oneOf('等级', subjectGrades),
});

/** An empty list, where nobody says anything. */
const orNone = <T>(list: z.ZodType<T[]>) => list.nullish().transform((items) => items ?? []);

const words = (label: string, most: number) =>
  orNone(z.array(z.string().trim().min(1)).max(most, `${label}最多 ${most} 项`));

/** Members of a college that clients may write, with the texts of screen O11. */
export const collegeInput = z.object({
  code: textMember(collegeRules.code),
  zsCode: textMember(collegeRules.zsCode),
  name: textMember(collegeRules.name),
  formerNames: words('曾用名', 10),
  logo: optionalText('校徽', 255),
  images: orNone(z.array(z.string()).max(10, '校园图片最多 10 张')),
  area: z.array(z.number(), '请选择所在地').min(1, '请选择所在地').max(3),
  address: textMember(collegeRules.address),
  level: z.literal(['本科', '专科'], '请选择办学层次'),
  subLevel: oneOf('办学类别', collegeSubLevels),
  nature: oneOf('办学性质', collegeNatures),
  type: oneOf('院校类型', collegeTypes),
  tags: orNone(z.array(listedChoice('院校标签', collegeTags))),
  affiliation: textMember(collegeRules.affiliation),
  founded: numberMember(collegeRules.founded),
  subjects: orNone(z.array(subject)).refine((subjects) => !hasSameSubject(subjects), '学科重复'),
  master: numberMember(collegeRules.master),
  doctor: numberMember(collegeRules.doctor),
  website: textMember(collegeRules.website),
  admissionSite: textMember(collegeRules.admissionSite),
  phone: textMember(collegeRules.phone),
  intro: z
    .string()
    .nullish()
    .transform((html) => html ?? ''),
  status: onOffState,
});

/** Refuses what the fields of a college do not allow together, or the clock does not. */
export function checkCollege(row: CollegeRow, now: number): void {
  if (!row.code.endsWith(row.zsCode)) refuse('院校代码应为学校标识码的后 5 位');
  if (levelOf(row.subLevel) !== row.level) refuse('办学类别与办学层次不符');
  const lost = row.officialTags.find((tag) => !row.tags.includes(tag));
  if (lost) refuse(`同步的院校标签不能移除：${lost}`);
  const year = Number(formatDay(now).slice(0, 4));
  if (row.founded !== null && (row.founded < 1800 || row.founded > year))
    refuse(`请输入 1800 到 ${year} 之间的数`);
}
