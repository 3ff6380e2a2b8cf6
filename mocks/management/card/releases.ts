import { z } from 'zod';
import { batchRules, type CardRelease, cardReason } from '@/resources/management/card/card';
import { cardTypes, wordsOf } from '@/resources/management/card/cardEnumerations';
import { managementEndpoints } from '@/resources/management/endpoints';
import { fenOf, yuanOf } from '@/src/lib/fen';
import { groupBy } from '@/src/lib/groupBy';
import { audit } from '../../audit';
import {
  doOnce,
  forPlatform,
  isOfPlatform,
  nextRev,
  refuseForeign,
  refuseMoved,
  storeIdOf,
} from '../../businessRules';
import type { StoreRow } from '../../customer/storeRow';
import { scopedStore } from '../../customer/storeScope';
import { storeTable } from '../../customer/storeTable';
import { code } from '../../expert/orderRules';
import { post } from '../../finance/post';
import { found, refuse } from '../../responses';
import { idSchema, type Route, read, route, type SignedInRequest } from '../../route';
import { numberMember, textMember } from '../../rules';
import { formatTime } from '../../time';
import { respondList } from '../../wire';
import { sendMessage } from '../messages';
import { batchOf, cardsOfBatch, changeBatch, isRecallable } from './batches';
import { type BatchRow, type CardRow, cardTable, type ReleaseRow, releaseTable } from './cardTables';
import { withExpiry } from './expiry';
import { giveBack } from './giveBack';
import { moveCards } from './moveCards';
import { refuseOtherWish, refuseQuota, stockOf, storeProblem, unitOf } from './releaseRules';

const { name: bizType, operations } = managementEndpoints['management/card-release'];

const releaseInput = z
  .object({
    quantity: numberMember(batchRules.recallQuantity),
    unitPrice: textMember(batchRules.unitPrice),
    payMode: z.literal([1, 2, 3, 4], '请选择结算方式'),
    releaseId: idSchema.nullish(),
    remark: textMember(batchRules.remark),
  })
  .refine(({ payMode, remark }) => payMode < 3 || remark !== '', '请输入备注');

const wishInput = z.object({
  cardType: code('卡类型', cardTypes),
  quantity: numberMember(batchRules.quantity),
  remark: textMember({ ...batchRules.remark, required: true }),
});

/** Releases of cards, their recall, and the requests of institutions (screen G12). */
export const releaseRoutes: readonly Route[] = withExpiry([
  route(operations.releases, async (request) => {
    const stores = await request.mockServer.table(storeTable);
    const rows = (await request.mockServer.table(releaseTable)).all();
    const own = rows.filter(({ storeId }) => isOfPlatform(request) || storeId === request.user.storeId);
    const idle = groupBy(
      (await request.mockServer.table(cardTable)).all().filter(isRecallable),
      ({ releaseId }) => releaseId,
    );
    const shown = own.map((row): CardRelease => {
      const recallable = idle.get(row.id)?.length ?? 0;
      return { ...row, storeName: stores.get(row.storeId)?.name ?? '', recallable };
    });
    const { id, ...body } = request.body;
    const asked = id === undefined ? body : { ...body, batchId: id };
    return respondList({ ...request, body: asked }, shown, {
      order: { field: 'createTime', descending: true },
    });
  }),

  route(operations.apply, (request) =>
    doOnce(request, async () => ('releaseId' in request.body ? cancelWish(request) : addWish(request))),
  ),

  forPlatform(route(operations.release, (request) => doOnce(request, () => release(request)))),
  forPlatform(route(operations.recall, (request) => doOnce(request, () => recall(request)))),
]);

/** 发放: cards go to an institution, and are charged for. */
async function release(request: SignedInRequest) {
  const batch = await batchOf(request, request.body.id);
  const values = read(request.body, releaseInput);
  refuseMoved(request, batch);
  const store = await scopedStore(request, read(await storeIdOf(request), idSchema));
  const problem = await storeProblem(request, store);
  if (problem) refuse(problem);
  const wish = values.releaseId ? await wishOf(request, values.releaseId) : undefined;
  if (wish) refuseOtherWish(wish, batch, store.id);
  const cards = await stockOf(request, batch, values.quantity);
  const unit = unitOf(batch, values);
  if (values.payMode === 2) await refuseQuota(request, store.id, values.quantity);
  const release = await newRelease(request, batch, store, cards, { ...values, unit, wish });
  const total = unit * BigInt(cards.length);
  const ledgerNo = values.payMode === 1 && total > 0n ? await charge(request, release, total) : '';
  await (await request.mockServer.table(releaseTable)).put({ ...release, ledgerNo });
  const booked = ledgerNo ? { amount: yuanOf(unit), ledgerNo } : {};
  const given = { status: 1, storeId: store.id, releaseId: release.id, unitPrice: yuanOf(unit) };
  await moveCards(request, cards, () => given, { event: 2, remark: values.remark, ...booked });
  await changeBatch(request, batch, {});
  await tell(request, batch, release, '发放', `${release.quantity} 张`);
  const { id: releaseId, fromNo, toNo, amount } = release;
  return { releaseId, fromNo, toNo, amount, ledgerNo };
}

/** 收回: recalls unbound cards, and refunds them. */
async function recall(request: SignedInRequest) {
  const batch = await batchOf(request, request.body.id);
  const input = z.object({
    releaseId: idSchema,
    quantity: numberMember(batchRules.recallQuantity),
    remark: textMember(cardReason),
  });
  const { releaseId, quantity, remark } = read(request.body, input);
  refuseMoved(request, batch);
  const releases = await request.mockServer.table(releaseTable);
  const release = found(releases.get(releaseId));
  refuseForeign(request, release);
  if (release.batchId !== batch.id) refuse('该发放记录不属于本批次');
  const idle = (await cardsOfBatch(request.mockServer, batch.id)).filter(
    (card) => card.releaseId === releaseId && isRecallable(card),
  );
  if (idle.length < quantity) refuse(`可收回数量不足，剩余 ${idle.length} 张`);
  const cards = idle.slice(-quantity);
  const booked = await giveBack(request, cards);
  const free = { status: 0, storeId: 0, releaseId: 0, unitPrice: batch.unitPrice };
  await moveCards(request, cards, () => free, { event: 3, remark, ...booked });
  const recalled = release.recalled + quantity;
  const status = recalled === release.quantity ? 2 : release.status;
  await releases.put({ ...release, recalled, status, ...nextRev(release) });
  await changeBatch(request, batch, {});
  await tell(request, batch, release, '收回', `${quantity} 张：${remark}`);
  const amount = yuanOf((fenOf(booked.amount ?? '') ?? 0n) * BigInt(quantity));
  return { quantity, amount, ledgerNo: booked.ledgerNo ?? '' };
}

async function addWish(request: SignedInRequest): Promise<{ releaseId: number }> {
  const { mockServer, user } = request;
  const values = read(request.body, wishInput);
  const storeId = await storeIdOf(request);
  const releases = await mockServer.table(releaseTable);
  if (releases.find((row) => row.storeId === storeId && row.status === 0)) refuse('存在未处理的领卡申请');
  const stamp = { createTime: formatTime(mockServer.now()), createBy: user.nickName };
  const row = await releases.put({
    ...values,
    ...{ id: releases.nextId(), releaseNo: '', batchId: null, batchNo: '', storeId, recalled: 0, status: 0 },
    ...{ unitPrice: '0.00', payMode: 1, amount: '0.00', ledgerNo: '', fromNo: '', toNo: '', rev: 1 },
    ...{ ...stamp, updateTime: stamp.createTime, updateBy: stamp.createBy },
  });
  const store = (await mockServer.table(storeTable)).get(storeId);
  await sendMessage(request, {
    ...{ to: { permission: 'management:card-release:release' }, type: 4, title: '领卡申请', bizType },
    content: `${store?.name ?? ''}申请领取${wordsOf(cardTypes)[values.cardType]} ${values.quantity} 张：${values.remark}`,
  });
  return { releaseId: row.id };
}

async function cancelWish(request: SignedInRequest): Promise<{ releaseId: number }> {
  const { releaseId } = read(request.body, z.object({ releaseId: idSchema, cancel: z.literal([1, '1']) }));
  const wish = await wishOf(request, releaseId);
  refuseMoved(request, wish);
  const updateTime = formatTime(request.mockServer.now());
  await (await request.mockServer.table(releaseTable)).put({
    ...wish,
    status: 2,
    ...nextRev(wish),
    updateTime,
  });
  return { releaseId };
}

/** A pending request of an institution for cards. */
async function wishOf(request: SignedInRequest, id: number): Promise<ReleaseRow> {
  const wish = found((await request.mockServer.table(releaseTable)).get(id));
  refuseForeign(request, wish);
  if (wish.status !== 0) refuse('该申请已处理');
  return wish;
}

interface Terms {
  readonly payMode: number;
  readonly remark: string;
  readonly unit: bigint;
  readonly wish: ReleaseRow | undefined;
}

async function newRelease(
  { mockServer, user }: SignedInRequest,
  batch: BatchRow,
  store: StoreRow,
  cards: readonly CardRow[],
  { payMode, remark, unit, wish }: Terms,
): Promise<ReleaseRow> {
  const id = wish?.id ?? (await mockServer.table(releaseTable)).nextId();
  const time = formatTime(mockServer.now());
  const quantity = cards.length;
  return {
    ...{ id, releaseNo: `FK${time.slice(0, 10).replaceAll('-', '')}${String(5000 + id)}`, batchId: batch.id },
    ...{ batchNo: batch.batchNo, cardType: batch.cardType, storeId: store.id, quantity, recalled: 0 },
    ...{ unitPrice: yuanOf(unit), payMode, amount: payMode === 1 ? yuanOf(unit * BigInt(quantity)) : '0.00' },
    ...{ ledgerNo: '', fromNo: cards[0]?.cardNo ?? '', toNo: cards.at(-1)?.cardNo ?? '', status: 1, remark },
    ...(wish && { application: { time: wish.createTime, by: wish.createBy, remark: wish.remark } }),
    ...{ rev: (wish?.rev ?? 0) + 1, createTime: time, createBy: user.nickName, updateTime: time },
    updateBy: user.nickName,
  };
}

/** Takes the money out of the prepaid wallet; the number of its ledger row. */
async function charge(request: SignedInRequest, release: ReleaseRow, fen: bigint): Promise<string> {
  const { storeId, releaseNo: bizNo, quantity } = release;
  const [row] = await post(request, [
    { storeId, wallet: 1, direction: 2, fen, bizType: 2, bizNo, remark: `发放会员卡 ${quantity} 张` },
  ]);
  return row?.tradeNo ?? '';
}

/** The institution reads of it, and the batch remembers it. */
async function tell(
  request: SignedInRequest,
  batch: BatchRow,
  { storeId }: ReleaseRow,
  action: '发放' | '收回',
  what: string,
): Promise<void> {
  const store = (await request.mockServer.table(storeTable)).get(storeId);
  const about = { bizType, bizId: batch.id, action, after: { storeId } };
  await audit(request, { ...about, remark: `${store?.name ?? ''} ${what}` });
  await sendMessage(request, {
    ...{ to: { storeId }, type: 4, title: `会员卡${action}`, bizType, bizId: batch.id },
    content: `平台已${action}批次 ${batch.batchNo}「${batch.name}」会员卡 ${what}`,
  });
}
