import { z } from 'zod';
import { submissionRules } from '@/resources/management/workOrder/submission/submission.rules';
import type { Wish, WorkOrderType } from '@/resources/management/workOrder/workOrder';
import { workOrderRules } from '@/resources/management/workOrder/workOrder';
import { textProblem } from '@/src/lib/fieldRule';
import { idSchema } from '../../route';
import { numberMember, textMember } from '../../rules';
import { labelsOf } from '../../system/dictSeed';

const { urgentReason: urgency } = submissionRules;

const flag = z.literal([0, 1]).default(0);
const images = z.array(z.string().max(255), '凭证图片不正确').max(5, '凭证图片最多 5 张').default([]);
const whole = (missing: string, min: number, max: number) =>
  z.number(missing).int(missing).min(min, missing).max(max, missing);

const common = z
  .object({
    type: z.literal([1, 2, 3, 4, 5, 6, 7], '请选择工单类型'),
    userId: idSchema.nullish().transform((id) => id ?? null),
    reason: textMember(submissionRules.reason),
    images,
    urgent: flag,
    urgentReason: textMember({ ...urgency, required: false, minLength: 0 }),
    contact: textMember(submissionRules.contact),
    contactMobile: textMember(submissionRules.contactMobile),
  })
  .superRefine(({ type, userId, urgent, urgentReason }, context) => {
    const problem =
      type !== 7 && userId === null
        ? '未找到该手机号对应的用户'
        : urgent === 1
          ? urgencyProblem(urgentReason)
          : undefined;
    if (problem) context.addIssue({ code: 'custom', message: problem });
  });

function urgencyProblem(reason: string): string | undefined {
  return reason === '' ? `请输入${urgency.label}` : textProblem(urgency, reason);
}

const amount = textMember(submissionRules.refundAmount);
const dictionaryValue = (label: string, name: string) =>
  z.enum(Object.keys(labelsOf(name)), `请选择${label}`);
const pictures = (label: string) => z.array(z.string().max(255), `请上传${label}`).min(1, `请上传${label}`);
const chosen = (label: string) => z.number(`请选择${label}`).int(`请选择${label}`);
const day = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/, '请选择新有效期')
  .or(z.literal(''));

type Wished = Partial<Wish> & { readonly images?: string[] };

/** Members that a work order of each type requires beside the common ones. */
const wishes: Readonly<Record<WorkOrderType, z.ZodType<Wished>>> = {
  1: z.object({
    customerOrderNo: textMember(submissionRules.customerOrderNo),
    refundAmount: amount,
    refundWay: dictionaryValue('退款方式', 'refund_way'),
    images: pictures('凭证图片'),
  }),
  2: z.object({ refundAmount: amount }),
  3: z.object({ newYear: chosen('新高考年份') }),
  4: z.object({
    newUserType: z
      .literal([1, 2, 3], '请选择新用户类型')
      .nullish()
      .transform((value) => value ?? null),
    newProvinceIds: z.array(z.number()).default([]),
    newExpireTime: day.nullish().transform((value) => value ?? ''),
  }),
  5: z.object({ confirmed: z.literal(1, '请确认已告知用户') }),
  6: z.object({
    newScore: numberMember(submissionRules.newScore),
    newRank: numberMember(submissionRules.newRank),
    newSubjects: z
      .array(z.string().max(10))
      .max(3)
      .nullish()
      .transform((value) => value ?? []),
    images: pictures('成绩截图'),
  }),
  7: z.object({
    module: dictionaryValue('所属模块', 'feedback_module'),
    title: textMember(submissionRules.title),
  }),
};

/** Members common to all work orders. */
export const commonInput = common;

/** Members that the work order's type requires. */
export function wishInput(type: WorkOrderType) {
  return wishes[type];
}

/** The input of the check before a submission. */
export const precheckInput = z.object({
  type: z.literal([1, 2, 3, 4, 5, 6, 7], '请选择工单类型'),
  userId: idSchema.nullish(),
  customerOrderNo: z
    .string()
    .max(32)
    .nullish()
    .transform((no) => no ?? ''),
  /** The text being written, for the search of similar results. */
  reason: z
    .string()
    .max(500)
    .nullish()
    .transform((text) => text ?? ''),
});

/** Input of the service desk: the result of a processed work order, and the reason of a refusal. */
export const finishInput = z.object({
  result: textMember(workOrderRules.result),
  refundAmount: amount.nullish(),
});
export const rejectInput = z.object({ result: textMember(workOrderRules.rejection) });
export const assignInput = z.object({
  handlerId: z.custom((id) => id !== undefined && id !== null && id !== '', '请选择处理人').pipe(idSchema),
  remark: textMember(workOrderRules.remark),
});
export const rateInput = z.object({
  stars: whole('请选择评分', 1, 5),
  text: textMember(workOrderRules.rating),
});
export const replyInput = z.object({
  content: textMember(workOrderRules.reply),
  images,
  internal: flag,
});
