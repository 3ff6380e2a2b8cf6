import { financeEndpoints } from '@/resources/finance/endpoints';
import { balanceTypes } from '@/resources/finance/money';
import { formatMoney } from '@/src/lib/money';
import type { Deed, Trail } from '../audit';
import type { MockServer } from '../mockServer';
import { type InvoiceRow, invoiceTable } from './invoice/invoiceTable';
import { ledgerPresenter } from './ledger';
import { ledgerTable, type WithdrawalRow, withdrawalTable } from './tables';

/** A step as the record itself tells it; none where it was not taken. */
type Step = readonly [action: string, time: string, operatorName: string, remark?: string];

function deedsOf(storeId: number, steps: readonly (Step | undefined)[]): Deed[] {
  return steps.flatMap((step) => {
    if (!step) return [];
    const [action, time, operatorName, remark = ''] = step;
    return [{ storeId, time, operatorName, ip: '', action, remark }];
  });
}

function decision(row: WithdrawalRow): Step | undefined {
  const { status, auditBy, auditTime, auditRemark } = row;
  return auditBy === '' ? undefined : [status === 3 ? '驳回' : '通过', auditTime, auditBy, auditRemark];
}

/** How a withdrawal ended, or where it stands after it was agreed to. */
function outcome({ status, updateTime, createBy, payBy, remark }: WithdrawalRow): Step | undefined {
  if (status === 5) return ['撤回', updateTime, createBy];
  if (status === 2) return ['已打款', updateTime, payBy];
  return status === 4 ? ['打款失败', updateTime, payBy, remark] : undefined;
}

async function withdrawalTrail({ table }: MockServer, id: number): Promise<readonly Deed[]> {
  const row = (await table(withdrawalTable)).get(id);
  // later applications are logged step by step
  if (row?.applicantId !== 0) return [];
  const made: Step = ['新增', row.createTime, row.createBy];
  return deedsOf(row.storeId, [made, row.auditorId === 0 ? decision(row) : undefined, outcome(row)]);
}

/** The last step of one that nobody has touched since the books began; the others are written down. */
function answer(row: InvoiceRow): Step | undefined {
  const { rev, status, updateTime, updateBy, rejectReason, redNo } = row;
  if (rev > 1) return undefined;
  if (status === 2) return ['驳回', updateTime, updateBy, rejectReason];
  if (status !== 1) return undefined;
  return redNo === '' ? ['开票', updateTime, updateBy] : ['登记红冲', updateTime, updateBy];
}

async function invoiceTrail({ table }: MockServer, id: number): Promise<readonly Deed[]> {
  const row = (await table(invoiceTable)).get(id);
  return row ? deedsOf(row.storeId, [['新增', row.createTime, row.createBy], answer(row)]) : [];
}

/** A movement was made by somebody, or by the system, for a reason. */
async function ledgerTrail(server: MockServer, id: number): Promise<readonly Deed[]> {
  const row = (await server.table(ledgerTable)).get(id);
  if (!row) return [];
  const { direction, amount } = (await ledgerPresenter({ mockServer: server }))(row);
  const label = balanceTypes.find(({ value }) => value === row.bizType)?.label ?? '';
  const moved = `${direction === 1 ? '+' : '-'}${formatMoney(amount)}`;
  const remark = row.remark === '' ? moved : `${moved}：${row.remark}`;
  return deedsOf(row.storeId, [[label, row.createTime, row.operatorName, remark]]);
}

/** Seeded 操作记录 of money, from before the log began. */
export const moneyTrails: Readonly<Record<string, Trail>> = {
  [financeEndpoints['finance/institution-details'].name]: ledgerTrail,
  [financeEndpoints['finance/invoices'].name]: invoiceTrail,
  [financeEndpoints['finance/withdrawals'].name]: withdrawalTrail,
};
