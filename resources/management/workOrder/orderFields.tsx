import { reference } from '@/src/crud/fields/reference/reference';
import { useChoices } from '@/src/crud/fields/severalOf';
import { upload } from '@/src/crud/fields/upload/upload';
import type { FieldsOf } from '@/src/crud/resourceSpec';
import { workOrderStatuses, workOrderTypes } from '@/src/gaokao/enumerations';
import type { RecordId } from '@/src/lib/recordId';
import { choice } from '@/src/ui/fields/choice';
import { datetime } from '@/src/ui/fields/date';
import { fieldOf, type Kind, listAndShow, showOnly } from '@/src/ui/fields/field';
import { lookup } from '@/src/ui/fields/lookup';
import { text } from '@/src/ui/fields/text';
import { textarea } from '@/src/ui/fields/textarea';
import { managementEndpoints } from '../endpoints';
import { DeadlineCell, NumberCell, StarsCell, UserCell } from './OrderCells';
import type { WorkOrder } from './workOrder';

const { handlers } = managementEndpoints['management/work-order-list'].operations;
const everywhere = ['filter', 'list', 'show'] as const;

/** A filter by who handles an order; that is always one of the platform's staff. */
const ofPlatform = { on: ['filter'], platformOnly: true } as const;

/** Filters that are no member of a work order. */
export const orderFilters = {
  keyword: text('工单', { personal: true, placeholder: '编号、摘要、提交人或用户', on: ['filter'] }),
  mine: choice<string>('我处理的', [{ value: '1', label: '是' }], ofPlatform),
};

const urgency = [
  { value: 1, label: '紧急', tone: 'danger' },
  { value: 0, label: '普通' },
] as const;

/** The user by name: looked for by a part of it. */
const userKind: Kind<RecordId> = {
  Cell: UserCell,
  Input: () => null,
  Filter: text('相关用户').kind.Input,
  operator: 'contains',
  verb: '请输入',
  width: 90,
  sheet: { shownBy: 'userName' },
};

const starsKind: Kind<number> = {
  Cell: StarsCell,
  Input: () => null,
  operator: 'eq',
  verb: '请选择',
  width: 140,
  sheet: { as: 'number' },
};

/** The members of a work order as the desk sees it (screen G9). */
export const orderFields: FieldsOf<WorkOrder> = {
  orderNo: text('工单编号', { on: everywhere, width: 214, Cell: NumberCell }),
  type: choice<WorkOrder['type']>('工单类型', workOrderTypes, {
    on: everywhere,
    width: 112,
    priority: 'high',
  }),
  urgent: choice<0 | 1>('紧急程度', urgency, { on: ['filter', 'show'] }),
  summary: text('摘要', { on: ['list', 'show'], width: 200, priority: 'high' }),
  deadline: datetime('处理时限', {
    on: everywhere,
    width: 130,
    priority: 'high',
    sortable: true,
    filterAs: ['deadlineBegin', 'deadlineEnd'],
    Cell: DeadlineCell,
    exportText: ({ deadline }) => String(deadline ?? ''),
  }),
  status: choice<WorkOrder['status']>('状态', workOrderStatuses, { on: everywhere, width: 84 }),
  handlerName: text('处理人', { on: listAndShow, width: 84 }),
  handlerId: fieldOf('处理人', handlersOf(), ofPlatform),
  storeId: reference<RecordId>('提交机构', 'customer/store', {
    on: everywhere,
    shownBy: 'storeName',
    platformOnly: true,
  }),
  submitBy: text('提交人', { personal: true, on: everywhere, width: 84 }),
  userId: fieldOf('相关用户', userKind, { personal: true, on: everywhere, filterAs: 'userName' }),
  reason: textarea('原因说明', { on: showOnly }),
  images: upload('凭证图片', 'images', { on: showOnly }),
  urgentReason: text('紧急原因', { on: showOnly }),
  contact: text('联系人', { on: showOnly }),
  contactMobile: text('联系电话', { on: showOnly }),
  result: textarea('处理结果', { on: showOnly }),
  stars: fieldOf('评价', starsKind, { on: ['list', 'show'], columnOff: true, priority: 'low' }),
  createTime: datetime('提交时间', {
    on: everywhere,
    sortable: true,
    filterAs: ['createBegin', 'createEnd'],
  }),
  finishTime: datetime('完成时间', {
    on: everywhere,
    priority: 'low',
    filterAs: ['finishBegin', 'finishEnd'],
  }),
  updateBy: text('更新人', { on: showOnly }),
  updateTime: datetime('更新时间', { on: showOnly }),
};

/** The kind of field for staff who take work orders up; of given `orders`, those who see all. */
export function handlersOf(orders: readonly Pick<WorkOrder, 'id'>[] = []): Kind<RecordId> {
  const body = orders.length === 0 ? {} : { id: orders.map(({ id }) => id).join(',') };
  return lookup(() => useChoices(handlers, body), 'handlerName');
}
