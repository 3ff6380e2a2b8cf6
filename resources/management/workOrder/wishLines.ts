import { userTypes } from '@/src/gaokao/enumerations';
import { subjectName } from '@/src/gaokao/subjects';
import { formatMoney } from '@/src/lib/money';
import { provincesText } from '../../lookups/provinceNames';
import type { FactLine } from './facts';
import type { Wish, WorkOrderType } from './workOrder';

const labelOf = (value: number | null) => userTypes.find((option) => option.value === value)?.label ?? '';

/** The request of a work order, label by label; members that its type does not have are left out. */
export function wishLines({
  type,
  ...wish
}: Wish & { readonly type: WorkOrderType; readonly reason: string }): FactLine[] {
  const lines: readonly (readonly [
    label: string,
    value: string,
    shown?: Omit<FactLine, 'label' | 'value'>,
  ])[] = [
    ['订单号', wish.customerOrderNo, { isOrder: true }],
    ['会员卡号', wish.cardNo],
    ['退款金额', type <= 2 ? formatMoney(wish.refundAmount) : ''],
    ['退款方式', wish.refundWay, { dictionary: 'refund_way' }],
    ['新高考年份', wish.newYear === null ? '' : String(wish.newYear)],
    ['新用户类型', labelOf(wish.newUserType)],
    ['新可用省份', provincesText(wish.newProvinceIds)],
    ['新有效期', wish.newExpireTime.slice(0, 10)],
    ['新分数', wish.newScore === null ? '' : `${wish.newScore} 分`],
    ['新位次', wish.newRank === null ? '' : String(wish.newRank)],
    ['新选科', wish.newSubjects.map(subjectName).join('、')],
    ['所属模块', wish.module, { dictionary: 'feedback_module' }],
    ['标题', wish.title],
    ['原因说明', wish.reason],
  ];
  return lines
    .filter(([, value]) => value !== '')
    .map(([label, value, shown]) => ({ label, value, ...shown }));
}
