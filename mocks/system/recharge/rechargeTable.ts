import { z } from 'zod';
import { type Recharge, rechargeStates } from '@/resources/system/recharge/recharge';
import { payWays } from '@/src/gaokao/moneyEnumerations';
import { formatMoney } from '@/src/lib/money';
import type { StoreRow } from '../../customer/storeRow';
import { storeTable } from '../../customer/storeTable';
import { createRandom, type Random } from '../../random';
import { personName } from '../../seed/names';
import { defineTable, type Stored } from '../../table';
import { dayLength, formatTime } from '../../time';

/** A recharge as it is kept: the institution's name is that of the institution. */
export type RechargeRow = Stored<Omit<Recharge, 'storeName'>>;

/** Recharges of institutions (screen H11): 152, of which the newest five wait. */
export const rechargeTable = defineTable<RechargeRow>({
  name: 'system/recharge',
  idField: 'id',
  schema: z.object({
    id: z.number(),
    orderNo: z.string(),
    storeId: z.number(),
    rechargeType: z.string(),
    payWay: z.literal(payWays.map(({ value }) => value)),
    amount: z.string(),
    quantity: z.number(),
    voucher: z.string(),
    status: z.literal(rechargeStates.map(({ value }) => value)),
    createTime: z.string(),
    endTime: z.string(),
    operator: z.string(),
    applyRemark: z.string(),
    remark: z.string(),
  }),
  seed: ({ now, seedOf }) => {
    const random = createRandom(64);
    const stores = seedOf(storeTable).filter(({ id, status }) => id !== 1 && status === 1);
    return Array.from({ length: count }, (_, index) => seedRecharge(index + 1, now, stores, random));
  },
});

const count = 152;
const open = 5;
/** Types of the seeded recharges, in turn: most fill the prepaid wallet. */
const types = ['1', '1', '4', '1', '2', '1', '3', '1'] as const;
const hourLength = 3_600_000;
/** Units per yuan by type: yuan of balance, messages, cards at ten yuan, tests at five. */
export const perYuan: Readonly<Record<string, number>> = { 1: 1, 2: 20, 3: 0.1, 4: 0.2 };

function seedRecharge(id: number, now: number, stores: readonly StoreRow[], random: Random): RechargeRow {
  const created = now - (count - id) * 1.15 * dayLength - (2 + random.below(20)) * hourLength;
  const store = stores[random.below(stores.length)];
  const rechargeType = types[id % types.length] ?? '1';
  const payWay = id % 11 === 0 ? 4 : random.pick([1, 1, 2, 3] as const);
  const yuan = (1 + random.below(40)) * 500;
  const status = id > count - open ? 0 : id % 13 === 0 ? 2 : 1;
  const time = formatTime(created);
  return {
    id,
    orderNo: rechargeNumber(time, []),
    storeId: store?.id ?? 1,
    rechargeType,
    payWay,
    amount: payWay === 4 ? '0.00' : `${yuan}.00`,
    quantity: Math.round(yuan * (perYuan[rechargeType] ?? 1)),
    voucher: payWay === 4 ? '' : drawnReceipt(store?.name ?? '', '志愿通科技', `${yuan}.00`, time),
    status,
    createTime: time,
    endTime: status === 0 ? '' : formatTime(created + (1 + random.below(9)) * hourLength),
    operator: status === 0 ? '' : personName(random),
    applyRemark: id % 5 === 0 ? '出分前补充额度' : '',
    remark: status === 2 ? '未查到对应的到账流水' : '',
  };
}

/** `CZ` and fourteen digits: the second, or the next one that no recharge has. */
export function rechargeNumber(time: string, rows: readonly Pick<RechargeRow, 'orderNo'>[]): string {
  const taken = new Set(rows.map(({ orderNo }) => orderNo));
  let number = BigInt(time.replaceAll(/\D/g, ''));
  while (taken.has(`CZ${number}`)) number += 1n;
  return `CZ${number}`;
}

/** A drawn receipt of a bank, the amount in yuan; nothing has to be fetched. */
export function drawnReceipt(from: string, to: string, amount: string, time: string): string {
  const lines = [
    '银行电子回单（模拟）',
    `付款方：${from}`,
    `收款方：${to}`,
    `金额：${formatMoney(amount)}`,
    `时间：${time}`,
  ];
  const texts = lines.map(
    (line, index) =>
      `<text x="32" y="${64 + index * 46}" font-size="${index === 0 ? 26 : 20}" fill="#1f2a37">${line}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 560 300" width="560" height="300"><rect width="560" height="300" fill="#fffdf5" stroke="#d9c58f"/>${texts.join('')}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
