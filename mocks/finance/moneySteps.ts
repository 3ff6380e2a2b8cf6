import { expertEndpoints } from '@/resources/expert/endpoints';
import { financeEndpoints } from '@/resources/finance/endpoints';
import { systemEndpoints } from '@/resources/system/endpoints';
import { orderTable } from '../expert/orderTable';
import { managementSteps } from '../management/managementSteps';
import type { MockServer } from '../mockServer';
import type { Random } from '../random';
import { rechargeTable } from '../system/recharge/rechargeTable';
import { formatTime } from '../time';
import { invoiceTable } from './invoice/invoiceTable';
import { anyOf, type MoneyStep } from './moneyStep';
import { ledgerTable, moneyAccountTable, withdrawalTable } from './tables';

/** Steps that the random test of all money chooses from; every screen that moves money adds its own. */
export const moneySteps: Readonly<Record<string, MoneyStep>> = {
  'H11 end a recharge': async ({ mockServer, caller, random }) => {
    const row = anyOf(await mockServer.table(rechargeTable), random);
    const status = 1 + random.below(2);
    return caller.post(recharge.end.path, { id: row?.id, status, remark: '测试' });
  },
  'H11 confirm a recharge that waits': async ({ mockServer, caller, random }) => {
    const row = anyOf(await mockServer.table(rechargeTable), random, ({ status }) => status === 0);
    return caller.post(recharge.end.path, { id: row?.id, status: 1, remark: '' });
  },
  'E10 pay an order': async ({ mockServer, caller, random }) => {
    const row = anyOf(await mockServer.table(orderTable), random, ({ status }) => status === 0);
    const payTime = anyTime(mockServer, random);
    return row && caller.post(order.pay.path, { id: row.id, payWay: '4', payTime, payNo: '' });
  },
  'F5 apply for a recharge': async ({ mockServer, caller, random }) => {
    const row = anyOf(await mockServer.table(moneyAccountTable), random);
    const body = { rechargeType: '1', amount: `${100 + random.below(900)}.37`, voucher: '/profile/a.png' };
    const payWay = 1 + random.below(4);
    return caller.post(balance.recharge.path, { ...body, storeId: row?.storeId, payWay });
  },
  'F5 correct a wallet by hand': async ({ mockServer, caller, random }) => {
    const row = anyOf(await mockServer.table(moneyAccountTable), random);
    return caller.post(balance.adjust.path, {
      ...{ storeId: row?.storeId, wallet: 1 + random.below(2), direction: 1 + random.below(2) },
      ...{ amount: `${random.below(5000)}.${10 + random.below(90)}`, remark: '核对账单后更正两笔差额' },
      ...{ vouchers: ['/profile/a.png'], password: 'admin123' },
    });
  },
  'F5 freeze or thaw': async ({ mockServer, caller, random }) => {
    const row = anyOf(await mockServer.table(moneyAccountTable), random);
    const status = row?.status === 1 ? 0 : 1;
    return caller.post(balance.freeze.path, { id: row?.id, status, remark: '按流程处理' });
  },
  'F1 reverse a correction': async ({ mockServer, caller, random }) => {
    const row = anyOf(await mockServer.table(ledgerTable), random, ({ bizType }) => bizType === 7);
    const body = { id: row?.id, remark: '调账依据有误，予以冲正', password: 'admin123' };
    return caller.post(ledger.reverse.path, body);
  },
  'F2 apply for an invoice': async ({ mockServer, caller, random }) => {
    const row = anyOf(await mockServer.table(rechargeTable), random);
    const about = { invoiceKind: 1, titleType: 3, title: '何新', content: '1', email: 'a@example.com' };
    return caller.post(invoice.create.path, { storeId: row?.storeId, rechargeIds: [row?.id], ...about });
  },
  'F2 refuse an invoice, or ask for it again': async ({ mockServer, caller, random }) => {
    const row = anyOf(await mockServer.table(invoiceTable), random, ({ status }) => status !== 1);
    if (row?.status === 2) return caller.post(invoice.update.path, { id: row.id });
    return caller.post(invoice.reject.path, { id: row?.id, reason: '信息不完整' });
  },
  'F2 issue an invoice, or reverse one': async ({ mockServer, caller, random }) => {
    const row = anyOf(await mockServer.table(invoiceTable), random);
    const today = formatTime(mockServer.now()).slice(0, 10);
    const number = `26952000000000${String(random.below(1_000_000)).padStart(6, '0')}`;
    if (row?.status === 1) {
      const reversal = { redNo: number, redDate: today, reason: '开票信息有误', password: 'admin123' };
      return caller.post(invoice.red.path, { id: row.id, ...reversal });
    }
    const fileUrl = '/profile/a.pdf';
    return caller.post(invoice.issue.path, {
      id: row?.id,
      invoiceNo: number,
      invoiceDate: today,
      taxRate: 6,
      fileUrl,
    });
  },
  'F2 take an application back, or delete it': async ({ mockServer, caller, random }) => {
    const row = anyOf(await mockServer.table(invoiceTable), random);
    return caller.post(invoice.remove.path, { id: row?.id });
  },
  'F3 write an entry by hand, or close a month': async ({ mockServer, caller, random }) => {
    const month = '2026-05';
    if (random.below(3) === 0)
      return caller.post(cash.close.path, { month, closed: random.below(2), password: 'admin123', force: 1 });
    const payTime = formatTime(mockServer.now());
    const about = { direction: 2, category: '26', payWay: 1, payTime };
    return caller.post(cash.create.path, {
      ...about,
      amount: `${random.below(999)}.${10 + random.below(90)}`,
    });
  },
  'F5 set the limit': async ({ mockServer, caller, random }) => {
    const row = anyOf(await mockServer.table(moneyAccountTable), random);
    const creditLimit = `${random.below(2000)}.00`;
    return caller.post(balance.setLimit.path, { id: row?.id, creditLimit, warnLine: '500.00' });
  },
  'F4 apply for a withdrawal': async ({ mockServer, caller, random }) => {
    const row = anyOf(await mockServer.table(moneyAccountTable), random, ({ wallets }) => wallets[2] !== '0');
    return caller.post(withdrawal.create.path, {
      ...{ storeId: row?.storeId, amount: `${100 + random.below(400)}.${10 + random.below(90)}` },
      ...{ payeeType: 2, accountName: '何新', accountNo: '19900000001' },
    });
  },
  'F4 agree to a withdrawal, refuse it or take it back': async ({ mockServer, caller, random }) => {
    const row = anyOf(await mockServer.table(withdrawalTable), random, ({ status }) => status !== 2);
    const way = random.below(3);
    if (way === 2) return caller.post(withdrawal.cancel.path, { id: row?.id });
    return caller.post(withdrawal.audit.path, { id: row?.id, status: 1 + 2 * way, remark: '按流程处理' });
  },
  'F4 pay a withdrawal, or fail to and try again': async ({ mockServer, caller, random }) => {
    const row = anyOf(await mockServer.table(withdrawalTable), random, ({ status }) =>
      [1, 4].includes(status),
    );
    if (row?.status === 4) return caller.post(withdrawal.retry.path, { ...row });
    return caller.post(withdrawal.pay.path, {
      ...{ id: row?.id, status: 2 + 2 * random.below(2), paySerialNo: `DK${random.below(100_000)}` },
      ...{ payTime: anyTime(mockServer, random), payVoucher: '/profile/a.png' },
      ...{ remark: '按流程处理', password: 'admin123' },
    });
  },
  ...managementSteps,
};

const invoice = financeEndpoints['finance/invoices'].operations;
const withdrawal = financeEndpoints['finance/withdrawals'].operations;
const recharge = systemEndpoints['system/recharge'].operations;
const balance = financeEndpoints['finance/financial-balance'].operations;
const cash = financeEndpoints['finance/management'].operations;
const ledger = financeEndpoints['finance/institution-details'].operations;
const order = expertEndpoints['expert/order'].operations;

/** Now, or once a day of a month that is closed. */
function anyTime({ now }: MockServer, random: Random): string {
  return random.below(4) === 0 ? '2026-04-20 10:00:00' : formatTime(now());
}
