import { callKey } from '@/providers/data/resourceCall';
import { defineResource } from '@/src/crud/defineResource';
import { auditTab } from '@/src/crud/show/auditTab';
import { memoTab } from '@/src/crud/show/memoTab';
import { workOrderStatuses } from '@/src/gaokao/enumerations';
import type { MayDo } from '@/src/lib/needed';
import { isYes } from '@/src/lib/record';
import { type FormValues, fieldOf } from '@/src/ui/fields/field';
import { textarea } from '@/src/ui/fields/textarea';
import { load } from '@/src/ui/load';
import { studentPages } from '../../lookups/memberPages';
import { moneyPages } from '../../lookups/moneyPages';
import { managementEndpoints } from '../endpoints';
import { handlersOf, orderFields, orderFilters } from './orderFields';
import { batchTypes, statusOf, typeOf, type WorkOrder, workOrderRules } from './workOrder';

const BatchFinishDialog = load(() => import('./BatchFinishDialog'));
const DeskTab = load(() => import('./DeskTab'));
const FinishDialog = load(
  () => import('./dialogs'),
  (code) => code.FinishDialog,
);
const OrderBoard = load(() => import('./OrderBoard'));
const ReplyDialog = load(
  () => import('./dialogs'),
  (code) => code.ReplyDialog,
);
const RejectDialog = load(
  () => import('./dialogs'),
  (code) => code.RejectDialog,
);

/** A work order in the list: `mine` where the person handles it. */
export interface ListedOrder extends WorkOrder {
  readonly mine: 0 | 1;
}

const isWaiting = (row: ListedOrder) => statusOf(row) === 0;
const isTaken = (row: ListedOrder) => statusOf(row) === 1;
const isMine = (row: ListedOrder) => isTaken(row) && isYes(row.mine);

const endpoints = managementEndpoints['management/work-order-list'];
const { permission: mayAssign } = endpoints.operations.assign;

/** 转派: somebody else works on them from now on, and is told. */
const assignment = {
  operation: 'assign',
  title: '转派工单',
  success: '转派成功',
  when: (row: ListedOrder, can: MayDo) => isMine(row) || (isTaken(row) && can(mayAssign)),
  body: ({ remark = '', ...values }: FormValues) => ({ ...values, remark }),
} as const;
const assignFields = (orders: readonly ListedOrder[]) => ({
  handlerId: fieldOf('处理人', handlersOf(orders), { required: true, serverErrors: ['处理人'] }),
  remark: textarea(workOrderRules.remark),
});
const assignText = (count: number) => `将 ${count} 个工单转派给：`;

/** Work orders of institutions, experts and advisers: accepted, finished or rejected (工单列表, screen G9). */
export const workOrders = defineResource<ListedOrder>()({
  label: '工单',
  endpoints,
  title: 'orderNo',
  search: 'keyword',
  serverExport: true,
  counts: 'counts',
  // A finished one moves money, changes a student or her membership, strikes her off, or ends an order.
  invalidates: [
    callKey('management/work-order-submission'),
    callKey('management/recycle-bin'),
    ...studentPages,
    ...moneyPages,
  ],
  quickFilters: [
    { label: '全部', filters: {}, count: 'all' },
    ...workOrderStatuses.map(({ value, label }) => ({
      label,
      filters: { status: String(value) },
      count: String(value),
    })),
    { label: '我处理的', filters: { mine: '1' }, count: 'mine' },
  ],
  displays: { board: { label: '看板', Display: OrderBoard } },
  card: { title: 'summary', lines: [['type', 'storeId', 'deadline'], urgentText] },
  fields: orderFields,
  filters: orderFilters,
  groups: {
    request: {
      label: '工单',
      fields: [
        ...(['orderNo', 'type', 'status', 'urgent', 'summary', 'deadline', 'userId', 'storeId'] as const),
        ...(['submitBy', 'createTime', 'contact', 'contactMobile', 'reason', 'images'] as const),
        ...(['urgentReason', 'handlerName', 'finishTime', 'result', 'stars'] as const),
      ],
    },
    system: { label: '系统信息', fields: ['updateBy', 'updateTime'] },
  },
  showTabs: [
    { key: 'desk', label: '处理与沟通', Tab: DeskTab },
    memoTab('management/work-order-list'),
    auditTab,
  ],
  actions: {
    accept: {
      on: 'row',
      label: '受理',
      operation: 'accept',
      promoted: true,
      when: isWaiting,
      waiting: { status: '0' },
      confirm: ({ orderNo }) => `确定受理工单 ${orderNo} 吗？`,
      request: ({ id, rev }) => ({ body: { id, rev } }),
      success: '受理成功',
    },
    finish: {
      on: 'row',
      label: '处理完成',
      operation: 'finish',
      promoted: true,
      when: isMine,
      dialog: FinishDialog,
    },
    assign: {
      on: 'row',
      label: '转派',
      ...assignment,
      fields: (row) => assignFields([row]),
      text: assignText(1),
    },
    reply: { on: 'row', label: '回复', operation: 'reply', dialog: ReplyDialog },
    reject: {
      on: 'row',
      label: '驳回',
      operation: 'reject',
      danger: true,
      when: (row) => isWaiting(row) || isMine(row),
      dialog: RejectDialog,
    },
    acceptMany: {
      on: 'batch',
      label: '批量受理',
      operation: 'accept',
      when: isWaiting,
      confirm: (rows) => `确定受理选中的 ${rows.length} 个工单吗？`,
      requestAll: (rows) => ({ body: { id: rows.map(({ id }) => id).join(',') } }),
    },
    assignMany: {
      on: 'batch',
      label: '批量转派',
      ...assignment,
      fields: assignFields,
      text: (rows) => assignText(rows.length),
    },
    finishMany: {
      on: 'batch',
      label: '批量办结',
      operation: 'finish',
      when: (row) => isMine(row) && batchTypes.includes(typeOf(row)),
      dialog: BatchFinishDialog,
    },
  },
});

/** The work order's warning on a phone. */
function urgentText({ urgent, urgentReason }: ListedOrder): string | undefined {
  return isYes(urgent) && urgentReason ? `紧急：${urgentReason}` : undefined;
}
