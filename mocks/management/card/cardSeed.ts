import { orderTable } from '../../expert/orderTable';
import { moneySeed } from '../../finance/moneySeed';
import { momentOf } from '../../gaokao/fillWindows';
import { once } from '../../table';
import { dayLength, formatTime } from '../../time';
import { CardPress, staff } from './cardPress';
import type { BatchRow, CardRow, RecordRow, ReleaseRow } from './cardTables';

/** All card data at the start of the mock server. */
interface SeededCards {
  readonly batches: BatchRow[];
  readonly cards: CardRow[];
  readonly records: RecordRow[];
  readonly releases: ReleaseRow[];
}

/** The cards with the lives that they had: each change is a record, so that the two agree. */
export const seedCards = once((context): SeededCards => new Lives(context).run());

const system = { operatorName: '系统', side: 4, ip: '' } as const;
const hour = 3_600_000;

class Lives extends CardPress {
  run(): SeededCards {
    for (const card of this.cards) this.note(card, null, { ...staff, event: 1, at: this.madeAt(card) });
    this.releaseForMoney();
    this.releaseOverDesks();
    this.releaseForStudents();
    this.releaseGifts();
    this.bindStudents();
    this.takeBack();
    this.irregularities();
    this.exportSecrets();
    this.askForMore();
    this.records.sort((one, other) => (one.createTime < other.createTime ? -1 : 1));
    const records = this.records.map((record, index) => ({ ...record, id: index + 1 }));
    return { batches: this.batches, cards: this.cards, records, releases: this.releases };
  }

  /** Releases that the ledger has payments for. */
  private releaseForMoney(): void {
    for (const { batch, quantity, storeId, releaseNo, time } of moneySeed(this.context).releases)
      this.release({
        ...{ cards: this.stock(batch, quantity), storeId, payMode: 1, at: momentOf(time), releaseNo },
      });
  }

  /** The cards that orders are about are with the institution that took the order. */
  private releaseOverDesks(): void {
    const byNumber = new Map(this.cards.map((card) => [card.cardNo, card]));
    const piles = new Map<string, CardRow[]>();
    for (const { cardNo, storeId } of this.context.seedOf(orderTable)) {
      const card = byNumber.get(cardNo);
      if (!card) continue;
      const pile = `${storeId} ${card.batchId}`;
      piles.set(pile, [...(piles.get(pile) ?? []), card]);
    }
    for (const [pile, cards] of piles)
      this.release({
        ...{ cards: cards.sort((one, other) => one.id - other.id), storeId: Number.parseInt(pile, 10) },
        ...{ payMode: 4, at: this.now - 115 * dayLength, remark: '门店柜台备货，线下已付' },
      });
  }

  /** Releases for the students of each institution, and two cards more. */
  private releaseForStudents(): void {
    for (const [key, students] of this.members()) {
      const [storeId = 0, cardType = 1] = key.split(' ').map(Number);
      const batch = { 1: 1, 2: 2, 3: 6 }[cardType] ?? 1;
      const cards = this.stock(batch, students + 2);
      const payMode = this.takeQuota(storeId, cards.length) ? 2 : 3;
      this.release({ cards, storeId, at: this.now - 60 * dayLength, payMode, remark: '按考生人数配发' });
    }
  }

  /** Trial cards for lectures, last year's cards, those of a campus. */
  private releaseGifts(): void {
    const stores = this.stores.filter(({ id, status }) => id > 1 && status === 1);
    const given = { payMode: 3, remark: '活动赠送' };
    stores.slice(0, 12).forEach(({ id: storeId }, index) => {
      const at = this.now - (100 - index) * dayLength;
      this.release({ cards: this.stock(6, 10), storeId, at, ...given });
      this.release({
        cards: this.stock(7, index === 11 ? 100 : 8),
        storeId,
        at: this.now - 170 * dayLength,
        ...given,
      });
    });
    this.release({
      ...{ cards: this.stock(8, 80), storeId: 2, at: this.now - 140 * dayLength, payMode: 4 },
      remark: '校园合作，线下已付',
    });
  }

  private readonly quotas = new Map<number, number>();

  /** Whether an institution has bought as many cards, which it then has less. */
  private takeQuota(storeId: number, count: number): boolean {
    const bought = this.recharges.filter(
      (row) => row.storeId === storeId && row.rechargeType === '3' && row.status === 1,
    );
    const all = bought.reduce((sum, { quantity }) => sum + quantity, 0);
    const taken = (this.quotas.get(storeId) ?? 0) + count;
    if (taken > all) return false;
    this.quotas.set(storeId, taken);
    return true;
  }

  /** How many members with a card an institution has, by institution and type. */
  private members(): Map<string, number> {
    const counts = new Map<string, number>();
    for (const { storeId, userType, vipPayType } of this.students) {
      const key = `${storeId} ${userType}`;
      if (vipPayType === 1 || vipPayType === 2) counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return counts;
  }

  /** Binds a card to every member by card; several families have the same address. */
  private bindStudents(): void {
    const students = this.students;
    const members = students.filter(({ vipPayType }) => vipPayType === 1 || vipPayType === 2);
    members.forEach((student, index) => {
      const { storeId, userType, vipPayType: bindType, vipExpire = '', startTime, id: userId } = student;
      const card = this.cards.find(
        (one) =>
          one.status === 1 &&
          one.storeId === storeId &&
          one.cardType === userType &&
          one.year === student.year &&
          (one.batchId < 4 || (one.batchId === 6 && one.id < this.firstDesk(6))),
      );
      const at = momentOf(startTime);
      const by =
        bindType === 1
          ? {
              event: 5 as const,
              operatorName: '用户本人',
              side: 3 as const,
              ip: `203.0.113.${index % 3 === 0 ? 9 : 20 + index}`,
            }
          : { event: 6 as const, operatorName: '林知远', side: 1 as const, ip: '10.0.0.8' };
      if (card)
        this.change(
          card,
          { status: 2, userId, bindType, bindTime: formatTime(at), vipExpire },
          { ...by, at },
        );
    });
  }

  private firstDesk(batchId: number): number {
    return (this.cards.findLast((card) => card.batchId === batchId)?.id ?? 0) - 79;
  }

  /** Irregular cards: a misprinted batch, and cards lost, frozen, recalled or expired. */
  private irregularities(): void {
    const voided = { status: 5, voidReason: 1 };
    const days = (count: number) => this.now - count * dayLength;
    for (const card of this.cards.filter(({ batchId }) => batchId === 10))
      this.change(card, voided, { ...staff, event: 10, at: days(55), remark: '卡面印刷有误，整批作废' });
    const idle = this.cards.filter(({ status, batchId }) => status === 1 && (batchId === 3 || batchId === 5));
    idle.forEach((card, index) => {
      const at = days(3 + (index % 20));
      if (index % 23 === 3)
        this.change(
          card,
          { status: 4, formerStatus: 1 },
          { ...staff, event: 8, at, remark: '疑似转售，先行冻结' },
        );
      if (index % 41 === 7) this.change(card, voided, { ...staff, event: 10, at, remark: '卡片遗失' });
    });
    for (const card of this.cards.filter(({ batchId }) => batchId === 7))
      this.change(
        card,
        { status: 3, formerStatus: card.status },
        { ...system, event: 14, at: days(19), remark: '绑定截止日期已过' },
      );
    this.recall(days(30));
  }

  /** One gift is taken back wholly. */
  private recall(at: number): void {
    const release = this.releases.find(({ payMode, batchId }) => payMode === 3 && batchId === 6);
    if (!release) return;
    const cards = this.cards.filter((card) => card.releaseId === release.id && card.status === 1);
    if (cards.length < release.quantity) return;
    Object.assign(release, { recalled: cards.length, status: 2, rev: 2 });
    for (const card of cards)
      this.change(card, { status: 0 }, { ...staff, event: 3, at, remark: '活动取消' });
    for (const card of cards) Object.assign(card, { storeId: 0, releaseId: 0 });
  }

  /** The secrets of physical cards and of what was released went to print. */
  private exportSecrets(): void {
    for (const batch of this.batches.slice(0, 8)) {
      const at = batch.begun + 3 * hour;
      const { quantity } = batch;
      const whole = { releaseId: 0, storeId: 0, quantity, format: 1 };
      Object.assign(batch, { exports: [{ time: formatTime(at), by: '林知远', ...whole }] });
      for (const card of this.cards.filter(({ batchId }) => batchId === batch.id))
        this.records.push({
          ...{
            id: 0,
            cardId: card.id,
            event: 4,
            storeId: 0,
            userId: null,
            ...staff,
            fromStatus: 0,
            toStatus: 0,
          },
          ...{ amount: '', ledgerNo: '', remark: '', createTime: formatTime(at) },
        });
    }
  }

  /** Three institutions wait for cards; one has taken its wish back. */
  private askForMore(): void {
    const wishes = [
      [3, 1, 50, 0],
      [5, 2, 20, 0],
      [8, 3, 30, 0],
      [4, 1, 10, 2],
    ] as const;
    wishes.forEach(([storeId, cardType, quantity, status], index) => {
      const time = formatTime(this.now - (index + 1) * 5 * hour);
      const createBy = this.stores.find(({ id }) => id === storeId)?.contact ?? '';
      this.releases.push({
        ...{
          id: this.releases.length + 1,
          releaseNo: '',
          batchId: null,
          batchNo: '',
          cardType,
          storeId,
          quantity,
        },
        ...{ recalled: 0, unitPrice: '0.00', payMode: 1, amount: '0.00', ledgerNo: '', fromNo: '', toNo: '' },
        ...{ status, remark: '出分后咨询量大，申请补卡', rev: 1, createTime: time, createBy },
        ...{ updateTime: time, updateBy: createBy },
      });
    });
  }
}
