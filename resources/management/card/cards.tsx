import { BarcodeOutlined } from '@ant-design/icons';
import { defineResource } from '@/src/crud/defineResource';
import { reference } from '@/src/crud/fields/reference/reference';
import { auditTab } from '@/src/crud/show/auditTab';
import { vipPayTypes } from '@/src/gaokao/enumerations';
import { examYears } from '@/src/gaokao/examYears';
import { groupedNumber } from '@/src/lib/groupedNumber';
import { numberOr } from '@/src/lib/record';
import { choice } from '@/src/ui/fields/choice';
import { date, datetime } from '@/src/ui/fields/date';
import { listAndShow, showOnly } from '@/src/ui/fields/field';
import { money } from '@/src/ui/fields/money';
import { reason } from '@/src/ui/fields/reason';
import { text } from '@/src/ui/fields/text';
import { load, loadPlain } from '@/src/ui/load';
import { memberPages } from '../../lookups/memberPages';
import { moneyPages } from '../../lookups/moneyPages';
import { managementEndpoints } from '../endpoints';
import { BatchNoCell, cardNo, endCell, goodIn, HolderCell } from './CardCells';
import { type Card, cardReason } from './card';
import { cardMedia, cardStatuses, cardTypes, voidReasons } from './cardEnumerations';
import { type CardStep, canStepCard, cardSteps, lastDeadline } from './cardSteps';

const BatchQueryDialog = load(() => import('./BatchQueryDialog'));
const CardFigures = loadPlain(() => import('./CardFigures'));
const TrackTab = load(() => import('./TrackTab'));
const BindDialog = load(
  () => import('./cardDialogs'),
  (code) => code.BindDialog,
);
const SecretDialog = load(
  () => import('./cardDialogs'),
  (code) => code.SecretDialog,
);

const all = ['filter', 'list', 'show'] as const;
const may = (step: CardStep) => (row: Card) => canStepCard(step, { ...row, status: Number(row.status) });

const remark = reason(cardReason);

/** A step that asks why (screen G10). */
const step = <const Name extends CardStep>(name: Name) => {
  const { label } = cardSteps[name];
  const said = { label, title: label, success: `${label}成功`, once: true };
  return { ...said, operation: name, when: may(name), fields: { remark } };
};
const lastDay = (rows: readonly Card[]) => lastDeadline(Math.min(...rows.map(({ year }) => numberOr(year))));

/** Every card and where it stands (会员卡数据, screen G10). */
export const cards = defineResource<Card>()({
  label: '会员卡',
  endpoints: managementEndpoints['management/card-data'],
  title: 'cardNo',
  sort: { field: 'id', order: 'asc' },
  serverExport: true,
  // The price of a void card goes back to its institution.
  invalidates: [...memberPages, ...moneyPages],
  card: { lines: [['cardType', 'storeId', 'bindDeadline']] },
  AboveRows: CardFigures,
  aboveLabel: '卡片统计',
  quickFilters: [
    { label: '全部', filters: {} },
    ...cardStatuses.map(({ value, label }) => ({ label, filters: { status: String(value) } })),
  ],
  groups: {
    card: {
      label: '卡片',
      fields: [
        ...([
          'cardNo',
          'secret',
          'cardType',
          'status',
          'voidReason',
          'medium',
          'year',
          'provinceText',
        ] as const),
        ...(['batchNo', 'storeId', 'facePrice', 'unitPrice', 'bindDeadline', 'createTime'] as const),
      ],
    },
    holder: { label: '绑定用户', fields: ['userName', 'bindType', 'bindTime', 'vipExpire'] },
  },
  fields: {
    cardNo: cardNo('卡号', { on: all }),
    secret: text('卡密', { on: showOnly }),
    cardType: choice<number>('卡类型', cardTypes, { on: all }),
    year: choice<number>('适用年份', examYears(2025), { on: all, width: 100 }),
    provinceText: goodIn('适用省份', { on: all, width: 110, priority: 'low', filterAs: 'provinceIds' }),
    batchNo: text('批次号', { on: all, width: 84, Cell: BatchNoCell }),
    storeId: reference('所属机构', 'customer/store', {
      ...{ shownBy: 'storeName', on: all, width: 176, platformOnly: true },
    }),
    facePrice: money('面值', { on: listAndShow, priority: 'low' }),
    unitPrice: money('结算价', { on: listAndShow, priority: 'low' }),
    status: choice<number>('卡状态', cardStatuses, { on: all }),
    voidReason: choice<number>('作废原因', voidReasons, { on: listAndShow, columnOff: true }),
    medium: choice<number>('卡介质', cardMedia, { on: all, priority: 'low' }),
    userName: text('绑定用户', { personal: true, on: all, width: 90, Cell: HolderCell }),
    bindType: choice<number>('绑定方式', vipPayTypes, { on: all, priority: 'low' }),
    bindTime: datetime('绑定时间', { on: all, priority: 'low' }),
    bindDeadline: date('绑定截止', { on: all, width: 110, Cell: endCell('date'), sortable: true }),
    vipExpire: datetime('权益到期', { on: listAndShow, columnOff: true, Cell: endCell('second') }),
    createTime: datetime('创建时间', { on: showOnly }),
  },
  showTabs: [
    { key: 'track', label: '轨迹', permission: 'management:card-record:list', Tab: TrackTab },
    auditTab,
  ],
  actions: {
    bind: { on: 'row', label: '后台绑卡', operation: 'bind', when: may('bind'), dialog: BindDialog },
    unbind: {
      on: 'row',
      ...step('unbind'),
      danger: true,
      text: ({ userName, cardNo: no }) =>
        `解绑后「${userName}」变为普通用户，确定解绑 ${groupedNumber(no)} 吗？`,
    },
    secret: { on: 'row', label: '查看卡密', operation: 'secret', dialog: SecretDialog },
    freeze: {
      on: 'batch',
      ...step('freeze'),
      text: (rows) => `冻结后权益暂停，确定冻结 ${rows.length} 张卡吗？`,
    },
    unfreeze: { on: 'batch', ...step('unfreeze'), text: (rows) => `确定解冻 ${rows.length} 张卡吗？` },
    extend: {
      on: 'batch',
      ...step('extend'),
      initial: (rows) => ({ bindDeadline: lastDay(rows) }),
      fields: (rows) => ({
        bindDeadline: date('绑定截止', {
          ...{ required: '请选择绑定截止日期', serverErrors: ['绑定截止日期'] },
          help: `最晚 ${lastDay(rows)}`,
        }),
        remark,
      }),
    },
    void: {
      on: 'batch',
      ...step('void'),
      danger: true,
      text: (rows) => `作废后不可恢复，确定作废 ${rows.length} 张卡吗？`,
    },
    query: {
      ...{ on: 'toolbar', label: '批量查卡', operation: 'batchQuery' },
      ...{ icon: <BarcodeOutlined aria-hidden />, dialog: BatchQueryDialog },
    },
  },
});
