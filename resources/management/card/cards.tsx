import { BarcodeOutlined } from '@ant-design/icons';
import { lazy } from 'react';
import { defineResource } from '@/src/crud/defineResource';
import { reference } from '@/src/crud/fields/reference';
import { auditTab } from '@/src/crud/show/auditTab';
import { vipPayTypes } from '@/src/gaokao/enumerations';
import { examYears } from '@/src/gaokao/examYears';
import { choice } from '@/src/ui/fields/choice';
import { date, datetime } from '@/src/ui/fields/date';
import { listAndShow, showOnly } from '@/src/ui/fields/field';
import { money } from '@/src/ui/fields/money';
import { text } from '@/src/ui/fields/text';
import { managementEndpoints } from '../endpoints';
import { BatchNoCell, cardNo, EndCell, goodIn, HolderCell } from './CardCells';
import type { Card } from './card';
import { cardMedia, cardStatuses, cardTypes, voidReasons } from './cardEnumerations';
import { type CardStep, canStepCard } from './cardSteps';
import { cardKey, cardPages } from './useCardCall';

const BatchQueryDialog = lazy(() => import('./BatchQueryDialog'));
const CardFigures = lazy(() => import('./CardFigures'));
const TrackTab = lazy(() => import('./TrackTab'));
const dialogs = () => import('./cardDialogs');
const BindDialog = lazy(async () => ({ default: (await dialogs()).BindDialog }));
const ExtendDialog = lazy(async () => ({ default: (await dialogs()).ExtendDialog }));
const FreezeDialog = lazy(async () => ({ default: (await dialogs()).FreezeDialog }));
const SecretDialog = lazy(async () => ({ default: (await dialogs()).SecretDialog }));
const UnbindDialog = lazy(async () => ({ default: (await dialogs()).UnbindDialog }));
const UnfreezeDialog = lazy(async () => ({ default: (await dialogs()).UnfreezeDialog }));
const VoidDialog = lazy(async () => ({ default: (await dialogs()).VoidDialog }));

const all = ['filter', 'list', 'show'] as const;
const may = (step: CardStep) => (row: Card) => canStepCard(step, { ...row, status: Number(row.status) });

/** Cards and their states (会员卡数据, screen G10). */
export const cards = defineResource<Card>()({
  label: '会员卡',
  endpoints: managementEndpoints['management/card-data'],
  title: 'cardNo',
  sort: { field: 'id', order: 'asc' },
  serverExport: true,
  invalidates: [cardKey, ...cardPages],
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
    bindDeadline: date('绑定截止', { on: all, width: 110, Cell: EndCell, sortable: true }),
    vipExpire: datetime('权益到期', { on: listAndShow, columnOff: true }),
    createTime: datetime('创建时间', { on: showOnly }),
  },
  showTabs: [{ key: 'track', label: '轨迹', Tab: TrackTab }, auditTab],
  actions: {
    bind: { on: 'row', label: '后台绑卡', operation: 'bind', when: may('bind'), dialog: BindDialog },
    unbind: {
      on: 'row',
      label: '解绑',
      operation: 'unbind',
      when: may('unbind'),
      danger: true,
      dialog: UnbindDialog,
    },
    secret: { on: 'row', label: '查看卡密', operation: 'secret', dialog: SecretDialog },
    freeze: { on: 'batch', label: '冻结', operation: 'freeze', when: may('freeze'), dialog: FreezeDialog },
    unfreeze: {
      on: 'batch',
      label: '解冻',
      operation: 'unfreeze',
      when: may('unfreeze'),
      dialog: UnfreezeDialog,
    },
    extend: { on: 'batch', label: '延期', operation: 'extend', when: may('extend'), dialog: ExtendDialog },
    void: {
      on: 'batch',
      label: '作废',
      operation: 'void',
      when: may('void'),
      danger: true,
      dialog: VoidDialog,
    },
    query: {
      ...{ on: 'toolbar', label: '批量查卡', operation: 'batchQuery' },
      ...{ icon: <BarcodeOutlined aria-hidden />, dialog: BatchQueryDialog },
    },
  },
});
