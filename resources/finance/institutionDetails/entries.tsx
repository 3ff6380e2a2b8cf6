import { defineResource } from '@/src/crud/defineResource';
import { reference } from '@/src/crud/fields/reference/reference';
import { upload } from '@/src/crud/fields/upload/upload';
import { auditTab } from '@/src/crud/show/auditTab';
import { formatTime, joinRange, today } from '@/src/lib/dates';
import { choice } from '@/src/ui/fields/choice';
import { datetime } from '@/src/ui/fields/date';
import { listAndShow, showOnly } from '@/src/ui/fields/field';
import { money } from '@/src/ui/fields/money';
import { reason } from '@/src/ui/fields/reason';
import { text } from '@/src/ui/fields/text';
import { load, loadPlain } from '@/src/ui/load';
import { moneyPages } from '../../lookups/moneyPages';
import { financeEndpoints } from '../endpoints';
import { balanceTypes, directions, wallets } from '../money';
import { AfterCell, BizNoCell, ReverseCell, TradeNoCell } from './LedgerCells';
import { canReverse, entryRules, type LedgerEntry } from './ledger';

const ChainTab = load(() => import('./ChainTab'));
const StoreTotals = load(() => import('./StoreTotals'));
const LedgerSummary = loadPlain(() => import('./LedgerSummary'));

const filtered = ['filter', 'list', 'show'] as const;
const month = 30 * 86_400_000;

/** Movements of the institutions' money (机构明细, screen F1). */
export const entries = defineResource<LedgerEntry>()({
  label: '机构明细',
  endpoints: financeEndpoints['finance/institution-details'],
  title: 'tradeNo',
  state: 'direction',
  sort: { field: 'createTime', order: 'desc' },
  defaultFilters: () => ({ createTime: joinRange(formatTime(Date.now() - month, 'date'), today()) }),
  serverExport: true,
  invalidates: moneyPages,
  displays: { stores: { label: '按机构', Display: StoreTotals } },
  AboveRows: LedgerSummary,
  aboveLabel: '汇总',
  card: {
    title: 'storeName',
    lines: [
      ['bizType', 'amount', 'createTime'],
      ({ reversedBy }) => (reversedBy == null ? undefined : '已冲正'),
    ],
  },
  fields: {
    tradeNo: text('流水号', { on: filtered, width: 172, Cell: TradeNoCell }),
    storeId: reference('机构', 'customer/store', {
      ...{ shownBy: 'storeName', on: filtered, width: 180, platformOnly: true },
    }),
    direction: choice('收支方向', directions, { on: filtered }),
    wallet: choice('账户类型', wallets, { on: filtered, width: 100 }),
    bizType: choice('业务类型', balanceTypes, { on: filtered, width: 120 }),
    amount: money('金额（元）', {
      ...{ on: filtered, priority: 'high', range: true, sortable: true, width: 130 },
      comesIn: ({ direction }) => Number(direction) === 1,
    }),
    balanceBefore: money('变动前余额', { on: listAndShow, columnOff: true, width: 130 }),
    balanceAfter: money('变动后余额', { on: listAndShow, width: 130, Cell: AfterCell }),
    bizNo: text('关联单号', { on: filtered, width: 172, Cell: BizNoCell }),
    reverseNo: text('冲正流水', { on: listAndShow, columnOff: true, width: 220, Cell: ReverseCell }),
    operatorName: text('操作人', { on: listAndShow, columnOff: true }),
    remark: text('备注', { on: listAndShow, columnOff: true, width: 200 }),
    vouchers: upload('凭证', 'images', { on: showOnly }),
    createTime: datetime('发生时间', { on: filtered, sortable: true }),
  },
  actions: {
    reverse: {
      on: 'row',
      ...{ label: '冲正', danger: true, operation: 'reverse' },
      when: (row) => canReverse(row, Date.now()),
      ...{ password: true, once: true, success: '冲正成功' },
      title: ({ tradeNo }) => `冲正：${tradeNo}`,
      text: ({ tradeNo }) => `冲正将生成一笔方向相反的流水，确定冲正 ${tradeNo} 吗？`,
      fields: { remark: reason(entryRules.reverseRemark) },
    },
  },
  showTabs: [{ key: 'chain', label: '流水链', Tab: ChainTab }, auditTab],
});
