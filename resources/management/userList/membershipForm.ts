import { type Member, type Membership, membershipRefusal, proofOf } from '@/src/gaokao/membership';
import { numberOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';

/** Values of the membership form (设置会员, screen G6). */
export interface MembershipValues {
  readonly userType: number;
  readonly vipPayType: number;
  readonly cardNo?: string;
  readonly orderNo?: string;
  readonly expireTime?: string | null;
  readonly provinceIds?: readonly RecordId[];
  readonly remark: string;
}

/** Parts of the server's refusals by the field that they belong at. */
export const refusalParts = {
  userType: ['该用户已使用过体验卡', '正式卡用户', '不支持由升学卡', '取消会员'],
  vipPayType: ['用户类型与开通方式', '该开通方式', '专家一对一用户'],
  cardNo: ['卡号', '该卡', '卡类型'],
  orderNo: ['服务订单', '该订单'],
  expireTime: ['有效期'],
  provinceIds: ['可用省份'],
  remark: ['备注'],
} as const satisfies { readonly [K in keyof MembershipValues]: readonly string[] };

/** The membership that the form asks for. */
export function membershipIn({
  userType,
  vipPayType,
  expireTime,
  provinceIds = [],
}: MembershipValues): Membership {
  const ids = provinceIds.map((id) => numberOr(id));
  return { userType, vipPayType, vipExpire: expireTime ?? '', provinceIds: ids };
}

/** Whether a change voids the card of the present membership: by another card, another proof, or its end. */
export function isCardEnded(
  from: Membership,
  to: Membership,
  { present, typed }: { readonly present: string; readonly typed: string },
): boolean {
  if (present === '') return false;
  const isReplaced = to.vipPayType === 2 && typed !== '' && typed !== present;
  return isReplaced || to.userType === 0 || proofOf(from, to) !== undefined;
}

/** The problem of a field by the rules of memberships; undefined where there is none, or another field has it. */
export function problemAt(
  field: keyof typeof refusalParts,
  from: Member,
  values: MembershipValues,
  now: number,
): string | undefined {
  const refusal = membershipRefusal(from, membershipIn(values), now);
  return refusal !== undefined && refusalParts[field].some((part) => refusal.includes(part))
    ? refusal
    : undefined;
}
