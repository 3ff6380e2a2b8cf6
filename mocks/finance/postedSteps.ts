import { expect } from 'vitest';
import type { Operation } from '@/providers/endpoints/builder';
import { financeEndpoints } from '@/resources/finance/endpoints';
import type { MockServer } from '../mockServer';
import { invoiceTable } from './invoice/invoiceTable';
import { ledgerTable, moneyAccountTable, withdrawalTable } from './tables';
import { payee } from './withdrawal/withdrawalsTestClient';

const invoice = financeEndpoints['finance/invoices'];
const withdrawal = financeEndpoints['finance/withdrawals'];
const balance = financeEndpoints['finance/financial-balance'];
const cash = financeEndpoints['finance/management'];
const ledger = financeEndpoints['finance/institution-details'];

const password = 'admin123';
const remark = '核对账单后更正两笔差额';
const moved = '该记录已被他人处理，请刷新后重试';
const number = '26952000000000999999';
const file = '/profile/a.pdf';

/** A step that moves money or something that money hangs on. */
export interface Step {
  readonly name: string;
  readonly operation: Operation;
  /** The demo account that takes the step; 财务 where absent. */
  readonly as?: 'caiwu' | 'jigou' | 'admin';
  readonly body: (server: MockServer) => Promise<object>;
  /** The log entry: its resource and its action. */
  readonly written: readonly [bizType: string, action: string];
  /** The refusal of a repeated step from a stale page; where absent, the step is done a second time. */
  readonly second?: string;
  /** The record of the trail, where it is neither the one in the body nor the new one. */
  readonly bizId?: number;
  /** Institutions are refused, whatever they hold. */
  readonly platforms?: true;
}

async function rowWith(server: MockServer, status: number) {
  const row = (await server.table(withdrawalTable)).find((one) => one.status === status);
  return row ? { id: row.id, rev: row.rev } : expect.unreachable();
}

async function invoiceWith(server: MockServer, status: number) {
  const row = (await server.table(invoiceTable)).find((one) => one.status === status && one.redNo === '');
  return row ? { id: row.id, rev: row.rev } : expect.unreachable();
}

async function accountOf(server: MockServer) {
  const row = (await server.table(moneyAccountTable)).get(9);
  return row ? { id: row.id, rev: row.rev } : expect.unreachable();
}

const paid = { paySerialNo: 'DK1', payTime: '2026-06-20 11:00:00', payVoucher: '/profile/a.png', remark: '' };

/** The steps of finance, each with its request and its effect. */
export const postedSteps: readonly Step[] = [
  {
    name: 'F1 冲正',
    operation: ledger.operations.reverse,
    body: async (server) => {
      const row = (await server.table(ledgerTable)).all().findLast(({ bizType }) => bizType === 7);
      return { id: row?.id, remark, password };
    },
    written: ['finance/institution-details', '冲正'],
    second: '该流水已冲正',
    platforms: true,
  },
  {
    name: 'F2 开票',
    operation: invoice.operations.issue,
    body: async (server) => {
      const issued = { invoiceNo: number, invoiceDate: '2026-06-20', taxRate: 6, fileUrl: file };
      return { ...(await invoiceWith(server, 0)), ...issued };
    },
    written: ['finance/invoices', '开票'],
    second: moved,
    platforms: true,
  },
  {
    name: 'F2 驳回',
    operation: invoice.operations.reject,
    body: async (server) => ({ ...(await invoiceWith(server, 0)), reason: '信息不完整' }),
    written: ['finance/invoices', '驳回'],
    second: moved,
    platforms: true,
  },
  {
    name: 'F2 登记红冲',
    operation: invoice.operations.red,
    body: async (server) => {
      const reversal = { redNo: number, redDate: '2026-06-20', reason: '开票信息有误', password };
      return { ...(await invoiceWith(server, 1)), ...reversal };
    },
    written: ['finance/invoices', '登记红冲'],
    second: moved,
    platforms: true,
  },
  {
    name: 'F2 补传文件',
    operation: invoice.operations.attach,
    body: async (server) => {
      const table = await server.table(invoiceTable);
      const row = table.find(({ status }) => status === 1) ?? expect.unreachable();
      await table.put({ ...row, fileUrl: '' });
      return { id: row.id, rev: row.rev, fileUrl: file };
    },
    written: ['finance/invoices', '补传文件'],
    second: moved,
    platforms: true,
  },
  {
    name: 'F3 新增',
    operation: cash.operations.create,
    body: async () => ({
      ...{ direction: 2, category: '26', amount: '99.50', payWay: 1, payTime: '2026-06-20 11:00:00' },
      ...{ serialNo: 'JY9', vouchers: [], remark: '' },
    }),
    written: ['finance/management', '新增'],
    second: '银行流水号已存在',
    platforms: true,
  },
  {
    name: 'F3 月结',
    operation: cash.operations.close,
    body: async () => ({ month: '2026-05', closed: 1, password, force: 1 }),
    written: ['finance/management', '月结'],
    bizId: 0,
    second: '2026-05 已月结',
    platforms: true,
  },
  {
    name: 'F4 通过',
    operation: withdrawal.operations.audit,
    body: async (server) => ({ ...(await rowWith(server, 0)), status: 1, remark: '' }),
    written: ['finance/withdrawals', '通过'],
    second: moved,
    platforms: true,
  },
  {
    name: 'F4 驳回',
    operation: withdrawal.operations.audit,
    body: async (server) => ({ ...(await rowWith(server, 0)), status: 3, remark: '缺少付款凭证' }),
    written: ['finance/withdrawals', '驳回'],
    second: moved,
    platforms: true,
  },
  {
    name: 'F4 已打款',
    operation: withdrawal.operations.pay,
    body: async (server) => ({ ...(await rowWith(server, 1)), ...paid, status: 2, password }),
    written: ['finance/withdrawals', '已打款'],
    second: moved,
    platforms: true,
  },
  {
    name: 'F4 打款失败',
    operation: withdrawal.operations.pay,
    body: async (server) => ({
      ...(await rowWith(server, 1)),
      status: 4,
      remark: '收款账户已注销',
      password,
    }),
    written: ['finance/withdrawals', '打款失败'],
    second: moved,
    platforms: true,
  },
  {
    name: 'F4 重新打款',
    operation: withdrawal.operations.retry,
    body: async (server) => ({ ...(await rowWith(server, 4)), ...payee }),
    written: ['finance/withdrawals', '重新打款'],
    second: moved,
    platforms: true,
  },
  {
    name: 'F4 撤回',
    operation: withdrawal.operations.cancel,
    as: 'jigou',
    body: async (server) => {
      const rows = (await server.table(withdrawalTable)).all();
      const row = rows.find(({ storeId, status }) => storeId === 2 && status === 0);
      return { id: row?.id, rev: row?.rev };
    },
    written: ['finance/withdrawals', '撤回'],
    second: moved,
  },
  {
    name: 'F5 充值',
    operation: balance.operations.recharge,
    as: 'jigou',
    body: async () => ({ rechargeType: '1', amount: '500.00', payWay: 2, voucher: '', remark: '' }),
    written: ['finance/financial-balance', '充值申请'],
    bizId: 2,
  },
  {
    name: 'F5 调账',
    operation: balance.operations.adjust,
    body: async (server) => ({
      ...(await accountOf(server)),
      ...{
        storeId: 9,
        wallet: 1,
        direction: 1,
        amount: '12.30',
        remark,
        vouchers: ['/profile/a.png'],
        password,
      },
    }),
    written: ['finance/financial-balance', '调账'],
    second: moved,
    platforms: true,
  },
  {
    name: 'F5 设置额度',
    operation: balance.operations.setLimit,
    body: async (server) => ({ ...(await accountOf(server)), creditLimit: '3000.00', warnLine: '1000.00' }),
    written: ['finance/financial-balance', '设置额度'],
    second: moved,
    platforms: true,
  },
  {
    name: 'F5 冻结',
    operation: balance.operations.freeze,
    body: async (server) => ({ ...(await accountOf(server)), status: 1, remark: '账目核查期间冻结' }),
    written: ['finance/financial-balance', '冻结'],
    second: moved,
    platforms: true,
  },
  {
    name: 'F5 催充值',
    operation: balance.operations.remind,
    as: 'admin',
    body: async () => ({ id: 2, amount: '1000.00' }),
    written: ['finance/financial-balance', '催充值'],
    platforms: true,
  },
];
