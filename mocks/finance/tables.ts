import { z } from 'zod';
import {
  accountStatuses,
  balanceTypes,
  directions,
  reconcileResults,
  wallets,
} from '@/resources/finance/money';
import { defineTable, stamps } from '../table';
import { moneySeed } from './moneySeed';
import type { OnlineSale } from './onlineSales';

const fen = z.string().regex(/^-?\d+$/);
const oneOf = <V extends number>(options: readonly { readonly value: V }[]) =>
  z.literal(options.map(({ value }) => value));

const moneyAccountSchema = z.object({
  /** The id of the institution, which has one account. */
  id: z.number(),
  storeId: z.number(),
  /** Balances in fen, by `wallets`. Only `post` changes them. */
  wallets: z.object({ 1: fen, 2: fen, 3: fen }),
  /** How far the prepaid wallet may fall below nothing, and from where on it is low; in fen. */
  creditFen: fen,
  warnFen: fen,
  status: oneOf(accountStatuses),
  reconcileResult: oneOf(reconcileResults),
  reconcileTime: z.string(),
  rev: z.number(),
  ...stamps,
});

/** The account of an institution (screen F5). */
export type MoneyAccountRow = z.infer<typeof moneyAccountSchema>;

/** One account an institution. */
export const moneyAccountTable = defineTable<MoneyAccountRow>({
  name: 'finance/account',
  idField: 'id',
  schema: moneyAccountSchema,
  seed: (context) => moneySeed(context).accounts,
});

const ledgerSchema = z.object({
  id: z.number(),
  /** `L`, the day and six digits. */
  tradeNo: z.string(),
  storeId: z.number(),
  wallet: oneOf(wallets),
  direction: oneOf(directions),
  fen,
  beforeFen: fen,
  afterFen: fen,
  bizType: oneOf(balanceTypes),
  /** Number of the recharge, withdrawal, release or order; empty where there is none. */
  bizNo: z.string(),
  /** Id of the row that this one reverses. */
  reverseOf: z.number().nullable(),
  operatorName: z.string(),
  remark: z.string(),
  vouchers: z.array(z.string()),
  createTime: z.string(),
});

/** A movement of money (screen F1). */
export type LedgerRow = z.infer<typeof ledgerSchema>;

/** Movements of money; rows are neither changed nor removed. */
export const ledgerTable = defineTable<LedgerRow>({
  name: 'finance/ledger',
  idField: 'id',
  schema: ledgerSchema,
  seed: (context) => moneySeed(context).ledger,
});

const withdrawalSchema = z.object({
  id: z.number(),
  /** `TX`, the day and four digits. */
  withdrawNo: z.string(),
  storeId: z.number(),
  /** Yuan, two digits, as `fee` and `actualAmount`. */
  amount: z.string(),
  fee: z.string(),
  actualAmount: z.string(),
  /** 1 对公银行账户, 2 支付宝. */
  payeeType: z.literal([1, 2]),
  accountName: z.string(),
  bankName: z.string(),
  bankBranch: z.string(),
  accountNo: z.string(),
  /** 0 待审核, 1 待打款, 2 已打款, 3 已驳回, 4 打款失败, 5 已撤回. */
  status: z.literal([0, 1, 2, 3, 4, 5]),
  auditBy: z.string(),
  auditTime: z.string(),
  auditRemark: z.string(),
  payBy: z.string(),
  paySerialNo: z.string(),
  payTime: z.string(),
  payVoucher: z.string(),
  remark: z.string(),
  /** Accounts of the applicant and the approver, who must differ. 0 where the step is older than these books. */
  applicantId: z.number(),
  auditorId: z.number(),
  /** Account of who last corrected the payee, and when another account was entered so; 0 and empty where nobody did. */
  correctorId: z.number(),
  accountTime: z.string(),
  rev: z.number(),
  ...stamps,
});

/** A withdrawal of an institution (screen F4). */
export type WithdrawalRow = z.infer<typeof withdrawalSchema>;

/** Withdrawals: 40, of which twelve are pending. */
export const withdrawalTable = defineTable<WithdrawalRow>({
  name: 'finance/withdrawal',
  idField: 'id',
  schema: withdrawalSchema,
  seed: (context) => moneySeed(context).withdrawals,
});

/** A card that was bought on a site. */
export type OnlineSaleRow = OnlineSale & { readonly id: number };

/** Cards that students bought on the sites of institutions; they are no orders. */
export const onlineSaleTable = defineTable<OnlineSaleRow>({
  name: 'finance/onlineSale',
  idField: 'id',
  schema: z.object({
    id: z.number(),
    no: z.string(),
    storeId: z.number(),
    product: z.number(),
    amount: z.string(),
    payTime: z.string(),
  }),
  seed: (context) => moneySeed(context).onlineSales.map((sale, index) => ({ id: index + 1, ...sale })),
});
