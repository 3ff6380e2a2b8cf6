import { formatMoney } from '@/src/lib/money';

/** The month of an institution in cards (screen G11, 月度对账单); amounts are yuan. */
export interface Statement {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly storeName: string;
  readonly released: string;
  readonly recalled: string;
  readonly bound: string;
  readonly voided: string;
  readonly refunded: string;
  /** Charges less refunds. */
  readonly amount: string;
  /** The same as the ledger has it (screen F1). */
  readonly booked: string;
  /** A line for each row of the ledger, members as of `StatementLine`. */
  readonly lines: readonly Record<string, unknown>[];
}

/** The figures with their labels, on screen and on paper. */
export function statementFigures(statement: Statement): [label: string, value: string][] {
  const { released, recalled, bound, voided, refunded, amount } = statement;
  return [
    ['发放', `${released} 张`],
    ['收回', `${recalled} 张`],
    ['绑定', `${bound} 张`],
    ['作废', `${voided} 张`],
    ['退回金额', formatMoney(refunded)],
    ['结算金额', formatMoney(amount)],
  ];
}
