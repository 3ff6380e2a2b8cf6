import { fenOf, yuanOf } from '@/src/lib/fen';
import { textProblem, wrongNumber } from '@/src/lib/fieldRule';
import { formatMoney } from '@/src/lib/money';
import { numberOr, textOr } from '@/src/lib/record';
import {
  batchRules,
  type CardBatch,
  type CardRelease,
  priceProblem,
  quotaProblem,
  stockProblem,
} from './card';
import { payModes, wordsOf } from './cardEnumerations';

/** The means of payment of an institution (screen G12). */
export interface Funds {
  readonly storeName: string;
  /** Why it may not have cards now; empty where it may. */
  readonly problem: string;
  /** The prepaid wallet's balance, in fen. */
  readonly balance: bigint;
  /** How far the wallet may fall below nothing, in fen. */
  readonly creditLimit: bigint;
  /** Cards that it has bought and not taken yet. */
  readonly quotaLeft: number;
}

/** The funds in a response. */
export function fundsIn(data: Readonly<Record<string, unknown>>): Funds {
  return {
    ...{ storeName: textOr(data.storeName), problem: textOr(data.problem) },
    balance: signedFen(textOr(data.balance)),
    creditLimit: fenOf(data.creditLimit) ?? 0n,
    quotaLeft: numberOr(data.quotaLeft),
  };
}

/** A debt begins with a minus. */
function signedFen(amount: string): bigint {
  const fen = fenOf(amount.replace('-', '')) ?? 0n;
  return amount.startsWith('-') ? -fen : fen;
}

/** The entered terms of a release. */
interface Terms extends Pick<CardRelease, 'unitPrice' | 'payMode'> {
  /** Null where there is none. */
  readonly quantity: number | null;
}

/** The cost of a release: the sum of its prices in fen, or as many cards of the quota. */
export interface Charge extends Pick<CardRelease, 'quantity' | 'payMode'> {
  readonly fen: bigint;
}

/** The charge of a release; of nothing where the quantity or the price is faulty. */
export function chargeOf({ quantity, unitPrice, payMode }: Terms): Charge {
  const counted = Number.isInteger(quantity) ? numberOr(quantity) : 0;
  return { quantity: counted, payMode, fen: (fenOf(unitPrice) ?? 0n) * BigInt(counted) };
}

/** How many cards of a release can be recalled, and what the recall of no more than these gives back. */
export function recallText(
  { recallable, unitPrice, payMode }: Pick<CardRelease, 'recallable' | 'unitPrice' | 'payMode'>,
  quantity: number | null,
): string {
  if ((quantity ?? 0) > recallable) return `可收回 ${recallable} 张`;
  const { quantity: counted, fen } = chargeOf({ quantity, unitPrice, payMode });
  const paidBack = `退回充值余额 ${formatMoney(yuanOf(fen))}`;
  const back: Readonly<Record<number, string>> = { 1: paidBack, 2: `退回额度 ${counted} 张` };
  return `可收回 ${recallable} 张，${back[payMode] ?? `${wordsOf(payModes)[payMode] ?? ''}，不退款`}`;
}

/** The reason against a quantity. */
export function quantityProblem(quantity: number, { stock }: Pick<CardBatch, 'stock'>): string | undefined {
  return wrongNumber(batchRules.recallQuantity, quantity) ?? stockProblem(quantity, stock);
}

/** The reason against a price of one card, as it is typed. */
export function unitPriceProblem(
  batch: Pick<CardBatch, 'facePrice' | 'cardType'>,
  terms: Pick<Terms, 'unitPrice' | 'payMode'>,
): string | undefined {
  return textProblem(batchRules.unitPrice, terms.unitPrice) ?? priceProblem(batch, terms);
}

/** Why cards cannot be released so, in one sentence: fields name their own faults. The funds may be unread. */
export function releaseProblem(
  terms: Terms,
  batch: Pick<CardBatch, 'facePrice' | 'cardType' | 'stock'>,
  funds: Funds | undefined,
): string | undefined {
  const quantity = terms.quantity ?? 0;
  if (stockProblem(quantity, batch.stock)) return '数量超过库存，不能发放';
  const isFaulty =
    terms.unitPrice === '' || quantityProblem(quantity, batch) || unitPriceProblem(batch, terms);
  if (isFaulty) return '请先填好数量和结算价';
  if (funds?.problem) return '所选机构不能发卡';
  return funds && chargeProblem(chargeOf(terms), funds);
}

/** The reason against a charge: the institution's means do not suffice. */
function chargeProblem({ quantity, payMode, fen }: Charge, funds: Funds): string | undefined {
  if (payMode === 2) return quotaProblem(quantity, funds.quotaLeft);
  // Nothing is charged for free cards, however deep the debt is.
  if (payMode !== 1 || fen === 0n) return undefined;
  const lacking = fen - funds.balance - funds.creditLimit;
  return lacking > 0n ? `机构充值余额不足，还差 ${formatMoney(yuanOf(lacking))}` : undefined;
}
