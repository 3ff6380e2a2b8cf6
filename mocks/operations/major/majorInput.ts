import { z } from 'zod';
import { classProblem, hollandTypes, majorRules, studyYears } from '@/resources/operations/major/major';
import { refuse } from '../../responses';
import { listedChoice, onOffState, optionalText, textMember } from '../../rules';
import { labelsOf } from '../../system/dictSeed';
import { htmlText } from '../contentInput';
import { type MajorRow, majorClasses } from './majorTable';

const words = (label: string) =>
  z
    .array(z.string().trim().min(1).max(40, `${label}长度不能超过 40 个字符`))
    .max(20, `${label}最多 20 项`)
    .nullish()
    .transform((list) => list ?? []);

/** Members of a major that clients may write, with the texts of screen O12. */
export const majorInput = z.object({
  code: textMember(majorRules.code),
  name: textMember(majorRules.name),
  level: z.literal(['本科', '专科'], '请选择层次'),
  classCode: z.string('请选择专业类').min(1, '请选择专业类'),
  degree: optionalText('授予学位', 10).refine(
    (degree) => degree === '' || degree in labelsOf('degree'),
    '请选择授予学位',
  ),
  years: z.enum(
    studyYears.map(({ value }) => value),
    '请选择修业年限',
  ),
  intro: htmlText('专业介绍'),
  courses: words('主干课程'),
  careers: words('就业方向'),
  holland: z
    .array(listedChoice('匹配兴趣', hollandTypes))
    .max(3, '匹配兴趣最多 3 项')
    .nullish()
    .transform((letters) => letters ?? []),
  status: onOffState,
});

/** Refuses what the members of a major do not allow together. */
export async function checkMajor(row: MajorRow, all: readonly MajorRow[]): Promise<void> {
  if ((await majorClasses()).get(row.classCode)?.level !== row.level) refuse('请选择专业类');
  const problem = classProblem(row);
  if (problem) refuse(problem);
  if (row.level === '本科' && row.degree === '') refuse('请选择授予学位');
  const others = all.filter(({ id, level }) => id !== row.id && level === row.level);
  if (others.some(({ code }) => code.slice(0, 6) === row.code.slice(0, 6))) refuse('专业代码已存在');
  if (others.some(({ name }) => name === row.name)) refuse('专业名称已存在');
}
