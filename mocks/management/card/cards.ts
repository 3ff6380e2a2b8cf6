import { z } from 'zod';
import { type Card, cardReason } from '@/resources/management/card/card';
import {
  cardMedia,
  cardStatuses,
  cardTypes,
  voidReasons,
  wordsOf,
} from '@/resources/management/card/cardEnumerations';
import { type CardStep, canStepCard, cardSteps, lastDeadline } from '@/resources/management/card/cardSteps';
import { managementEndpoints } from '@/resources/management/endpoints';
import { vipPayTypes } from '@/src/gaokao/enumerations';
import { audit } from '../../audit';
import {
  doEach,
  doOnce,
  forPlatform,
  isOfPlatform,
  ownStoreScope,
  refuseForeign,
  refuseMoved,
  requirePassword,
} from '../../businessRules';
import { crudHandlers } from '../../crud';
import { storeTable } from '../../customer/storeTable';
import { studentTable } from '../../expert/studentTable';
import { volunteerTable } from '../../expert/volunteerTable';
import { momentOf } from '../../gaokao/fillWindows';
import { filterRows, type ListRules } from '../../list';
import { found, refuse } from '../../responses';
import { idSchema, idsSchema, type Route, read, route, type SignedInRequest } from '../../route';
import { textMember } from '../../rules';
import { dayLength, formatDay, formatTime } from '../../time';
import { type CardRow, cardTable, hasDigits } from './cardTables';
import { makeOrdinary, withExpiry } from './expiry';
import { giveBack } from './giveBack';
import { type Move, moveCards } from './moveCards';
import { provincesText } from './provincesText';

const endpoints = managementEndpoints['management/card-data'];
const { operations } = endpoints;
const bizType = endpoints.name;

/** Cards have no number before they are made. */
const isMade = ({ createTime }: CardRow, { mockServer }: SignedInRequest) =>
  createTime <= formatTime(mockServer.now());

const listRules: ListRules = {
  contains: ['batchNo', 'userName'],
  matches: {
    cardNo: hasDigits,
    provinceIds: (row, value) => {
      const { provinceIds } = z.object({ provinceIds: z.array(z.number()) }).parse(row);
      return provinceIds.length === 0 || provinceIds.includes(Number(value));
    },
  },
  order: { field: 'id' },
};

/** The cards (screen G10). */
export const cardRoutes: readonly Route[] = withExpiry([
  ...crudHandlers(endpoints, cardTable, {
    ...listRules,
    scope: ownStoreScope,
    visible: isMade,
    presenter,
    audit: {},
    csv: '会员卡数据',
    columns: {
      卡号: 'cardNo',
      卡类型: ['cardType', wordsOf(cardTypes)],
      适用年份: 'year',
      适用省份: 'provinceText',
      批次号: 'batchNo',
      所属机构: 'storeName',
      面值: 'facePrice',
      结算价: 'unitPrice',
      卡状态: ['status', wordsOf(cardStatuses)],
      作废原因: ['voidReason', { ...wordsOf(voidReasons), 0: '' }],
      卡介质: ['medium', wordsOf(cardMedia)],
      绑定用户: 'userName',
      绑定方式: ['bindType', { ...wordsOf(vipPayTypes), 0: '' }],
      绑定时间: 'bindTime',
      绑定截止: 'bindDeadline',
      权益到期: 'vipExpire',
    },
  }),

  route(operations.summary, async (request) => {
    const cards = (await visibleCards(request)).map(await presenter(request));
    const counts = new Map<string, number>();
    for (const { cardType, status } of filterRows(cards, request.body, listRules))
      counts.set(`${cardType} ${status}`, (counts.get(`${cardType} ${status}`) ?? 0) + 1);
    return [...counts].map(([key, count]) => {
      const [cardType, status] = key.split(' ').map(Number);
      return { cardType, status, count };
    });
  }),

  route(operations.batchQuery, async (request) => {
    const wanted = read(
      request.body,
      z.object({ cardNos: z.array(z.string()).min(1, '请输入卡号') }),
    ).cardNos;
    if (wanted.length > 500) refuse('单次最多查询 500 个卡号');
    const numbers = new Set(wanted);
    const present = await presenter(request);
    const list = (await visibleCards(request)).filter(({ cardNo }) => numbers.has(cardNo)).map(present);
    const known = new Set(list.map(({ cardNo }) => cardNo));
    return { list, missing: [...numbers].filter((cardNo) => !known.has(cardNo)) };
  }),

  route(operations.secret, async (request) => {
    const card = await cardOf(request, read(request.body.id, idSchema));
    await requirePassword(request);
    await moveCards(request, [card], () => ({}), { event: 15 });
    await audit(request, { bizType, bizId: card.id, action: '查看卡密', after: card });
    return { secret: card.secret.replaceAll(/(.{4})(?=.)/g, '$1-') };
  }),

  route(operations.unbind, (request) =>
    doOnce(request, async () => {
      const card = await cardOf(request, read(request.body.id, idSchema));
      const remark = reasonOf(request);
      refuseMoved(request, card);
      refuseStep('unbind', card);
      if (request.mockServer.now() - momentOf(card.bindTime) > dayLength)
        refuse('绑定超过 24 小时，不能解绑');
      if ((await request.mockServer.table(volunteerTable)).find(({ userId }) => userId === card.userId))
        refuse('用户已保存志愿，不能解绑');
      await makeOrdinary(request.mockServer, card.userId);
      const free = { status: 1, userId: null, bindType: 0, bindTime: '', vipExpire: '' };
      await step(request, 'unbind', [card], () => free, { event: 7, remark });
      return (await presenter(request))(await cardOf(request, card.id));
    }),
  ),

  ...[
    route(operations.freeze, (request) =>
      each(request, 'freeze', (card) => ({ status: 4, formerStatus: card.status }), 8),
    ),
    route(operations.unfreeze, (request) =>
      each(request, 'unfreeze', ({ formerStatus }) => ({ status: formerStatus }), 9),
    ),
    route(operations.void, (request) => each(request, 'void', () => ({ status: 5, voidReason: 1 }), 10)),
    route(operations.extend, extend),
  ].map(forPlatform),
]);

function extend(request: SignedInRequest) {
  const missing = '请选择绑定截止日期';
  const { bindDeadline } = read(
    request.body,
    z.object({ bindDeadline: z.string(missing).regex(/^\d{4}-\d{2}-\d{2}$/, missing) }),
  );
  const isAhead = bindDeadline > formatDay(request.mockServer.now());
  const check = ({ year }: CardRow) => {
    if (!isAhead || bindDeadline > lastDeadline(year)) refuse('绑定截止日期超出范围');
  };
  return each(request, 'extend', ({ formerStatus }) => ({ status: formerStatus, bindDeadline }), 11, check);
}

/** A step of one card or several, with a reason; some may be refused. */
function each(
  request: SignedInRequest,
  name: CardStep,
  changes: (card: CardRow) => Partial<CardRow>,
  event: Move['event'],
  check: (card: CardRow) => void = () => {},
) {
  return doOnce(request, async () => {
    const ids = read(request.body.id, idsSchema);
    const remark = reasonOf(request);
    const cards = await request.mockServer.table(cardTable);
    return doEach(
      ids,
      (id) => cards.get(id)?.cardNo ?? String(id),
      async (id) => {
        const card = await cardOf(request, id);
        if (ids.length === 1) refuseMoved(request, card);
        refuseStep(name, card);
        check(card);
        const booked = name === 'void' ? await giveBack(request, [card]) : {};
        await step(request, name, [card], changes, { event, remark, ...booked });
      },
    );
  });
}

async function step(
  request: SignedInRequest,
  name: CardStep,
  cards: readonly CardRow[],
  changes: (card: CardRow) => Partial<CardRow>,
  move: Move,
): Promise<void> {
  await moveCards(request, cards, changes, move);
  for (const before of cards) {
    const after = { ...before, ...changes(before) };
    const { label: action } = cardSteps[name];
    const entry = { bizType, bizId: before.id, action, before, after, remark: move.remark ?? '' };
    await audit(request, { ...entry, forStore: before.storeId > 0 && !isPlatformsOwn(name) });
  }
}

/** Steps that are the platform's business, whoever has the card. */
function isPlatformsOwn(name: CardStep): boolean {
  return name !== 'bind' && name !== 'unbind';
}

function refuseStep(name: CardStep, card: CardRow): void {
  if (!canStepCard(name, card)) refuse(cardSteps[name].refusal);
}

function reasonOf({ body }: SignedInRequest): string {
  return read(body, z.object({ remark: textMember(cardReason) })).remark;
}

/** A card that the caller may see. */
async function cardOf(request: SignedInRequest, id: number): Promise<CardRow> {
  const card = found((await request.mockServer.table(cardTable)).get(id));
  refuseForeign(request, card);
  return card;
}

async function visibleCards(request: SignedInRequest): Promise<CardRow[]> {
  const cards = (await request.mockServer.table(cardTable)).all();
  const isOwn = ({ storeId }: CardRow) => isOfPlatform(request) || storeId === request.user.storeId;
  return cards.filter((card) => isOwn(card) && isMade(card, request));
}

/** Rows with the names of other records, and never with the secret. */
async function presenter({ mockServer }: SignedInRequest): Promise<(row: CardRow) => Card> {
  const [stores, students] = [await mockServer.table(storeTable), await mockServer.table(studentTable)];
  const storeNames = new Map(stores.all().map(({ id, name }) => [id, name]));
  const userNames = new Map(students.all().map(({ id, name }) => [id, name]));
  return ({ formerStatus: _former, releaseId: _release, validDays: _days, storeId, ...row }) => ({
    ...row,
    secret: '****-****-****',
    storeId: storeId || null,
    voidReason: row.voidReason || null,
    bindType: row.bindType || null,
    storeName: storeNames.get(storeId) ?? '',
    userName: userNames.get(row.userId ?? 0) ?? '',
    provinceText: provincesText(row.provinceIds),
  });
}
