import { z } from 'zod';
import { clientRules, followWays, peopleYears, talkRules } from '@/resources/management/clientData/client';
import { scoreProblem, subjectsProblem } from '@/src/gaokao/subjectChoice';
import { code } from '../expert/orderRules';
import { provinceNow } from '../gaokao/provinceTable';
import type { MockServer } from '../mockServer';
import { refuse } from '../responses';
import { idSchema } from '../route';
import { numberMember, optionallyRuled, optionalText, ruled, textMember } from '../rules';
import { labelsOf } from '../system/dictSeed';
import { formatTime } from '../time';
import type { ClientRow } from './clientTable';

/** Entries of a list of wishes, and characters of each. */
const mostWishes = 10;

const wishes = (label: string) =>
  z
    .array(z.string().trim().min(1).max(20, `${label}长度不能超过 20 个字符`))
    .max(mostWishes, `${label}最多 ${mostWishes} 项`);

const time = (missing: string) => z.string().regex(/^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)?$/, missing);

const optionalEntry = (label: string, type: 'grade' | 'lost_reason') =>
  z
    .string()
    .nullish()
    .transform((value) => value ?? '')
    .refine((value) => value === '' || value in labelsOf(type), `请选择${label}`);

/** The refusal of a client without a province of the exam. */
export const noProvince = '请选择高考省份';

/** Members of a client that may be written, with the texts of screen G2. */
export const clientInput = z.object({
  name: textMember(clientRules.name),
  gender: z.literal([1, 2], '请选择性别'),
  mobile: ruled('mobile', '请输入手机号'),
  parentName: textMember(clientRules.parentName),
  parentMobile: optionallyRuled('mobile', '家长电话'),
  provinceId: z.custom((id) => id !== undefined && id !== null && id !== '', noProvince).pipe(idSchema),
  area: z
    .array(z.number())
    .max(3)
    .nullish()
    .transform((codes) => codes ?? []),
  year: z.number('请选择高考年份').int('请选择高考年份'),
  grade: optionalEntry('年级', 'grade'),
  schoolName: textMember(clientRules.schoolName),
  subjects: z.array(z.string()).default([]),
  score: numberMember(clientRules.score),
  rank: numberMember(clientRules.rank),
  cities: wishes('意向城市').default([]),
  majors: wishes('意向专业').default([]),
  colleges: wishes('意向院校').default([]),
  source: z.enum(Object.keys(labelsOf('client_source')), '请选择客户来源'),
  /** 0 for none: a new client is then the caller's own. */
  ownerId: idSchema.nullish().transform((id) => id ?? 0),
  nextTime: time('请选择下次跟进')
    .nullish()
    .transform((value) => value ?? ''),
  remark: textMember(clientRules.remark),
});

/** Refuses what the province or the clock does not allow. `before` is there for changes. */
export async function checkClient(mockServer: MockServer, row: ClientRow, before?: ClientRow): Promise<void> {
  const now = mockServer.now();
  if (!peopleYears(now).includes(row.year) && row.year !== before?.year) refuse('请选择高考年份');
  const province = (await provinceNow(mockServer, row.provinceId)) ?? refuse(noProvince);
  const problem =
    (row.subjects.length > 0 ? subjectsProblem(province.subjectType, row.subjects) : undefined) ??
    scoreProblem(row.score, province.fullMark);
  if (problem) refuse(problem);
  if (row.nextTime !== before?.nextTime) refusePast(row.nextTime, now);
}

/** Refuses a time of the past to speak again. */
export function refusePast(nextTime: string, now: number): void {
  if (nextTime !== '' && nextTime <= formatTime(now)) refuse('下次跟进时间须晚于当前时间');
}

/** A follow-up and its effect: `stage` 1 resumes a lost client, 3 marks one as lost. */
export const followInput = z.object({
  way: code('跟进方式', followWays),
  content: textMember(talkRules.content),
  nextTime: time('请选择下次跟进')
    .nullish()
    .transform((value) => value ?? ''),
});

export const lostInput = z.object({
  lostReason: z.enum(Object.keys(labelsOf('lost_reason')), '请选择流失原因'),
  content: optionalText('补充说明', 500),
});
