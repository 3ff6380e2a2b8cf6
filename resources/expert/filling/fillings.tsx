import { ShoppingOutlined } from '@ant-design/icons';
import { callKey } from '@/providers/data/resourceCall';
import type { RowAction } from '@/src/crud/actions/action';
import { defineResource } from '@/src/crud/defineResource';
import type { QuickFilter } from '@/src/crud/resourceSpec';
import { fillStatuses } from '@/src/gaokao/serviceEnumerations';
import { joinRange, today } from '@/src/lib/dates';
import type { FormValues } from '@/src/ui/fields/field';
import { reason } from '@/src/ui/fields/reason';
import { load, loadPlain } from '@/src/ui/load';
import { studentPages } from '../../lookups/memberPages';
import { expertEndpoints } from '../endpoints';
import { canGo, type Filling, fillingRules, stateWays, timeLeft, workbenchPath } from './filling';
import { fillingFields, fillingFilters } from './fillingFields';

const AssignDialog = load(() => import('./AssignDialog'));
const CreateOrderDrawer = load(
  () => import('../order/CreateOrderDrawer'),
  (code) => code.CreateOrderDrawer,
);
const FillingHead = loadPlain(() => import('./FillingHead'));
const StudentDialog = load(
  () => import('../student/StudentDrawer'),
  (code) => code.StudentDialog,
);
const StudentOrderDrawer = load(
  () => import('../order/CreateOrderDrawer'),
  (code) => code.StudentOrderDrawer,
);

type Operation = keyof (typeof expertEndpoints)['expert/filling']['operations'];
type Filter = keyof typeof fillingFilters | 'fillStatus' | 'fillEnd';

const tabs: readonly QuickFilter<Filter>[] = [
  { label: '全部', filters: {}, count: 'all' },
  { label: '我的', filters: { mine: '1' }, count: 'mine' },
  {
    label: '今日截止',
    // Computed at each press, since the day changes.
    get filters() {
      return { fillEnd: joinRange(today(), today()) };
    },
    count: 'today',
  },
  ...fillStatuses.map(({ value, label }) => ({
    label,
    filters: { fillStatus: String(value) },
    count: String(value),
  })),
];

/** The warning about a student: little time left, or errors in the table. */
function attention({ fillEnd, errors, fillStatus }: Filling): string | undefined {
  const left = Number(fillStatus) < 4 ? timeLeft(fillEnd, Date.now()) : undefined;
  if (left?.tone === 'urgent') return `填报${left.text}`;
  return errors > 0 ? `志愿表有 ${errors} 项错误` : undefined;
}

/** The way to another page of the domain about the student. */
function link(
  label: string,
  permission: string,
  address: (row: Filling) => string,
): RowAction<Filling, Operation> {
  return { on: 'row', label, permission, href: (row) => address(row) };
}

/** A change of state that asks for no reason. */
function step(
  label: string,
  way: 'submit' | 'takeBack',
  confirm: string,
  success: string,
): RowAction<Filling, Operation> {
  return {
    on: 'row',
    label,
    operation: 'status',
    success,
    when: (row) => canGo(way, row),
    confirm: ({ name }) => confirm.replace('{name}', name),
    request: ({ id }) => ({ body: { ids: String(id), fillStatus: stateWays[way].to } }),
  };
}

/** A change of state for a reason that has to be given. */
function reasoned(way: 'refill' | 'close') {
  return {
    when: (row: Filling) => canGo(way, row),
    fields: { reason: reason(fillingRules.reason) },
    sendsId: false,
    body: (values: FormValues, { id }: Filling) => ({
      ...values,
      ids: String(id),
      fillStatus: stateWays[way].to,
    }),
  };
}

/** The queue of the experts (专家填报, screen E1). */
export const fillings = defineResource<Filling>()({
  label: '考生',
  endpoints: expertEndpoints['expert/filling'],
  title: 'name',
  state: 'fillStatus',
  search: 'keyword',
  sort: { field: 'fillEnd', order: 'asc' },
  counts: 'stats',
  recycles: true,
  // Loads of experts follow from the students whom they have. A state or a deletion is the student's own.
  invalidates: [callKey('lookups/expert'), ...studentPages],
  quickFilters: [...tabs],
  fields: fillingFields,
  filters: fillingFilters,
  card: { lines: [['provinceId', 'score', 'progress'], attention] },
  AboveRows: FillingHead,
  actions: {
    fill: {
      on: 'row',
      label: '填报',
      permission: 'expert:filling:fill',
      promoted: true,
      opens: true,
      href: ({ userId }) => workbenchPath(userId),
    },
    student: {
      on: 'row',
      label: '考生信息',
      permission: 'expert:filling:list',
      promoted: true,
      dialog: StudentDialog,
    },
    detail: {
      ...link(
        '志愿详情',
        'expert:volunteer:detail',
        ({ tableId }) => `/expert/volunteer/detail?id=${tableId}`,
      ),
      when: ({ tableId }) => Boolean(tableId),
    },
    major: link('专业推荐', 'expert:major:recommend', ({ userId }) => `/expert/major?userId=${userId}`),
    order: {
      ...{ on: 'row', label: '创建客户订单', permission: 'expert:filling:createOrder' },
      dialog: StudentOrderDrawer,
    },
    report: link(
      '生成报告',
      'expert:report:create',
      ({ userId }) => `/expert/filling/report?userId=${userId}`,
    ),
    submit: step('提交确认', 'submit', '已将志愿表分享给「{name}」的家长，提交确认？', '已提交确认'),
    takeBack: step('退回修改', 'takeBack', '退回后可继续修改志愿表，确认退回「{name}」吗？', '已退回修改'),
    refill: {
      on: 'row',
      ...{ label: '重新填报', operation: 'status', ...reasoned('refill'), success: '已转为填报中' },
      text: ({ name }) => `重新填报后，「${name}」回到填报中，已定稿的志愿表需重新定稿，确认重新填报吗？`,
    },
    close: {
      on: 'row',
      ...{ label: '关闭', operation: 'close', danger: true, ...reasoned('close'), success: '关闭成功' },
      text: ({ name }) => `关闭后，「${name}」不再出现在待办中，确认关闭吗？`,
    },
    assign: { on: 'batch', label: '批量分配', operation: 'assign', dialog: AssignDialog },
    create: {
      ...{ on: 'toolbar', label: '创建客户订单', permission: 'expert:filling:createOrder' },
      ...{ icon: <ShoppingOutlined aria-hidden />, dialog: CreateOrderDrawer },
    },
  },
});
