import { defineResource } from '@/src/crud/defineResource';
import { dictionary } from '@/src/crud/fields/dictionary/dictionary';
import { reference } from '@/src/crud/fields/reference/reference';
import { upload } from '@/src/crud/fields/upload/upload';
import { payWays } from '@/src/gaokao/moneyEnumerations';
import { choice } from '@/src/ui/fields/choice';
import { datetime } from '@/src/ui/fields/date';
import { listAndShow, showOnly } from '@/src/ui/fields/field';
import { money } from '@/src/ui/fields/money';
import { number } from '@/src/ui/fields/number';
import { reason } from '@/src/ui/fields/reason';
import { text } from '@/src/ui/fields/text';
import { textarea } from '@/src/ui/fields/textarea';
import { load } from '@/src/ui/load';
import { moneyPages } from '../../lookups/moneyPages';
import { systemEndpoints } from '../endpoints';
import { isOpen, type Recharge, rechargeRules, rechargeStates } from './recharge';

const ConfirmPane = load(() => import('./ConfirmPane'));
const filtered = ['filter', 'list', 'show'] as const;

/** Recharges of institutions with their credit (充值记录, screen H11). */
export const recharges = defineResource<Recharge>()({
  label: '充值记录',
  endpoints: systemEndpoints['system/recharge'],
  title: 'orderNo',
  sort: { field: 'createTime', order: 'desc' },
  invalidates: moneyPages,
  card: { title: 'storeName', lines: [['rechargeType', 'amount', 'createTime']] },
  quickFilters: [
    { label: '全部', filters: {} },
    ...rechargeStates.map(({ value, label }) => ({ label, filters: { status: String(value) } })),
  ],
  fields: {
    orderNo: text('充值单号', { on: filtered, width: 176 }),
    storeId: reference('机构', 'customer/store', { shownBy: 'storeName', on: filtered, width: 180 }),
    rechargeType: dictionary('充值类型', 'recharge_type', { on: filtered, width: 104 }),
    payWay: choice('支付方式', payWays, { on: filtered }),
    amount: money('金额', { on: listAndShow, sum: true }),
    quantity: number('到账数量', { on: listAndShow }),
    voucher: upload('付款凭证', 'image', { on: listAndShow }),
    status: choice('状态', rechargeStates, { on: filtered }),
    createTime: datetime('提交时间', { on: filtered, sortable: true }),
    endTime: datetime('完成时间', { on: listAndShow }),
    operator: text('处理人', { on: listAndShow }),
    applyRemark: textarea('申请备注', { on: showOnly }),
    remark: textarea('备注', { on: showOnly }),
  },
  actions: {
    confirm: {
      on: 'row',
      label: '确认到账',
      promoted: true,
      operation: 'end',
      when: isOpen,
      waiting: { status: '0' },
      dialog: ConfirmPane,
    },
    close: {
      on: 'row',
      ...{ label: '关闭', operation: 'end', when: isOpen, danger: true, once: true },
      success: '操作成功',
      text: ({ storeName, orderNo }) => `关闭后不再到账，确认关闭「${storeName}」的充值单 ${orderNo} 吗？`,
      fields: { remark: reason(rechargeRules.closeReason, { phrases: ['重复提交', '未收到款项'] }) },
      body: (values) => ({ ...values, status: 2 }),
    },
  },
});
