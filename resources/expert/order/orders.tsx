import { callKey } from '@/providers/data/resourceCall';
import { defineResource } from '@/src/crud/defineResource';
import { auditTab } from '@/src/crud/show/auditTab';
import { memoTab } from '@/src/crud/show/memoTab';
import { orderStatuses } from '@/src/gaokao/serviceEnumerations';
import { numberOr } from '@/src/lib/record';
import { reason } from '@/src/ui/fields/reason';
import { load } from '@/src/ui/load';
import { memberPages } from '../../lookups/memberPages';
import { moneyPages } from '../../lookups/moneyPages';
import { cancelReason } from '../cancelReason';
import { expertEndpoints } from '../endpoints';
import { appointmentPath, canStep, collectKey, type Order, type OrderStep } from './order';
import { contract, orderFields, orderFilters } from './orderFields';

const AfterOrder = load(() => import('./AfterOrder'));
const AssignDialog = load(() => import('./AssignDialog'));
const CollectBar = load(() => import('./CollectBar'));
const OpenDialog = load(() => import('./OpenDialog'));
const PayDialog = load(() => import('./PayDialog'));
const RefundDialog = load(() => import('./RefundDialog'));

/** Offered where the order's state allows the step, whether its form may still be changed or not. */
const step = (name: OrderStep) =>
  ({ on: 'row', always: true, when: (row: Order) => canStep(name, row) }) as const;
const isAlive = ({ status }: Order) => numberOr(status, 9) <= 4;

/** Orders of customers with payment and service (客户订单, screen E10). */
export const orders = defineResource<Order>()({
  label: '客户订单',
  endpoints: expertEndpoints['expert/order'],
  title: 'no',
  search: 'keyword',
  sort: { field: 'createTime', order: 'desc' },
  sendsChangesOnly: true,
  createsOnce: true,
  // Payments and refunds move money; a work order decides on a refund. A new order may bring a student along, who is
  // assigned to an expert and becomes a member.
  invalidates: [
    callKey(collectKey),
    ...['management/work-order-list', 'management/work-order-submission', 'lookups/expert'].map((name) =>
      callKey(name),
    ),
    ...memberPages,
    ...moneyPages,
  ],
  // The service is told by the end of its name, which has no room beside a time.
  card: { title: 'userName', lines: [['product', 'amount']] },
  AboveRows: CollectBar,
  aboveLabel: '收款',
  fields: orderFields,
  filters: orderFilters,
  quickFilters: [
    { label: '全部', filters: {}, count: 'all' },
    ...orderStatuses.map(({ value, label }) => ({
      label,
      filters: { status: String(value) },
      count: String(value),
    })),
  ],
  canEdit: (row) => numberOr(row.status, 9) === 0,
  actions: {
    pay: {
      ...step('pay'),
      ...{ label: '登记收款', promoted: true, waiting: { status: '0' } },
      ...{ operation: 'pay', dialog: PayDialog },
    },
    assign: {
      ...step('assign'),
      label: '分配专家',
      promoted: true,
      operation: 'status',
      dialog: AssignDialog,
    },
    open: {
      ...step('open'),
      label: '开通权益',
      permission: 'expert:filling:vip',
      dialog: OpenDialog,
    },
    deliver: {
      ...step('deliver'),
      label: '交付',
      promoted: true,
      operation: 'status',
      confirm: ({ no }: Order) => `确定订单 ${no} 已交付，等待客户确认？`,
      request: ({ id }: Order) => ({ body: { id, status: 3 } }),
      success: '交付成功',
    },
    finish: {
      ...step('finish'),
      label: '确认完成',
      promoted: true,
      operation: 'status',
      confirm: ({ no }: Order) => `完成后不能退款，确定订单 ${no} 已完成？`,
      request: ({ id }: Order) => ({ body: { id, status: 4 } }),
      success: '订单已完成',
    },
    contract: {
      on: 'row',
      label: '服务协议',
      always: true,
      when: isAlive,
      operation: 'update',
      // The signed agreement, which often comes after the payment.
      title: ({ no }) => `服务协议：${no}`,
      initial: ({ contract }) => ({ contract: contract || null }),
      fields: { contract },
      body: (values) => ({ contract: values.contract ?? '' }),
      success: '服务协议已保存',
    },
    appoint: {
      on: 'row',
      label: '预约',
      always: true,
      when: isAlive,
      permission: 'expert:appointment:create',
      href: appointmentPath,
    },
    fill: {
      on: 'row',
      label: '填报',
      always: true,
      when: isAlive,
      permission: 'expert:filling:fill',
      href: ({ userId }) => `/expert/filling/workbench?userId=${userId}`,
    },
    refund: { ...step('refund'), label: '退款', danger: true, operation: 'refund', dialog: RefundDialog },
    cancel: {
      ...step('cancel'),
      on: 'row',
      ...{ label: '取消订单', danger: true, operation: 'cancel', success: '取消成功' },
      text: '确定取消该订单？',
      fields: { reason: reason(cancelReason) },
    },
  },
  AfterCreate: AfterOrder,
  showTabs: [memoTab('expert/order'), auditTab],
});
