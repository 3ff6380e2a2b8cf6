import {
  deadlineAfter,
  type WorkOrderStatus,
  type WorkOrderType,
} from '@/resources/management/workOrder/workOrder';
import { rejectPhrases } from '@/resources/management/workOrder/workOrderTexts';
import { storeTable } from '../../customer/storeTable';
import { type OrderRow, orderTable } from '../../expert/orderTable';
import { studentTable } from '../../expert/studentTable';
import { momentOf } from '../../gaokao/fillWindows';
import { accountTable } from '../../system/accountTable';
import type { SeedContext } from '../../table';
import { dayLength, formatTime } from '../../time';
import { cardTable } from '../card/cardTables';
import { goneStudents } from '../goneStudents';
import { noWish, workOrderNumber } from './blankWorkOrder';
import { cardRefundSeed } from './cardRefundSeed';
import { seedReasons, seedResults, seedTalks } from './seedTexts';
import { aboutUser, plan, refundWish, type SeededRequest, wishOf } from './seedWishes';
import type { ReplyRow, WorkOrderRow } from './workOrderTable';

const types = [1, 2, 3, 4, 5, 6, 7] as const;
const statuses = [0, 1, 2, 3] as const;
const hour = 3_600_000;
/** Feedback that was answered makes them so many. */
const total = 150;

/** The work orders of half a year, most of them done. */
export function seedWorkOrders(context: SeedContext): WorkOrderRow[] {
  const finish = finisher(context);
  const refunds = [...refundsOfCards(context), ...refundsOfOrders(context), ...goodbyes(context)];
  const known = refunds.map((asked, index) => finish(asked, index));
  const planned = types.flatMap((type) =>
    statuses.flatMap((status) =>
      Array.from({ length: plan[type][status] }, (_, index) => ({ type, status, index })),
    ),
  );
  const missing = total - refunds.length - planned.length;
  const praise = Array.from({ length: missing }, (_, index) => ({
    ...{ type: 7 as const, status: 2 as const, index: plan[7][2] + index },
  }));
  const others = [...planned, ...praise].map(({ type, status, index }, place) =>
    finish(wishOf(context, type, status, index), place),
  );
  const byTime = others.sort((one, other) => one.createTime.localeCompare(other.createTime));
  return [...known, ...byTime].map((row, index) => ({
    ...row,
    id: index + 1,
    orderNo: workOrderNumber(row.createTime, index + 1),
  }));
}

/** Adds the members that a seeded work order of its state has beside its request. */
function finisher({ now, seedOf }: SeedContext) {
  const accounts = new Map(seedOf(accountTable).map(({ userId, nickName }) => [userId, nickName]));
  const contacts = new Map(seedOf(storeTable).map(({ id, contact }) => [id, contact]));
  return (asked: SeededRequest, place: number): WorkOrderRow => {
    const { type, storeId = 1 } = asked;
    const submitterId = submitterOf(storeId, place);
    const submitBy = asked.submitBy ?? accounts.get(submitterId) ?? contacts.get(storeId) ?? '';
    const handlerId = asked.status === 0 ? null : handlerOf(type, place);
    const reasons = seedReasons[type];
    return {
      ...{ ...noWish, id: 0, orderNo: '', storeId, submitterId, submitBy, userId: null, userName: '' },
      ...{ userMobile: '', reason: reasons[place % reasons.length] ?? reasons[0], images: [], handlerId },
      ...{ contact: submitBy, contactMobile: `1990000${String(storeId).padStart(4, '0')}` },
      ...timesOf(asked, place, now),
      ...outcomeOf(asked, place),
      ...{ createBy: submitBy, updateBy: accounts.get(handlerId ?? 0) ?? submitBy },
      ...asked,
    };
  };
}

/** The times of submission, deadline and completion. */
function timesOf({ status, ...asked }: SeededRequest, place: number, now: number) {
  const urgent = place % 9 === 4 ? (1 as const) : (0 as const);
  const created = asked.createTime ? momentOf(asked.createTime) : now - ageOf(status, place);
  const ended = Math.min(now, created + (2 + (place % 7)) * hour);
  const finishTime = asked.finishTime ?? (status >= 2 ? formatTime(ended) : '');
  const createTime = formatTime(created);
  return {
    ...{ urgent, urgentReason: urgent === 1 ? '家长在店等候，请尽快处理' : '', createTime, finishTime },
    ...{ deadline: formatTime(deadlineAfter(created, urgent)), updateTime: finishTime || createTime },
  };
}

/** The result of a seeded work order, and its rating. */
function outcomeOf({ type, status }: SeededRequest, place: number) {
  const stars = status === 2 && place % 3 === 0 ? 4 + (place % 2) : 0;
  return {
    ...{ result: status >= 2 ? resultOf(type, status, place) : '', stars, rateTime: '', rev: 1 + status },
    ...{ rateText: stars === 5 ? '处理很快，谢谢' : '', resubmits: status === 2 && place % 13 === 5 ? 1 : 0 },
  };
}

/** Open ones are of the last hours, some of them late; the others of half a year. */
function ageOf(status: WorkOrderStatus, place: number): number {
  if (status === 0) return ((place * 17) % 110) * 0.05 * hour + hour / 10;
  if (status === 1) return ((place * 13) % 60) * 0.2 * hour + hour;
  return (1 + ((place * 37) % 175)) * dayLength + (place % 11) * hour;
}

const zhuanjia = 4;
const demoStore = 2;

/** Institutions' administrators ask most; the demonstration's people have some of their own. */
function submitterOf(storeId: number, place: number): number {
  if (place % 8 === 3) return 1;
  if (place % 11 === 6) return zhuanjia;
  return storeId === demoStore ? 6 : storeId > demoStore ? 1000 + storeId : 2;
}

/** Finance settles refunds, operations the rest; the administrator some of both. */
function handlerOf(type: WorkOrderType, place: number): number {
  if (place % 3 === 0) return 1;
  return type <= 2 ? 3 : 2;
}

function resultOf(type: WorkOrderType, status: WorkOrderStatus, place: number): string {
  if (status === 2) return seedResults[type];
  const phrases = rejectPhrases(type);
  return phrases[place % phrases.length] ?? '';
}

/** The cards that were taken back. */
function refundsOfCards(context: SeedContext): SeededRequest[] {
  const cards = context.seedOf(cardTable).filter(({ voidReason }) => voidReason === 2);
  return cardRefundSeed(context).map(({ amount, asked, done, ...about }) => {
    const { cardNo = '', bindTime = '' } = cards.find(({ userId }) => userId === about.userId) ?? {};
    return {
      ...about,
      ...{ type: 2, status: 2, refundAmount: amount, cardNo },
      ...{ createTime: formatTime(asked), finishTime: formatTime(done) },
      facts: { cardNo, cardType: 1, bindTime, unitPrice: amount, schemes: 0 },
    };
  });
}

const isRefund = ({ status }: OrderRow) => status === 5 || status === 6;

/** The refunds of customers' orders that were asked for a day after the payment (screen E10). */
function refundsOfOrders({ now, seedOf }: SeedContext): SeededRequest[] {
  const students = new Map(seedOf(studentTable).map((student) => [student.id, student]));
  return seedOf(orderTable)
    .filter(isRefund)
    .flatMap((order, index) => {
      const user = students.get(order.userId);
      if (!user) return [];
      const isDone = order.status === 6;
      const asked = Math.min(now, momentOf(order.payTime) + dayLength);
      return {
        ...{
          ...aboutUser(user),
          type: 1,
          status: isDone ? 2 : index % 2 === 0 ? 1 : 0,
          ...refundWish(order),
        },
        ...{ storeId: order.storeId, submitBy: order.seller, submitterId: 0, reason: order.refundReason },
        createTime: formatTime(asked),
        ...(isDone && { finishTime: formatTime(Math.min(now, asked + dayLength)) }),
      };
    });
}

/** The users who are in the recycle bin. */
function goodbyes(context: SeedContext): SeededRequest[] {
  return goneStudents(context).map(({ student, deleteTime }) => ({
    ...{ ...aboutUser(student), type: 5, status: 2, confirmed: 1, facts: { cardNo: '', openOrders: 0 } },
    ...{ createTime: formatTime(momentOf(deleteTime) - 5 * hour), finishTime: deleteTime },
  }));
}

/** Seeds replies: every other accepted work order has one of the desk; some have more. */
export function seedReplies(orders: readonly WorkOrderRow[]): ReplyRow[] {
  const talks = orders
    .filter(({ handlerId, id }) => handlerId !== null && id % 2 === 0)
    .flatMap((order) => {
      const at = momentOf(order.createTime);
      const say = (content: string, internal: 0 | 1, authorId: number, author: string, after: number) => ({
        ...{ id: 0, workOrderId: order.id, content, images: [], internal, authorId, author },
        createTime: formatTime(at + after * 60_000),
      });
      const desk = [order.handlerId ?? 0, order.updateBy] as const;
      return [
        say(seedTalks.desk, 0, ...desk, 12),
        ...(order.id % 4 === 0 ? [say(seedTalks.asker, 0, order.submitterId, order.submitBy, 25)] : []),
        ...(order.id % 6 === 0 ? [say(seedTalks.internal, 1, ...desk, 31)] : []),
      ];
    });
  return talks.map((reply, index) => ({ ...reply, id: index + 1 }));
}
