import { z } from 'zod';
import { financeEndpoints } from '@/resources/finance/endpoints';
import { systemEndpoints } from '@/resources/system/endpoints';
import type { Recharge } from '@/resources/system/recharge/recharge';
import { rechargeRules, rechargeStates } from '@/resources/system/recharge/recharge';
import { payWays } from '@/src/gaokao/moneyEnumerations';
import { addDecimals } from '@/src/lib/decimal';
import { formatNumber } from '@/src/lib/formatNumber';
import { audit } from '../../audit';
import { optionTexts } from '../../auditTexts';
import { doOnce, forPlatform, ownStoreScope } from '../../businessRules';
import { crudHandlers } from '../../crud';
import { logStore } from '../../customer/storeLog';
import { scopedStore } from '../../customer/storeScope';
import { storeTable } from '../../customer/storeTable';
import { rechargeEntries } from '../../finance/entries';
import { post } from '../../finance/post';
import { filterRows, type ListRules, member } from '../../list';
import { sendMessage } from '../../management/messages';
import { found, refuse } from '../../responses';
import { idSchema, type Route, read, route, type SignedInRequest } from '../../route';
import { textMember } from '../../rules';
import { formatTime } from '../../time';
import { labelsOf } from '../dictSeed';
import { type RechargeRow, rechargeTable } from './rechargeTable';

const endpoints = systemEndpoints['system/recharge'];
const types = labelsOf('recharge_type');
const listRules: ListRules = { contains: ['orderNo'] };

/** 确认到账, or 关闭 for a reason. */
const input = z.discriminatedUnion('status', [
  z.object({ id: idSchema, status: z.literal(1), remark: textMember(rechargeRules.remark) }),
  z.object({ id: idSchema, status: z.literal(2), remark: textMember(rechargeRules.closeReason) }),
]);

/** Recharges of institutions (screen H11). */
export const rechargeRoutes: readonly Route[] = [
  ...crudHandlers(endpoints, rechargeTable, {
    ...listRules,
    scope: ownStoreScope,
    presenter,
    beside: (rows, { filters }) => ({
      sum: addDecimals(filterRows(rows, filters, listRules).map((row) => String(member(row, 'amount')))),
    }),
    sheet: '充值记录',
    columns: {
      充值单号: 'orderNo',
      机构: 'storeName',
      充值类型: ['rechargeType', types],
      支付方式: ['payWay', optionTexts(payWays)],
      金额: 'amount',
      到账数量: 'quantity',
      状态: ['status', optionTexts(rechargeStates)],
      提交时间: 'createTime',
      完成时间: 'endTime',
      处理人: 'operator',
      ...{ 申请备注: 'applyRemark', 备注: 'remark' },
    },
  }),
  forPlatform(route(endpoints.operations.end, (request) => doOnce(request, () => end(request)))),
];

/** Confirms a recharge, or closes it without a credit. */
async function end(request: SignedInRequest): Promise<void> {
  const { id, status, remark } = read(request.body, input);
  const { mockServer, user, trail } = request;
  const recharges = await mockServer.table(rechargeTable);
  const before = found(recharges.get(id));
  if (before.status !== 0) refuse('该记录已处理');
  if (status === 1) await credit(before, request);
  const endTime = formatTime(mockServer.now());
  const after = await recharges.put({ ...before, status, remark, endTime, operator: user.nickName });
  Object.assign(trail, { before, after });
  await tellStore(request, after);
}

/** Tells the institution how its recharge ended: by a message, and among the 操作记录 of its account (F5). */
async function tellStore(request: SignedInRequest, row: RechargeRow): Promise<void> {
  const { id, storeId, orderNo, status, remark } = row;
  const [action, outcome] =
    status === 1
      ? ['充值到账', `已确认到账，${typeOf(row)} +${formatNumber(row.quantity)}`]
      : ['充值关闭', `已关闭：${remark}`];
  await audit(request, {
    ...{ bizType: financeEndpoints['finance/financial-balance'].name, bizId: storeId, storeId, action },
    remark: `${orderNo} ${outcome}`,
  });
  await sendMessage(request, {
    ...{ to: { storeId }, type: 3, title: `充值 ${orderNo} ${status === 1 ? '已到账' : '已关闭'}` },
    ...{ content: `充值申请 ${orderNo} ${outcome}。`, bizType: endpoints.name, bizId: id },
  });
}

const typeOf = ({ rechargeType }: RechargeRow) => types[rechargeType] ?? '';

async function presenter({ mockServer }: SignedInRequest): Promise<(row: RechargeRow) => Recharge> {
  const stores = await mockServer.table(storeTable);
  return (row) => ({ ...row, storeName: stores.get(row.storeId)?.name ?? '' });
}

/**
 * Credits a recharge to the institution: money in its prepaid wallet, or messages. Its number of cards is derived
 * from its recharges. The credited amount is in its operation record.
 */
async function credit(row: RechargeRow, request: SignedInRequest): Promise<void> {
  const { storeId, rechargeType, quantity, orderNo } = row;
  const stores = await request.mockServer.table(storeTable);
  const store = await scopedStore(request, storeId);
  await post(request, rechargeEntries(row));
  if (rechargeType === '2') await stores.put({ ...store, smsLeft: store.smsLeft + quantity });
  await logStore(request, storeId, '充值', `${orderNo} 到账，${typeOf(row)} +${quantity}`);
}
