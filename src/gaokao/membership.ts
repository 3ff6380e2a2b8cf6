import { beijingTime, momentOf } from '../lib/dates';
/** Ways and terms of a student's membership (screens E2, E10, G6 and G10): the same rules for screens and server. */

import type { TextRule } from '@/src/lib/fieldRule';

/** A person's membership, and how it came about. Enumerations are `userTypes` and `vipPayTypes`. */
export interface Membership {
  readonly userType: number;
  readonly vipPayType: number;
  /** `YYYY-MM-DD HH:mm:ss`; empty where there never was one. */
  readonly vipExpire: string;
  /** Codes of the provinces whose figures may be used. */
  readonly provinceIds: readonly number[];
}

/** A membership with the other facts that its changes depend on. */
export interface Member extends Membership {
  /** The province of her exam. */
  readonly provinceId: number;
  /** Whether a trial was ever given to her mobile number. */
  readonly trialUsed: boolean;
}

/** The rule of the remark with which staff change a membership (decision 41). */
export const membershipRemark = { label: '备注', maxLength: 200 } as const satisfies TextRule;

/** Milliseconds of a day. */
const dayLength = 86_400_000;

/** Longest trial, in days. */
const longestTrial = 30;

/** Days of a trial where the institution sets no other number. */
const usualTrial = 3;

/** The reason why a type of user does not become another; undefined where it may. */
export function userTypeRefusal(from: number, to: number, trialUsed: boolean): string | undefined {
  if (from === to) return undefined;
  if (to === 3) {
    if (from !== 0) return '正式卡用户不能改为体验卡';
    return trialUsed ? '该用户已使用过体验卡' : undefined;
  }
  if (to === 0) return from === 3 ? undefined : '取消会员请提交会员卡退款工单';
  return from === 2 && to === 1 ? '不支持由升学卡改为志愿卡，请提交会员卡退款工单' : undefined;
}

type Kinds = Pick<Membership, 'userType' | 'vipPayType'>;

/** The reason why a way of payment does not follow another for the type `to.userType`; undefined where it may. */
export function payTypeRefusal(from: Kinds, to: Kinds): string | undefined {
  if ((to.vipPayType === 0) !== (to.userType === 0)) return '用户类型与开通方式不匹配';
  if (to.vipPayType === 0) return undefined;
  if (from.vipPayType === 4) return to.vipPayType === 4 ? undefined : '专家一对一用户无需更换开通方式';
  const isNew = to.vipPayType !== from.vipPayType || to.userType !== from.userType;
  return to.vipPayType === 1 && isNew ? '该开通方式由用户端产生，不能手工设置' : undefined;
}

/** The proof that a change needs: the number of a card or of an order. Undefined where the same membership goes on. */
export function proofOf(from: Kinds, to: Kinds): 'card' | 'order' | undefined {
  if (from.userType === to.userType && from.vipPayType === to.vipPayType) return undefined;
  if (to.vipPayType === 2) return 'card';
  return to.vipPayType === 3 || to.vipPayType === 4 ? 'order' : undefined;
}

/**
 * The reason why one membership does not follow another; undefined where it may. Cards and orders are checked
 * separately.
 */
export function membershipRefusal(from: Member, to: Membership, now: number): string | undefined {
  const kinds = userTypeRefusal(from.userType, to.userType, from.trialUsed) ?? payTypeRefusal(from, to);
  if (kinds !== undefined || to.userType === 0) return kinds;
  return expiryRefusal(to, now) ?? provincesRefusal(from, to) ?? lessRefusal(from, to);
}

/** The reason why a membership cannot end at its time. */
export function expiryRefusal(
  { userType, vipExpire }: Pick<Membership, 'userType' | 'vipExpire'>,
  now: number,
): string | undefined {
  const end = endOf(vipExpire);
  if (end <= now) return '有效期须晚于当前时间';
  const isLong = userType === 3 && end > endOfDay(now + longestTrial * dayLength);
  return isLong ? `体验卡有效期不超过 ${longestTrial} 天` : undefined;
}

function provincesRefusal({ provinceId }: Member, { provinceIds }: Membership): string | undefined {
  return provinceIds.includes(provinceId) ? undefined : '可用省份须包含高考省份';
}

/** The reason why a change of the same type may not take anything away. */
function lessRefusal(from: Membership, to: Membership): string | undefined {
  if (from.userType !== to.userType) return undefined;
  const isShorter = to.vipExpire < from.vipExpire;
  const isLess = from.provinceIds.some((id) => !to.provinceIds.includes(id));
  return isShorter || isLess ? '缩短有效期或减少省份请提交修改权限工单' : undefined;
}

/** The parts of a card that binding depends on; enumeration `cardStatuses`. */
export interface BindableCard {
  readonly status: number;
  readonly cardType: number;
  readonly storeId: unknown;
  /** `YYYY-MM-DD`. */
  readonly bindDeadline: string;
}

const cardStates: Readonly<Record<number, string>> = {
  0: '该卡未发放',
  2: '该卡已被使用',
  3: '该卡已过期',
  4: '该卡已冻结',
  5: '该卡已作废',
};

/** The reason why a card does not make a person of an institution a member of a type. Undefined where it does. */
export function cardRefusal(
  card: BindableCard | undefined,
  { storeId, userType }: { readonly storeId: unknown; readonly userType: number },
  today: string,
): string | undefined {
  if (!card) return '卡号不存在';
  const refusal = cardStates[card.status];
  if (refusal !== undefined) return refusal;
  if (card.bindDeadline < today) return '该卡已过期';
  if (String(card.storeId) !== String(storeId)) return '该卡不属于用户所在机构';
  return card.cardType === userType ? undefined : '卡类型与用户类型不一致';
}

/** The parts of an order that a membership depends on; enumeration `order_status`. */
interface ProvingOrder extends Kinds {
  readonly userId: unknown;
  readonly status: number;
}

/** The reason why an order proves no membership: 在线购买 needs a paid order for a card, 专家一对一 for an expert. */
export function orderRefusal(
  order: ProvingOrder | undefined,
  wanted: Kinds & { readonly userId: unknown },
): string | undefined {
  if (!order) return '请选择服务订单';
  if (order.status < 1 || order.status > 4) return '该订单未支付';
  const isExperts = order.vipPayType === 4;
  const isFitting =
    String(order.userId) === String(wanted.userId) &&
    order.userType === wanted.userType &&
    isExperts === (wanted.vipPayType === 4);
  return isFitting ? undefined : '该订单与开通方式不符';
}

/**
 * The usual end of a membership, `YYYY-MM-DD HH:mm:ss`: 30 September of the exam's year, else a month from now. A trial
 * lasts for the days of the institution.
 */
export function usualEnd(
  { userType, year }: { readonly userType: number; readonly year: number },
  now: number,
  trialDays: number = usualTrial,
): string {
  if (userType === 3) return beijingTime(endOfDay(now + trialDays * dayLength));
  const season = `${year}-09-30 23:59:59`;
  return endOf(season) > now ? season : beijingTime(endOfDay(now + 30 * dayLength));
}

/**
 * The end of a membership where none is named: the usual one of its type. A later present end of the same type stays.
 */
export function laterEnd(
  present: Pick<Membership, 'userType' | 'vipExpire'>,
  to: { readonly userType: number; readonly year: number },
  now: number,
  trialDays?: number,
): string {
  const usual = usualEnd(to, now, trialDays);
  return present.userType === to.userType && present.vipExpire > usual ? present.vipExpire : usual;
}

/** The moment of a time, in milliseconds; a missing one is before all others. */
function endOf(time: string): number {
  return momentOf(time) || 0;
}

function endOfDay(moment: number): number {
  return endOf(`${beijingTime(moment).slice(0, 10)} 23:59:59`);
}
