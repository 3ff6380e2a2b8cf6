import { z } from 'zod';
import {
  type CashEntry,
  cashSources,
  cashWays,
  categoryProblem,
  confirmingLine,
  needsVoucher,
  payTimeProblem,
} from '@/resources/finance/cashbook/cashbook';
import { cashEntryRules } from '@/resources/finance/cashbook/cashEntry.rules';
import { financeEndpoints } from '@/resources/finance/endpoints';
import { directions } from '@/resources/finance/money';
import { fenOf, yuanOf } from '@/src/lib/fen';
import { audit } from '../../audit';
import { optionTexts } from '../../auditTexts';
import { doOnce, forPlatform } from '../../businessRules';
import { crudHandlers } from '../../crud';
import { downloadCsv, exportQuery } from '../../csv';
import { scopedStore } from '../../customer/storeScope';
import { storeTable } from '../../customer/storeTable';
import { filterRows, matchingRows } from '../../list';
import { found, refuse } from '../../responses';
import { idSchema, idsSchema, type Route, read, route, type SignedInRequest } from '../../route';
import { choice, optionalId, textMember } from '../../rules';
import { labelsOf } from '../../system/dictSeed';
import { rechargeTable } from '../../system/recharge/rechargeTable';
import { formatTime } from '../../time';
import { respondList, wires } from '../../wire';
import { positive } from '../moneyInput';
import { signedAmount } from '../signedAmount';
import { withdrawalTable } from '../tables';
import { byHand, type CashRow, cashNumber, cashTable } from './cashTable';
import { close, refuseClosed } from './closing';
import { type Candidate, matchStatement } from './matching';
import { cashRules, closedUntil, overview, sumOf } from './overview';
import { cashRows, isSerialTaken, isSystem } from './systemRows';

const endpoints = financeEndpoints['finance/management'];
const { list, one, export: exporting, create, update, remove, ...others } = endpoints.operations;
const columns = {
  记录编号: 'no',
  收支方向: ['direction', optionTexts(directions)],
  收支类别: ['category', labelsOf('cash_category')],
  金额: signedAmount,
  关联机构: 'storeName',
  关联单号: 'bizNo',
  支付方式: ['payWay', optionTexts(cashWays)],
  银行流水号: 'serialNo',
  收付时间: 'payTime',
  来源: ['source', optionTexts(cashSources)],
  备注: 'remark',
} as const;

const oneOf = <V extends number>(values: readonly { readonly value: V }[], missing: string) =>
  z.coerce.number().pipe(
    z.literal(
      values.map(({ value }) => value),
      missing,
    ),
  );

const input = z
  .object({
    direction: oneOf(directions, '请选择收支方向'),
    category: z.coerce.string().pipe(choice('收支类别', labelsOf('cash_category'))),
    amount: positive.transform((text) => yuanOf(fenOf(text) ?? 0n)),
    storeId: optionalId,
    payWay: oneOf(cashWays, '请选择支付方式'),
    serialNo: textMember(cashEntryRules.serialNo),
    payTime: z.string('请选择收付时间').regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/, '请选择收付时间'),
    vouchers: z
      .array(z.string())
      .max(5, '凭证最多 5 张')
      .nullish()
      .transform((files) => files ?? []),
    remark: textMember(cashEntryRules.remark),
  })
  .superRefine(({ category, direction, amount, vouchers }, context) => {
    const lacking = needsVoucher(amount) && vouchers.length === 0 ? '请上传凭证' : undefined;
    const message = categoryProblem(category, direction) ?? lacking;
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });

const byHandRoutes = crudHandlers({ ...endpoints, operations: { create, update, remove } }, cashTable, {
  input,
  check,
  complete: (_values, id, { mockServer }) => ({
    ...{ no: cashNumber(formatTime(mockServer.now()), byHand, id), source: 2 as const, bizNo: '' },
  }),
  audit: {
    direction: ['收支方向', optionTexts(directions)],
    category: ['收支类别', labelsOf('cash_category')],
    ...{ amount: '金额', payTime: '收付时间', serialNo: '银行流水号', remark: '备注' },
  },
}).map(guarded);

/** The cash book of the platform, and of nobody else (screen F3). */
export const cashRoutes: readonly Route[] = [
  ...byHandRoutes,
  route(list, async (request) => {
    const rows = await shownRows(request);
    const sum = sumOf(filterRows(rows, wires.rpc.query(request).filters, cashRules));
    return respondList(request, rows, cashRules, { sum });
  }),
  route(one, async (request) => {
    const id = read(request.body.id, idSchema);
    return found((await shownRows(request)).find((row) => row.id === id));
  }),
  route(exporting, async (request) => {
    const { ids, ...query } = exportQuery(request);
    const rows = (await shownRows(request)).filter(({ id }) => ids?.includes(id) ?? true);
    const matching = matchingRows(rows, query, cashRules);
    const file = downloadCsv('收支管理', columns, matching, request.mockServer.now());
    await audit(request, {
      bizType: endpoints.name,
      bizId: 0,
      action: '导出',
      remark: `导出 ${matching.length} 条`,
    });
    return file;
  }),
  route(others.overview, overview),
  route(others.close, (request) => doOnce(request, () => close(request))),
  route(others.match, match),
].map(forPlatform);

/** The system's entries are nobody's to change. */
function guarded(asked: Route): Route {
  if (asked.open || asked.operation === create) return asked;
  const answer = (request: SignedInRequest) => {
    if (read(request.body.id, idsSchema).some(isSystem)) refuse('系统记录不能修改或删除');
    return asked.answer(request);
  };
  return { ...asked, answer };
}

async function shownRows({
  mockServer,
}: SignedInRequest): Promise<(Omit<CashEntry, 'id' | 'storeId'> & CashRow)[]> {
  const stores = await mockServer.table(storeTable);
  const last = await closedUntil(mockServer);
  return (await cashRows(mockServer)).map((row) => ({
    ...row,
    storeName: (row.storeId !== null && stores.get(row.storeId)?.name) || '',
    locked: row.source === 1 || row.payTime.slice(0, 7) <= last ? 1 : 0,
  }));
}

async function check(
  action: 'create' | 'update' | 'remove',
  row: CashRow,
  request: SignedInRequest,
  before?: CashRow,
): Promise<void> {
  const { mockServer } = request;
  for (const { payTime } of before ? [before, row] : [row]) await refuseClosed(mockServer, payTime);
  if (action === 'remove') return;
  // an institution that was deleted later stays in its entries
  if (row.storeId !== null && row.storeId !== before?.storeId) await scopedStore(request, row.storeId);
  const problem = payTimeProblem(row.payTime, mockServer.now());
  if (problem) refuse(problem);
  if (await isSerialTaken(mockServer, row.serialNo, row.id)) refuse('银行流水号已存在');
}

const matchInput = z.object({
  rows: z
    .array(
      z.object({
        date: z.iso.date('日期格式应为 YYYY-MM-DD'),
        payer: z.string(),
        amount: z.string().refine((text) => fenOf(text) !== undefined, '请输入正确的金额，最多两位小数'),
        direction: oneOf(directions, '请选择收支方向'),
        serialNo: textMember(cashEntryRules.serialNo),
      }),
      '请上传银行流水',
    )
    .min(1, '请上传银行流水')
    .max(1000, '单次最多匹配 1000 行'),
});

/** 流水匹配: what the lines of a bank's statement are. Changes nothing. */
async function match(request: SignedInRequest) {
  const { mockServer } = request;
  const { rows } = read(request.body, matchInput);
  const stores = await mockServer.table(storeTable);
  const recharges = (await mockServer.table(rechargeTable)).all();
  const withdrawals = (await mockServer.table(withdrawalTable)).all();
  const candidates: Candidate[] = [
    ...recharges
      .filter(({ status, payWay }) => status === 0 && payWay !== 4)
      .map(({ id, amount, storeId, createTime: time }) => {
        return { kind: 'recharge' as const, id, amount, name: stores.get(storeId)?.name ?? '', time };
      }),
    ...withdrawals
      .filter(({ status }) => status === 1)
      .map(({ id, actualAmount: amount, accountName: name, auditTime: time }) => {
        return { kind: 'withdrawal' as const, id, amount, name, time };
      }),
  ];
  const serials = (await cashRows(mockServer)).map(({ serialNo }) => serialNo).filter(Boolean);
  const confirming = recharges.flatMap(({ remark }) => confirmingLine(remark) ?? []);
  return matchStatement(rows, candidates, new Set([...serials, ...confirming]));
}
