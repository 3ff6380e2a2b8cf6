import { defineResource } from '@/src/crud/defineResource';
import { dictionary } from '@/src/crud/fields/dictionary/dictionary';
import { placeRule } from '@/src/lib/fieldRule';
import { amount } from '@/src/ui/fields/amount';
import { datetime } from '@/src/ui/fields/date';
import { everywhere } from '@/src/ui/fields/field';
import { money } from '@/src/ui/fields/money';
import { number } from '@/src/ui/fields/number';
import { reason } from '@/src/ui/fields/reason';
import { text } from '@/src/ui/fields/text';
import { textarea } from '@/src/ui/fields/textarea';
import { load } from '@/src/ui/load';
import { devEndpoints } from './endpoints';
import { type Sample, sampleRules } from './sample';

const RemarkDialog = load(() => import('./RemarkDialog'));

/** The gallery's sample list: everything that a list can do, on records that nobody misses. */
export const samples = defineResource<Sample>()({
  label: '示例',
  endpoints: devEndpoints['dev/sample'],
  search: false,
  sendsChangesOnly: true,
  exports: true,
  importing: {
    columns: ['name', 'status', 'amount', 'price', 'remark'],
    example: [{ name: '签字笔', status: '正常', amount: 100, price: '2.50', remark: '黑色，0.5 毫米' }],
    maxRows: 1000,
  },
  actions: {
    adjust: {
      on: 'row',
      ...{ label: '加价', operation: 'adjust', once: true, password: true, success: '加价成功' },
      title: ({ name }) => `加价：${name}`,
      text: '加价后立即生效，不能撤回。',
      fields: {
        amount: amount('加价金额', { serverErrors: ['单价不能超过'] }),
        reason: reason(sampleRules.reason, { phrases: ['供货价上调', '运费上调'] }),
      },
    },
    on: {
      on: 'batch',
      label: '启用',
      operation: 'update',
      request: ({ id }) => ({ body: { id, status: '0' } }),
    },
    off: {
      on: 'batch',
      label: '停用',
      operation: 'update',
      danger: true,
      when: ({ status }) => status === '0',
      confirm: (rows) => `是否确认停用选中的 ${rows.length} 条示例？`,
      request: ({ id }) => ({ body: { id, status: '1' } }),
    },
    remark: { on: 'batch', label: '批量备注', operation: 'update', dialog: RemarkDialog },
  },
  fields: {
    name: text(sampleRules.name, {
      on: everywhere,
      sortable: true,
    }),
    status: dictionary('状态', 'sys_normal_disable', {
      on: everywhere,
      initial: '0',
    }),
    amount: number(sampleRules.amount, { sortable: true, inline: true, sum: true, width: 120 }),
    price: money(sampleRules.price, { sortable: true, inline: true, sum: true, width: 140 }),
    sort: number(placeRule, { initial: 0, inline: true, width: 100 }),
    remark: textarea(sampleRules.remark),
    createTime: datetime('创建时间', { on: ['filter', 'list', 'show'], sortable: true }),
  },
});
