import { CalendarOutlined, FileSearchOutlined } from '@ant-design/icons';
import { defineResource } from '@/src/crud/defineResource';
import { dictionary } from '@/src/crud/fields/dictionary/dictionary';
import { reference } from '@/src/crud/fields/reference/reference';
import { upload } from '@/src/crud/fields/upload/upload';
import { auditTab } from '@/src/crud/show/auditTab';
import { isYes } from '@/src/lib/record';
import { choice } from '@/src/ui/fields/choice';
import { datetime } from '@/src/ui/fields/date';
import { everywhere, formAndShow, showOnly } from '@/src/ui/fields/field';
import { money } from '@/src/ui/fields/money';
import { problemRule } from '@/src/ui/fields/rule';
import { text } from '@/src/ui/fields/text';
import { textarea } from '@/src/ui/fields/textarea';
import { load } from '@/src/ui/load';
import { moneyPages } from '../../lookups/moneyPages';
import { financeEndpoints } from '../endpoints';
import { directions } from '../money';
import { BizNoCell } from './BizNoCell';
import {
  type CashEntry,
  cashSources,
  cashWays,
  fitsDirection,
  needsVoucher,
  payTimeProblem,
} from './cashbook';
import { cashEntryRules } from './cashEntry.rules';

const CashOverview = load(() => import('./CashOverview'));
const CloseDialog = load(() => import('./CloseDialog'));
const MatchDialog = load(() => import('./MatchDialog'));

const filtered = ['filter', 'list', 'show'] as const;
const categories = ['11', '12', '13', '19', '21', '22', '23', '24', '25', '26', '29'];
const isOpen = ({ locked }: CashEntry) => !isYes(locked);

/** Actual income and expense of the platform (收支管理, screen F3). */
export const cashEntries = defineResource<CashEntry>()({
  label: '收支记录',
  endpoints: financeEndpoints['finance/management'],
  title: 'no',
  state: 'direction',
  sort: { field: 'payTime', order: 'desc' },
  form: 'modal',
  sendsChangesOnly: true,
  createsOnce: true,
  serverExport: true,
  canEdit: isOpen,
  canDelete: isOpen,
  invalidates: moneyPages,
  AboveRows: CashOverview,
  aboveLabel: '待办与收支',
  quickFilters: [
    { label: '全部', filters: {} },
    ...directions.map(({ value, label }) => ({ label, filters: { direction: String(value) } })),
  ],
  card: { lines: [['amount', 'category', 'payTime']] },
  fields: {
    no: text('记录编号', { on: filtered, width: 160 }),
    direction: choice('收支方向', directions, { on: everywhere, required: true, initial: 1 }),
    category: dictionary('收支类别', 'cash_category', {
      ...{
        on: everywhere,
        required: true,
        width: 110,
        resetOn: ['direction'],
        serverErrors: ['类别与收支方向'],
      },
      choices: ({ direction }) => categories.filter((one) => fitsDirection(one, direction ?? '')),
    }),
    amount: money('金额', {
      ...{ on: everywhere, required: true, range: true, sortable: true, priority: 'high', width: 130 },
      comesIn: ({ direction }) => Number(direction) === 1,
      rules: [problemRule((amount) => (/[1-9]/.test(amount) ? undefined : '金额必须大于 0'))],
    }),
    storeId: reference('关联机构', 'customer/store', { shownBy: 'storeName', on: everywhere, width: 180 }),
    bizNo: text('关联单号', { on: filtered, width: 170, Cell: BizNoCell }),
    payWay: choice('支付方式', cashWays, { on: everywhere, required: true, initial: 1 }),
    serialNo: text(cashEntryRules.serialNo, { on: ['list', 'form', 'show'], width: 180 }),
    payTime: datetime('收付时间', {
      ...{ on: everywhere, required: true, sortable: true, serverErrors: ['已月结'] },
      rules: [problemRule((time) => payTimeProblem(time, Date.now()))],
    }),
    source: choice('来源', cashSources, { on: filtered }),
    vouchers: upload('凭证', 'images', {
      ...{ on: formAndShow, required: ({ amount }) => needsVoucher(amount) },
      help: '1000 元及以上须上传',
    }),
    remark: textarea(cashEntryRules.remark, { on: formAndShow }),
    createBy: text('记录人', { on: showOnly }),
    createTime: datetime('记录时间', { on: showOnly }),
    updateBy: text('更新人', { on: showOnly }),
    updateTime: datetime('更新时间', { on: showOnly }),
  },
  showTabs: [auditTab],
  actions: {
    match: {
      ...{ on: 'toolbar', label: '流水匹配', icon: <FileSearchOutlined aria-hidden /> },
      ...{ operation: 'match', dialog: MatchDialog },
    },
    close: {
      ...{ on: 'toolbar', label: '月结', icon: <CalendarOutlined aria-hidden /> },
      ...{ operation: 'close', dialog: CloseDialog },
    },
  },
});
