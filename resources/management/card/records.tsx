import { FileTextOutlined } from '@ant-design/icons';
import { defineResource } from '@/src/crud/defineResource';
import { reference } from '@/src/crud/fields/reference/reference';
import { formatTime, joinRange, today } from '@/src/lib/dates';
import { choice } from '@/src/ui/fields/choice';
import { datetime } from '@/src/ui/fields/date';
import { listAndShow, showOnly } from '@/src/ui/fields/field';
import { money } from '@/src/ui/fields/money';
import { text } from '@/src/ui/fields/text';
import { textarea } from '@/src/ui/fields/textarea';
import { load } from '@/src/ui/load';
import { managementEndpoints } from '../endpoints';
import { BatchNoCell, cardNo, HolderCell, LedgerNoCell } from './CardCells';
import type { CardRecord } from './card';
import { cardEvents, cardStatuses, cardTypes, operateSides } from './cardEnumerations';

const RecordFigures = load(() => import('./RecordFigures'));
const StatementDialog = load(() => import('./StatementDialog'));
const month = 30 * 86_400_000;
const all = ['filter', 'list', 'show'] as const;

/** All events of cards (会员卡记录, screen G11). */
export const cardRecords = defineResource<CardRecord>()({
  label: '会员卡记录',
  endpoints: managementEndpoints['management/card-record'],
  title: 'cardNo',
  state: 'event',
  sort: { field: 'createTime', order: 'desc' },
  serverExport: true,
  card: { lines: [['storeId', 'operatorName', 'createTime']] },
  AboveRows: RecordFigures,
  aboveLabel: '每日事件',
  defaultFilters: () => ({ createTime: joinRange(formatTime(Date.now() - month, 'date'), today()) }),
  fields: {
    cardNo: cardNo('卡号', { on: all }),
    event: choice<number>('事件', cardEvents, { on: all, width: 96 }),
    cardType: choice<number>('卡类型', cardTypes, { on: all }),
    batchNo: text('批次号', { on: all, width: 84, priority: 'low', Cell: BatchNoCell }),
    storeId: reference('机构', 'customer/store', {
      ...{ shownBy: 'storeName', on: all, width: 176, platformOnly: true },
    }),
    userName: text('用户', { personal: true, on: all, width: 90, Cell: HolderCell }),
    fromStatus: choice<number>('变更前', cardStatuses, { on: listAndShow, priority: 'low' }),
    toStatus: choice<number>('变更后', cardStatuses, { on: listAndShow, priority: 'low' }),
    amount: money('金额', { on: listAndShow }),
    ledgerNo: text('流水号', { on: listAndShow, width: 160, priority: 'low', Cell: LedgerNoCell }),
    operatorName: text('操作人', { personal: true, on: all, width: 90 }),
    side: choice<number>('操作端', operateSides, { on: all, width: 80, priority: 'low' }),
    ip: text('IP', { on: listAndShow, columnOff: true }),
    createTime: datetime('时间', { on: all, sortable: true, priority: 'high' }),
    remark: textarea('备注', { on: showOnly }),
  },
  actions: {
    statement: {
      ...{ on: 'toolbar', label: '月度对账单', operation: 'statement' },
      ...{ icon: <FileTextOutlined aria-hidden />, dialog: StatementDialog },
    },
  },
});
