import { z } from 'zod';
import { examYearRule } from '@/resources/expert/student/scoreRules';
import { membershipRemark } from '@/src/gaokao/membership';
import { studentRules } from '@/src/gaokao/student';
import { currentYear } from '../gaokao/batchTable';
import { idSchema } from '../route';
import { changedText, textMember } from '../rules';

const mobileText = '请输入正确的手机号';
const mobile = z.string(mobileText).regex(/^1[3-9]\d{9}$/, mobileText);
const whole = (text: string, min: number, max: number) =>
  z.number(text).int(text).min(min, text).max(max, text);

const provinceIds = z.array(z.number());
const list = (max: number) => z.array(z.string().max(40)).max(max);
const provinceText = '请选择高考省份';
const yearText = '请输入高考年份';
const yearRule = examYearRule(currentYear);

/** Members of a student that may be changed: an omitted member keeps its value (screen E2). */
export const studentInput = z
  .object({
    name: changedText(studentRules.name),
    mobile,
    gender: z.literal([1, 2], '请选择性别'),
    examNo: z.string().regex(/^(\d{14})?$/, '考生号应为 14 位数字'),
    provinceId: z.number(provinceText),
    cityName: changedText(studentRules.cityName),
    schoolName: changedText(studentRules.schoolName),
    year: whole(yearRule.message, yearRule.min, yearRule.max).or(z.never(yearText)),
    subjects: z.array(z.string()).max(3),
    scoreType: z.literal([1, 2, 3], '请选择成绩类型'),
    score: z.number('总分须为整数').int('总分须为整数').min(0, '总分须为整数').nullable(),
    rank: whole('位次须为正整数', 1, 9_999_999).nullable(),
    bonus: whole('政策加分须为 0–20 的整数', 0, 20),
    subjectScores: z.record(z.string(), z.number().min(0, '单科成绩不正确').max(300, '单科成绩不正确')),
    guardian: changedText(studentRules.guardian),
    guardianMobile: mobile.or(z.literal('')),
    language: z.string('请选择外语语种').min(1, '请选择外语语种').max(10),
    nation: z.string('请选择民族').min(1, '请选择民族').max(20),
    colorVision: z.literal([0, 1, 2], '请选择色觉'),
    height: z.number('身高须为 100–230').min(100, '身高须为 100–230').max(230, '身高须为 100–230').nullable(),
    vision: z
      .number('裸眼视力须为 3.0–5.3')
      .min(3, '裸眼视力须为 3.0–5.3')
      .max(5.3, '裸眼视力须为 3.0–5.3')
      .nullable(),
    lineVariant: z
      .enum(['A', 'B'])
      .nullable()
      .transform((variant) => variant ?? undefined),
    prefer: z.object({
      ...{ provinceIds, cityNames: list(30), majorCodes: list(60), natures: list(10), labels: list(20) },
      tuitionMax: z
        .number('学费上限不正确')
        .min(0, '学费上限不正确')
        .max(1_000_000, '学费上限不正确')
        .nullish(),
    }),
    exclude: z.object({ provinceIds, majorCodes: list(60), natures: list(10) }),
    remark: changedText(studentRules.remark),
  })
  .partial();

export type StudentChanges = z.infer<typeof studentInput>;

const timeText = '请选择有效期';

/** The input of a membership (screens E2, E10, G6 and G10): an omitted member has its default. */
export const vipInput = z.object({
  userType: z.literal([0, 1, 2, 3], '请选择用户类型'),
  vipPayType: z.literal([0, 1, 2, 3, 4], '请选择开通方式'),
  cardNo: z.string().nullish(),
  year: z.number(yearText).nullish(),
  expireTime: z
    .string(timeText)
    .regex(/^(\d{4}-\d{2}-\d{2}( \d{2}:\d{2}:\d{2})?)?$/, timeText)
    .nullish(),
  provinceIds: z.array(idSchema).nullish(),
  expertId: z.union([z.number(), z.string()]).nullish(),
  orderNo: z.string().max(32).nullish(),
  price: z.union([z.string(), z.number()]).nullish(),
  remark: textMember(membershipRemark),
});

export type VipInput = z.infer<typeof vipInput>;
