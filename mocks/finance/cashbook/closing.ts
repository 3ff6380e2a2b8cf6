import { z } from 'zod';
import { monthAfter } from '@/resources/finance/cashbook/cashbook';
import { financeEndpoints } from '@/resources/finance/endpoints';
import { audit } from '../../audit';
import { requirePassword } from '../../businessRules';
import type { MockServer } from '../../mockServer';
import { ApiError, refuse } from '../../responses';
import { read, type SignedInRequest } from '../../route';
import { rechargeTable } from '../../system/recharge/rechargeTable';
import { formatTime } from '../../time';
import { withdrawalTable } from '../tables';
import { closedMonth, closedMonthTable } from './cashTable';
import { closedUntil, sumOf } from './overview';
import { cashRows } from './systemRows';

const { name: bizType } = financeEndpoints['finance/management'];

/** Refuses an entry of a month that is closed: what was told of it stays so. `time` begins with `YYYY-MM`. */
export async function refuseClosed(server: Pick<MockServer, 'table'>, time: string): Promise<void> {
  const month = time.slice(0, 7);
  if (month <= (await closedUntil(server))) refuse(`${month}已月结，不能新增或修改`);
}

const closeInput = z.object({
  month: z.string('请选择月份').regex(/^\d{4}-(0[1-9]|1[0-2])$/, '请选择月份'),
  closed: z.coerce.number().pipe(z.literal([0, 1], '参数错误：closed')),
});

/** 月结: in order, months that are over; 取消月结: the latest one alone. */
export async function close(request: SignedInRequest) {
  const { month, closed } = read(request.body, closeInput);
  const { mockServer } = request;
  await (closed === 1 ? refuseClosing(request, month) : refuseOpening(mockServer, month));
  await requirePassword(request);
  if (closed === 1) await askPending(request, month);
  const table = await mockServer.table(closedMonthTable);
  const row = closedMonth(month);
  if (closed === 1) await table.put(row);
  else await table.remove(row.id);
  await audit(request, { bizType, bizId: 0, action: closed === 1 ? '月结' : '取消月结', remark: month });
  const rows = (await cashRows(mockServer)).filter(({ payTime }) => payTime.startsWith(month));
  const { income, expense } = sumOf(rows);
  return { month, income, expense, count: rows.length };
}

async function refuseClosing({ mockServer }: SignedInRequest, month: string): Promise<void> {
  const last = await closedUntil(mockServer);
  if (month <= last) refuse(`${month} 已月结`);
  if (month >= formatTime(mockServer.now()).slice(0, 7)) refuse('仅已结束的月份可以月结');
  const next = last === '' ? month : monthAfter(last);
  if (month !== next) refuse(`请先月结 ${next}`);
}

async function refuseOpening(server: MockServer, month: string): Promise<void> {
  if (month !== (await closedUntil(server))) refuse('仅可取消最近一次月结');
}

/** Asks where something of the month still waits, until it is forced. */
async function askPending({ mockServer, body }: SignedInRequest, month: string): Promise<void> {
  if (Number(body.force) === 1) return;
  const recharges = (await mockServer.table(rechargeTable)).all().filter(({ status }) => status === 0);
  const payments = (await mockServer.table(withdrawalTable)).all().filter(({ status }) => status === 1);
  const count = [...recharges, ...payments].filter(({ createTime }) => createTime.startsWith(month)).length;
  if (count > 0) throw new ApiError(`${month}还有 ${count} 笔未处理，仍要月结吗？`, 601);
}
