import { amountDue } from '@/resources/expert/order/amountDue';
import { hasExpert, productTerms } from '@/resources/expert/order/order';
import { deskCardNo } from '../management/card/deskCards';
import { createRandom } from '../random';
import { personName } from '../seed/names';
import type { SeedContext } from '../table';
import { formatTime } from '../time';
import type { OrderRow } from './orderTable';
import { type StudentRow, servedStudents } from './studentTable';

/** The number of orders of each status, newest first; unpaid ones older than a day are read as cancelled. */
const standing: readonly (readonly [status: number, count: number])[] = [
  [0, 7],
  [1, 9],
  [2, 15],
  [3, 8],
  [4, 23],
  [5, 3],
  [6, 4],
  [7, 6],
];

const hour = 3_600_000;

/** Hours that lie between the orders of a status, and those since its newest. */
const spacing: Readonly<Record<number, readonly [first: number, step: number]>> = {
  0: [1, 5],
  1: [2, 7],
  2: [5, 13],
  3: [30, 20],
  4: [9, 19],
  5: [50, 26],
  6: [160, 60],
  7: [70, 45],
};

/** Products as they sell: an expert's service where one waits or works, cards among the rest. */
const expertProducts = [4, 5, 4, 6, 5, 4] as const;
const anyProducts = [2, 4, 3, 2, 5, 1, 3, 4, 2, 6] as const;

/** Place of a student who has ordered nothing, nor has a table: she may be deleted (screen E1). */
const withoutOrders = 5;

/** 75 orders of the students, spread over some weeks before the mock server started, in milliseconds. */
export function seedOrders(context: SeedContext): OrderRow[] {
  const { now } = context;
  const random = createRandom(75);
  const students = servedStudents(context);
  const statuses = standing.flatMap(([status, count]) =>
    Array.from({ length: count }, (_, index) => [status, index] as const),
  );
  const orders = statuses.map(([status, index], place) => {
    const [first, step] = spacing[status] ?? [1, 1];
    const at = (place * 5) % students.length;
    const student = students[at === withoutOrders ? at + 1 : at];
    const created = now - (first + index * step) * hour;
    return student ? seedOrder({ status, index, student, created, now, seller: personName(random) }) : [];
  });
  return orders
    .flat()
    .sort((one, other) => one.createTime.localeCompare(other.createTime))
    .map((order, index) => ({ ...order, id: index + 1, no: orderNumber(order.createTime, index + 1) }))
    .map((order) => ({
      ...order,
      cardNo: order.vipPayType === 2 ? deskCardNo(order.userType, order.id) : '',
    }));
}

/** `ZY20260615000123`. */
export function orderNumber(createTime: string, id: number): string {
  return `ZY${createTime.slice(0, 10).replaceAll('-', '')}${String(id).padStart(6, '0')}`;
}

interface Given {
  readonly status: number;
  /** Among those of its status. */
  readonly index: number;
  readonly student: StudentRow;
  /** Milliseconds, as `now`. */
  readonly created: number;
  readonly now: number;
  readonly seller: string;
}

function seedOrder(given: Given): OrderRow {
  const { status, student, created, seller } = given;
  const createTime = formatTime(created);
  return {
    ...{ id: 0, no: '', userId: student.id, year: student.year, storeId: student.storeId, seller, status },
    ...sold(given),
    ...(isPaid(given) ? payment(given) : { payWay: '', payTime: '', payNo: '' }),
    ...serviceOf(given),
    ...{ contract: '', remark: '', cancelReason: status === 7 ? '客户暂不考虑' : '' },
    ...{ createTime, createBy: seller, updateTime: createTime, updateBy: seller },
  };
}

const isPaid = ({ status }: Given) => status !== 0 && status !== 7;

/** The product of an order and its amount; every fourth one is a little cheaper. Refunded orders were paid in full. */
function sold({ status, index }: Given) {
  const product = productOf(status, index);
  const { userType = 0, vipPayType = 0, price = '0.00' } = productTerms[product] ?? {};
  const discount = price !== '0.00' && index % 4 === 1 ? '100.00' : '0.00';
  const amount = amountDue(price, discount) ?? price;
  const isRefunded = status === 5 || status === 6;
  const refund = isRefunded ? amount : '';
  return {
    ...{ product, userType, vipPayType, price, discount, amount, refundAmount: refund },
    cardNo: '',
    ...{
      refundReason: isRefunded ? '家庭计划有变，不再需要服务' : '',
      formerStatus: status === 5 ? 2 : status,
    },
  };
}

/** The expert of an order and its agreement; every fifth service that has begun is still to be opened. */
function serviceOf(given: Given) {
  const { status, index, student, created } = given;
  const isServed = isPaid(given) && status !== 1;
  const isExpert = isServed && hasExpert(productOf(status, index));
  return {
    opened: isServed && !(status === 2 && index % 5 === 1) ? 1 : 0,
    expertId: isExpert ? (student.expertId ?? 4) : null,
    contractNo: isExpert ? `HT${formatTime(created).slice(0, 7).replace('-', '')}${student.id}` : '',
  };
}

function productOf(status: number, index: number): number {
  const list = status >= 1 && status <= 3 ? expertProducts : anyProducts;
  const product = list[index % list.length] ?? 4;
  return status === 5 || status === 6 ? Math.max(2, product) : product;
}

/** Paid a quarter of an hour after it was ordered, in each way. */
function payment({ index, created, student, now }: Given) {
  const payWay = String((index % 5) + 1);
  const payTime = formatTime(Math.min(now, created + hour / 4));
  return { payWay, payTime, payNo: payWay === '4' ? '' : `LS${payTime.replaceAll(/\D/g, '')}${student.id}` };
}
