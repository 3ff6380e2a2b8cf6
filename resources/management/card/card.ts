import { fenOf } from '@/src/lib/fen';
import type { FieldRule, TextRule } from '@/src/lib/fieldRule';
import type { RecordId } from '@/src/lib/recordId';

/** A card (screen G10) as the server answers it: its secret never comes along. */
export interface Card {
  id: RecordId;
  cardNo: string;
  /** `****-****-****`. */
  secret: string;
  cardType: number;
  year: number;
  /** Empty for the whole country. */
  provinceIds: number[];
  /** 全国, or their names. */
  provinceText: string;
  batchId: RecordId;
  batchNo: string;
  storeId: RecordId | null;
  storeName: string;
  facePrice: string;
  unitPrice: string;
  status: number;
  /** Null of a card that is not void. */
  voidReason: number | null;
  medium: number;
  userId: RecordId | null;
  userName: string;
  bindType: number | null;
  bindTime: string;
  /** `YYYY-MM-DD`. */
  bindDeadline: string;
  vipExpire: string;
  rev: number;
  createTime: string;
  updateTime: string;
}

/** An event of a card (screen G11). */
export interface CardRecord {
  id: RecordId;
  cardId: RecordId;
  cardNo: string;
  cardType: number;
  event: number;
  batchId: RecordId;
  batchNo: string;
  storeId: RecordId | null;
  storeName: string;
  userId: RecordId | null;
  userName: string;
  operatorName: string;
  side: number;
  fromStatus: number | null;
  toStatus: number;
  /** The amount of one card; empty where no money moved. */
  amount: string;
  ledgerNo: string;
  remark: string;
  ip: string;
  createTime: string;
}

/** The booking for cards of one ledger row (screen G11, 月度对账单). */
export interface StatementLine {
  readonly ledgerNo: string;
  readonly time: string;
  readonly event: number;
  readonly batchNo: string;
  readonly cardType: number;
  readonly quantity: number;
  /** The price of one card, in yuan. */
  readonly unitPrice: string;
  /** The amount of all cards; refunds begin with a minus. */
  readonly amount: string;
}

/** How the cards of a batch are spread over states; the sum is the quantity (M6). */
export interface CardFigures {
  stock: number;
  /** The number with institutions, not bound yet. */
  released: number;
  bound: number;
  expired: number;
  voided: number;
}

/** Numbers with their secrets that went out (screen G12, 导出记录). */
export interface CardExport {
  readonly time: string;
  readonly by: string;
  /** Empty for the whole batch. */
  readonly storeName: string;
  /** Empty where it was no single release. */
  readonly releaseNo: string;
  readonly quantity: number;
  /** 1 as a file, 2 as sheets to cut up. */
  readonly format: number;
}

/** A batch of cards (screen G12). */
export interface CardBatch extends CardFigures {
  id: RecordId;
  batchNo: string;
  name: string;
  cardType: number;
  medium: number;
  year: number;
  provinceIds: number[];
  /** 全国, or their names. */
  provinceText: string;
  quantity: number;
  /** The number that 收回 may take back: with institutions, neither bound nor frozen nor expired. Assumed. */
  recallable: number;
  facePrice: string;
  unitPrice: string;
  /** Days of a trial card; null of the others. */
  validDays: number | null;
  bindDeadline: string;
  status: number;
  /** Percent of the cards that are made. */
  progress: number;
  exportCount: number;
  lastExport: string;
  /** Exports for print, the oldest first. */
  exports: readonly CardExport[];
  /** Numbers of the releases out of it. */
  releaseNos: readonly string[];
  rev: number;
  createTime: string;
  createBy: string;
}

/** Cards that an institution has got, or asks for (screen G12). */
export interface CardRelease {
  id: RecordId;
  releaseNo: string;
  batchId: RecordId | null;
  batchNo: string;
  cardType: number;
  storeId: RecordId;
  storeName: string;
  quantity: number;
  /** The number of recalled ones among them. */
  recalled: number;
  /** The number that 收回 may still take back. Assumed. */
  recallable: number;
  unitPrice: string;
  payMode: number;
  amount: string;
  ledgerNo: string;
  fromNo: string;
  toNo: string;
  /** The status; 0 待发放 for a request. */
  status: number;
  remark: string;
  /** The institution's request that it served; absent where there was none. Assumed. */
  application?: { time: string; by: string; remark: string } | undefined;
  rev: number;
  createTime: string;
  createBy: string;
}

/** The reason against releasing a number of cards: there are fewer. */
export function stockProblem(quantity: number, stock: number): string | undefined {
  return quantity > stock ? `库存不足，剩余 ${stock} 张` : undefined;
}

/** The reason against releasing cards that were paid for beforehand: fewer are left to be taken. */
export function quotaProblem(quantity: number, quotaLeft: number): string | undefined {
  return quantity > quotaLeft ? `会员卡额度不足，剩余 ${Math.max(0, quotaLeft)} 张` : undefined;
}

/** The reason against a price: above the face value, or a charge for trial cards. */
export function priceProblem(
  { facePrice, cardType }: Pick<CardBatch, 'facePrice' | 'cardType'>,
  { unitPrice, payMode }: Pick<CardRelease, 'unitPrice' | 'payMode'>,
): string | undefined {
  const fen = fenOf(unitPrice) ?? 0n;
  if (fen > (fenOf(facePrice) ?? 0n)) return '结算价不能高于面值';
  return fen === 0n && payMode === 1 && cardType !== 3 ? '金额必须大于 0' : undefined;
}

/** The figures out of the states of cards. */
export function figuresOf(statuses: Iterable<number>): CardFigures {
  const figures = { stock: 0, released: 0, bound: 0, expired: 0, voided: 0 };
  for (const status of statuses) figures[memberOf[status] ?? 'voided'] += 1;
  return figures;
}

const memberOf: Readonly<Record<number, keyof CardFigures>> = {
  0: 'stock',
  1: 'released',
  2: 'bound',
  3: 'expired',
  4: 'released',
  5: 'voided',
};

/** Rules of a batch, for its forms and its mock (decision 41). */
export const batchRules = {
  name: { label: '批次名称', required: true, minLength: 2, maxLength: 40 },
  quantity: { label: '数量', required: true, min: 1, max: 5000, message: '单批数量为 1-5000 张' },
  facePrice: { label: '面值', required: true, format: 'money' },
  unitPrice: { label: '结算价', required: true, format: 'money' },
  /** Of a card for trying; needed for such ones. */
  validDays: { label: '体验天数', min: 1, max: 30, message: '体验天数为 1-30 天' },
  recallQuantity: { label: '数量', required: true, min: 1, message: '数量须为大于 0 的整数' },
  /** Of a release; needed for those that are not charged. */
  remark: { label: '备注', maxLength: 200 },
} as const satisfies Record<string, FieldRule>;

/** Why a card, a release or a batch is frozen, taken back or voided; for their forms and mocks (decision 41). */
export const cardReason = {
  label: '原因',
  required: true,
  minLength: 5,
  maxLength: 200,
} as const satisfies TextRule;
