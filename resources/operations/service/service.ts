import { fenOf, yuanOf } from '@/src/lib/fen';
import type { FieldRule } from '@/src/lib/fieldRule';
import { formatMoney } from '@/src/lib/money';
import { numberOr, textOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';

/** A service sold to families (screen O10). Amounts are yuan as decimal text. */
export interface Service {
  id: RecordId;
  name: string;
  /** Dictionary `service_category`. */
  category: string;
  cover: string;
  images: string[];
  /** For an institution its own price, if it has set one. */
  price: string;
  /** Struck out beside the price; empty for none. */
  marketPrice: string;
  /** The least that an institution may ask, and what it pays the platform: the platform's staff alone see them. */
  minPrice: string;
  settlePrice: string;
  /** The product that customers order (`orderProducts`); 0 for none. */
  product: number;
  /** The membership that a purchase opens, and how; the product decides. */
  userType: number;
  vipPayType: number;
  provinceIds: number[];
  /** Dictionary `grade`. */
  grades: string[];
  /** 0 for any number. */
  stock: number;
  refundRule: (typeof refundRules)[number]['value'];
  /** HTML. */
  intro: string;
  saleStatus: SaleStatus;
  sales: number;
  sort: number;
  createTime: string;
  rev: number;
}

/** Whether a service is sold (saleStatus). */
export const saleStatuses = [
  { value: 0, label: '待上架' },
  { value: 1, label: '销售中', tone: 'success' },
  { value: 2, label: '已下架', tone: 'warning' },
] as const;

type SaleStatus = (typeof saleStatuses)[number]['value'];

/** Refund rules (refundRule). */
export const refundRules = [
  { value: 1, label: '未使用可退', tone: 'success' },
  { value: 2, label: '开通 7 天内可退', tone: 'warning' },
  { value: 3, label: '不支持退款', tone: 'danger' },
] as const;

/** Why a service cannot go from one state of sale to another; undefined where it can. */
export function saleRefusal(from: unknown, to: 1 | 2): string | undefined {
  const isSold = numberOr(from) === 1;
  if (to === 1) return isSold ? '该服务已在销售中' : undefined;
  return isSold ? undefined : '该服务未上架';
}

type Prices = { readonly [K in 'price' | 'marketPrice' | 'minPrice' | 'settlePrice']: unknown };

/** The conflict between prices; undefined where there is none. Empty ones are not compared. */
export function priceProblem({ price, marketPrice, minPrice, settlePrice }: Prices): string | undefined {
  const [asked, struck, least, settled] = [price, marketPrice, minPrice, settlePrice].map(fenOf);
  if (asked === undefined) return '请输入售价';
  if (struck !== undefined && struck < asked) return '划线价不能低于售价';
  const steps = [settled, least, asked].filter((fen) => fen !== undefined);
  const isSorted = steps.every((fen, index) => index === 0 || (steps[index - 1] ?? 0n) <= fen);
  return isSorted ? undefined : '须满足 结算价 ≤ 最低售价 ≤ 售价';
}

/** Bounds of an institution's price: from the least price to the struck-out one, or to the platform's own. */
export function priceBounds({
  price,
  marketPrice,
  minPrice,
}: Omit<Prices, 'settlePrice'>): readonly [min: string, max: string] {
  const most = fenOf(marketPrice) ?? fenOf(price) ?? 0n;
  return [yuanOf(fenOf(minPrice) ?? 0n), yuanOf(most)];
}

/** Why an institution cannot ask a price; undefined where it can. */
export function boundsProblem(price: unknown, [min, max]: readonly [string, string]): string | undefined {
  const fen = fenOf(price);
  const [least = 0n, most = 0n] = [fenOf(min), fenOf(max)];
  if (fen !== undefined && fen >= least && fen <= most) return undefined;
  return `售价须在 ${formatMoney(min)}～${formatMoney(max)} 之间`;
}

/** The membership that a purchase of a product opens, and how. */
export function openedBy(product: number): { readonly userType: number; readonly vipPayType: number } {
  if (product >= 4) return { userType: 2, vipPayType: 4 };
  const userTypes = [0, 3, 1, 2];
  return { userType: userTypes[product] ?? 0, vipPayType: product > 0 ? 3 : 0 };
}

/** The price of an institution, and its sales of the service in thirty days. */
export interface StorePrice {
  readonly storeId: RecordId;
  readonly storeName: string;
  readonly price: string;
  readonly sales30: number;
}

/** Reads the answer of `prices`, whatever its numbers are written as. */
export function readPrice(row: Readonly<Record<string, unknown>>): StorePrice {
  const { storeId, storeName, price, sales30 } = row;
  return {
    storeId: textOr(storeId),
    storeName: textOr(storeName),
    price: textOr(price),
    sales30: numberOr(sales30),
  };
}

/** Per cent off the middle price from which an institution's price is marked. */
const outlierPercent = 15n;

/** The institutions whose price is far from the one in the middle. */
export function outliersOf(prices: readonly StorePrice[]): ReadonlySet<RecordId> {
  const sorted = prices.map(({ price }) => fenOf(price) ?? 0n).sort((one, other) => (one < other ? -1 : 1));
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0n;
  const isFar = ({ price }: StorePrice) => {
    const fen = fenOf(price) ?? 0n;
    const off = fen > middle ? fen - middle : middle - fen;
    return off * 100n > middle * outlierPercent;
  };
  return new Set(prices.filter(isFar).map(({ storeId }) => storeId));
}

/** Rules of a service, for its forms and its mock (decision 41). */
export const serviceRules = {
  name: { label: '服务名称', required: true, minLength: 2, maxLength: 30 },
  price: { label: '售价', required: true, format: 'money' },
  marketPrice: { label: '划线价', format: 'money' },
  minPrice: { label: '最低售价', required: true, format: 'money' },
  settlePrice: { label: '结算价', required: true, format: 'money' },
  /** 0 for any number. */
  stock: { label: '库存', min: 0, max: 99_999, message: '库存为 0 到 99999 的整数' },
} as const satisfies Record<string, FieldRule>;
