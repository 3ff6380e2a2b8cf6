import { z } from 'zod';
import { financeEndpoints } from '@/resources/finance/endpoints';
import { balanceRules, rechargeProblem } from '@/resources/finance/financialBalance/balance';
import { fenOf, yuanOf } from '@/src/lib/fen';
import { formatMoney } from '@/src/lib/money';
import { audit } from '../audit';
import { isOfPlatform, storeIdOf } from '../businessRules';
import { storeTable } from '../customer/storeTable';
import { sendMessage } from '../management/messages';
import { refuse } from '../responses';
import { read, type SignedInRequest } from '../route';
import { choice, optionalText, textMember } from '../rules';
import { labelsOf } from '../system/dictSeed';
import { perYuan, rechargeNumber, rechargeTable } from '../system/recharge/rechargeTable';
import { formatTime } from '../time';
import { walletRecharge } from './entries';
import { oneOf, positive } from './moneyInput';

const { name: bizType } = financeEndpoints['finance/financial-balance'];

const rechargeInput = z
  .object({
    rechargeType: z.coerce.string().pipe(choice('充值类型', labelsOf('recharge_type'))),
    amount: positive,
    payWay: oneOf([1, 2, 3, 4], '请选择支付方式'),
    voucher: optionalText('付款凭证', 2000),
    remark: textMember(balanceRules.recharge),
  })
  .superRefine((values, issues) => {
    const problem = rechargeProblem(values.amount);
    if (problem) issues.addIssue(problem);
    else if (values.payWay === 1 && values.voucher === '') issues.addIssue('请上传付款凭证');
  });

/** A recharge that waits for 财务 to confirm it (screen H11). A gift has no amount: it is what it is good for. */
export async function applyForRecharge(request: SignedInRequest) {
  const { mockServer } = request;
  const storeId = await storeIdOf(request);
  const { amount: paid, remark: applyRemark, ...values } = read(request.body, rechargeInput);
  const isGift = values.payWay === 4;
  if (isGift && !isOfPlatform(request)) refuse('赠送仅限平台操作');
  const recharges = await mockServer.table(rechargeTable);
  const [id, createTime] = [recharges.nextId(), formatTime(mockServer.now())];
  const row = await recharges.put({
    ...{ id, orderNo: rechargeNumber(createTime, recharges.all()), storeId, ...values },
    amount: isGift ? '0.00' : yuanOf(fenOf(paid) ?? 0n),
    quantity: quantityOf(values.rechargeType, paid),
    ...{ status: 0, createTime, endTime: '', operator: '', applyRemark, remark: '' },
  });
  request.trail.after = row;
  const worth = isGift ? '赠送' : formatMoney(row.amount);
  await audit(request, {
    ...{ bizType, bizId: storeId, action: '充值申请', after: row, forStore: true },
    remark: `${row.orderNo}，${worth}`,
  });
  const storeName = (await mockServer.table(storeTable)).get(storeId)?.name ?? '';
  await sendMessage(request, {
    to: { permission: 'system:recharge:end' },
    type: 3,
    title: `新的充值申请 ${row.orderNo}`,
    content: `${storeName} 提交了充值申请 ${row.orderNo}，请核对到账后确认。`,
  });
  return row;
}

/** Yuan as they are; whole messages, cards and tests. */
function quantityOf(rechargeType: string, paid: string): number {
  return rechargeType === walletRecharge
    ? Number(paid)
    : Math.floor(Number(paid) * (perYuan[rechargeType] ?? 1));
}
