import { z } from 'zod';
import { codesProblem, hasSameSubject, isOfficePhone, levelOf } from '@/resources/operations/college/college';
import {
  collegeNatures,
  collegeSubLevels,
  collegeTags,
  collegeTypes,
  subjectGrades,
} from '@/src/gaokao/collegeEnumerations';
import { refuse } from '../../responses';
import { onOffState, optionallyRuled, optionalText, requiredText } from '../../rules';
import { formatDay } from '../../time';
import type { CollegeRow } from './collegeTable';

/** A label of an enumeration. */
const oneOf = (label: string, options: readonly { readonly value: string }[]) =>
  z.enum(
    options.map(({ value }) => value),
    `请选择${label}`,
  );

const count = z
  .number('请输入 0 到 999 之间的数')
  .int()
  .min(0, '请输入 0 到 999 之间的数')
  .max(999, '请输入 0 到 999 之间的数')
  .nullish()
  .transform((value) => value ?? null);

const subject = z.object({
  name: requiredText('学科', 30),
  grade: oneOf('等级', subjectGrades),
});

/** An empty list, where nobody says anything. */
const orNone = <T>(list: z.ZodType<T[]>) => list.nullish().transform((items) => items ?? []);

const words = (label: string, most: number) =>
  orNone(z.array(z.string().trim().min(1)).max(most, `${label}最多 ${most} 项`));

/** Members of a college that clients may write, with the texts of screen O11. */
export const collegeInput = z.object({
  code: z.string('请输入学校标识码').min(1, '请输入学校标识码'),
  zsCode: z.string('请输入院校代码').min(1, '请输入院校代码'),
  name: requiredText('院校名称', 40, 4),
  formerNames: words('曾用名', 10),
  logo: optionalText('校徽', 255),
  images: orNone(z.array(z.string()).max(10, '校园图片最多 10 张')),
  area: z.array(z.number(), '请选择所在地').min(1, '请选择所在地').max(3),
  address: optionalText('地址', 100),
  level: z.literal(['本科', '专科'], '请选择办学层次'),
  subLevel: oneOf('办学类别', collegeSubLevels),
  nature: oneOf('办学性质', collegeNatures),
  type: oneOf('院校类型', collegeTypes),
  tags: orNone(z.array(oneOf('院校标签', collegeTags))),
  affiliation: optionalText('主管部门', 40).refine((text) => text.length !== 1, '主管部门长度为 2-40 个字符'),
  founded: z
    .number('建校年份须为整数')
    .int('建校年份须为整数')
    .nullish()
    .transform((year) => year ?? null),
  subjects: orNone(z.array(subject)).refine((subjects) => !hasSameSubject(subjects), '学科重复'),
  master: count,
  doctor: count,
  website: optionallyRuled('url', '官网'),
  admissionSite: optionallyRuled('url', '招生网'),
  phone: optionalText('招生电话', 60).refine(
    (text) => text === '' || isOfficePhone(text),
    '请输入正确的联系电话',
  ),
  intro: z
    .string()
    .nullish()
    .transform((html) => html ?? ''),
  status: onOffState,
});

/** Refuses what the fields of a college do not allow together, or the clock does not. */
export function checkCollege(row: CollegeRow, now: number): void {
  const problem = codesProblem(row);
  if (problem) refuse(problem);
  if (levelOf(row.subLevel) !== row.level) refuse('办学类别与办学层次不符');
  const lost = row.officialTags.find((tag) => !row.tags.includes(tag));
  if (lost) refuse(`同步的院校标签不能移除：${lost}`);
  const year = Number(formatDay(now).slice(0, 4));
  if (row.founded !== null && (row.founded < 1800 || row.founded > year))
    refuse(`请输入 1800 到 ${year} 之间的数`);
}
