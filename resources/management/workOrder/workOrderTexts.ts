import { userTypes } from '@/src/gaokao/enumerations';
import { formatMoney } from '@/src/lib/money';
import { isGone } from '@/src/lib/recordId';
import { provincesText } from '../../lookups/provinceNames';
import type { Facts } from './facts';
import { typeName, typeOf, type Wish, type WorkOrderType } from './workOrder';

/** The members of a work order that its texts need. */
export interface DescribedOrder extends Wish {
  readonly type: WorkOrderType;
  readonly facts: Facts;
}

const typeLabel = (value: number | null | undefined) =>
  userTypes.find((option) => option.value === value)?.label ?? '—';

/** 摘要: the request in a few words. */
export function summaryOf(order: DescribedOrder): string {
  return summaries[order.type](order);
}

const summaries: Readonly<Record<WorkOrderType, (order: DescribedOrder) => string>> = {
  1: ({ refundAmount }) => `订单退款 ${formatMoney(refundAmount)}`,
  2: ({ refundAmount, facts }) => `${typeLabel(facts.cardType)}退款 ${formatMoney(refundAmount)}`,
  3: ({ newYear, facts }) => `${facts.year ?? '—'} → ${newYear ?? '—'}`,
  4: (order) => rightsText(order),
  5: ({ facts }) => (facts.cardNo ? '注销用户，已绑定会员卡' : '注销用户'),
  6: ({ newScore, facts }) => `${facts.score ?? '—'} 分 → ${newScore ?? '—'} 分`,
  7: ({ title }) => title,
};

/** Types whose summary says what they are. */
const tellingTypes: readonly WorkOrderType[] = [1, 2, 5];

/** Type and summary in a line: the type is left out where the summary says it. */
export function headlineOf(order: { readonly type: unknown; readonly summary: string }): string {
  const isTold = order.summary !== '' && tellingTypes.includes(typeOf(order));
  return isTold ? order.summary : [typeName(order), order.summary].filter(Boolean).join(' · ');
}

function rightsText({ newUserType, newProvinceIds, newExpireTime, facts }: DescribedOrder): string {
  return [
    ...(newUserType === null || newUserType === facts.userType
      ? []
      : [`${typeLabel(facts.userType)} → ${typeLabel(newUserType)}`]),
    ...(newProvinceIds.length === 0 ? [] : [`可用省份 ${provincesText(newProvinceIds)}`]),
    ...(newExpireTime === '' ? [] : [`有效期至 ${newExpireTime.slice(0, 10)}`]),
  ].join('，');
}

/** The handler of a work order in words. Empty for one that was rejected before anybody took it up. */
export function handlerText(order: {
  readonly status: number;
  readonly handlerId: unknown;
  readonly handlerName: string;
}): string {
  if (isGone(order.handlerId, order.handlerName)) return '处理人已删除';
  return order.handlerName || (order.status === 0 ? '尚未受理' : '');
}

/** The question before finishing, with its effect; the refund is the typed one, or the one that was asked for. */
export function finishQuestion(order: DescribedOrder, typed?: string | null): string {
  return `${effects[order.type](order, formatMoney(typed || order.refundAmount))}，确定处理完成吗？`;
}

const effects: Readonly<Record<WorkOrderType, (order: DescribedOrder, amount: string) => string>> = {
  1: ({ customerOrderNo }, amount) => `将退款 ${amount} 并把订单 ${customerOrderNo} 改为已退款`,
  2: (_order, amount) => `将退款 ${amount} 并取消该用户会员`,
  3: ({ newYear, facts }) => `将用户高考年份由 ${facts.year ?? '—'} 改为 ${newYear ?? '—'}`,
  4: (order) => `将用户权限改为：${rightsText(order)}`,
  5: () => '将注销该用户：资料移入回收站，会员卡作废',
  6: ({ newScore, newRank, facts }) =>
    `将用户分数由 ${facts.score ?? '—'} 改为 ${newScore ?? '—'}，位次改为 ${newRank ?? '—'}，志愿表将标记为待重算`,
  7: () => '将回复提交人并办结',
};

const usualPhrases = ['凭证不清晰，请重新上传', '信息不完整，请补充后重新提交'] as const;

/** Why work orders of a type are rejected, as it is said most often. */
export function rejectPhrases(type: WorkOrderType): readonly string[] {
  return [...own[type], ...usualPhrases];
}

const own: Readonly<Record<WorkOrderType, readonly string[]>> = {
  1: ['服务已使用，不符合退款规则', '退款金额与实付不符'],
  2: ['卡片已使用，不符合退款规则', '绑定用户与申请用户不一致'],
  3: ['请上传复读证明或学籍材料'],
  4: ['未附付款凭证，无法变更权限'],
  5: ['用户仍有服务未完成', '请提供用户本人的注销申请'],
  6: ['成绩截图与填写分数不一致', '请上传完整的成绩截图'],
  7: ['问题无法复现，请补充操作步骤'],
};

/** Frequent phrases for results. */
export function finishPhrases(type: WorkOrderType): readonly string[] {
  return type === 7
    ? ['问题已修复，请刷新后重试', '建议已记录，将在后续版本评估']
    : ['已按申请处理，请核对', '已处理，用户重新登录后生效'];
}
