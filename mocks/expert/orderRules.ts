import { z } from 'zod';
import { amountDue } from '@/resources/expert/order/amountDue';
import { cash, orderRules, productTerms } from '@/resources/expert/order/order';
import { orderProducts } from '@/src/gaokao/serviceEnumerations';
import { fenOf } from '@/src/lib/fen';
import { rules } from '@/src/lib/rules';
import type { Scope } from '../crudOptions';
import { platformStoreId } from '../customer/storeRow';
import { momentOf } from '../gaokao/fillWindows';
import { unknownRow } from '../responses';
import { idOrNone } from '../route';
import { optionalId, optionalText, textMember } from '../rules';
import { labelsOf } from '../system/dictSeed';
import { dayLength } from '../time';
import type { OrderRow } from './orderTable';
import { ownStudents } from './studentShown';
import { studentTable } from './studentTable';

/** The order at a moment: an order unpaid for a day is cancelled, whoever reads it first (screen E10). */
export function orderAt(order: OrderRow, now: number): OrderRow {
  if (order.status !== 0 || now - momentOf(order.createTime) < dayLength) return order;
  return { ...order, status: 7, cancelReason: '超过 24 小时未支付，自动取消' };
}

/** The orders of the students that somebody may see; those of an institution see all of theirs. */
export const orderScope: Scope<OrderRow> = {
  covers: async (caller) => {
    if (caller.user.storeId !== platformStoreId) return ({ storeId }) => storeId === caller.user.storeId;
    const isOwn = await ownStudents(caller);
    const students = await caller.mockServer.table(studentTable);
    const own = new Set(
      students
        .all()
        .filter(isOwn)
        .map(({ id }) => id),
    );
    return ({ userId, expertId }) => own.has(userId) || expertId === caller.user.userId;
  },
  refusal: unknownRow,
};

/** A number of an enumeration, as number or text. */
export function code(label: string, options: readonly { readonly value: number }[]) {
  const missing = `请选择${label}`;
  return z
    .union([z.number(), z.string().regex(/^\d+$/, missing)], missing)
    .transform(Number)
    .refine((value) => options.some((option) => option.value === value), missing);
}

const amount = (label: string) =>
  z.string(`请输入${label}`).min(1, `请输入${label}`).refine(rules.money.test, rules.money.message);

/** The payment of an order, with the texts of screen E10 for missing parts. */
export const payment = z
  .object({
    payWay: z.enum(Object.keys(labelsOf('pay_way')), '请选择支付方式'),
    payTime: z.string('请选择支付时间').regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/, '请选择支付时间'),
    payNo: textMember(orderRules.payNo),
  })
  .refine(({ payWay, payNo }) => payWay === cash || payNo !== '', '请输入流水号');

/** An absent or a complete payment. */
const maybePaid = z.object({
  payWay: z.string().nullish(),
  payTime: z.string().nullish(),
  payNo: textMember(orderRules.payNo),
});

const agreement = optionalText('服务协议', 2000).refine(
  (address) => address === '' || /\.(pdf|jpe?g|png)$/i.test(address.replace(/[?#].*$/, '')),
  '服务协议仅支持 pdf、jpg、png 文件',
);

/** Members of an order that clients may write, besides the customer. */
export const orderInput = z
  .object({
    product: code('产品', orderProducts),
    userType: idOrNone,
    vipPayType: idOrNone,
    cardNo: textMember(orderRules.cardNo),
    expertId: optionalId,
    price: textMember(orderRules.price),
    discount: textMember(orderRules.discount),
    amount: amount('应付'),
    contract: agreement,
    contractNo: textMember(orderRules.contractNo),
    remark: textMember(orderRules.remark),
  })
  .extend(maybePaid.shape)
  .superRefine((order, issues) => {
    const problem = problemOf(order);
    if (problem) issues.addIssue(problem);
  })
  .transform(({ payWay, payTime, ...order }) => ({ ...order, payWay: payWay ?? '', payTime: payTime ?? '' }));

interface Terms {
  readonly product: number;
  readonly userType: number;
  readonly vipPayType: number;
  readonly cardNo: string;
  readonly price: string;
  readonly discount: string;
  readonly amount: string;
}

function problemOf({ product, userType, vipPayType, cardNo, price, discount, amount: due }: Terms) {
  const terms = productTerms[product];
  if (terms?.userType !== userType || terms.vipPayType !== vipPayType) return '开通类型与产品不一致';
  if (vipPayType === 2 && cardNo === '') return orderRules.cardNo.format.message;
  const expected = amountDue(price, discount);
  if (expected === undefined) return '优惠金额不能大于原价';
  return fenOf(due) === fenOf(expected) ? undefined : '应付金额与原价、优惠不一致';
}
