import { z } from 'zod';
import { financeEndpoints } from '@/resources/finance/endpoints';
import {
  entryRules,
  type LedgerEntry,
  longestPeriod,
  manualAdjustment,
  reversibleDays,
} from '@/resources/finance/institutionDetails/ledger';
import { balanceTypes, directions, wallets } from '@/resources/finance/money';
import { yuanOf } from '@/src/lib/fen';
import { audit } from '../audit';
import { optionTexts } from '../auditTexts';
import {
  doOnce,
  isOfPlatform,
  ownStoreScope,
  refuseForeign,
  refuseInstitution,
  requirePassword,
} from '../businessRules';
import { crudHandlers } from '../crud';
import { storeTable } from '../customer/storeTable';
import { momentOf } from '../gaokao/fillWindows';
import { filterRows, type ListRules } from '../list';
import { found, refuse } from '../responses';
import { idSchema, type Route, read, route, type SignedInRequest } from '../route';
import { textMember } from '../rules';
import { dayLength } from '../time';
import { amountRange } from './amountRange';
import { isBroken } from './broken';
import { balances, flows, isInternal, storeSums } from './ledgerSums';
import { post } from './post';
import { signedAmount } from './signedAmount';
import { type LedgerRow, ledgerTable } from './tables';

const { one: info, ...operations } = financeEndpoints['finance/institution-details'].operations;
const endpoints = { ...financeEndpoints['finance/institution-details'], operations };

/** How the ledger answers filters; the newest first, as they were posted. */
const ledgerRules: ListRules = {
  contains: ['tradeNo', 'bizNo'],
  matches: amountRange,
  sortsAs: { amount: signedAmount },
  order: [
    { field: 'createTime', descending: true },
    { field: 'id', descending: true },
  ],
};

/** Movements of the institutions' money (screen F1). */
export const ledgerRoutes: readonly Route[] = [
  ...crudHandlers<LedgerRow>(endpoints, ledgerTable, {
    ...ledgerRules,
    scope: ownStoreScope,
    presenter: ledgerPresenter,
    csv: '机构明细',
    audit: {},
    columns: {
      流水号: 'tradeNo',
      机构: 'storeName',
      账户类型: ['wallet', optionTexts(wallets)],
      收支方向: ['direction', optionTexts(directions)],
      业务类型: ['bizType', optionTexts(balanceTypes)],
      '金额（元）': signedAmount,
      变动前余额: 'balanceBefore',
      变动后余额: 'balanceAfter',
      关联单号: 'bizNo',
      操作人: 'operatorName',
      备注: 'remark',
      发生时间: 'createTime',
    },
  }),
  route(info, async (request) => {
    const row = await rowOf(request);
    const [{ chain, sound }, present] = [await chainOf(request, row), await ledgerPresenter(request)];
    return { ...present(row), chain: chain.map(present), sound: sound ? 1 : 0 };
  }),
  route(operations.summary, async (request) => {
    const [own, present] = [await ownRows(request), await ledgerPresenter(request)];
    const filters = read(request.body, summaryInput);
    const kept = new Set(filterRows(own.map(present), filters, ledgerRules).map(({ id }) => id));
    const rows = own.filter(({ id }) => kept.has(id));
    // Internal movements count only where their wallet or their type is asked for.
    const counted = filters.wallet || filters.bizType ? rows : rows.filter((row) => !isInternal(row));
    const storeId = isOfPlatform(request) ? filters.storeId : request.user.storeId;
    const isOf = (row: LedgerRow) =>
      row.storeId === storeId && (!filters.wallet || row.wallet === filters.wallet);
    return {
      ...flows(counted),
      count: rows.length,
      ...(storeId && isWhole(filters)
        ? balances(own.filter(isOf), filters)
        : { opening: null, closing: null }),
    };
  }),
  route(operations.storeSummary, async (request) => {
    const { storeId, ...period } = read(request.body, periodInput);
    const stores = (await request.mockServer.table(storeTable)).all();
    const asked = storeId ? stores.filter(({ id }) => id === storeId) : stores;
    return storeSums(await ownRows(request), asked, period);
  }),
  route(operations.reverse, (request) => doOnce(request, () => reverse(request))),
].map(guarded);

const code = z.union([z.literal(''), idSchema]).nullish();

const periodInput = z.object({
  storeId: code,
  createBegin: z.string().nullish(),
  createEnd: z.string().nullish(),
});

const summaryInput = periodInput.extend({ wallet: code }).loose();

/** Whether the rows make the balance before into the one after: nothing but their place and time is asked for. */
function isWhole({ storeId: _store, wallet: _wallet, ...filters }: z.infer<typeof summaryInput>): boolean {
  const { createBegin: _begin, createEnd: _end, ...others } = filters;
  return Object.values(others).every((value) => value === '' || value === null || value === undefined);
}

/** Refuses periods of more than a year in a call. */
function guarded(asked: Route): Route {
  if (asked.open) return asked;
  const answer = (request: SignedInRequest) => {
    const { createBegin, createEnd } = request.body;
    if (createBegin && createEnd && daysBetween(String(createBegin), String(createEnd)) > longestPeriod)
      refuse(`时间范围不能超过 ${longestPeriod} 天`);
    return asked.answer(request);
  };
  return { ...asked, answer };
}

function daysBetween(begin: string, end: string): number {
  const startOf = (time: string) => momentOf(`${time.slice(0, 10)} 00:00:00`);
  return (startOf(end) - startOf(begin)) / dayLength + 1;
}

/** The rows that the caller may see. */
async function ownRows(request: SignedInRequest): Promise<readonly LedgerRow[]> {
  const isOwn = await ownStoreScope.covers(request);
  return (await request.mockServer.table(ledgerTable)).all().filter(isOwn);
}

async function rowOf(request: SignedInRequest): Promise<LedgerRow> {
  const row = found((await request.mockServer.table(ledgerTable)).get(read(request.body.id, idSchema)));
  refuseForeign(request, row);
  return row;
}

/** Rows as screens read them, with the names of other records. */
export async function ledgerPresenter({
  mockServer,
}: Pick<SignedInRequest, 'mockServer'>): Promise<(row: LedgerRow) => LedgerEntry> {
  const stores = await mockServer.table(storeTable);
  const ledger = await mockServer.table(ledgerTable);
  const reversals = new Map(ledger.all().map((row) => [row.reverseOf, row]));
  return ({ fen, beforeFen, afterFen, ...row }) => {
    const other = row.reverseOf === null ? reversals.get(row.id) : ledger.get(row.reverseOf);
    return {
      ...row,
      storeName: stores.get(row.storeId)?.name ?? '',
      amount: yuanOf(BigInt(fen)),
      balanceBefore: yuanOf(BigInt(beforeFen)),
      balanceAfter: yuanOf(BigInt(afterFen)),
      reversedBy: row.reverseOf === null ? (other?.id ?? null) : null,
      reverseNo: other?.tradeNo ?? '',
    };
  };
}

/** The row between its wallet's neighbours, and whether each follows the one before (M2). */
async function chainOf(
  { mockServer }: Pick<SignedInRequest, 'mockServer'>,
  row: LedgerRow,
): Promise<{ chain: LedgerRow[]; sound: boolean }> {
  const own = (await mockServer.table(ledgerTable))
    .all()
    .filter(({ storeId, wallet }) => storeId === row.storeId && wallet === row.wallet);
  const place = own.findIndex(({ id }) => id === row.id);
  const first = Math.max(0, place - 1);
  const chain = own.slice(first, place + 2);
  return { chain, sound: chain.every((one, at) => !isBroken(one, own[first + at - 1])) };
}

const reverseInput = z.object({ remark: textMember(entryRules.reverseRemark) });

/** Takes a correction by hand back, by a second row. */
async function reverse(request: SignedInRequest): Promise<LedgerEntry> {
  const { mockServer, trail } = request;
  refuseInstitution(request);
  const { remark } = read(request.body, reverseInput);
  const row = await rowOf(request);
  const isReversed = (await mockServer.table(ledgerTable)).find(({ reverseOf }) => reverseOf === row.id);
  if (row.bizType !== manualAdjustment) refuse('仅手工调账可以冲正');
  if (isReversed) refuse('该流水已冲正');
  if (mockServer.now() - momentOf(row.createTime) > reversibleDays * dayLength) refuse('超过 30 天不可冲正');
  await requirePassword(request);
  const { storeId, wallet, fen, tradeNo } = row;
  const direction = row.direction === 1 ? 2 : 1;
  const about = { bizType: 12, bizNo: tradeNo, remark, reverseOf: row.id } as const;
  const [posted] = await post(request, [{ storeId, wallet, direction, fen: BigInt(fen), ...about }]);
  trail.after = posted;
  await audit(request, { bizType: endpoints.name, bizId: row.id, action: '冲正', after: row, remark });
  return (await ledgerPresenter(request))(found(posted));
}
