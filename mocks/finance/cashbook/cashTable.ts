import { z } from 'zod';
import { type CashEntry, cashWays, fitsDirection, monthAfter } from '@/resources/finance/cashbook/cashbook';
import { directions } from '@/resources/finance/money';
import { createRandom } from '../../random';
import { personName } from '../../seed/names';
import { drawnReceipt } from '../../system/recharge/rechargeTable';
import { defineTable, type SeedContext, type Stored, stamps } from '../../table';
import { dayLength, formatTime } from '../../time';

/** An entry as it is kept: those that the system writes follow from other records, and are not. */
export type CashRow = Stored<Omit<CashEntry, 'storeName' | 'locked'>>;

/** Manual entries of the cash book (screen F3): 40 entries. */
export const cashTable = defineTable<CashRow>({
  name: 'finance/cash',
  idField: 'id',
  schema: z.object({
    id: z.number(),
    no: z.string(),
    direction: z.literal(directions.map(({ value }) => value)),
    category: z.string(),
    amount: z.string(),
    storeId: z.number().nullable(),
    bizNo: z.string(),
    payWay: z.literal(cashWays.map(({ value }) => value)).nullable(),
    serialNo: z.string(),
    payTime: z.string(),
    source: z.literal([1, 2]),
    vouchers: z.array(z.string()),
    remark: z.string(),
    rev: z.number(),
    ...stamps,
  }),
  seed: seedCash,
});

const closedSchema = z.object({
  /** `202605`. */
  id: z.number(),
  /** `2026-05`. */
  month: z.string(),
});

/** Months that are closed. */
export const closedMonthTable = defineTable<z.infer<typeof closedSchema>>({
  name: 'finance/closedMonth',
  idField: 'id',
  schema: closedSchema,
  seed: ({ now }) => {
    const month = formatTime(now).slice(0, 7);
    return Array.from({ length: closedMonths }, (_, index) =>
      closedMonth(monthAfter(month, index - 1 - closedMonths)),
    );
  },
});

/** Five months are closed; the last one that is over is not yet. */
const closedMonths = 5;

/** A month as the table has it. */
export function closedMonth(month: string): { id: number; month: string } {
  return { id: Number(month.replace('-', '')), month };
}

/** `SZ202606200001`: the day, the kind of entry, and its number in three digits. */
export function cashNumber(time: string, kind: number, id: number): string {
  return `SZ${time.slice(0, 10).replaceAll('-', '')}${kind}${String(id % 1000).padStart(3, '0')}`;
}

/** Entries by hand have this kind; the system's own begin at 1. */
export const byHand = 0;

const count = 40;

/** Usual manual entries with their amounts, in yuan. */
const usual = [
  ['24', 1200, '短信套餐采购'],
  ['25', 860, '云服务器与带宽'],
  ['26', 3200, '线上推广投放'],
  ['19', 450, '资料合作收入'],
  ['29', 320, '办公用品'],
] as const;

function seedCash({ now }: SeedContext): CashRow[] {
  const random = createRandom(40);
  return Array.from({ length: count }, (_, index) => {
    const id = index + 1;
    const payTime = formatTime(now - (count - index) * 4.3 * dayLength - random.below(9) * 1_800_000);
    const [category, yuan, remark] = usual[index % usual.length] ?? usual[0];
    const amount = `${yuan + random.below(400)}.${10 + random.below(90)}`;
    const direction = fitsDirection(category, 1) ? 1 : 2;
    const by = personName(random);
    return {
      ...{ id, no: cashNumber(payTime, byHand, id), direction, category, amount },
      ...{ storeId: null, bizNo: '', payWay: random.pick([1, 2, 3] as const), payTime, source: 2, remark },
      serialNo: `JY${payTime.replaceAll(/\D/g, '')}`,
      vouchers: yuan >= 800 ? [drawnReceipt('志愿通科技', remark, amount, payTime)] : [],
      ...{ rev: 1, createTime: payTime, createBy: by, updateTime: payTime, updateBy: by },
    };
  });
}
