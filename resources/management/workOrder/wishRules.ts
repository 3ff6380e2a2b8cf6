import { expiryRefusal, userTypeRefusal } from '@/src/gaokao/membership';
import { scoreProblem, subjectsProblem } from '@/src/gaokao/subjectChoice';
import { momentOf } from '@/src/lib/dates';
import { fenOf } from '@/src/lib/fen';
import { peopleYears } from '../clientData/client';
import type { Facts } from './facts';
import type { Wish, WorkOrderType } from './workOrder';

/** How often a user's year, or score, may be changed by work orders. */
const mostChanges = 2;

/** Days after binding within which a card is taken back even if its user has saved tables. */
const cardDays = 7;

const dayLength = 86_400_000;

/** The reason why the facts rule out any request; undefined where they do not. `now` is in milliseconds. */
export function factsProblem(type: WorkOrderType, facts: Facts, now: number): string | undefined {
  if (type === 2) return cardProblem(facts, now);
  if (type === 3 && (facts.yearChanges ?? 0) >= mostChanges) return '该用户修改年份次数已达上限（2 次）';
  if (type === 5 && (facts.openOrders ?? 0) > 0) return '用户有未完成的订单，不能注销';
  if (type === 6 && (facts.scoreChanges ?? 0) >= mostChanges) return '该用户修改分数工单已达上限（2 次）';
  return undefined;
}

function cardProblem({ cardNo = '', bindTime = '', schemes = 0 }: Facts, now: number): string | undefined {
  if (cardNo === '') return '用户未绑定会员卡';
  const isOld = now - momentOf(bindTime) > cardDays * dayLength;
  return isOld && schemes > 0 ? '绑定超过 7 天且已保存志愿，不支持退款' : undefined;
}

/** Why a wish is refused as things stand; undefined where it is not. The form and the server ask the same. */
export function wishProblem(type: WorkOrderType, wish: Wish, facts: Facts, now: number): string | undefined {
  const problem = factsProblem(type, facts, now);
  if (problem) return problem;
  if (type === 1) return amountProblem(wish.refundAmount, facts.paid, '退款金额不能大于实付金额');
  if (type === 2) return amountProblem(wish.refundAmount, facts.unitPrice, '退款金额不能大于结算价');
  if (type === 3) return yearProblem(wish, facts, now);
  if (type === 4) return rightsProblem(wish, facts, now);
  if (type === 5) return wish.confirmed === 1 ? undefined : '请确认已告知用户';
  return type === 6 ? examProblem(wish, facts) : undefined;
}

function yearProblem({ newYear }: Wish, { year }: Facts, now: number): string | undefined {
  if (newYear === year) return '新年份与原年份相同';
  return newYear !== null && peopleYears(now).includes(newYear) ? undefined : '请选择新高考年份';
}

function examProblem({ newScore, newSubjects }: Wish, { fullMark = 750, subjectType }: Facts) {
  const score = scoreProblem(newScore, fullMark);
  if (score !== undefined || subjectType === undefined || newSubjects.length === 0) return score;
  return subjectsProblem(subjectType, newSubjects);
}

/** The reason why an amount cannot be refunded; `most` is its maximum. */
export function amountProblem(amount: string, most: string | undefined, tooMuch: string): string | undefined {
  const fen = fenOf(amount);
  if (fen === undefined) return '请输入正确的金额，最多两位小数';
  if (fen === 0n) return '金额必须大于 0';
  return most !== undefined && fen > (fenOf(most) ?? 0n) ? tooMuch : undefined;
}

type Rights = Pick<Wish, 'newUserType' | 'newProvinceIds' | 'newExpireTime'>;

/** Why rights cannot become others: at least one must change, and no step down goes by this way. */
function rightsProblem(
  { newUserType, newProvinceIds, newExpireTime }: Rights,
  facts: Facts,
  now: number,
): string | undefined {
  const { userType: before = 0, vipExpire = '', provinceId = 0, trialUsed = 0 } = facts;
  const userType = newUserType ?? before;
  const isSameEnd = newExpireTime === '' || newExpireTime.slice(0, 10) === vipExpire.slice(0, 10);
  if (userType === before && isSameEnd && !hasOtherProvinces(newProvinceIds, facts))
    return '请至少修改一项权限';
  const refused = userTypeRefusal(before, userType, trialUsed === 1);
  if (refused) return refused;
  if (userType === 0) return '请先为用户选择用户类型';
  if (newProvinceIds.length > 0 && !newProvinceIds.includes(provinceId)) return '可用省份须包含高考省份';
  const isKept = newExpireTime === '';
  // another type has its usual end, which is ahead
  if (isKept && userType !== before) return undefined;
  const end = isKept ? vipExpire : `${newExpireTime.slice(0, 10)} 23:59:59`;
  return expiryRefusal({ userType, vipExpire: end }, now);
}

/** Whether other provinces than the present ones are wished; rights without any are those of the exam's province. */
function hasOtherProvinces(wished: readonly number[], { provinceId = 0, provinceIds = [] }: Facts): boolean {
  const present = provinceIds.length > 0 ? provinceIds : [provinceId];
  const isMore = wished.some((id) => !present.includes(id));
  return isMore || (wished.length > 0 && present.some((id) => !wished.includes(id)));
}

/** Days until which a membership lasts by default: 30 September of the exam's year. */
export function usualEnd(year: number): string {
  return `${year}-09-30 23:59:59`;
}
