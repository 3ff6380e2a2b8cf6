import { financeEndpoints } from '@/resources/finance/endpoints';
import { fenOf, sumFen, yuanOf } from '@/src/lib/fen';
import { audit } from '../../audit';
import { refuseInstitution } from '../../businessRules';
import { csvOf } from '../../csv';
import { download } from '../../download';
import { refuse } from '../../responses';
import type { SignedInRequest } from '../../route';
import { formatTime } from '../../time';
import { type WithdrawalRow, withdrawalTable } from '../tables';

const { name: bizType } = financeEndpoints['finance/withdrawals'];

/** The payment file as banks take it: all withdrawals to be paid, then the control total. */
function payLines(rows: readonly WithdrawalRow[]): string[][] {
  const total = yuanOf(sumFen(rows.map(({ actualAmount }) => fenOf(actualAmount) ?? 0n)));
  return [
    ['户名', '账号', '开户行', '金额', '用途'],
    ...rows.map((row) => [
      ...[row.accountName, row.accountNo, row.payeeType === 1 ? row.bankName + row.bankBranch : '支付宝'],
      ...[row.actualAmount, `提现 ${row.withdrawNo}`],
    ]),
    ['合计', `共 ${rows.length} 笔`, '', total, ''],
  ];
}

/** 导出批量付款文件: with whole account numbers, so for those alone who may see them. */
export async function payFile(request: SignedInRequest): Promise<Response> {
  refuseInstitution(request);
  const { mockServer } = request;
  const rows = (await mockServer.table(withdrawalTable)).all().filter(({ status }) => status === 1);
  if (rows.length === 0) refuse('没有待打款的申请');
  await audit(request, { bizType, bizId: 0, action: '导出批量付款文件', remark: `导出 ${rows.length} 条` });
  const second = formatTime(mockServer.now()).replaceAll(/\D/g, '');
  return download(csvOf(payLines(rows)), `批量付款_${second}.csv`, 'text/csv;charset=utf-8');
}
