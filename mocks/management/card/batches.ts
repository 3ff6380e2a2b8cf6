import { z } from 'zod';
import {
  batchRules,
  type CardBatch,
  type CardExport,
  cardReason,
  figuresOf,
  priceProblem,
} from '@/resources/management/card/card';
import { cardMedia, cardTypes } from '@/resources/management/card/cardEnumerations';
import { managementEndpoints } from '@/resources/management/endpoints';
import { examYearOn, examYears } from '@/src/gaokao/examYears';
import { fenOf, yuanOf } from '@/src/lib/fen';
import { textsOf } from '@/src/lib/record';
import { audit } from '../../audit';
import { doOnce, forPlatform, isOfPlatform, nextRev, refuseMoved } from '../../businessRules';
import { crudHandlers } from '../../crud';
import { refuseOutside, type Scope } from '../../crudOptions';
import { storeTable } from '../../customer/storeTable';
import { code } from '../../expert/orderRules';
import { member } from '../../list';
import type { MockServer } from '../../mockServer';
import { found, refuse } from '../../responses';
import { idSchema, type Route, read, route, type SignedInRequest } from '../../route';
import { numberMember, textMember } from '../../rules';
import { formatDay, formatTime } from '../../time';
import { createSecrets, freshCards, makingTime } from './batchSeed';
import {
  type BatchRow,
  batchTable,
  type CardRow,
  cardTable,
  type ExportRow,
  releaseTable,
} from './cardTables';
import { withExpiry } from './expiry';
import { addCards, moveCards } from './moveCards';
import { provincesText } from './provincesText';

const endpoints = managementEndpoints['management/card-release'];
const { operations } = endpoints;

/** I sees the batches out of which it has got cards; P all. */
const batchScope: Scope<BatchRow> = {
  covers: async ({ mockServer, user }) => {
    if (isOfPlatform({ user })) return () => true;
    const releases = (await mockServer.table(releaseTable)).all();
    const own = new Set(
      releases.filter(({ storeId }) => storeId === user.storeId).map(({ batchId }) => batchId),
    );
    return ({ id }) => own.has(id);
  },
  refusal: '当前操作没有权限',
  code: 40301,
};

const input = z.object({
  name: textMember(batchRules.name),
  cardType: code('卡类型', cardTypes),
  medium: code('卡介质', cardMedia),
  year: code('适用年份', examYears(2025)),
  provinceIds: z.array(idSchema).default([]),
  quantity: numberMember(batchRules.quantity),
  facePrice: textMember(batchRules.facePrice),
  unitPrice: textMember(batchRules.unitPrice),
  validDays: numberMember(batchRules.validDays),
  bindDeadline: z.iso.date('请选择绑定截止'),
});

/** Batches of cards: how they are made and how they end (screen G12). */
export const batchRoutes: readonly Route[] = withExpiry([
  ...crudHandlers(endpoints, batchTable, {
    contains: ['batchNo', 'name'],
    matches: { releaseNo: (row, no) => textsOf(member(row, 'releaseNos')).includes(no) },
    scope: batchScope,
    presenter,
    order: { field: 'id', descending: true },
  }).filter(({ operation }) => operation.path !== operations.create.path),

  forPlatform(route(operations.create, (request) => doOnce(request, () => generate(request)))),
  forPlatform(route(operations.void, (request) => doOnce(request, () => voidBatch(request)))),

  route(operations.making, async (request) => {
    const [covers, present] = [await batchScope.covers(request), await presenter(request)];
    const rows = (await request.mockServer.table(batchTable)).all().filter(covers).map(present);
    return rows
      .filter(({ status }) => status === 0)
      .map(({ id, batchNo, name, progress }) => ({ id, batchNo, name, progress }));
  }),
]);

/** Makes a batch and its cards. */
async function generate(request: SignedInRequest) {
  const values = read(request.body, input);
  const row = await newBatch(request, values);
  const cards = await request.mockServer.table(cardTable);
  const secrets = createSecrets(new Set(cards.all().map(({ secret }) => secret)));
  const madeTime = formatTime(row.begun + makingTime);
  const fresh = freshCards(row, 0, madeTime, secrets).map((card) => ({ ...card, id: cards.nextId() }));
  await addCards(request, fresh);
  await (await request.mockServer.table(batchTable)).put(row);
  await audit(request, {
    bizType: endpoints.name,
    bizId: row.id,
    action: '生成卡片',
    remark: `${row.quantity} 张`,
  });
  request.trail.after = row;
  return { id: row.id, batchNo: row.batchNo, status: 0 };
}

/** A batch of which nothing went out is void with all its cards. */
async function voidBatch(request: SignedInRequest): Promise<void> {
  const row = await batchOf(request, request.body.id);
  refuseMoved(request, row);
  const { remark } = read(request.body, z.object({ remark: textMember(cardReason) }));
  const cards = await cardsOfBatch(request.mockServer, row.id);
  const state = batchStatus(row, cards, request.mockServer.now());
  if (state === 0) refuse('批次生成中，请稍候');
  if (cards.some(({ storeId }) => storeId > 0)) refuse('已有卡片发放，不能作废整批');
  if (state !== 1) refuse('该批次已作废');
  const live = cards.filter(({ status }) => status !== 5);
  await moveCards(request, live, () => ({ status: 5, voidReason: 1 }), { event: 10, remark });
  const after = await changeBatch(request, row, { voided: true });
  await audit(request, { bizType: endpoints.name, bizId: row.id, action: '作废批次', remark });
  Object.assign(request.trail, { before: row, after });
}

/** The batch as it begins; refuses what the form refuses. */
async function newBatch(
  { mockServer, user }: SignedInRequest,
  values: z.infer<typeof input>,
): Promise<BatchRow> {
  const table = await mockServer.table(batchTable);
  const [now, isTrial] = [mockServer.now(), values.cardType === 3];
  const [face, unit] = [fenOf(values.facePrice) ?? 0n, fenOf(values.unitPrice) ?? 0n];
  if (values.year < examYearOn(formatDay(now))) refuse('适用年份不能早于当前高考年份');
  const problem = priceProblem(values, { unitPrice: values.unitPrice, payMode: 1 });
  if (problem) refuse(problem);
  if (isTrial && !values.validDays) refuse('请输入体验天数');
  if (values.bindDeadline <= formatDay(now)) refuse('绑定截止须晚于今天');
  const count = table.all().filter(({ year }) => year === values.year).length;
  const stamp = { createTime: formatTime(now), createBy: user.nickName };
  return {
    ...values,
    ...{ id: table.nextId(), batchNo: String(count + 1).padStart(4, '0'), begun: now, voided: false, rev: 1 },
    ...{
      facePrice: yuanOf(face),
      unitPrice: yuanOf(unit),
      validDays: isTrial ? (values.validDays ?? null) : null,
    },
    exports: [],
    ...{ ...stamp, updateTime: stamp.createTime, updateBy: stamp.createBy },
  };
}

/** The batch that a call is about, where the caller may see it. */
export async function batchOf(request: SignedInRequest, id: unknown): Promise<BatchRow> {
  const row = found((await request.mockServer.table(batchTable)).get(read(id, idSchema)));
  await refuseOutside(batchScope, row, request);
  return row;
}

/** The cards of a batch, ordered by number. */
export async function cardsOfBatch({ table }: MockServer, batchId: number): Promise<CardRow[]> {
  const cards = (await table(cardTable)).all().filter((card) => card.batchId === batchId);
  return cards.sort((one, other) => one.id - other.id);
}

/** Whether 收回 may take a card back: an institution has it, and it is neither bound nor frozen nor expired. */
export function isRecallable({ status }: Pick<CardRow, 'status'>): boolean {
  return status === 1;
}

/** Changes a batch and counts that. */
export async function changeBatch(
  { mockServer, user }: SignedInRequest,
  row: BatchRow,
  changes: Partial<BatchRow>,
): Promise<BatchRow> {
  const stamp = { updateTime: formatTime(mockServer.now()), updateBy: user.nickName };
  return (await mockServer.table(batchTable)).put({ ...row, ...changes, ...nextRev(row), ...stamp });
}

/** 待制卡 until it is made; then what follows from its cards. */
export function batchStatus(
  { voided, begun }: Pick<BatchRow, 'voided' | 'begun'>,
  cards: readonly CardRow[],
  now: number,
): number {
  if (voided) return 4;
  if (now < begun + makingTime) return 0;
  if (cards.every(({ storeId }) => storeId === 0)) return 1;
  return cards.some(({ status }) => status === 0) ? 2 : 3;
}

/** Exported lists for print, as far as the caller may know of them. */
async function exportPresenter(request: SignedInRequest) {
  const { mockServer, user } = request;
  const stores = await mockServer.table(storeTable);
  const releases = await mockServer.table(releaseTable);
  const isOwn = ({ storeId }: ExportRow) => isOfPlatform(request) || storeId === user.storeId;
  return (rows: readonly ExportRow[]): Pick<CardBatch, 'exports' | 'exportCount' | 'lastExport'> => {
    const exports = rows.filter(isOwn).map(
      ({ storeId, releaseId, ...row }): CardExport => ({
        ...row,
        storeName: stores.get(storeId)?.name ?? '',
        releaseNo: releases.get(releaseId)?.releaseNo ?? '',
      }),
    );
    const last = exports.at(-1);
    return { exports, exportCount: exports.length, lastExport: last ? `${last.time} ${last.by}` : '' };
  };
}

/** Rows with state, progress and figures; I has those of its own cards. */
async function presenter(request: SignedInRequest): Promise<(row: BatchRow) => CardBatch> {
  const { mockServer, user } = request;
  const [now, byBatch] = [mockServer.now(), new Map<number, CardRow[]>()];
  for (const card of (await mockServer.table(cardTable)).all())
    byBatch.set(card.batchId, [...(byBatch.get(card.batchId) ?? []), card]);
  const present = await exportPresenter(request);
  const ownReleases = (await mockServer.table(releaseTable))
    .all()
    .filter(({ storeId }) => isOfPlatform(request) || storeId === user.storeId);
  return ({ begun, voided, exports, ...row }) => {
    const cards = byBatch.get(row.id) ?? [];
    const own = isOfPlatform(request) ? cards : cards.filter(({ storeId }) => storeId === user.storeId);
    return {
      ...row,
      ...figuresOf(own.map(({ status }) => status)),
      quantity: isOfPlatform(request) ? row.quantity : own.length,
      recallable: own.filter(isRecallable).length,
      status: batchStatus({ begun, voided }, cards, now),
      ...present(exports),
      releaseNos: ownReleases.filter(({ batchId }) => batchId === row.id).map(({ releaseNo }) => releaseNo),
      provinceText: provincesText(row.provinceIds),
      progress: Math.min(100, Math.floor(((now - begun) / makingTime) * 100)),
    };
  };
}
