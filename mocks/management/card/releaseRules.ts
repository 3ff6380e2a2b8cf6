import { priceProblem, quotaProblem, stockProblem } from '@/resources/management/card/card';
import { fenOf } from '@/src/lib/fen';
import type { StoreRow } from '../../customer/storeRow';
import { expireStateOf } from '../../customer/storeRules';
import { frozenProblem } from '../../finance/plan';
import { moneyAccountTable } from '../../finance/tables';
import { found, refuse } from '../../responses';
import type { SignedInRequest } from '../../route';
import { batchStatus, cardsOfBatch } from './batches';
import type { BatchRow, CardRow, ReleaseRow } from './cardTables';
import { storeCards } from './storeCards';

/** Checks a release of cards to an institution (screen G12); refuses with the reason. */

/** Why an institution may not have cards now, however it pays: stopped, run out, or with a frozen account. */
export async function storeProblem(
  { mockServer }: Pick<SignedInRequest, 'mockServer'>,
  store: StoreRow,
): Promise<string | undefined> {
  if (store.status !== 1 || expireStateOf(store, mockServer.now()) === 'expired')
    return '机构已停用或已到期，不能发卡';
  return frozenProblem(found((await mockServer.table(moneyAccountTable)).get(store.id)));
}

/** The lowest numbers of what is left. */
export async function stockOf(
  { mockServer }: Pick<SignedInRequest, 'mockServer'>,
  batch: BatchRow,
  quantity: number,
): Promise<CardRow[]> {
  const cards = await cardsOfBatch(mockServer, batch.id);
  const state = batchStatus(batch, cards, mockServer.now());
  if (state === 0) refuse('批次生成中，请稍候');
  if (state === 4) refuse('该批次已作废');
  const stock = cards.filter(({ status }) => status === 0);
  const problem = stockProblem(quantity, stock.length);
  if (problem) refuse(problem);
  return stock.slice(0, quantity);
}

/** The price of one card of the release, in fen. */
export function unitOf(batch: BatchRow, terms: Pick<ReleaseRow, 'unitPrice' | 'payMode'>): bigint {
  const problem = priceProblem(batch, terms);
  return problem ? refuse(problem) : (fenOf(terms.unitPrice) ?? 0n);
}

/** Refuses more cards than an institution has bought and not taken yet. */
export async function refuseQuota(
  { mockServer }: Pick<SignedInRequest, 'mockServer'>,
  storeId: number,
  quantity: number,
): Promise<void> {
  const { quotaLeft } = (await storeCards(mockServer))(storeId);
  const problem = quotaProblem(quantity, quotaLeft);
  if (problem) refuse(problem);
}

/** Refuses cards that differ from the request, and requests of another institution. */
export function refuseOtherWish(wish: ReleaseRow, batch: BatchRow, storeId: number): void {
  if (wish.storeId !== storeId) refuse('该申请不属于所选机构');
  if (wish.cardType !== batch.cardType) refuse('该申请的卡类型与批次不一致');
}
