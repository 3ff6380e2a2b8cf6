import { z } from 'zod';
import {
  type Invoice,
  invoiceKinds,
  invoiceRules,
  kindProblem,
  numberProblem,
  titleTypes,
} from '@/resources/finance/invoices/invoice';
import { idSchema } from '../../route';
import { choice, optionallyRuled, textMember } from '../../rules';
import { labelsOf } from '../../system/dictSeed';

/** Members of an application that clients may write (screen F2), with the texts of its rules. */
export const invoiceInput = z
  .object({
    storeId: idSchema.nullish().transform((id) => id ?? 0),
    rechargeIds: z.array(idSchema, '请至少选择一笔充值').min(1, '请至少选择一笔充值'),
    invoiceKind: z.literal(
      invoiceKinds.map(({ value }) => value),
      '请选择发票种类',
    ),
    titleType: z.literal(
      titleTypes.map(({ value }) => value),
      '请选择抬头类型',
    ),
    title: textMember(invoiceRules.title),
    taxNo: optionallyRuled('credit', '统一社会信用代码'),
    bankName: textMember(invoiceRules.bankName),
    bankAccount: textMember(invoiceRules.bankAccount),
    regAddress: textMember(invoiceRules.regAddress),
    regPhone: textMember(invoiceRules.regPhone),
    content: choice('开票项目', labelsOf('invoice_item')),
    email: textMember(invoiceRules.email),
    mobile: optionallyRuled('mobile', '联系手机'),
    remark: textMember(invoiceRules.remark),
  })
  .superRefine((values, context) => {
    const problem = problemOf(values);
    if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
  });

function problemOf({
  invoiceKind,
  titleType,
  taxNo,
}: Pick<Invoice, 'invoiceKind' | 'titleType' | 'taxNo'>): string | undefined {
  if (titleType !== 3 && taxNo === '') return '请输入统一社会信用代码';
  return kindProblem(invoiceKind, titleType);
}

/** The number of an invoice. */
const invoiceNumber = z.string('请输入 20 位发票号码').superRefine((text, context) => {
  const problem = numberProblem(text);
  if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
});

/** `YYYY-MM-DD`. */
function dayOf(missing: string) {
  return z.string(missing).regex(/^\d{4}-\d\d-\d\d$/, missing);
}

/** Members written when an invoice has been issued in the tax platform. */
export const issueInput = z.object({
  invoiceNo: invoiceNumber,
  invoiceDate: dayOf('请选择开票日期'),
  taxRate: z.literal([1, 3, 6], '请选择税率').default(6),
  fileUrl: z.string('请上传发票文件').min(1, '请上传发票文件').max(255),
});

/** The file of an invoice that was noted without one. */
export const attachInput = issueInput.pick({ fileUrl: true });

/** The same for many, out of a spreadsheet. */
export const batchInput = z.object({
  items: z
    .array(
      z.object({
        applyNo: z.string().min(1),
        invoiceNo: invoiceNumber,
        invoiceDate: dayOf('请选择开票日期'),
      }),
      '请粘贴申请单号和发票号码',
    )
    .min(1, '请粘贴申请单号和发票号码'),
});

/** Why it was refused. */
export const rejectInput = z.object({ reason: textMember(invoiceRules.rejectReason) });

/** The red invoice that reverses one. */
export const redInput = z.object({
  redNo: invoiceNumber,
  redDate: dayOf('请选择红冲日期'),
  reason: textMember(invoiceRules.redReason),
});

/** The address for sending the invoice once more. */
export const resendInput = z.object({ email: textMember(invoiceRules.email) });
