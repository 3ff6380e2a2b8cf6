import type { AnyRecord } from '@/src/crud/resourceSpec';
import { momentOf } from '@/src/lib/dates';
import type { FieldRule } from '@/src/lib/fieldRule';
import { numberOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';

/** An order of a customer (客户订单, screen E10). */
export interface Order extends AnyRecord {
  /** `ZY`, the day and six digits, made by the server. */
  no: string;
  userId: RecordId;
  userName: string;
  /** Masked. */
  mobile: string;
  provinceName: string;
  /** The year of the customer's exam. */
  year: number;
  product: number;
  userType: number;
  vipPayType: number;
  cardNo: string;
  expertId: RecordId | null;
  expertName: string;
  /** Yuan, two digits, as `discount`, `amount` and `refundAmount`. */
  price: string;
  discount: string;
  amount: string;
  /** Dictionary pay_way; empty while nothing is paid, as `payTime` and `payNo`. */
  payWay: string;
  payTime: string;
  payNo: string;
  /** Address of the signed agreement. */
  contract: string;
  contractNo: string;
  storeId: RecordId;
  storeName: string;
  seller: string;
  status: number;
  /** 1 once the customer has what was paid for. */
  opened: number;
  refundAmount: string;
  refundReason: string;
  /** Number of the work order that decides the refund; empty where none was asked for. */
  workOrderNo: string;
  cancelReason: string;
  remark: string;
  createTime: string;
  /** The customer, in the form of a new order alone. */
  customer?: Customer;
  /** The name of a new customer; sent on create only. */
  name?: string;
  provinceId?: number;
  subjects?: string[];
}

/** The customer as the form knows it: found by the mobile number, or new. */
export interface Customer {
  readonly mobile: string;
  readonly id?: RecordId;
  /** Details by which the staff recognise the customer. */
  readonly about?: string;
  readonly state?: 'reading' | 'found' | 'new' | 'failed';
}

/**
 * The membership and the price of each product. Cards are bound in the back-office; an expert's service comes with a
 * person.
 */
export const productTerms: Readonly<
  Record<number, { readonly userType: number; readonly vipPayType: number; readonly price: string }>
> = {
  1: { userType: 3, vipPayType: 2, price: '0.00' },
  2: { userType: 1, vipPayType: 2, price: '360.00' },
  3: { userType: 2, vipPayType: 2, price: '680.00' },
  4: { userType: 2, vipPayType: 4, price: '1980.00' },
  5: { userType: 2, vipPayType: 4, price: '3980.00' },
  6: { userType: 2, vipPayType: 4, price: '6980.00' },
};

/** Whether a product is a card, which needs no expert. */
export function isCard(product: unknown): boolean {
  return productTerms[numberOr(product, 0)]?.vipPayType === 2;
}

/** Whether a product comes with an expert. */
export function hasExpert(product: unknown): boolean {
  return productTerms[numberOr(product, 0)]?.vipPayType === 4;
}

/** Address of a new appointment for a customer; it is about the order once that is paid. */
export function appointmentPath({ id, userId, status }: Pick<Order, 'id' | 'userId' | 'status'>): string {
  const about = numberOr(status) > 0 ? `&orderId=${id}` : '';
  return `/expert/appointment/create?userId=${userId}${about}`;
}

/** The entry of the dictionary pay_way that leaves no number behind. */
export const cash = '4';

/** The problem with the time of a payment, `now` in milliseconds; undefined where there is none. */
export function payTimeProblem(time: string, now: number): string | undefined {
  return momentOf(time) > now ? '支付时间不能晚于当前时间' : undefined;
}

/** Key of what came in, which any change of an order makes out of date. */
export const collectKey = ['expert', 'collect'] as const;

/** Steps of an order, by its state. */
export type OrderStep = 'pay' | 'assign' | 'open' | 'deliver' | 'finish' | 'cancel' | 'refund';

type Standing = Pick<Order, 'status' | 'product' | 'opened'>;

/** Whether a step is offered. A refund of a finished order is: the rule that refuses it is the server's to tell. */
export function canStep(step: OrderStep, { status: sent, product, opened: isOpened }: Standing): boolean {
  const status = numberOr(sent, -1);
  const opened = numberOr(isOpened, 0) === 1;
  const steps: Record<OrderStep, boolean> = {
    pay: status === 0,
    assign: status === 1,
    open: status === 2 && !opened,
    deliver: status === 2 && hasExpert(product),
    finish: status === 3 || (status === 2 && opened && isCard(product)),
    cancel: status === 0,
    refund: status >= 1 && status <= 4,
  };
  return steps[step];
}

/** Rules of an order, for its forms and its mock (decision 41). */
export const orderRules = {
  name: { label: '客户姓名', required: true, minLength: 2, maxLength: 20 },
  contractNo: { label: '合同编号', maxLength: 40 },
  year: {
    ...{ label: '高考年份', required: '请选择高考年份' },
    ...{ min: new Date().getFullYear() - 1, max: new Date().getFullYear() + 3 },
  },
  price: { label: '原价', required: true, format: 'money' },
  discount: { label: '优惠', required: true, format: 'money' },
  amount: { label: '应付', format: 'money' },
  cardNo: {
    label: '卡号',
    format: { test: (cardNo: string) => /^\d{16}$/.test(cardNo), message: '请输入 16 位卡号' },
  },
  payNo: { label: '流水号', maxLength: 64 },
  refundReason: { label: '退款原因', required: true, maxLength: 200 },
  remark: { label: '备注', maxLength: 200 },
} as const satisfies Record<string, FieldRule>;
