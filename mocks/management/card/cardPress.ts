import { fenOf, yuanOf } from '@/src/lib/fen';
import type { StoreRow } from '../../customer/storeRow';
import { storeTable } from '../../customer/storeTable';
import { type StudentRow, studentTable } from '../../expert/studentTable';
import { moneySeed } from '../../finance/moneySeed';
import { type RechargeRow, rechargeTable } from '../../system/recharge/rechargeTable';
import type { SeedContext } from '../../table';
import { formatTime } from '../../time';
import { cardRefundSeed } from '../workOrder/cardRefundSeed';
import { freshCards, makingTime, seedBatches, seedSecrets } from './batchSeed';
import type { BatchRow, CardRow, RecordRow, ReleaseRow } from './cardTables';

type Event = Pick<RecordRow, 'event' | 'operatorName' | 'side'> &
  Partial<Pick<RecordRow, 'amount' | 'ledgerNo' | 'remark' | 'ip'>> & { readonly at: number };

interface ReleasePlan {
  readonly cards: readonly CardRow[];
  readonly storeId: number;
  readonly payMode: number;
  readonly at: number;
  readonly releaseNo?: string;
  readonly remark?: string;
}

export const staff = { operatorName: '林知远', side: 1, ip: '10.0.0.8' } as const;

/** Makes the cards, and writes a record of each change. */
export class CardPress {
  protected readonly records: RecordRow[] = [];
  protected readonly releases: ReleaseRow[] = [];
  protected readonly batches: BatchRow[];
  protected readonly cards: CardRow[];
  protected readonly now: number;
  protected readonly context: SeedContext;
  protected readonly students: readonly StudentRow[];
  protected readonly stores: readonly StoreRow[];
  protected readonly recharges: readonly RechargeRow[];

  constructor(context: SeedContext) {
    this.context = context;
    this.now = context.now;
    this.students = context.seedOf(studentTable);
    this.stores = context.seedOf(storeTable);
    this.recharges = context.seedOf(rechargeTable);
    this.batches = seedBatches(context.now);
    const secret = seedSecrets();
    this.cards = [];
    for (const batch of this.batches)
      this.cards.push(
        ...freshCards(batch, this.cards.length + 1, formatTime(batch.begun + makingTime), secret),
      );
  }

  protected madeAt({ batchId }: CardRow): number {
    return (this.batches[batchId - 1]?.begun ?? this.now) + makingTime;
  }

  protected note(card: CardRow, fromStatus: number | null, { at, ...event }: Event): void {
    this.records.push({
      ...{ id: 0, cardId: card.id, storeId: card.storeId, userId: card.userId, fromStatus },
      ...{ toStatus: card.status, amount: '', ledgerNo: '', remark: '', ip: '', ...event },
      createTime: formatTime(at),
    });
  }

  protected change(card: CardRow, changes: Partial<CardRow>, event: Event): void {
    const before = card.status;
    Object.assign(card, changes, { rev: card.rev + 1, updateTime: formatTime(event.at) });
    this.note(card, before, event);
  }

  protected stock(batchId: number, count: number): CardRow[] {
    const reserved = batchId === 4 || batchId === 8 || batchId === 6 ? 80 : 0;
    const own = this.cards.filter((card) => card.batchId === batchId);
    return own
      .slice(0, own.length - reserved)
      .filter(({ status }) => status === 0)
      .slice(0, count);
  }

  protected release({ cards, storeId, payMode, at, releaseNo, remark = '' }: ReleasePlan): void {
    const [first] = cards;
    const batch = this.batches[(first?.batchId ?? 0) - 1];
    if (!first || !batch) return;
    const id = this.releases.length + 1;
    const createTime = formatTime(at);
    const ledgerNo = releaseNo ? this.ledgerOf(releaseNo) : '';
    const isPaid = payMode === 1;
    this.releases.push({
      ...{ id, batchId: batch.id, batchNo: batch.batchNo, cardType: batch.cardType, storeId, payMode },
      releaseNo: releaseNo ?? `FK${createTime.slice(0, 10).replaceAll('-', '')}${String(5000 + id)}`,
      ...{ quantity: cards.length, recalled: 0, unitPrice: batch.unitPrice, status: 1, remark, rev: 1 },
      amount: isPaid ? yuanOf((fenOf(batch.unitPrice) ?? 0n) * BigInt(cards.length)) : '0.00',
      ...{ ledgerNo, fromNo: first.cardNo, toNo: cards.at(-1)?.cardNo ?? '' },
      ...{ createTime, createBy: '林知远', updateTime: createTime, updateBy: '林知远' },
    });
    const booked = isPaid ? { amount: batch.unitPrice, ledgerNo } : {};
    for (const card of cards)
      this.change(card, { status: 1, storeId, releaseId: id }, { ...staff, ...booked, event: 2, at, remark });
  }

  /** Cards taken back by work orders: bound by mistake and refunded (screen G9). */
  protected takeBack(): void {
    for (const { storeId, userId, amount, orderNo, asked, done } of cardRefundSeed(this.context)) {
      const card = this.cards.find(
        (one) =>
          one.status === 1 && one.storeId === storeId && one.cardType === 1 && one.unitPrice === amount,
      );
      if (!card) continue;
      const at = asked - 2 * 3_600_000;
      const bound = { status: 2, userId, bindType: 1, bindTime: formatTime(at) };
      this.change(card, bound, { event: 5, operatorName: '用户本人', side: 3, ip: '203.0.113.77', at });
      const paid = { amount, ledgerNo: this.ledgerOf(orderNo), remark: `工单 ${orderNo}` };
      this.change(card, { status: 5, voidReason: 2 }, { ...staff, ...paid, event: 12, at: done });
    }
  }

  protected ledgerOf(releaseNo: string): string {
    this.ledgerNumbers ??= new Map(
      moneySeed(this.context).ledger.map(({ bizNo, tradeNo }) => [bizNo, tradeNo]),
    );
    return this.ledgerNumbers.get(releaseNo) ?? '';
  }

  private ledgerNumbers: Map<string, string> | undefined;
}
