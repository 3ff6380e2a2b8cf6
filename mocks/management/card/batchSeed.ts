import { cardNumber } from '@/resources/management/card/cardNumber';
import { createRandom, type Random } from '../../random';
import { dayLength, formatDay, formatTime } from '../../time';
import type { BatchRow, CardRow } from './cardTables';

interface Plan {
  readonly name: string;
  readonly cardType: 1 | 2 | 3;
  readonly quantity: number;
  readonly year?: number;
  readonly provinceIds?: readonly number[];
  readonly medium?: number;
  /** Days before now on which it was made; a negative number of the one that is being made. */
  readonly made: number;
  /** Days from now on which binding ends. */
  readonly deadline: number;
  readonly voided?: boolean;
}

/** The batches 1 to 12; money is taken for cards of 1 to 5 (mocks/finance/cardReleases). */
const plans: readonly Plan[] = [
  { name: '春季志愿卡', cardType: 1, quantity: 300, made: 176, deadline: 200 },
  { name: '春季升学卡', cardType: 2, quantity: 300, made: 176, deadline: 200 },
  { name: '二模志愿卡', cardType: 1, quantity: 300, made: 175, deadline: 120 },
  { name: '二模升学卡', cardType: 2, quantity: 300, made: 175, deadline: 120 },
  { name: '考前志愿卡', cardType: 1, quantity: 240, made: 174, deadline: 6 },
  { name: '讲座体验卡', cardType: 3, quantity: 200, made: 120, deadline: 90 },
  { name: '上年志愿卡', cardType: 1, quantity: 100, year: 2025, made: 178, deadline: -20 },
  {
    name: '湖南校园卡',
    cardType: 1,
    quantity: 160,
    provinceIds: [430000],
    medium: 2,
    made: 150,
    deadline: 150,
  },
  { name: '明年升学卡', cardType: 2, quantity: 200, year: 2027, made: 40, deadline: 460 },
  { name: '印刷有误的志愿卡', cardType: 1, quantity: 100, medium: 2, made: 60, deadline: 180, voided: true },
  { name: '明年体验卡', cardType: 3, quantity: 100, year: 2027, made: 20, deadline: 460 },
  { name: '明年志愿卡', cardType: 1, quantity: 100, year: 2027, made: -1, deadline: 460 },
];

const prices = { 1: ['360.00', '216.00'], 2: ['680.00', '408.00'], 3: ['0.00', '0.00'] } as const;

/** The batches as they were made; the last one is still being made when the mock server starts. */
export function seedBatches(now: number): BatchRow[] {
  const counted = new Map<number, number>();
  return plans.map((plan, index) => {
    const { name, cardType, quantity, year = 2026, provinceIds = [], medium = 1, made, deadline } = plan;
    const number = (counted.get(year) ?? 0) + 1;
    counted.set(year, number);
    const [facePrice, unitPrice] = prices[cardType];
    const begun = made < 0 ? now : now - made * dayLength;
    const createTime = formatTime(begun);
    return {
      ...{ id: index + 1, batchNo: String(number).padStart(4, '0'), name, cardType, medium, year, quantity },
      ...{ provinceIds: [...provinceIds], facePrice, unitPrice, validDays: cardType === 3 ? 3 : null },
      ...{ bindDeadline: formatDay(now + deadline * dayLength), begun, voided: plan.voided ?? false },
      ...{ exports: [], rev: 1 },
      ...{ createTime, createBy: '林知远', updateTime: createTime, updateBy: '林知远' },
    };
  });
}

/** Characters of secrets: none that is taken for another. */
const characters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A secret of twelve characters out of numbers below 31. */
function secretOf(numbers: Iterable<number>): string {
  return [...numbers].map((number) => characters.charAt(number % characters.length)).join('');
}

/** The cards of a batch as they come from the press; `firstId` is the id of the first. */
export function freshCards(
  batch: BatchRow,
  firstId: number,
  madeTime: string,
  secret: () => string,
): CardRow[] {
  const { id: batchId, batchNo, cardType, year, provinceIds, medium, facePrice, unitPrice } = batch;
  return Array.from({ length: batch.quantity }, (_, index) => ({
    ...{ id: firstId + index, cardNo: cardNumber({ type: cardType, year, batchNo, serial: index + 1 }) },
    ...{ secret: secret(), batchId, batchNo, cardType, year, provinceIds, medium, facePrice, unitPrice },
    ...{ validDays: batch.validDays, storeId: 0, releaseId: 0, status: 0, formerStatus: 0, voidReason: 0 },
    ...{ userId: null, bindType: 0, bindTime: '', bindDeadline: batch.bindDeadline, vipExpire: '', rev: 1 },
    ...{ createTime: madeTime, updateTime: madeTime },
  }));
}

/** Secrets of the seeds: the same on every run, and never two alike. */
export function seedSecrets(random: Random = createRandom(31)): () => string {
  const given = new Set<string>();
  return () => {
    let secret = '';
    while (secret === '' || given.has(secret))
      secret = secretOf(Array.from({ length: 12 }, () => random.below(characters.length)));
    given.add(secret);
    return secret;
  };
}

/** Secrets out of the machine's random numbers; none that exists already. */
export function createSecrets(given: Set<string>): () => string {
  return () => {
    let secret = '';
    while (secret === '' || given.has(secret)) {
      // 31 characters: what is above the largest multiple would favour the first ones
      const bytes = [...crypto.getRandomValues(new Uint8Array(32))].filter((byte) => byte < 248);
      secret = bytes.length < 12 ? '' : secretOf(bytes.slice(0, 12));
    }
    given.add(secret);
    return secret;
  };
}

/** Milliseconds that a batch takes to be made: 40 % a second. */
export const makingTime = 2_500;
