import { z } from 'zod';
import { allotmentFor } from '@/resources/management/card/allotment';
import { cardTypes, wordsOf } from '@/resources/management/card/cardEnumerations';
import { managementEndpoints } from '@/resources/management/endpoints';
import { fenOf, yuanOf } from '@/src/lib/fen';
import { audit } from '../../audit';
import { forPlatform, isOfPlatform, refuseForeign, requirePassword } from '../../businessRules';
import { downloadCsv } from '../../csv';
import { siteOf } from '../../customer/siteTable';
import { platformStoreId } from '../../customer/storeRow';
import { storeTable } from '../../customer/storeTable';
import { moneyAccountTable } from '../../finance/tables';
import { found, refuse } from '../../responses';
import { idSchema, type Route, read, route, type SignedInRequest } from '../../route';
import { canCall } from '../../session';
import { dayLength, formatTime } from '../../time';
import { batchOf, batchStatus, cardsOfBatch, changeBatch } from './batches';
import {
  type BatchRow,
  type CardRow,
  cardTable,
  type ExportRow,
  recordTable,
  releaseTable,
} from './cardTables';
import { withExpiry } from './expiry';
import { moveCards } from './moveCards';
import { storeProblem } from './releaseRules';
import { storeCards } from './storeCards';

const { name: bizType, permission, operations } = managementEndpoints['management/card-release'];

const input = z.object({
  releaseId: z
    .union([z.literal(''), idSchema])
    .nullish()
    .transform((id) => id || undefined),
  format: z.literal(['1', '2', 1, 2], '请选择导出格式').transform(Number),
});

/** Numbers with secrets, for printing; and who should get how many (screen G12). */
export const secretRoutes: readonly Route[] = withExpiry([
  route(operations.secrets, async (request) => {
    const batch = await batchOf(request, request.body.id);
    const { releaseId, format } = read(request.body, input);
    const cards = await exportable(request, batch, releaseId);
    await requirePassword(request);
    await refuseAgain(request, cards);
    const link = format === 2 ? await bindPages(request) : () => '';
    const rows = cards.map((card) => ({ ...card, name: batch.name, link: link(card) }));
    const columns = format === 2 ? { ...csvColumns, 批次名称: 'name', 绑卡地址: 'link' } : csvColumns;
    const file = downloadCsv('会员卡卡密', columns, rows, request.mockServer.now());
    await moveCards(request, cards, () => ({}), { event: 4 });
    const about = await aboutOf(request, releaseId);
    await remember(request, batch, { ...about, quantity: cards.length, format });
    const remark = `${cards.length} 张，${format === 1 ? 'CSV' : '打印数据'}`;
    await audit(request, { bizType, bizId: batch.id, action: '导出卡密', remark });
    return file;
  }),

  route(operations.funds, async (request) => {
    const store = found(
      (await request.mockServer.table(storeTable)).get(read(request.body.storeId, idSchema)),
    );
    refuseForeign(request, { storeId: store.id });
    const { wallets, creditFen } = found((await request.mockServer.table(moneyAccountTable)).get(store.id));
    const { quotaLeft } = (await storeCards(request.mockServer))(store.id);
    return {
      ...{ storeName: store.name, problem: (await storeProblem(request, store)) ?? '' },
      ...{ balance: yuanOf(BigInt(wallets[1])), creditLimit: yuanOf(BigInt(creditFen)), quotaLeft },
    };
  }),

  forPlatform(route(operations.suggest, suggest)),
]);

/** 智能配卡: of each institution how soon its cards are used up, and how many more it should get. */
async function suggest(request: SignedInRequest) {
  const { mockServer } = request;
  const batch = await batchOf(request, request.body.id);
  const stock = (await cardsOfBatch(mockServer, batch.id)).filter(({ status }) => status === 0).length;
  const cards = (await mockServer.table(cardTable))
    .all()
    .filter(({ cardType }) => cardType === batch.cardType);
  const accounts = await mockServer.table(moneyAccountTable);
  const since = formatTime(mockServer.now() - 14 * dayLength);
  const unit = fenOf(batch.unitPrice) ?? 0n;
  const stores = (await mockServer.table(storeTable)).all();
  const problems = await Promise.all(stores.map((store) => storeProblem(request, store)));
  const served = stores.filter((_store, at) => problems[at] === undefined);
  return served.flatMap(({ id: storeId, name: storeName }) => {
    const own = cards.filter((card) => card.storeId === storeId);
    const bound = own.filter(({ status, bindTime }) => status === 2 && bindTime >= since).length;
    const idle = own.filter(({ status }) => status === 1).length;
    const fen = BigInt(accounts.get(storeId)?.wallets[1] ?? 0);
    const affordable = unit === 0n ? undefined : Math.max(0, Number(fen / unit));
    const allotment = allotmentFor({ bound, idle, affordable, stock });
    return allotment ? [{ storeId, storeName, bound, idle, balance: yuanOf(fen), ...allotment }] : [];
  });
}

const csvColumns = {
  卡号: 'cardNo',
  卡密: 'secret',
  卡类型: ['cardType', wordsOf(cardTypes)],
  适用年份: 'year',
  绑定截止: 'bindDeadline',
} as const;

type About = Pick<ExportRow, 'releaseId' | 'storeId'>;

/** The scope of an export: one release, all of the institution's cards of the batch, or the whole batch. */
async function aboutOf({ mockServer, user }: SignedInRequest, releaseId = 0): Promise<About> {
  const release = (await mockServer.table(releaseTable)).get(releaseId);
  const ownStore = isOfPlatform({ user }) ? 0 : user.storeId;
  return { releaseId, storeId: release?.storeId ?? ownStore };
}

/**
 * Refuses secrets that went out before, card by card: another choice of releases must not give them out again. Exports
 * of the platform's own stock do not count for an institution.
 */
async function refuseAgain(request: SignedInRequest, cards: readonly CardRow[]): Promise<void> {
  const { mockServer, user } = request;
  const meant = new Set(cards.map(({ id }) => id));
  const before = (await mockServer.table(recordTable)).find(
    ({ event, cardId, storeId }) =>
      event === 4 && meant.has(cardId) && (isOfPlatform(request) || storeId === user.storeId),
  );
  if (!before || (await canCall(mockServer, user, `${permission}:exportAgain`))) return;
  refuse('该批卡密已导出，重复导出请联系管理员');
}

async function remember(
  request: SignedInRequest,
  batch: BatchRow,
  what: Omit<ExportRow, 'time' | 'by'>,
): Promise<void> {
  const { mockServer, user } = request;
  const row = { ...what, time: formatTime(mockServer.now()), by: user.nickName };
  await changeBatch(request, batch, { exports: [...batch.exports, row] });
}

/** The cards that may be printed: of a finished batch, of one release; I gets only its own. */
async function exportable(request: SignedInRequest, batch: BatchRow, releaseId: number | undefined) {
  const { mockServer, user } = request;
  const cards = await cardsOfBatch(mockServer, batch.id);
  const state = batchStatus(batch, cards, mockServer.now());
  if (state === 0) refuse('批次生成中，请稍候');
  if (state === 4) refuse('该批次已作废');
  if (releaseId !== undefined)
    refuseForeign(request, found((await mockServer.table(releaseTable)).get(releaseId)));
  const isOwn = ({ storeId }: CardRow) => isOfPlatform(request) || storeId === user.storeId;
  const isMeant = (card: CardRow) => releaseId === undefined || card.releaseId === releaseId;
  return cards.filter((card) => card.status !== 5 && isOwn(card) && isMeant(card));
}

/** The page on which the user of a card binds it: on the institution's site. */
async function bindPages({ mockServer }: SignedInRequest): Promise<(card: CardRow) => string> {
  const homes = new Map<number, string>();
  for (const store of (await mockServer.table(storeTable)).all())
    homes.set(store.id, (await siteOf(mockServer, store)).home);
  return ({ cardNo, storeId }) => `${homes.get(storeId || platformStoreId)}/bind?card=${cardNo}`;
}
