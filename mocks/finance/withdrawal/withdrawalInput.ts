import { z } from 'zod';
import {
  accountProblem,
  amountProblem,
  payeeTypes,
  withdrawalRules,
} from '@/resources/finance/withdrawals/withdrawal';
import { fenOf, yuanOf } from '@/src/lib/fen';
import { maskMobile, rules } from '@/src/lib/rules';
import { maskAccount } from '../../masks';
import { idSchema } from '../../route';
import { optionalText, textMember } from '../../rules';
import { labelsOf } from '../../system/dictSeed';

/** The masked payee: the end of a bank account, or a mobile or an address without its middle. */
export function maskPayee(account: string): string {
  if (rules.mobile.test(account)) return maskMobile(account);
  return account.includes('@') ? account.replace(/^(.).*@/, '$1***@') : maskAccount(account);
}

/** Members of a withdrawal that travel masked. */
export const withdrawalMasks = { accountNo: maskPayee };

const payee = {
  accountName: textMember(withdrawalRules.accountName),
  bankName: optionalText('开户银行', 50),
  bankBranch: textMember(withdrawalRules.bankBranch),
  accountNo: textMember(withdrawalRules.accountNo),
};

interface Payee {
  readonly payeeType: number;
  readonly bankName: string;
  readonly bankBranch: string;
  readonly accountNo: string;
}

/** Why money cannot be sent there. An Alipay account has no bank. */
export function payeeProblem({ payeeType, bankName, bankBranch, accountNo }: Payee): string | undefined {
  if (payeeType === 1 && !Object.hasOwn(labelsOf('bank'), bankName)) return '请选择开户银行';
  if (payeeType === 1 && bankBranch === '') return '请输入支行';
  return accountProblem(payeeType, accountNo);
}

/** Members of an application that clients may write (screen F4), with the texts of its rules. */
export const withdrawalInput = z
  .object({
    storeId: idSchema.nullish().transform((id) => id ?? 0),
    amount: z
      .string('请输入提现金额')
      .min(1, '请输入提现金额')
      .refine((text) => fenOf(text) !== undefined, '请输入正确的金额，最多两位小数')
      .transform((text) => yuanOf(fenOf(text) ?? 0n)),
    payeeType: z.literal(
      payeeTypes.map(({ value }) => value),
      '请选择收款方式',
    ),
    ...payee,
  })
  .superRefine((values, context) => {
    const message = amountProblem(values.amount) ?? payeeProblem(values);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });

/** The platform's decision on applications: 通过, or 驳回 with a reason. */
export const auditInput = z.discriminatedUnion('status', [
  z.object({ status: z.literal(1), remark: textMember(withdrawalRules.opinion) }),
  z.object({ status: z.literal(3), remark: textMember(withdrawalRules.rejectRemark) }),
]);

/** The result of a payment: 已打款, or 打款失败 with a reason. */
export const payInput = z.discriminatedUnion('status', [
  z.object({
    status: z.literal(2),
    paySerialNo: textMember(withdrawalRules.paySerialNo),
    payTime: z.string('请选择打款时间').regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/, '请选择打款时间'),
    payVoucher: z.string('请上传打款凭证').min(1, '请上传打款凭证').max(255),
    remark: textMember(withdrawalRules.remark),
  }),
  z.object({ status: z.literal(4), remark: textMember(withdrawalRules.failedRemark) }),
]);

/** The new payee of a failed payment. */
export const retryInput = z.object(payee);
