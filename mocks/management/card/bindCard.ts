import { cardRefusal } from '@/src/gaokao/membership';
import { audit } from '../../audit';
import { isHeld } from '../../expert/memberShown';
import type { MockServer } from '../../mockServer';
import { refuse } from '../../responses';
import type { SignedInRequest } from '../../route';
import { formatDay, formatTime } from '../../time';
import { type CardRow, cardTable } from './cardTables';
import { moveCards } from './moveCards';

/**
 * Finds the card for a membership of the given type at an institution. Refuses unsuitable ones with the reason
 * (screens E2 and G6).
 */
export async function bindableCard(
  { table, now }: MockServer,
  cardNo: string,
  user: { readonly storeId: number; readonly userType: number },
): Promise<CardRow> {
  if (!/^\d{16}$/.test(cardNo)) refuse('请输入 16 位卡号');
  const card = (await table(cardTable)).find((row) => row.cardNo === cardNo);
  const refusal = cardRefusal(card, user, formatDay(now()));
  return card && refusal === undefined ? card : refuse(refusal ?? '卡号不存在');
}

/** Binds a card that `bindableCard` has found, until `vipExpire`. */
export async function bindCard(
  request: SignedInRequest,
  card: CardRow,
  userId: number,
  vipExpire: string,
): Promise<void> {
  const bindTime = formatTime(request.mockServer.now());
  const bound = { status: 2, userId, bindType: 2, bindTime, vipExpire };
  await moveCards(request, [card], () => bound, { event: 6 });
  const entry = { bizType: 'management/card-data', bizId: card.id, action: '后台绑卡' };
  await audit(request, { ...entry, before: card, after: { ...card, ...bound }, forStore: true });
}

/** The cards by which somebody is a member, frozen ones among them; by the rules there is one at most. */
async function heldCards({ table }: MockServer, userId: number): Promise<CardRow[]> {
  return (await table(cardTable)).all().filter((card) => isHeld(card) && card.userId === userId);
}

/** Refuses changes of a frozen card and of its membership until it is thawed. */
export async function refuseFrozen(server: MockServer, userId: number): Promise<void> {
  const cards = await heldCards(server, userId);
  if (cards.some(({ status }) => status === 4)) refuse('该用户的会员卡已冻结，请先解冻');
}

/** Reasons for which a card is void, with the event that its record tells. */
const voided = { upgrade: { voidReason: 3, event: 13 }, deletion: { voidReason: 4, event: 10 } } as const;

/** Ends the cards of a user's former membership: void after an upgrade or a deletion, expired after an aborted trial. */
export async function endCards(
  request: SignedInRequest,
  userId: number,
  reason: keyof typeof voided | 'trial',
): Promise<void> {
  const ended = await heldCards(request.mockServer, userId);
  const vipExpire = formatTime(request.mockServer.now());
  if (reason === 'trial') {
    await moveCards(request, ended, ({ status }) => ({ status: 3, formerStatus: status, vipExpire }), {
      ...{ event: 14, remark: '体验提前结束' },
    });
    return;
  }
  const { voidReason, event } = voided[reason];
  await moveCards(request, ended, () => ({ status: 5, voidReason }), { event });
}

/** A membership by card, frozen or not, has another end, and its card the same. */
export async function prolongCards(
  request: SignedInRequest,
  userId: number,
  vipExpire: string,
  remark: string,
): Promise<void> {
  const held = (await heldCards(request.mockServer, userId)).filter((card) => card.vipExpire !== vipExpire);
  await moveCards(request, held, () => ({ vipExpire }), { event: 11, remark });
}
